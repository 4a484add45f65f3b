import { expect, test } from 'vitest'
import { cashWords } from './cash-words.ts'

const cash = {
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'pending',
  status: 'placed',
  fulfilment: 'ship',
  dueAmount: 120,
} as const

test('who pays in cash is told how much to keep ready, and where', () => {
  expect(cashWords(cash)).toBe('Keep ₹120.00 ready at delivery')
  expect(cashWords({ ...cash, status: 'shipped', fulfilment: 'collect' })).toBe(
    'Keep ₹120.00 ready when you collect it',
  )
})

test('of an order that is paid in parts the rest is kept ready', () => {
  expect(cashWords({ ...cash, paymentStatus: 'partly_paid', dueAmount: 80 })).toBe('Keep ₹80.00 ready at delivery')
})

test.for([
  [{ paymentMethod: 'upi' }, 'paid online'],
  [{ paymentStatus: 'paid' }, 'paid already'],
  [{ paymentStatus: 'refunded' }, 'paid back'],
  [{ status: 'delivered' }, 'delivered'],
  [{ status: 'cancelled' }, 'cancelled'],
] as const)('nobody is asked for cash where nothing is to come: %o, %s', ([changes]) => {
  expect(cashWords({ ...cash, ...changes })).toBeUndefined()
})
