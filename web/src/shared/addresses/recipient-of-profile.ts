import type { User } from '@teeshala/contract/accounts/user'
import { emptyAddress, type TypedRecipient } from './typed-address.ts'

/** Returns the profile's name and address, which may be empty. */
export function recipientOfProfile({ name, phone, address }: User): TypedRecipient {
  const { street, city, state, pincode, country } = address
  return { name, phone, address: street, city, state, postalCode: pincode, country: country || emptyAddress.country }
}
