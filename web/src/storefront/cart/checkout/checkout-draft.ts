import type { User } from '@teeshala/contract/accounts/user'
import type { ShippingAddress } from '@teeshala/contract/orders/shipping-address'
import { formDraft } from '../../../shared/session/form-draft.ts'

export const emptyDraft = { name: '', phone: '', address: '', city: '', state: '', postalCode: '', country: 'India' }
export type Draft = typeof emptyDraft

/** What has been typed into the checkout, for as long as the tab lives. */
export const checkoutDraft = formDraft<Draft>('checkout')

/** A checkout as the customer's profile fills it. */
export const draftOf = ({ name, phone, address }: User): Draft => ({
  name,
  phone,
  address: address.street,
  city: address.city,
  state: address.state,
  postalCode: address.pincode,
  country: address.country || emptyDraft.country,
})

/** What a saved address fills in; whose it is stays where it does not say. */
export const draftAt = ({ name, phone, state = '', ...place }: ShippingAddress): Partial<Draft> => ({
  ...place,
  state,
  ...(name && { name }),
  ...(phone && { phone }),
})
