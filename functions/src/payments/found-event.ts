import type { GatewayPayment, PaymentEvent } from '../ports/payment-gateway.ts'

/** Returns the event of a payment that the gateway was asked about: one for each of its states, and for each refund of a part. */
export function foundEvent(payment: GatewayPayment): PaymentEvent {
  const { id, status, refundedPaise } = payment
  const back = refundedPaise > 0 ? `-${refundedPaise}` : ''
  return { id: `found-${id}-${status}${back}`, kind: 'found', payment }
}
