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
import { billingAddressField } from './buyer/billing-address.ts'
import { ShippingAddress } from './buyer/shipping-address.ts'
import { companyField, neededByField, noteField } from './order-extras.ts'

/** How the buyer can be reached. Missing fields are filled from the profile; empty ones stay empty. */
export const OrderContact = z.object({
  name: z.optional(Line(100)),
  phone: z.optional(OptionalPhone),
  email: z.optional(z.union([Email, z.literal('')])),
})
export type OrderContact = z.infer<typeof OrderContact>

/** The error when size, colour or placement is not chosen. */
export const singleChoicesRequired = 'Please select size, color, and placement.'

/** POST /api/order, single shirt shape. `color` is a colour id; `price` is for the whole line: quantity × unit price. */
export const SingleOrderRequest = z.object({
  productId: z._default(DocumentId, singleOrderProduct),
  size: z.enum(singleOrderSizes, { error: singleChoicesRequired }),
  color: DocumentId,
  placement: Placement,
  quantity: Quantity,
  price: Rupees,
  /** The total that the customer saw, including any shipping and discount. */
  totalPrice: z.optional(Rupees),
  designs: designList(DesignRequest),
  /** What is printed, if it is more than pictures; its pictures then replace `designs`. */
  designDocument: z.optional(DesignDocument),
  contact: z.optional(OrderContact),
  shippingAddress: z.optional(ShippingAddress),
  ...billingAddressField,
  ...companyField,
  ...neededByField,
  ...noteField,
  coupon: z.optional(AskedCoupon),
  paymentMethod: z._default(PaymentMethod, 'cash_on_delivery'),
})
export type SingleOrderRequest = z.infer<typeof SingleOrderRequest>
