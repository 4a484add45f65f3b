import type { Address } from '@teeshala/contract/accounts/address'

/** The address of somebody who has not given one. */
export const emptyAddress: Address = { street: '', city: '', state: '', country: '', pincode: '' }
