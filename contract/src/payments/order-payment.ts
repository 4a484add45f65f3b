import * as z from 'zod/mini'
import { storedPaymentStatuses } from './stored-payment.ts'

/** GET /api/orders/{id}/payments: one attempt to pay an order through the gateway, as staff see it; amounts in rupees. */
export const OrderPayment = z.object({
  /** The gateway's id of the payment. */
  _id: z.string(),
  at: z.iso.datetime(),
  amount: z.number(),
  currency: z.string(),
  /** How it was paid, in the gateway's words. */
  method: z.string(),
  status: z.enum(storedPaymentStatuses),
  /** How much of it is refunded by partial credit notes, and how much of that the gateway has not accepted yet; absent if none. */
  parts: z.optional(z.object({ amount: z.number(), due: z.number() })),
  /** The gateway's fee, GST included, and that GST; absent until the gateway reports it. */
  fee: z.optional(z.object({ amount: z.number(), gst: z.number() })),
})
export type OrderPayment = z.infer<typeof OrderPayment>
