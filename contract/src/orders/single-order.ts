import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { OptionalPhone } from '../accounts/phone.ts'
import { Quantity } from '../cart/quantity.ts'
import { Placement } from '../catalogue/options/placement.ts'
import { singleOrderSizes } from '../catalogue/options/size.ts'
import { singleOrderProduct } from '../catalogue/single-order-product.ts'
import { AskedCoupon } from '../coupons/coupon.ts'
import { DesignDocument } from '../design-document/design-document.ts'
import { DesignRequest, designList } from '../designs/design.ts'
import { DocumentId } from '../ids.ts'
import { Rupees } from '../money.ts'
import { PaymentMethod } from '../payments/payment.ts'
import { Line } from '../text.ts'
import { ShippingAddress } from './buyer/shipping-address.ts'
import { companyField, neededByField, noteField } from './order-extras.ts'

/** How somebody can be reached. What is left out is filled from the profile; what is empty stays so. */
export const OrderContact = z.object({
  name: z.optional(Line(100)),
  phone: z.optional(OptionalPhone),
  email: z.optional(z.union([Email, z.literal('')])),
})
export type OrderContact = z.infer<typeof OrderContact>

/** Said when the page's three choices are not made. */
export const singleChoicesRequired = 'Please select size, color, and placement.'

/** POST /api/order, single shirt shape. `color` is a colour's id, `price` the whole line: quantity × unit price. */
export const SingleOrderRequest = z.object({
  productId: z._default(DocumentId, singleOrderProduct),
  size: z.enum(singleOrderSizes, { error: singleChoicesRequired }),
  color: DocumentId,
  placement: Placement,
  quantity: Quantity,
  price: Rupees,
  /** What the customer saw in all, with shipping where it is sent and what the coupon takes off. */
  totalPrice: z.optional(Rupees),
  designs: designList(DesignRequest),
  /** What is printed, where there is more than pictures: its pictures take the place of `designs`. */
  designDocument: z.optional(DesignDocument),
  contact: z.optional(OrderContact),
  shippingAddress: z.optional(ShippingAddress),
  ...companyField,
  ...neededByField,
  ...noteField,
  coupon: z.optional(AskedCoupon),
  paymentMethod: z._default(PaymentMethod, 'cash_on_delivery'),
})
export type SingleOrderRequest = z.infer<typeof SingleOrderRequest>
