import type { CheckoutRequest, Order } from '@teeshala/contract/orders/order'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { isRefusal } from '../../../shared/api/api-failure.ts'
import { couponDraft } from '../../../shared/coupons/use-coupon-check.ts'
import { forgetUnanswered, unansweredRequests, withKey } from '../../../shared/orders/idempotency-key.ts'
import { checkoutDraft } from './checkout-draft.ts'

/**
 * Finds the order whose response was lost: the cart is empty, but a request is unanswered. Requests are repeated, latest
 * first; the successful one returns its order, and the others cannot create any from an empty cart. Returns whether it
 * is searching.
 */
export function useLostOrder(isCartEmpty: boolean): boolean {
  const navigate = useNavigate()
  const [isLooking, setIsLooking] = useState(() => unansweredRequests('checkout').length > 0)
  useEffect(() => {
    if (!isCartEmpty) return
    setIsLooking(unansweredRequests('checkout').length > 0)
    findLostOrder()
      .then((found) => {
        forgetUnanswered('checkout')
        if (!found) return setIsLooking(false)
        const { order, isLatest } = found
        checkoutDraft.clear()
        couponDraft.clear()
        const arrival = isLatest ? { paysNow: isPayable(order) } : { isEarlier: true }
        navigate(`/order/${order._id}`, { replace: true, state: { isNew: true, ...arrival } })
      })
      // Unknown for now: the requests are kept for the next attempt.
      .catch(() => setIsLooking(false))
  }, [isCartEmpty, navigate])
  return isCartEmpty && isLooking
}

/** Returns the order made by one of the unanswered requests; undefined if the server refuses them all. */
async function findLostOrder(): Promise<{ order: Order; isLatest: boolean } | undefined> {
  for (const [index, { key, request }] of unansweredRequests('checkout').entries()) {
    const ask = { body: request as CheckoutRequest, headers: withKey(key) }
    const order = await api('placeOrder', ask).catch((failure: unknown) => {
      if (isRefusal(failure)) return undefined
      throw failure
    })
    if (order) return { order, isLatest: index === 0 }
  }
  return undefined
}
