import { useQueryClient } from '@tanstack/react-query'
import type { Cart } from '@teeshala/contract/cart/cart'
import type { CheckoutRequest, Order } from '@teeshala/contract/orders/order'
import { awaitsPayment } from '@teeshala/contract/orders/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { cartQuery } from '../../../shared/cart/cart-query.ts'
import { attemptKey, endAttempt } from '../../../shared/orders/attempt-key.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { whyNotOrdered } from '../why-not-ordered.ts'
import { checkoutDraft } from './checkout-draft.ts'
import { grandTotal } from './grand-total.ts'

const failed = 'Failed to create order. Please try again.'
const notHeard = 'We did not hear back from the shop. Press Place Order again: nothing will be ordered twice.'

/** Refusals after which the cart is another than the one on the screen. */
const aboutTheCart = [
  'PRICE_CHANGED',
  'CART_CHANGED',
  'CHOICE_MISSING',
  'OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE',
  'CART_EMPTY',
] as const

type Wish = Pick<CheckoutRequest, 'shippingAddress' | 'paymentMethod'>

/** Places the order of a cart once, however often it is asked to, and goes to the order's page. */
export function usePlaceOrder(cart: Cart, onPlaced: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isPlacing, setIsPlacing] = useState(false)
  const [error, setError] = useState<string>()
  const isRunning = useRef(false)

  const place = async (wish: Wish) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsPlacing(true)
    setError(undefined)
    try {
      const request = checkoutOf(cart, wish)
      const order = await api<Order>('/order', {
        method: 'POST',
        body: request,
        headers: { 'idempotency-key': attemptKey(request) },
      })
      endAttempt()
      checkoutDraft.clear()
      onPlaced()
      navigate(`/order/${order._id}`, { replace: true, state: { isNew: true, paysNow: awaitsPayment(order) } })
      await Promise.all([
        api(`/cart/${cart._id}`, { method: 'DELETE' }).catch(() => undefined),
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
      ])
      queryClient.setQueryData(cartQuery(cart._id).queryKey, null)
      await queryClient.invalidateQueries({ queryKey: ['products'] })
    } catch (failure) {
      const sentence = failedWith(failure, 'UNREACHABLE') ? notHeard : sentenceFor(failure, failed)
      setError(sentence + newTotal(failure))
      if (failedWith(failure, ...aboutTheCart)) {
        const { queryKey } = cartQuery(cart._id)
        await queryClient.invalidateQueries({ queryKey })
        const now = queryClient.getQueryData(queryKey)
        // The cart opens instead of the checkout then, and the form's own message goes with it.
        if (now && whyNotOrdered(now)) toast.bad(`Nothing was ordered. ${sentence}`)
      }
    } finally {
      isRunning.current = false
      setIsPlacing(false)
    }
  }

  return { place, isPlacing, error, setError }
}

/** What it would cost now, for those who do not have the summary in sight. */
function newTotal(failure: unknown): string {
  if (!failedWith(failure, 'PRICE_CHANGED')) return ''
  const { totalPrice } = failure.details
  return typeof totalPrice === 'number' ? ` It comes to ${formatAmount(totalPrice)} now.` : ''
}

/** The cart as a request to order it, with the amounts that the customer has seen. */
export function checkoutOf(cart: Cart, { shippingAddress, paymentMethod }: Wish): CheckoutRequest {
  return {
    user: cart._id,
    orderItems: cart.items.flatMap(({ productId, quantity, product }) =>
      product
        ? [
            {
              product: productId,
              name: product.name,
              qty: quantity,
              price: product.price,
              ...(product.image && { image: product.image }),
            },
          ]
        : [],
    ),
    shippingAddress,
    paymentMethod,
    itemsPrice: cart.itemsPrice,
    shippingPrice: cart.shippingPrice,
    totalPrice: grandTotal(cart),
    cartRevision: cart.revision,
  }
}
