import { useInfiniteQuery } from '@tanstack/react-query'
import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { Steps } from '../orders/Steps.tsx'
import { orderLogQuery } from './order-record-queries.ts'

const others = { customer: 'by the customer', system: 'by the shop itself' } as const

/** An order's history with who made each step: the log has the staff's names under the same moments. */
export function StaffSteps({ orderId, entries }: { orderId: string; entries: readonly TimelineEntry[] }) {
  const { data } = useInfiniteQuery(orderLogQuery(orderId))
  const names = new Map(data?.pages.flatMap(({ items }) => items).map(({ at, actorName }) => [at, actorName]))
  return (
    <Steps
      entries={entries}
      about={({ by, at }) => <span>{by === 'staff' ? `by ${names.get(at) || 'staff'}` : others[by]}</span>}
    />
  )
}
