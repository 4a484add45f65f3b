import { isOrderId } from '../order-id-form.ts'

/** Returns what the button of the message that asks to confirm an order sends back when it is pressed. */
export function confirmPayload(orderId: string): string {
  return `confirm ${orderId}`
}

/** Returns the order that a pressed button confirms; undefined for what another button sends back. */
export function orderToConfirm(payload: string): string | undefined {
  const [, orderId = ''] = /^confirm (\w+)$/.exec(payload) ?? []
  return isOrderId(orderId) ? orderId : undefined
}
