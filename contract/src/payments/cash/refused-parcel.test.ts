import { expect, test } from 'vitest'
import { orderStatuses } from '../../orders/order-status.ts'
import { PaymentStatus } from '../payment.ts'
import { firstCashRules } from './cash-rules.ts'
import { canComeBack, isCashDoubtful, isSoldAgain, linesBackInStock } from './refused-parcel.ts'

const sent = { status: 'shipped', fulfilment: 'ship', method: 'cash_on_delivery', paymentStatus: 'pending' } as const

test('only a parcel on its way comes back', () => {
  expect(orderStatuses.filter((status) => canComeBack({ ...sent, status }))).toEqual(['shipped'])
  expect(canComeBack({ ...sent, fulfilment: 'collect' })).toBe(false)
})

test('only while its cash is still to be taken', () => {
  const open = PaymentStatus.options.filter((paymentStatus) => canComeBack({ ...sent, paymentStatus }))
  expect(open.sort()).toEqual(['failed', 'partly_paid', 'pending'])
  expect(canComeBack({ ...sent, method: 'upi' })).toBe(false)
  expect(canComeBack({ ...sent, invoiceDays: 30 })).toBe(false)
})

test('no cash is proposed from the refused parcel on that the shop names, and never where it names none', () => {
  const rules = { ...firstCashRules, refusalsBeforeNoCash: 2 }
  expect([0, 1, 2, 3].map((parcels) => isCashDoubtful(parcels, rules))).toEqual([false, false, true, true])
  const { refusalsBeforeNoCash: _, ...none } = rules
  expect(isCashDoubtful(99, none)).toBe(false)
})

test('what is printed for one buyer goes back to no shelf beside what anybody buys', () => {
  const plain = { kind: 'catalogue' } as const
  const printed = { kind: 'catalogue', design: { path: 'a.png' } } as const
  expect(linesBackInStock([plain, printed])).toEqual([plain])
  expect(linesBackInStock([printed])).toEqual([printed])
  expect([plain, printed, { kind: 'printed' } as const, { kind: 'paper' } as const].map(isSoldAgain)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
