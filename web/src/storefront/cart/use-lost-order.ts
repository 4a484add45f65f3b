import type { Order } from '@teeshala/contract/orders/order'
import { awaitsPayment } from '@teeshala/contract/orders/payment'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { ApiFailure } from '../../shared/api/api-failure.ts'
import { endAttempt, openAttempt } from '../../shared/orders/attempt-key.ts'
import { checkoutDraft } from './checkout-draft.ts'

/**
 * Leads to the order whose answer was lost with a reload: the cart is empty then, and the attempt still open. The attempt is
 * sent again, with its key, and answered with its order; of an empty cart it can make no other. Answers whether it is looking.
 */
export function useLostOrder(isCartEmpty: boolean): boolean {
  const navigate = useNavigate()
  const [isLooking, setIsLooking] = useState(() => openAttempt() !== undefined)
  useEffect(() => {
    if (!isCartEmpty) return
    const attempt = openAttempt()
    if (!attempt) return setIsLooking(false)
    const { key, request } = attempt
    api<Order>('/order', { method: 'POST', body: request, headers: { 'idempotency-key': key } })
      .then((order) => {
        endAttempt()
        checkoutDraft.clear()
        navigate(`/order/${order._id}`, { replace: true, state: { isNew: true, paysNow: awaitsPayment(order) } })
      })
      .catch((failure: unknown) => {
        if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500) endAttempt()
        setIsLooking(false)
      })
  }, [isCartEmpty, navigate])
  return isCartEmpty && isLooking
}
