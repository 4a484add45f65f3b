import { expect, test } from 'vitest'
import { paymentMethods } from './payment.ts'
import {
  isPaymentOverdue,
  lapsesUnpaid,
  latestDeadlineToCancel,
  paymentDueAt,
  waitsForPending,
} from './payment-time.ts'

const placedAt = new Date('2026-11-21T10:00:00Z')

test('an order of the cart or of a single shirt that is not paid in cash can be paid for exactly a day', () => {
  const nextDay = '2026-11-22T10:00:00.000Z'
  for (const kind of ['shop', 'single'] as const) {
    const due = paymentMethods.map((method) => paymentDueAt(kind, method, placedAt)?.toISOString())
    expect(due).toEqual([nextDay, nextDay, nextDay, nextDay, undefined])
  }
})

test('a bulk or print order has no deadline for paying online', () => {
  for (const kind of ['bulk', 'print'] as const)
    expect(paymentMethods.map((method) => paymentDueAt(kind, method, placedAt))).toEqual(paymentMethods.map(() => null))
})

test('the deadline for paying is half an hour before the shop cancels the order', () => {
  const dueAt = new Date('2026-11-22T10:00:00Z')
  expect(isPaymentOverdue(dueAt, new Date('2026-11-22T09:59:59Z'))).toBe(false)
  expect(isPaymentOverdue(dueAt, new Date('2026-11-22T10:00:00Z'))).toBe(true)
  expect(isPaymentOverdue(dueAt, latestDeadlineToCancel(new Date('2026-11-22T10:29:59Z')))).toBe(false)
  expect(isPaymentOverdue(dueAt, latestDeadlineToCancel(new Date('2026-11-22T10:30:00Z')))).toBe(true)
})

test('an order without a deadline can be paid at any time', () => {
  expect([null, undefined].map((dueAt) => isPaymentOverdue(dueAt, new Date()))).toEqual([false, false])
})

const money = { duePaise: 12_000, paidPaise: 0, dueAt: null }

test.each([
  ['shop', 'placed', 'upi', 'pending', true],
  ['single', 'placed', 'upi', 'pending', true],
  ['shop', 'placed', 'upi', 'failed', true],
  ['shop', 'placed', 'upi', 'paid', false],
  ['shop', 'placed', 'upi', 'refunded', false],
  ['shop', 'placed', 'cash_on_delivery', 'pending', false],
  ['shop', 'in_production', 'upi', 'pending', false],
  ['shop', 'shipped', 'upi', 'pending', false],
  ['shop', 'cancelled', 'upi', 'pending', false],
  ['bulk', 'placed', 'upi', 'pending', false],
  ['print', 'placed', 'upi', 'pending', false],
] as const)(
  'a %s order that is %s, by %s, %s: cancelled for non-payment is %s',
  (kind, status, method, paymentStatus, lapses) => {
    expect(lapsesUnpaid({ kind, status, payment: { method, status: paymentStatus, ...money } })).toBe(lapses)
  },
)

test('a payment that was begun keeps its order some hours past its time, not for ever', () => {
  expect(waitsForPending(placedAt, new Date('2026-11-22T15:59:59Z'))).toBe(true)
  expect(waitsForPending(placedAt, new Date('2026-11-22T16:00:00Z'))).toBe(false)
})
