import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { TypedRecipient } from '../../../shared/addresses/typed-address.ts'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'

/** The checkout's input, as long as the tab lives. */
export const checkoutDraft = formDraft<TypedRecipient>('checkout')

/** Returns the fields filled in by a saved address; name and phone stay if it has none. */
export const draftAt = ({ name, phone, state = '', ...place }: ShippingAddress): Partial<TypedRecipient> => ({
  ...place,
  state,
  ...(name && { name }),
  ...(phone && { phone }),
})
