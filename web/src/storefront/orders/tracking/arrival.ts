import { kindRules } from '@teeshala/contract/orders/order-kind'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as texts from '../../../texts/storefront/orders.ts'

/**
 * State handed over by the ordering page: the order is new, is to be paid now, or is an earlier one than the
 * last request.
 */
export type Arrival = { isNew?: boolean; paysNow?: boolean; isEarlier?: boolean } | null

/** Returns the heading of an order's page. */
export function titleOf(order: AnyOrder, arrival: Arrival): string {
  const { title } = kindRules[order.kind]
  const name = texts.yourTitle(title.toLowerCase())
  if (statusOf(order) === 'cancelled') return isWorkshop(order.kind) ? name : texts.isCancelled(name)
  if (!arrival?.isNew) return name
  return isPayable(order) && order.invoiceDays === undefined
    ? texts.placedPaymentPending(title)
    : texts.thankYouForYourOrder
}

/** Opens the payment automatically once, right after the order was placed; after a reload or Back there is a button. */
export function usePaymentOnArrival(arrival: Arrival, order: AnyOrder, pay: () => void): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isDue = arrival?.paysNow === true && isPayable(order) && order.invoiceDays === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it applies to the arrival only
  useEffect(() => {
    if (!isDue) return
    navigate({ pathname, search }, { replace: true, state: { isNew: true }, preventScrollReset: true })
    pay()
  }, [isDue])
}
