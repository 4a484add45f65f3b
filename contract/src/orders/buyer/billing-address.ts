import * as z from 'zod/mini'
import { isIndia, isPincode } from '../../accounts/address.ts'
import { stateCodeOfAddress } from '../../tax/state-code.ts'
import { OrderAddress, ShippingAddress } from './shipping-address.ts'

/** The error when the state of a billing address is missing, and its PIN code does not tell it. */
export const billingStateRequired = 'Please choose the state'

/**
 * The address of the buyer on the invoice of an order that is collected. Like a delivery address, but its state must be known, because the invoice
 * names it with its code.
 */
export const BillingAddress = ShippingAddress.check(
  z.refine((to) => !isIndia(to.country) || !isPincode(to.postalCode) || stateCodeOfAddress(to) !== undefined, {
    error: billingStateRequired,
    path: ['state'],
  }),
)

/** The buyer's address in the request for an order that is collected; a delivered order is billed to its delivery address. */
export const billingAddressField = { billingAddress: z.optional(BillingAddress) }

/** PUT /api/admin/order/:id/billing-address. */
export const SetBillingAddressRequest = z.object({
  billingAddress: BillingAddress,
  /** The address that the form was opened with, null for none, so that a colleague's change in the meantime is not overwritten unnoticed. */
  expected: z.optional(z.nullable(OrderAddress)),
})
export type SetBillingAddressRequest = z.infer<typeof SetBillingAddressRequest>
