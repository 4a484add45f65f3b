import * as z from 'zod/mini'
import { ShippingAddress } from '../orders/buyer/shipping-address.ts'

/** The most addresses that somebody can keep. */
export const maxSavedAddresses = 10
export const tooManyAddresses = `You can save up to ${maxSavedAddresses} addresses. Please delete one first.`

/** Where somebody has things sent; the first is the one that is suggested. */
const addresses = z.array(ShippingAddress).check(z.maxLength(maxSavedAddresses, { error: tooManyAddresses }))

/** `revision` grows with each change, so that one of another tab is not lost unseen. */
export const AddressBook = z.object({ addresses, revision: z.int().check(z.gte(0)) })
export type AddressBook = z.infer<typeof AddressBook>

/** PUT /api/users/{id}/addresses: all of them as they are to be, and the revision on which that is based. */
export const KeepAddressesRequest = AddressBook
export type KeepAddressesRequest = AddressBook

/** The document addressBooks/{uid}. */
export const StoredAddressBook = z.object({ ...AddressBook.shape, updatedAt: z.date() })
export type StoredAddressBook = z.infer<typeof StoredAddressBook>
