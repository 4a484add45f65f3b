/** An address as a form begins with it. */
export const emptyAddress = { address: '', city: '', state: '', postalCode: '', country: 'India' }
export type TypedAddress = typeof emptyAddress

/** Somebody at an address, as a form begins with them. */
export const emptyRecipient = { name: '', phone: '', ...emptyAddress }
export type TypedRecipient = typeof emptyRecipient
