import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'
import { emptyTerms, type OrderTerms } from './order-draft.ts'

/** Returns what an order takes from the account of its customer: the address of somebody picked before goes, one that was typed stays. */
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
