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

/** The delivery date of an order: a promise for a known destination, or a range. */
export type ShownPromise =
  | (DeliveryPromise & { readonly to: Destination; readonly orderBy: string })
  | { readonly from: Day; readonly until: Day }

/** Returns the promise for an order placed now; undefined if the shop makes none, and while loading. */
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
