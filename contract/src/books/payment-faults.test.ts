import { expect, test } from 'vitest'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredPayment } from '../payments/stored-payment.ts'
import { paymentFaults } from './payment-faults.ts'

const at = new Date('2026-11-20T10:00:00Z')
const now = new Date('2026-11-21T09:00:00Z')
const captured: StoredPayment & { _id: string } = {
  _id: 'pay_1',
  orderId: 'TS0000000000',
  gatewayOrderId: 'order_1',
  amountPaise: 12_000,
  currency: 'INR',
  method: 'upi',
  status: 'captured',
  createdAt: at,
  updatedAt: at,
}
const orderWith = (...paymentIds: string[]): Pick<StoredOrder, 'payment'> => ({
  payment: {
    method: 'upi',
    status: 'paid',
    duePaise: 12_000,
    paidPaise: 12_000,
    dueAt: null,
    gateway: { orderId: 'order_1', paymentIds },
  },
})

test('money received is counted by the order that it was paid for', () => {
  expect(paymentFaults(captured, orderWith('pay_1'), now)).toEqual([])
  expect(paymentFaults(captured, orderWith('pay_2'), now)).toEqual([
    '₹120 was received for order TS0000000000, which does not count it.',
  ])
  expect(paymentFaults(captured, undefined, now)).toEqual([
    '₹120 was received for order TS0000000000, which does not exist.',
  ])
})

test('a failed or refunded payment needs no order', () => {
  for (const status of ['failed', 'refunded'] as const)
    expect(paymentFaults({ ...captured, status }, undefined, now)).toEqual([])
})

test('a due refund is made within a day', () => {
  const due = { ...captured, status: 'refund_due' } as const
  expect(paymentFaults(due, orderWith('pay_1'), now)).toEqual([])
  expect(paymentFaults(due, orderWith('pay_1'), new Date('2026-11-21T10:00:01Z'))).toEqual([
    '₹120 for order TS0000000000 must go back.',
  ])
})

test('the delay of a refund is measured from when it became due, however often it is retried', () => {
  const due = { ...captured, status: 'refund_due', dueSince: at, updatedAt: new Date('2026-11-22T09:55:00Z') } as const
  expect(paymentFaults(due, orderWith('pay_1'), new Date('2026-11-22T10:00:00Z'))).toHaveLength(1)
})

test('partial refunds are made within a day, have a credit note, and never exceed the payment', () => {
  const part = { credit: 'CN/26-27/00001', amountPaise: 5000, at, refundId: 'rfnd_1' }
  const faultsOf = (changes: Partial<StoredPayment>, when = now) =>
    paymentFaults({ ...captured, ...changes }, orderWith('pay_1'), when)
  expect(faultsOf({ parts: [part], toldBackPaise: 5000 })).toEqual([])
  const { refundId: _, ...open } = part
  expect(faultsOf({ parts: [open] })).toEqual([])
  expect(faultsOf({ parts: [open] }, new Date('2026-11-21T10:00:01Z'))).toEqual([
    '₹50 for order TS0000000000 must go back.',
  ])
  expect(faultsOf({ parts: [part, part, part] })).toEqual([
    '₹150 is refunded of ₹120 that was received for order TS0000000000.',
  ])
  expect(faultsOf({ parts: [part], toldBackPaise: 7000 })).toEqual([
    '₹20 of order TS0000000000 went back at the gateway without a credit note.',
  ])
})
