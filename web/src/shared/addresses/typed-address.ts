/** An address as a form starts with it. */
export const emptyAddress = { address: '', city: '', state: '', postalCode: '', country: 'India' }
export type TypedAddress = typeof emptyAddress

/** A recipient as a form starts with them. */
export const emptyRecipient = { name: '', phone: '', ...emptyAddress }
export type TypedRecipient = typeof emptyRecipient
