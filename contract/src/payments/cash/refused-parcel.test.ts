import { expect, test } from 'vitest'
import { orderStatuses } from '../../orders/order-status.ts'
import { PaymentStatus } from '../payment.ts'
import { firstCashRules } from './cash-rules.ts'
import { cameBackOf, canComeBack, isCashDoubtful, isSoldAgain, linesBackInStock } from './refused-parcel.ts'

const sent = { status: 'shipped', fulfilment: 'ship', method: 'cash_on_delivery', paymentStatus: 'pending' } as const

test('only a parcel on its way can come back', () => {
  expect(orderStatuses.filter((status) => canComeBack({ ...sent, status }))).toEqual(['shipped'])
  expect(canComeBack({ ...sent, fulfilment: 'collect' })).toBe(false)
})

test('a parcel can come back only while its cash is still to be collected', () => {
  const open = PaymentStatus.options.filter((paymentStatus) => canComeBack({ ...sent, paymentStatus }))
  expect(open.sort()).toEqual(['failed', 'partly_paid', 'pending'])
  expect(canComeBack({ ...sent, method: 'upi' })).toBe(false)
  expect(canComeBack({ ...sent, invoiceDays: 30 })).toBe(false)
})

test('refusing cash is suggested from the configured number of refused parcels on, and never if none is configured', () => {
  const rules = { ...firstCashRules, refusalsBeforeNoCash: 2 }
  expect([0, 1, 2, 3].map((parcels) => isCashDoubtful(parcels, rules))).toEqual([false, false, true, true])
  const { refusalsBeforeNoCash: _, ...none } = rules
  expect(isCashDoubtful(99, none)).toBe(false)
})

test('what is printed for one buyer goes back to no shelf beside what anybody buys', () => {
  const plain = { kind: 'catalogue' } as const
  const printed = { kind: 'catalogue', design: { path: 'a.png' } } as const
  const at = new Date()
  const back = (lines: readonly (typeof plain | typeof printed)[], isBack = true) =>
    linesBackInStock(lines, cameBackOf(lines, isBack, at))
  expect(back([printed, plain])).toEqual([plain])
  expect(back([printed])).toEqual([printed])
  expect(back([plain], false)).toEqual([])
  // After its customer's account was erased, and for records without lines.
  expect(linesBackInStock([plain, plain], cameBackOf([plain, printed], true, at))).toHaveLength(1)
  expect(linesBackInStock([plain, printed], { at, isBackInStock: true })).toHaveLength(2)
  expect([plain, printed, { kind: 'printed' } as const, { kind: 'paper' } as const].map(isSoldAgain)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
