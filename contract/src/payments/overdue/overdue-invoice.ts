import * as z from 'zod/mini'
import { Day } from '../../india-day.ts'
import { OrderKind } from '../../orders/order-kind.ts'

/** An invoice unpaid after its due date, as staff see it; amounts in rupees. */
export const OverdueInvoice = z.object({
  /** The order id. */
  _id: z.string(),
  kind: OrderKind,
  /** The company invoiced, or the person. */
  buyer: z.string(),
  /** The invoice number. */
  number: z.string(),
  payBy: Day,
  daysOverdue: z.int(),
  total: z.number(),
  open: z.number(),
})
export type OverdueInvoice = z.infer<typeof OverdueInvoice>

/** GET /api/admin/overdue-invoices/sum: the total overdue, in rupees. */
export const OverdueSum = z.object({ count: z.int(), open: z.number() })
export type OverdueSum = z.infer<typeof OverdueSum>
