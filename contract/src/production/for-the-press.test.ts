import { expect, test } from 'vitest'
import { mayBegin } from './for-the-press.ts'

type Order = Parameters<typeof mayBegin>[0]

const hash = 'a'.repeat(64)
const order = (payment: Partial<Order['payment']>, changes: Partial<Order> = {}): Order => ({
  kind: 'bulk',
  status: 'placed',
  fulfilment: { kind: 'collect' },
  payment: { method: 'upi', status: 'pending', duePaise: 120_000, paidPaise: 0, dueAt: null, ...payment },
  ...changes,
})
const advancePaise = 36_000
const version = { number: 1, hash, sentAt: new Date(0), pictures: [] }
const approved = { versions: [{ ...version, answer: { is: 'approved', at: new Date(0) } }] } as const
const cash = { method: 'cash_on_delivery' } as const

test.each<[may: boolean, what: string, order: Order]>([
  [true, 'paid on delivery', order(cash)],
  [false, 'waiting for its online payment', order({}, { kind: 'shop' })],
  [false, 'whose online payment failed', order({ status: 'failed' }, { kind: 'single' })],
  [true, 'paid online', order({ status: 'paid', paidPaise: 120_000 }, { kind: 'shop' })],
  [false, 'waiting for its advance', order({ advancePaise })],
  [false, 'with a part of its advance', order({ advancePaise, status: 'partly_paid', paidPaise: 35_999 })],
  [true, 'with its advance', order({ advancePaise, status: 'partly_paid', paidPaise: advancePaise })],
  [true, 'whose advance was waived', order({ advancePaise, waived: ['production'] })],
  [false, 'whose advance was refunded', order({ advancePaise, status: 'refunded' })],
  [true, 'paid on invoice', order({ invoiceDays: 30 })],
  [false, 'not confirmed yet', order(cash, { heldUntil: new Date(0) })],
  [false, 'without its proof', order(cash, { proof: { versions: [] } })],
  [
    false,
    'with a proof of another design',
    order(cash, { proof: { versions: [{ ...approved.versions[0], hash: '' }] } }),
  ],
  [true, 'with its approved proof', order(cash, { proof: { versions: [...approved.versions] } })],
  [true, 'whose proof was waived', order(cash, { proof: { versions: [], isWaived: true } })],
  [false, 'in production', order(cash, { status: 'in_production' })],
  [false, 'that is cancelled', order(cash, { status: 'cancelled' })],
])('it is %s that the press may begin an order %s', (may, _, given) => {
  expect(mayBegin(given, hash)).toBe(may)
})
