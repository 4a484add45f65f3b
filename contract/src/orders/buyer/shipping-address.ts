import * as z from 'zod/mini'
import { isIndia, isPincode, joinPincode, pincodeMessage } from '../../accounts/address.ts'
import { OptionalPhone } from '../../accounts/phone.ts'
import { Line, RequiredLine } from '../../text.ts'

/** The error when address, city, postal code or country is missing. */
export const shippingRequired = 'Please fill in all required shipping information'

/** The delivery address in a request. Fields that merely help the courier may be missing. */
export const ShippingAddress = z
  .object({
    address: RequiredLine(200, shippingRequired),
    city: RequiredLine(100, shippingRequired),
    postalCode: RequiredLine(12, shippingRequired).check(joinPincode),
    country: RequiredLine(100, shippingRequired),
    state: z.optional(Line(100)),
    name: z.optional(Line(100)),
    phone: z.optional(OptionalPhone),
  })
  .check(
    z.refine((to) => !isIndia(to.country) || to.postalCode === '' || isPincode(to.postalCode), {
      error: pincodeMessage,
      path: ['postalCode'],
    }),
  )
export type ShippingAddress = z.infer<typeof ShippingAddress>

/** The part of an address that decides the shipping charge. */
export const PostalPlace = z.object({ postalCode: Line(12).check(joinPincode), country: Line(100) })
export type PostalPlace = z.infer<typeof PostalPlace>

/** Where an order was sent. Deleting an account leaves only country and state, so no field is required here. */
export const OrderAddress = z.object({
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  state: z.optional(z.string()),
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
})
export type OrderAddress = z.infer<typeof OrderAddress>
