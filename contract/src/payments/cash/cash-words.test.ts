import { expect, test } from 'vitest'
import { cashWords } from './cash-words.ts'

const cash = {
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'pending',
  status: 'placed',
  fulfilment: 'ship',
  dueAmount: 120,
  advanceMissing: 0,
} as const

test('a customer who pays in cash is told how much to keep ready, and where', () => {
  expect(cashWords(cash)).toBe('Keep ₹120.00 ready at delivery')
  expect(cashWords({ ...cash, status: 'shipped', fulfilment: 'collect' })).toBe(
    'Keep ₹120.00 ready when you collect it',
  )
})

test('for an order paid in parts only the rest is to be kept ready', () => {
  expect(cashWords({ ...cash, paymentStatus: 'partly_paid', dueAmount: 80 })).toBe('Keep ₹80.00 ready at delivery')
})

test('an advance that is due online does not count as cash to keep ready', () => {
  const asked = { ...cash, fulfilment: 'collect', dueAmount: 14_000, advanceMissing: 7000 } as const
  expect(cashWords(asked)).toBe('Keep ₹7,000.00 ready when you collect it')
  expect(cashWords({ ...asked, dueAmount: 0.3, advanceMissing: 0.1 })).toBe('Keep ₹0.20 ready when you collect it')
  expect(cashWords({ ...asked, advanceMissing: 14_000 })).toBeUndefined()
})

test.for([
  [{ paymentMethod: 'upi' }, 'paid online'],
  [{ invoiceDays: 30 }, 'paid on invoice'],
  [{ paymentStatus: 'paid' }, 'paid already'],
  [{ paymentStatus: 'refunded' }, 'paid back'],
  [{ status: 'delivered' }, 'delivered'],
  [{ status: 'cancelled' }, 'cancelled'],
] as const)('nobody is asked for cash when none is due: %o, %s', ([changes]) => {
  expect(cashWords({ ...cash, ...changes })).toBeUndefined()
})
