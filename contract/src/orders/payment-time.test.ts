import { expect, test } from 'vitest'
import { paymentMethods } from './payment.ts'
import { cancelsWhatWasDueBy, isPaymentOverdue, lapsesUnpaid, paymentDueAt } from './payment-time.ts'

const placedAt = new Date('2026-11-21T10:00:00Z')

test('every order but one on cash can be paid for a day, to the minute', () => {
  const due = paymentMethods.map((method) => paymentDueAt(method, placedAt)?.toISOString())
  const nextDay = '2026-11-22T10:00:00.000Z'
  expect(due).toEqual([nextDay, nextDay, nextDay, nextDay, undefined])
})

test('the time to pay ends half an hour before the shop cancels', () => {
  const dueAt = new Date('2026-11-22T10:00:00Z')
  expect(isPaymentOverdue(dueAt, new Date('2026-11-22T09:59:59Z'))).toBe(false)
  expect(isPaymentOverdue(dueAt, new Date('2026-11-22T10:00:00Z'))).toBe(true)
  expect(isPaymentOverdue(dueAt, cancelsWhatWasDueBy(new Date('2026-11-22T10:29:59Z')))).toBe(false)
  expect(isPaymentOverdue(dueAt, cancelsWhatWasDueBy(new Date('2026-11-22T10:30:00Z')))).toBe(true)
})

test('an order without such a time can be paid for ever', () => {
  expect([null, undefined].map((dueAt) => isPaymentOverdue(dueAt, new Date()))).toEqual([false, false])
})

test.each([
  ['placed', 'upi', 'pending', true],
  ['placed', 'upi', 'failed', true],
  ['placed', 'upi', 'paid', false],
  ['placed', 'upi', 'refunded', false],
  ['placed', 'cash_on_delivery', 'pending', false],
  ['in_production', 'upi', 'pending', false],
  ['shipped', 'upi', 'pending', false],
  ['cancelled', 'upi', 'pending', false],
] as const)(
  'an order that is %s, by %s, %s: cancelled for want of its money is %s',
  (status, paymentMethod, paymentStatus, lapses) => {
    expect(lapsesUnpaid({ status, paymentMethod, paymentStatus })).toBe(lapses)
  },
)
