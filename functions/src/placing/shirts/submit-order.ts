import { shippingRequired } from '@teeshala/contract/orders/buyer/shipping-address'
import { CheckoutRequest } from '@teeshala/contract/orders/order'
import { SingleOrderRequest, singleChoicesRequired } from '@teeshala/contract/orders/single-order'
import type { Caller } from '../../http/caller/caller.ts'
import { notAllowed, signInRequired } from '../../http/caller/not-allowed.ts'
import { senderOf } from '../../http/caller/sender.ts'
import { created, type Handler } from '../../http/handler.ts'
import { validate } from '../../http/request/validate.ts'
import { shirtAnswer } from '../../orders/answers/shirt-answer.ts'
import type { Deps } from '../../ports/deps.ts'
import type { OrderToPlace } from '../order/order-to-place.ts'
import { placeOrder } from '../order/place-order.ts'
import { shopOrder } from './shop-order.ts'
import { singleOrder } from './single-order.ts'

/** Places an order: of the cart (the body has `orderItems`), for customers, or of a single shirt, for everybody. */
export const submitOrder: Handler<'placeOrder'> = async ({ caller, body, request }, deps) => {
  const { order, token } = await placeOrder(wantedOf(caller, body, deps), await senderOf(caller, request, deps), deps)
  return created({ ...shirtAnswer(order), ...token })
}

function wantedOf(caller: Caller, body: unknown, deps: Deps): OrderToPlace {
  const isCheckout = typeof body === 'object' && body !== null && ('orderItems' in body || 'user' in body)
  if (!isCheckout) return singleOrder(caller, validate(SingleOrderRequest, body, singleChoicesRequired), deps)
  if (caller.kind !== 'customer') throw signInRequired()
  const checkout = validate(CheckoutRequest, body, shippingRequired)
  if (checkout.user !== caller.uid) throw notAllowed()
  return shopOrder(caller.uid, checkout, deps)
}
