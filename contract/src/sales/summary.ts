import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { OrderStatus } from '../orders/order-status.ts'

/** The figures of a period; amounts in rupees. See `saleWords` for what each counts. */
const figures = {
  from: Day,
  to: Day,
  orders: z.number(),
  revenue: z.number(),
  averageOrder: z.number(),
  pieces: z.number(),
  pendingMoney: z.number(),
  pendingOrders: z.number(),
  /** Day by day, the earliest first. */
  days: z.array(z.object({ day: Day, orders: z.number(), revenue: z.number() })),
}
export const SalesFigures = z.object(figures)
export type SalesFigures = z.infer<typeof SalesFigures>

/** How far the dashboard counts, to cost one read; beyond that it says 'more than'. */
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
  /** The same figures for as many days right before. */
  before: SalesFigures,
  /** Undelivered sales, whenever they were placed, with the oldest one. */
  waiting: z.array(
    z.object({
      status: OrderStatus,
      ...Count.shape,
      oldest: z.optional(z.object({ _id: z.string(), createdAt: z.iso.datetime() })),
    }),
  ),
  /** Products with this many pieces or fewer in stock, the fewest first. */
  lowStock: z.object({
    upTo: z.number(),
    ...Count.shape,
    lowest: z.array(z.object({ ...ProductFigure.shape, stock: z.number() })),
  }),
  /** The best-selling products of these days; one that is no longer sold has no name. */
  bestSellers: z.array(z.object({ ...ProductFigure.shape, pieces: z.number() })),
  /** Whether every day's count is up to date; if not, some are still being recounted. */
  isComplete: z.boolean(),
})
export type Summary = z.infer<typeof Summary>
