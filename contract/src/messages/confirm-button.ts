import { isOrderId } from '../order-id-form.ts'

/** Returns the payload of the confirmation button in the message that asks to confirm an order. */
export function confirmPayload(orderId: string): string {
  return `confirm ${orderId}`
}

/** Returns the order confirmed by a button's payload; undefined for other buttons. */
export function orderToConfirm(payload: string): string | undefined {
  const [, orderId = ''] = /^confirm (\w+)$/.exec(payload) ?? []
  return isOrderId(orderId) ? orderId : undefined
}
