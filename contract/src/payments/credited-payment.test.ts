import { expect, test } from 'vitest'
import { creditedPayment } from './credited-payment.ts'

const money = { method: 'upi', dueAt: null } as const

test.each([
  ['paid', 1000, 1000, 300, 'paid', 700, 700, 300],
  ['paid', 1000, 1000, 1000, 'refunded', 0, 0, 1000],
  ['partly_paid', 1000, 500, 300, 'partly_paid', 700, 500, 0],
  ['partly_paid', 1000, 500, 500, 'paid', 500, 500, 0],
  ['partly_paid', 1000, 500, 700, 'paid', 300, 300, 200],
  ['partly_paid', 1000, 500, 1000, 'refunded', 0, 0, 500],
  ['pending', 1000, 0, 300, 'pending', 700, 0, 0],
  ['pending', 1000, 0, 1000, 'paid', 0, 0, 0],
] as const)(
  'an order that is %s (%d due, %d paid) is after a credit note of %d: %s, %d due, %d paid, %d refunded',
  (...row) => {
    const [status, duePaise, paidPaise, credit, nowStatus, nowDue, nowPaid, backPaise] = row
    const { now, ...rest } = creditedPayment({ ...money, status, duePaise, paidPaise }, credit)
    expect(rest).toEqual({ backPaise })
    expect(now).toEqual({ ...money, status: nowStatus, duePaise: nowDue, paidPaise: nowPaid })
  },
)
