import type { Order } from '@teeshala/contract/orders/order'
import { awaitsPayment } from '@teeshala/contract/orders/payment'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { ApiFailure } from '../../../shared/api/api-failure.ts'
import { endAttempt, openAttempts } from '../../../shared/orders/attempt-key.ts'
import { checkoutDraft } from './checkout-draft.ts'

/**
 * Leads to the order whose answer was lost: the cart is empty then, and the attempt still open. The open attempts are sent
 * again, the latest first, and the one that has come through is answered with its order; of an empty cart they can make no
 * other. Returns whether it is looking.
 */
export function useLostOrder(isCartEmpty: boolean): boolean {
  const navigate = useNavigate()
  const [isLooking, setIsLooking] = useState(() => openAttempts().length > 0)
  useEffect(() => {
    if (!isCartEmpty) return
    setIsLooking(openAttempts().length > 0)
    findLostOrder()
      .then((found) => {
        endAttempt()
        if (!found) return setIsLooking(false)
        const { order, isLatest } = found
        checkoutDraft.clear()
        const arrival = isLatest ? { paysNow: awaitsPayment(order) } : { isEarlier: true }
        navigate(`/order/${order._id}`, { replace: true, state: { isNew: true, ...arrival } })
      })
      // Nobody knows yet: the attempts stay open for the next look.
      .catch(() => setIsLooking(false))
  }, [isCartEmpty, navigate])
  return isCartEmpty && isLooking
}

/** The order that one of the open attempts has made; undefined where the shop refuses them all. */
async function findLostOrder(): Promise<{ order: Order; isLatest: boolean } | undefined> {
  for (const [index, { key, request }] of openAttempts().entries()) {
    const headers = { 'idempotency-key': key }
    const order = await api<Order>('/order', { method: 'POST', body: request, headers }).catch((failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500) return undefined
      throw failure
    })
    if (order) return { order, isLatest: index === 0 }
  }
  return undefined
}
