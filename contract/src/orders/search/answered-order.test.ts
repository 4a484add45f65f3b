import { expect, test } from 'vitest'
import { moneyBackOf, openRupees } from './answered-order.ts'

const credit = (amount: number) => ({ number: 'CN/26-27/00001', issuedAt: '2026-11-20T10:00:00.000Z', amount })
const parts = { advance: 0, paid: 100, balance: 400.1, advanceMissing: 0, heldBefore: [], waitsForBalance: false }

test('an unpaid order owes its price less its partial credit notes; one paid in parts owes its balance', () => {
  expect(openRupees({ totalPrice: 1040.3 })).toBe(1040.3)
  expect(openRupees({ totalPrice: 1040.3, credits: [credit(0.1), credit(500.2)] })).toBe(540)
  expect(openRupees({ totalPrice: 1040.3, parts, credits: [credit(540.2)] })).toBe(400.1)
})

test('only what was paid online is refunded online, less what credit notes refunded', () => {
  expect(moneyBackOf({ totalPrice: 1040.3, paymentStatus: 'paid' })).toEqual({ online: 1040.3, byHand: 0 })
  const noted = { totalPrice: 1040.3, paymentStatus: 'paid', credits: [credit(40.2)], paidByHand: 0.1 } as const
  expect(moneyBackOf(noted)).toEqual({ online: 1000, byHand: 0.1 })
  const partly = { totalPrice: 1040.3, paymentStatus: 'partly_paid', parts, paidByHand: 100 } as const
  expect(moneyBackOf(partly)).toEqual({ online: 0, byHand: 100 })
})
