import { expect, test } from 'vitest'
import type { Worded } from '../../../shared/orders/order-words.ts'
import { logLine } from './log-line.ts'

const sent = { kind: 'shop', shippingAddress: {} } as Worded
const collected = { kind: 'single', shippingAddress: null } as Worded
const bulk = { kind: 'bulk', shippingAddress: null } as Worded

test('the log says that a billing address was entered or changed, and not what it is', () => {
  const line = (isFirst: boolean) => logLine(collected, { action: 'order.billed_to', details: { isFirst } })
  expect([line(true), line(false)]).toEqual(['Billing address entered', 'Billing address changed'])
})

test.each([
  [
    sent,
    { from: { status: 'in_production', paymentStatus: 'pending' }, to: { status: 'shipped', paymentStatus: 'paid' } },
    'Status: In production → Shipped, Payment: Pending → Completed',
  ],
  [
    sent,
    { from: { status: 'placed', paymentStatus: 'paid' }, to: { status: 'cancelled', paymentStatus: 'paid' } },
    'Status: Order placed → Cancelled',
  ],
  [collected, { from: { status: 'shipped' }, to: { status: 'delivered' } }, 'Status: Ready to collect → Collected'],
  [bulk, { from: { status: 'Pending' }, to: { status: 'In Production' } }, 'Status: Pending → In Production'],
  [bulk, { from: { status: 'placed' }, to: { status: 'in_production' } }, 'Status: Pending → In Production'],
  [bulk, { to: { status: 'Completed' } }, 'Status: Completed'],
  [
    bulk,
    { from: { paymentStatus: 'pending', paidPaise: 0 }, to: { paymentStatus: 'partly_paid', paidPaise: 500_000 } },
    'Payment: Pending → Partly paid, Paid: ₹0.00 → ₹5,000.00',
  ],
  [bulk, {}, 'order moved'],
])('the log shows only what changed, in the wording of the order: %#', (order, details, line) => {
  expect(logLine(order, { action: 'order.moved', details })).toBe(line)
})
