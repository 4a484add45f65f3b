import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Day } from '../india-day.ts'
import { OrderStatus } from '../orders/order-status.ts'
import { AnyOrder } from '../orders/search/any-order.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader, totalCountHeader } from '../paging/paging-headers.ts'
import { rangeDays } from './day-range.ts'
import { Summary } from './summary.ts'

const range = { from: z.optional(Day), to: z.optional(Day) }

export const salesCalls = {
  /** `from` and `to` count before `days`; 30 days where nothing is said. */
  readSummary: {
    query: {
      days: z.optional(
        z.pipe(
          z.enum(rangeDays.map(String), { error: `One of ${rangeDays.join(', ')}` }),
          z.transform((days) => Number(days)),
        ),
      ),
      ...range,
    },
    answer: Summary,
  },
  /** The orders that the figures of the dashboard count; the first page tells how many there are in all, up to `maxCounted`. */
  listSales: {
    query: {
      ...range,
      status: z.optional(OrderStatus),
      /** Only those that money is still due of. */
      due: z.optional(z.literal('true')),
      sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
      ...paging(25),
    },
    answer: z.array(AnyOrder),
    headers: [nextCursorHeader, totalCountHeader],
  },
} as const satisfies Partial<CallShapes>
