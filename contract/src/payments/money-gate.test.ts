import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderKinds } from '../orders/order-kind.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { outstandingPaise, paymentMovedTo } from '../orders/stored-order.ts'
import { advanceOf } from './advance-rules.ts'
import {
  acceptsAmount,
  awaitsAdvanceByHand,
  closedGates,
  type Money,
  missingAdvance,
  missingBefore,
  payableNowPaise,
  takesMoneyNow,
  withoutPart,
  withPart,
} from './money-gate.ts'

const rules = { above: 10_000, sharePercent: 50 }
const payment = { method: 'upi', status: 'pending', duePaise: 3_600_000, paidPaise: 0, dueAt: null } as const
const order = (changes: Partial<Money['payment']> = {}, rest: Partial<Omit<Money, 'payment'>> = {}): Money => ({
  status: 'placed',
  fulfilment: { kind: 'ship' },
  ...rest,
  payment: { ...payment, advancePaise: 1_800_000, ...changes },
})
const half = { paidPaise: 1_800_000, status: 'partly_paid' } as const

test.each([
  ['bulk', 10_000.01, 500_100],
  ['print', 36_000, 1_800_000],
  ['bulk', 10_000, undefined],
  ['shop', 36_000, undefined],
  ['single', 36_000, undefined],
] as const)('for a %s order of ₹%s the advance is %s paise', (kind, rupees, advance) => {
  expect(advanceOf({ kind, totalPaise: Math.round(rupees * 100) }, rules)).toBe(advance)
})

test('an advance that is paid by hand is awaited, but nobody pays it online', () => {
  const cash = { method: 'cash_on_delivery', isAdvanceByHand: true } as const
  expect([awaitsAdvanceByHand(order(cash)), takesMoneyNow(order(cash))]).toEqual([true, false])
  expect(awaitsAdvanceByHand(order({ ...cash, ...half }))).toBe(false)
  expect(takesMoneyNow(order({ method: 'cash_on_delivery' }))).toBe(true)
})

test('a shop without an advance rule asks no order for one', () => {
  for (const kind of orderKinds)
    expect(advanceOf({ kind, totalPaise: 9_999_999 }, { ...rules, above: null })).toBeUndefined()
})

test.each([
  ['delivered, nothing paid', order(), ['production', 'dispatch'], 1_800_000, 3_600_000, 0],
  ['delivered, advance paid', order(half), ['dispatch'], 0, 1_800_000, 0],
  ['delivered, all paid', order({ paidPaise: 3_600_000, status: 'paid' }), [], 0, 0, 0],
  ['delivered, production waived', order({ waived: ['production'] }), ['dispatch'], 0, 3_600_000, 0],
  ['delivered, both waived', order({ waived: ['production', 'dispatch'] }), [], 0, 0, 0],
  ['collected', order({}, { fulfilment: { kind: 'collect' } }), ['production', 'dispatch'], 1_800_000, 0, 3_600_000],
  ['cash on delivery', order({ method: 'cash_on_delivery' }), ['production', 'dispatch'], 1_800_000, 1_800_000, 0],
  ['cash on delivery, advance paid', order({ ...half, method: 'cash_on_delivery' }), [], 0, 0, 0],
  ['cash on delivery, waived', order({ method: 'cash_on_delivery', waived: ['production'] }), [], 0, 0, 0],
  ['without an advance', { ...order(), payment }, [], 0, 0, 0],
  ['refunded', order({ status: 'refunded' }), [], 1_800_000, 3_600_000, 0],
] as const)('%s: it is held before %s', (_name, given, gates, production, shipped, delivered) => {
  expect(closedGates(given)).toEqual(gates)
  const missing = (['in_production', 'shipped', 'delivered'] as const).map((to) => missingBefore(to, given))
  expect(missing).toEqual([production, shipped, delivered])
})

test('an order can always be cancelled without money', () => {
  expect(missingBefore('cancelled', order())).toBe(0)
})

test('a customer may pay in full, or the advance and later the balance', () => {
  expect([payableNowPaise(order()), payableNowPaise(order(), 'advance')]).toEqual([3_600_000, 1_800_000])
  expect([payableNowPaise(order(half)), payableNowPaise(order(half), 'advance')]).toEqual([1_800_000, 1_800_000])
  const cash = { method: 'cash_on_delivery' } as const
  expect([takesMoneyNow(order(cash)), payableNowPaise(order(cash))]).toEqual([true, 1_800_000])
  expect(takesMoneyNow(order({ ...cash, ...half }))).toBe(false)
  expect(takesMoneyNow({ ...order(cash), payment: { ...payment, ...cash } })).toBe(false)
})

test('an order whose advance was waived, or that is cancelled or sent, asks for no advance', () => {
  const open = orderStatuses.filter((status) => missingAdvance(order({}, { status })) > 0)
  expect(open).toEqual(['placed', 'in_production'])
  expect(missingAdvance(order({ waived: ['production'] }))).toBe(0)
})

const amounts = fc.record({
  duePaise: fc.integer({ min: 1, max: 10 ** 9 }),
  sharePercent: fc.integer({ min: 1, max: 100 }),
})

test('advance and balance add up to the order to the paisa, for any total and any share', () => {
  fc.assert(
    fc.property(amounts, ({ duePaise, sharePercent }) => {
      const advancePaise = advanceOf({ kind: 'bulk', totalPaise: duePaise }, { above: 0, sharePercent }) ?? 0
      const asked = order({ duePaise, advancePaise })
      expect(advancePaise).toBeGreaterThan(0)
      expect(advancePaise).toBeLessThanOrEqual(duePaise)
      expect(acceptsAmount(asked, advancePaise) && acceptsAmount(asked, duePaise)).toBe(true)
      const begun = withPart(asked.payment, advancePaise)
      const done = withPart(begun, outstandingPaise(begun))
      expect([done.paidPaise, done.status]).toEqual([duePaise, 'paid'])
      expect(missingBefore('shipped', { ...asked, payment: done })).toBe(0)
      const back = withoutPart(withoutPart(done, advancePaise), duePaise - advancePaise)
      expect([back.paidPaise, back.status]).toEqual([0, 'refunded'])
    }),
  )
})

test('an order accepts only its full unpaid amount or its missing advance', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 3_700_000 }), (amountPaise) => {
      expect(acceptsAmount(order(), amountPaise)).toBe(amountPaise === 1_800_000 || amountPaise === 3_600_000)
      expect(acceptsAmount({ payment }, amountPaise)).toBe(amountPaise === 3_600_000)
    }),
  )
})

test('an advance from a window opened before a credit note is never kept if less is left to pay', () => {
  const credited = order({ duePaise: 1_000_000 }, { status: 'shipped' })
  expect([acceptsAmount(credited, 1_800_000), acceptsAmount(credited, 1_000_000)]).toEqual([false, true])
  expect(acceptsAmount(order({ duePaise: 1_800_000 }), 1_800_000)).toBe(true)
})

test('money that staff record or return by hand is kept apart from what was paid online', () => {
  const online = { ...payment, ...half, advancePaise: 1_800_000 }
  expect(paymentMovedTo(online, 'paid')).toMatchObject({ paidPaise: 3_600_000, handPaise: 1_800_000 })
  expect(paymentMovedTo(payment, 'paid')).not.toHaveProperty('handPaise')
  expect(paymentMovedTo({ ...online, handPaise: 5 }, 'refunded')).not.toHaveProperty('handPaise')
})
