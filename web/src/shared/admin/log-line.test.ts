import { expect, test } from 'vitest'
import { logLine } from './log-line.ts'

test.each([
  [
    { from: { status: 'in_production', paymentStatus: 'pending' }, to: { status: 'shipped', paymentStatus: 'paid' } },
    'Status: In production → Shipped, Payment: Pending → Completed',
  ],
  [
    { from: { status: 'placed', paymentStatus: 'paid' }, to: { status: 'cancelled', paymentStatus: 'paid' } },
    'Status: Order placed → Cancelled',
  ],
  [{ from: { status: 'Pending' }, to: { status: 'In Production' } }, 'Status: Pending → In Production'],
  [{ to: { status: 'Completed' } }, 'Status: Completed'],
  [{}, 'order moved'],
])('the log tells only what changed: %j', (details, line) => {
  expect(logLine({ action: 'order.moved', details })).toBe(line)
})
