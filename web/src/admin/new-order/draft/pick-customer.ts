import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'
import { emptyTerms, type OrderTerms } from './order-draft.ts'

/** Returns the fields that an order takes from its customer's account: a previously filled-in address is replaced, a typed one stays. */
export function pickCustomer(now: OrderTerms, { _id, name, phone, email, address }: User): Partial<OrderTerms> {
  const { street, city, state, country, pincode } = address
  const isOfFormer = now.pickedStreet !== '' && now.address.address === now.pickedStreet
  return {
    customer: { userId: _id, name, phone: phone && formatPhone(phone), email },
    pickedStreet: street,
    ...(isOfFormer && { address: emptyTerms.address }),
    ...(street && { address: { address: street, city, state, country: country || 'India', postalCode: pincode } }),
  }
}
