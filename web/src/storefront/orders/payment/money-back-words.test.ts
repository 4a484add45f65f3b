import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { expect, test } from 'vitest'
import { moneyBackWords } from './money-back-words.ts'

const wordsOf = (changes: object) => moneyBackWords({ totalPrice: 1200, ...changes } as AnyOrder)

test.each([
  ['online', { paymentStatus: 'paid' }, /^₹1,200\.00 goes back the way you paid\. Banks take [^.]*\.$/],
  ['by hand', { paymentStatus: 'paid', paidByHand: 1200 }, /^We will refund ₹1,200\.00 by bank transfer or in cash/],
  [
    'in parts',
    { paymentStatus: 'partly_paid', parts: { paid: 700 }, paidByHand: 200 },
    /^₹500\.00 goes back the way you paid.*We will refund ₹200\.00 by/,
  ],
  ['not at all', { paymentStatus: 'pending' }, /^$/],
  ['and was refunded', { paymentStatus: 'refunded' }, /^$/],
])('an order that was paid %s shows how it is refunded', (_, changes, words) => {
  expect(wordsOf(changes)).toMatch(words)
})
