import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { TypedRecipient } from '../../../shared/addresses/typed-address.ts'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'

/** What has been typed into the checkout, for as long as the tab lives. */
export const checkoutDraft = formDraft<TypedRecipient>('checkout')

/** What a saved address fills in; whose it is stays where it does not say. */
export const draftAt = ({ name, phone, state = '', ...place }: ShippingAddress): Partial<TypedRecipient> => ({
  ...place,
  state,
  ...(name && { name }),
  ...(phone && { phone }),
})
