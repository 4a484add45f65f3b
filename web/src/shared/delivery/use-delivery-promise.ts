import { useQuery } from '@tanstack/react-query'
import {
  type DeliveryPromise,
  type Destination,
  deliveryPromise,
  type Goods,
  orderUntil,
  promiseRange,
} from '@teeshala/contract/delivery/delivery-promise'
import { type Day, dayOf } from '@teeshala/contract/india-day'
import { settingsQuery } from '../settings/settings-query.ts'
import { orderByWords } from './promise-words.ts'

/** What can be said of the day on which an order arrives: a promise for a known place, or the days between which it is. */
export type ShownPromise =
  | (DeliveryPromise & { readonly to: Destination; readonly orderBy: string })
  | { readonly from: Day; readonly until: Day }

/** The promise for an order of this moment; undefined where the shop makes none, and until that is known. */
export function useDeliveryPromise(goods: Goods, to: Destination | undefined): ShownPromise | undefined {
  const { data: { delivery } = {} } = useQuery(settingsQuery)
  if (!delivery?.isPromised) return undefined
  const now = new Date()
  if (!to) {
    const { from, to: until } = promiseRange(goods, now, delivery)
    return { from, until }
  }
  const orderBy = orderByWords(orderUntil(goods, to, now, delivery), delivery.cutOffHour, dayOf(now))
  return { ...deliveryPromise(goods, to, now, delivery), to, orderBy }
}
