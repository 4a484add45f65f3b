type Reached = {
  readonly contact: { readonly phone: string }
  readonly fulfilment:
    | { readonly kind: 'ship'; readonly address: { readonly phone?: string | undefined } }
    | { readonly kind: 'collect' }
}

/** Returns the phone number of an order’s customer, or the one given for the courier if there is no other; empty if there is none. */
export function phoneOfOrder({ contact, fulfilment }: Reached): string {
  return contact.phone || (fulfilment.kind === 'ship' && fulfilment.address.phone) || ''
}
