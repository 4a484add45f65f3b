import * as z from 'zod/mini'
import { storedPaymentStatuses } from './stored-payment.ts'

/** GET /api/orders/{id}/payments: one attempt to pay an order through the gateway, as staff see it; amounts in rupees. */
export const OrderPayment = z.object({
  /** The gateway's number of it. */
  _id: z.string(),
  at: z.iso.datetime(),
  amount: z.number(),
  currency: z.string(),
  /** How it was paid, in the gateway's words. */
  method: z.string(),
  status: z.enum(storedPaymentStatuses),
  /** What of it goes back by credit notes about parts of the order, and what of that the gateway has not taken yet; only where some does. */
  parts: z.optional(z.object({ amount: z.number(), due: z.number() })),
  /** What the gateway keeps of it, the GST included, and that GST; absent until the gateway tells it. */
  fee: z.optional(z.object({ amount: z.number(), gst: z.number() })),
})
export type OrderPayment = z.infer<typeof OrderPayment>
