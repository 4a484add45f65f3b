import type { Address } from '@teeshala/contract/accounts/address'

/** The address of a person who has not entered one. */
export const emptyAddress: Address = { street: '', city: '', state: '', country: '', pincode: '' }
