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
  /** `from` and `to` take precedence over `days`; the default is 30 days. */
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
  /** The orders counted in the dashboard's figures; the first page also carries their total count, up to `maxCounted`. */
  listSales: {
    query: {
      ...range,
      status: z.optional(OrderStatus),
      /** Only orders with money still due. */
      due: z.optional(z.literal('true')),
      sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
      ...paging(25),
    },
    answer: z.array(AnyOrder),
    headers: [nextCursorHeader, totalCountHeader],
  },
} as const satisfies Partial<CallShapes>
