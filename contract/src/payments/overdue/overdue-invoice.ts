import * as z from 'zod/mini'
import { Day } from '../../india-day.ts'
import { OrderKind } from '../../orders/order-kind.ts'

/** An invoice that its buyer has not paid by the agreed day, as staff see it; amounts in rupees. */
export const OverdueInvoice = z.object({
  /** The order's number. */
  _id: z.string(),
  kind: OrderKind,
  /** The company that is billed, or the person. */
  buyer: z.string(),
  /** The number of the invoice. */
  number: z.string(),
  payBy: Day,
  daysOverdue: z.int(),
  total: z.number(),
  open: z.number(),
})
export type OverdueInvoice = z.infer<typeof OverdueInvoice>

/** GET /api/admin/overdue-invoices/sum: how much is overdue in all, in rupees. */
export const OverdueSum = z.object({ count: z.int(), open: z.number() })
export type OverdueSum = z.infer<typeof OverdueSum>
