import type { Cart } from '@teeshala/contract/cart/cart'
import type { CheckoutRequest } from '@teeshala/contract/orders/order'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { type ApiFailure, failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { cartQuery } from '../../../shared/cart/cart-query.ts'
import { couponDraft } from '../../../shared/coupons/use-coupon-check.ts'
import { withContactProof } from '../../../shared/ordering/contact/contact-proof.ts'
import { newTotal } from '../../../shared/ordering/new-total.ts'
import { afterOrder } from '../../../shared/orders/after-order.ts'
import { forgetUnanswered, sendOnce, unansweredRequests } from '../../../shared/orders/idempotency-key.ts'
import { refreshMethods } from '../../../shared/payments/refresh-methods.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/cart.ts'
import { orderObstacle } from '../order-obstacle.ts'
import { checkoutDraft } from './checkout-draft.ts'
import type { CheckoutAmounts } from './use-coupon.ts'

const notHeard = texts.weDidNotHearBackFrom

/** Refusals that mean that the cart on screen is outdated. */
const aboutTheCart = [
  'PRICE_CHANGED',
  'CART_CHANGED',
  'CHOICE_MISSING',
  'OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE',
  'CART_EMPTY',
] as const

type Chosen = Pick<CheckoutRequest, 'shippingAddress' | 'paymentMethod' | 'company'>

/** Places a cart's order once, however often it is called, and opens the order's page. */
export function useCheckout(cart: Cart, amounts: CheckoutAmounts, onPlaced: () => void) {
  const navigate = useNavigate()
  const { queryKey } = cartQuery(cart._id)
  return useAction({
    act: (chosen: Chosen) =>
      sendOnce('checkout', checkoutOf(cart, amounts, chosen), (ask) =>
        withContactProof((proof) => api('placeOrder', { ...ask, headers: { ...ask.headers, ...proof } })),
      ),
    failed: (failure) => wordsFor(failure) + newTotal(failure),
    onSuccess: async (order) => {
      checkoutDraft.clear()
      couponDraft.clear()
      onPlaced()
      navigate(`/order/${order._id}`, { replace: true, state: { isNew: true, paysNow: isPayable(order) } })
      const emptied = api('emptyCart', { params: { userId: cart._id } }).catch(() => undefined)
      await Promise.all([emptied, afterOrder()])
      queryClient.setQueryData(queryKey, null)
    },
    onError: async (failure) => {
      if (failedWith(failure, 'METHOD_NOT_OFFERED')) await refreshMethods()
      // Shipping by zone and weight is calculated here, from settings that may be outdated.
      if (failedWith(failure, 'PRICE_CHANGED')) await invalidate(settingsQuery.queryKey)
      if (failedWith(failure, 'COUPON_REFUSED', 'PRICE_CHANGED')) {
        await invalidate(queryKeys.couponedPrice())
      }
      if (!failedWith(failure, ...aboutTheCart)) return
      const ordered = orderElsewhere(failure)
      if (ordered) {
        // An earlier attempt of this tab is unanswered: it has succeeded, and this one was sent after it.
        const isOwnTry = unansweredRequests('checkout').length > 1
        forgetUnanswered('checkout')
        checkoutDraft.clear()
        couponDraft.clear()
        if (!isOwnTry) toast.good(texts.hereIsYourOrder(failure.message))
        navigate(`/order/${ordered}`, { replace: true, state: isOwnTry ? { isNew: true, isEarlier: true } : null })
        await afterOrder()
        queryClient.setQueryData(queryKey, null)
        return
      }
      await invalidate(queryKey)
      const now = queryClient.getQueryData(queryKey)
      // The cart then opens instead of the checkout, and the form's own message disappears.
      const isEmptied = !now || now.items.length === 0
      if (isEmptied || orderObstacle(now)) toast.bad(texts.nothingWasOrdered(wordsFor(failure)))
      // Otherwise the page would stay scrolled to the button, beyond its new end.
      if (isEmptied) navigate('/cart', { replace: true })
    },
  })
}

const wordsFor = (failure: unknown) =>
  failedWith(failure, 'UNREACHABLE', 'TIMED_OUT') ? notHeard : sentenceFor(failure, texts.failedToCreateOrder)

/** Returns the order made from this cart in another tab meanwhile. */
function orderElsewhere({ code, details: { orderId } }: ApiFailure): string | undefined {
  return code === 'CART_EMPTY' && typeof orderId === 'string' ? orderId : undefined
}

/** Returns the order request for the cart, with the amounts that the customer has seen. */
export function checkoutOf(
  cart: Cart,
  { items, shipping, total, coupon }: CheckoutAmounts,
  { shippingAddress, paymentMethod, company }: Chosen,
): CheckoutRequest {
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
    ...(company && { company }),
    paymentMethod,
    itemsPrice: items,
    shippingPrice: shipping,
    totalPrice: total,
    ...(coupon !== undefined && { coupon }),
    cartRevision: cart.revision,
  }
}
