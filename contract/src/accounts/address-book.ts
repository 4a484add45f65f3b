import * as z from 'zod/mini'
import { ShippingAddress } from '../orders/buyer/shipping-address.ts'

/** The maximum number of saved addresses. */
export const maxSavedAddresses = 10
export const tooManyAddresses = `You can save up to ${maxSavedAddresses} addresses. Please delete one first.`

/** A person's delivery addresses; the first is suggested by default. */
const addresses = z.array(ShippingAddress).check(z.maxLength(maxSavedAddresses, { error: tooManyAddresses }))

/** `revision` grows with each change, so that a change in another tab is not overwritten unnoticed. */
export const AddressBook = z.object({ addresses, revision: z.int().check(z.gte(0)) })
export type AddressBook = z.infer<typeof AddressBook>

/** PUT /api/users/{id}/addresses: the complete new list, and the revision that it is based on. */
export const KeepAddressesRequest = AddressBook
export type KeepAddressesRequest = AddressBook

/** The document addressBooks/{uid}. */
export const StoredAddressBook = z.object({ ...AddressBook.shape, updatedAt: z.date() })
export type StoredAddressBook = z.infer<typeof StoredAddressBook>
