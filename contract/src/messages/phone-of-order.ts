type Reached = {
  readonly contact: { readonly phone: string }
  readonly fulfilment:
    | { readonly kind: 'ship'; readonly address: { readonly phone?: string | undefined } }
    | { readonly kind: 'collect' }
}

/** Returns the number of an order’s customer, or that of its parcel where they gave only one for the courier; empty where there is none. */
export function phoneOfOrder({ contact, fulfilment }: Reached): string {
  return contact.phone || (fulfilment.kind === 'ship' && fulfilment.address.phone) || ''
}
