import { CheckoutRequest } from '@teeshala/contract/orders/order'
import { shippingRequired } from '@teeshala/contract/orders/shipping-address'
import { SingleOrderRequest, singleChoicesRequired } from '@teeshala/contract/orders/single-order'
import type { Deps } from '../deps.ts'
import { type Answer, created } from '../http/answer.ts'
import type { Caller, Customer } from '../http/caller.ts'
import { notAllowed, signInRequired } from '../http/not-allowed.ts'
import type { Call } from '../http/route.ts'
import { validate } from '../http/validate.ts'
import { idempotencyKeyOf } from './attempt.ts'
import { checkOut } from './check-out.ts'
import { orderAnswer } from './order-answer.ts'
import { placeSingleOrder } from './place-single-order.ts'

/** Both ways to order: the cart (its body has `orderItems`), for customers, and the single shirt, for everybody. */
export async function placeOrder(
  { caller, body, request }: Call<'anyone', unknown, unknown, unknown>,
  deps: Deps,
): Promise<Answer> {
  const key = idempotencyKeyOf(request)
  if (typeof body === 'object' && body !== null && ('orderItems' in body || 'user' in body)) {
    const customer = signedIn(caller)
    const checkout = validate(CheckoutRequest, body, shippingRequired)
    if (checkout.user !== customer.uid) throw notAllowed()
    return created(orderAnswer(await checkOut(customer.uid, checkout, key, deps)))
  }
  const single = validate(SingleOrderRequest, body, singleChoicesRequired)
  const { order, trackingToken } = await placeSingleOrder(caller, single, key, deps)
  return created({ ...orderAnswer(order), ...(trackingToken !== undefined && { trackingToken }) })
}

function signedIn(caller: Caller): Customer {
  if (caller.kind !== 'customer') throw signInRequired()
  return caller
}
