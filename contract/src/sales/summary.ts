import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { OrderStatus } from '../orders/order-status.ts'

/** The figures of some days; amounts in rupees. What each counts: `saleWords`. */
const figures = {
  from: Day,
  to: Day,
  orders: z.number(),
  revenue: z.number(),
  averageOrder: z.number(),
  pieces: z.number(),
  pendingMoney: z.number(),
  pendingOrders: z.number(),
  /** Day by day, the first one first. */
  days: z.array(z.object({ day: Day, orders: z.number(), revenue: z.number() })),
}
export const SalesFigures = z.object(figures)
export type SalesFigures = z.infer<typeof SalesFigures>

/** How far a count of the dashboard goes, for one read; what is more is told as 'more than'. */
export const countedUpTo = 999

/** A count that stops at `countedUpTo`. */
const Count = z.object({ count: z.number(), isMore: z.boolean() })
export type Count = z.infer<typeof Count>

/** The statuses in which an order waits for the shop. */
export const waitingStatuses = ['placed', 'in_production', 'shipped'] as const satisfies OrderStatus[]

const ProductFigure = z.object({ _id: z.string(), name: z.string(), image: z.string() })

/** What the dashboard shows. */
export const Summary = z.object({
  ...figures,
  /** The same of as many days right before. */
  before: SalesFigures,
  /** Sales that are not delivered yet, whenever they were placed, and the one that has waited longest. */
  waiting: z.array(
    z.object({
      status: OrderStatus,
      ...Count.shape,
      oldest: z.optional(z.object({ _id: z.string(), createdAt: z.iso.datetime() })),
    }),
  ),
  /** Products of which so many or fewer are left, the fewest first. */
  lowStock: z.object({
    upTo: z.number(),
    ...Count.shape,
    lowest: z.array(z.object({ ...ProductFigure.shape, stock: z.number() })),
  }),
  /** The products sold most on these days; one that is no longer sold has no name. */
  bestSellers: z.array(z.object({ ...ProductFigure.shape, pieces: z.number() })),
  /** Whether every day is counted as it is now; if not, the shop is still counting some again. */
  isComplete: z.boolean(),
})
export type Summary = z.infer<typeof Summary>
