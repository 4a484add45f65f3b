import { kindRules } from '@teeshala/contract/orders/order-kind'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as texts from '../../../texts/storefront/orders.ts'

/**
 * What the page that placed the order hands over: it is new, it is to be paid now, it is what was sent first where something
 * else was sent after it.
 */
export type Arrival = { isNew?: boolean; paysNow?: boolean; isEarlier?: boolean } | null

/** The heading of an order's page. */
export function titleOf(order: AnyOrder, arrival: Arrival): string {
  const { title } = kindRules[order.kind]
  const name = texts.yourTitle(title.toLowerCase())
  if (statusOf(order) === 'cancelled') return isWorkshop(order.kind) ? name : texts.isCancelled(name)
  if (!arrival?.isNew) return name
  return isPayable(order) && order.invoiceDays === undefined
    ? texts.placedPaymentPending(title)
    : texts.thankYouForYourOrder
}

/** Opens the payment by itself once, right after the order was placed; a reload or the way back finds the button. */
export function usePaymentOnArrival(arrival: Arrival, order: AnyOrder, pay: () => void): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isDue = arrival?.paysNow === true && isPayable(order) && order.invoiceDays === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the arrival alone
  useEffect(() => {
    if (!isDue) return
    navigate({ pathname, search }, { replace: true, state: { isNew: true }, preventScrollReset: true })
    pay()
  }, [isDue])
}
