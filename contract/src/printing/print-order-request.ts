import * as z from 'zod/mini'
import { AskedCoupon } from '../coupons/coupon.ts'
import { DocumentId } from '../ids.ts'
import { Rupees } from '../money.ts'
import { billingAddressField } from '../orders/buyer/billing-address.ts'
import { ShippingAddress } from '../orders/buyer/shipping-address.ts'
import { companyField, neededByField } from '../orders/order-extras.ts'
import { OrderContact } from '../orders/single-order.ts'
import { PaymentMethod } from '../payments/payment.ts'
import { Line } from '../text.ts'
import { maxPrintItems, PrintItem } from './print-item.ts'
import { JobDocument, maxJobs, PrintJob } from './print-job.ts'

/** The error when a print order is empty. */
export const printItemsRequired = 'Please add at least one item to your order'

/** What is printed: single lines of the price list, and jobs with documents. An order can have either or both. */
export const printGoods = {
  items: z._default(
    z.array(PrintItem).check(z.maxLength(maxPrintItems, { error: `Up to ${maxPrintItems} lines in an order` })),
    [],
  ),
  jobs: z._default(z.array(PrintJob).check(z.maxLength(maxJobs, { error: `Up to ${maxJobs} jobs in an order` })), []),
  /** Files that belong to the single lines rather than to a job. */
  files: z._default(z.array(JobDocument).check(z.maxLength(maxJobs)), []),
  note: z._default(Line(500), ''),
}

/** POST /api/print-order. Amounts in rupees are those that the customer saw; the server refuses any others. */
export const PrintOrderRequest = z
  .object({
    /** The caller's own uid, or null: an order without an account is answered with a secret to track it by. */
    userId: z._default(z.nullable(DocumentId), null),
    ...printGoods,
    totalItems: z.int().check(z.gte(0)),
    /** The total, including any shipping and discount. */
    grandTotal: Rupees,
    contact: z.optional(OrderContact),
    /** The delivery address; without one the order is collected from the shop. */
    shippingAddress: z.optional(ShippingAddress),
    ...billingAddressField,
    ...companyField,
    ...neededByField,
    coupon: z.optional(AskedCoupon),
    paymentMethod: z._default(PaymentMethod, 'cash_on_delivery'),
  })
  .check((context) => {
    const { items, jobs } = context.value
    if (items.length + jobs.length > 0) return
    context.issues.push({ code: 'custom', message: printItemsRequired, path: ['items'], input: context.value })
  })
export type PrintOrderRequest = z.infer<typeof PrintOrderRequest>
