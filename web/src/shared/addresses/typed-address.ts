/** An address as a form begins with it. */
export const emptyAddress = { address: '', city: '', state: '', postalCode: '', country: 'India' }
export type TypedAddress = typeof emptyAddress
