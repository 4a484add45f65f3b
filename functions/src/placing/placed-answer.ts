import { type Answer, created } from '../http/answer.ts'
import { orderAnswer } from '../orders/order-answer.ts'
import type { PlacedOrder } from './place-order.ts'

/** 201 with the order as its kind is answered; a guest's with the secret token. */
export function placedAnswer({ order, trackingToken }: PlacedOrder): Answer {
  return created({ ...orderAnswer(order), ...(trackingToken !== undefined && { trackingToken }) })
}
