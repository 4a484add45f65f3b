import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { Steps } from '../../../shared/orders/Steps.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { orderLogQuery } from './order-record-queries.ts'

const others = { customer: texts.byTheCustomer, system: texts.byTheShopItself } as const

/** An order's history with staff names: the audit log has entries with the same times. */
export function StaffSteps({ order }: { order: AnyOrder }) {
  const { data } = useInfiniteQuery(orderLogQuery(order._id))
  const names = new Map(data?.pages.flatMap(({ items }) => items).map(({ at, actorName }) => [at, actorName]))
  return (
    <Steps
      order={order}
      isPast
      about={({ by, at }) => <span>{by === 'staff' ? texts.byGet(names.get(at) || texts.staff) : others[by]}</span>}
    />
  )
}
