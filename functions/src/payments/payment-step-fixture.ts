import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import fc from 'fast-check'
import type { GatewayPayment } from '../ports/payment-gateway.ts'
import { paymentStep } from './payment-step.ts'

export type Status = GatewayPayment['status']
export type Order = Parameters<typeof paymentStep>[0]

export const now = new Date('2026-11-21T10:00:00Z')
export const money = { method: 'upi', status: 'pending', duePaise: 59_800, paidPaise: 0, dueAt: null } as const
export const placed: Order = {
  kind: 'bulk',
  status: 'placed',
  payment: { ...money, gateway: { orderId: 'order_1', paymentIds: [] } },
}

export const event = (id: string, status: Status, changes: Partial<GatewayPayment> = {}) => ({
  id,
  gatewayOrderId: 'order_1',
  amountPaise: 59_800,
  currency: 'INR',
  status,
  refundedPaise: status === 'refunded' ? 59_800 : 0,
  method: 'card',
  ...changes,
})

/** Returns the order and its payments after all these events, which came through this link. */
export function after(start: Order, all: readonly ReturnType<typeof event>[], link?: string) {
  let order = start
  const passed: string[] = []
  const payments = new Map<string, StoredPayment>()
  for (const payment of all) {
    const step = paymentStep(order, payments.get(payment.id), { payment, orderId: 'TS0000000000', link, now })
    if (step.order) order = { ...order, payment: step.order.now }
    passed.push(...(step.order?.passed ?? []))
    if (step.payment) payments.set(payment.id, step.payment)
  }
  return { order, payments, passed }
}

/** Returns the same events in any order, each one to three times. */
export const shuffled = (all: readonly ReturnType<typeof event>[]) =>
  fc.array(fc.integer({ min: 1, max: 3 }), { minLength: all.length, maxLength: all.length }).chain((times) => {
    const repeated = all.flatMap((each, index) => Array.from({ length: times[index] ?? 1 }, () => each))
    return fc.shuffledSubarray(repeated, { minLength: repeated.length, maxLength: repeated.length })
  })
