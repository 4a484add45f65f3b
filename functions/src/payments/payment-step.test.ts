import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GatewayPayment } from './payment-gateway.ts'
import { paymentStep } from './payment-step.ts'

type Status = GatewayPayment['status']
type Order = Parameters<typeof paymentStep>[0]

const now = new Date('2026-11-21T10:00:00Z')
const placed: Order = {
  paymentStatus: 'pending',
  status: 'placed',
  totalPaise: 59_800,
  timeline: [],
  gateway: { orderId: 'order_1' },
}

const news = (id: string, status: Status, changes: Partial<GatewayPayment> = {}) => ({
  id,
  gatewayOrderId: 'order_1',
  amountPaise: 59_800,
  currency: 'INR',
  status,
  refundedPaise: status === 'refunded' ? 59_800 : 0,
  method: 'card',
  ...changes,
})

/** The order and its payments after all these news. */
function after(start: Order, all: readonly ReturnType<typeof news>[]) {
  let order = start
  const payments = new Map<string, StoredPayment>()
  for (const payment of all) {
    const step = paymentStep(order, payments.get(payment.id), { payment, orderId: 'TS0000000000', now })
    if (step.order) order = { ...order, ...step.order }
    if (step.payment) payments.set(payment.id, step.payment)
  }
  return { order, payments }
}

/** The same news in any order, each once to three times. */
const shuffled = (all: readonly ReturnType<typeof news>[]) =>
  fc.array(fc.integer({ min: 1, max: 3 }), { minLength: all.length, maxLength: all.length }).chain((times) => {
    const repeated = all.flatMap((each, index) => Array.from({ length: times[index] ?? 1 }, () => each))
    return fc.shuffledSubarray(repeated, { minLength: repeated.length, maxLength: repeated.length })
  })

test.each([
  ['a failure and then the money', [news('a', 'failed'), news('b', 'captured')], 'paid'],
  ['three failures', [news('a', 'failed'), news('b', 'failed'), news('c', 'failed')], 'failed'],
  ['the money, then its return', [news('a', 'captured'), news('a', 'refunded')], 'refunded'],
  ['a failure, the money, its return', [news('a', 'failed'), news('b', 'captured'), news('b', 'refunded')], 'refunded'],
  ['a failure that came good', [news('a', 'failed'), news('a', 'captured')], 'paid'],
  ['a wrong amount and the right one', [news('a', 'captured', { amountPaise: 1 }), news('b', 'captured')], 'paid'],
])('%s come to the same state in every order and however often told', (_name, all, paymentStatus) => {
  fc.assert(
    fc.property(shuffled(all), (told) => {
      const { order } = after(placed, told)
      expect(order.paymentStatus).toBe(paymentStatus)
      expect(order.timeline.filter(({ to }) => to === 'paid').length).toBe(paymentStatus === 'failed' ? 0 : 1)
    }),
    { numRuns: 200 },
  )
})

test('of two payments one pays the order and the other is due back, whichever is told first', () => {
  fc.assert(
    fc.property(shuffled([news('a', 'captured'), news('b', 'captured')]), (told) => {
      const { order, payments } = after(placed, told)
      const statuses = [...payments.values()].map(({ status }) => status).sort()
      expect([order.paymentStatus, ...statuses]).toEqual(['paid', 'captured', 'refund_due'])
      expect(payments.get(order.gateway?.paymentId ?? '')?.status).toBe('captured')
    }),
  )
})

test('money for a cancelled order is due back and leaves the order as it is', () => {
  const { order, payments } = after({ ...placed, status: 'cancelled' }, [news('a', 'captured')])
  expect(order.paymentStatus).toBe('pending')
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'cancelled' })
})

test('a return of the second payment leaves the first one and the order paid', () => {
  const told = [news('a', 'captured'), news('b', 'captured'), news('b', 'refunded')]
  const { order, payments } = after(placed, told)
  expect(order.paymentStatus).toBe('paid')
  expect(payments.get('b')).toMatchObject({ status: 'refunded', reason: 'already_paid' })
})

test.each([
  ['less than the order costs', { amountPaise: 59_799 }],
  ['more than the order costs', { amountPaise: 59_801 }],
  ['another currency', { currency: 'USD' }],
])('%s pays nothing and is due back', (_name, wrong) => {
  const { order, payments } = after(placed, [news('a', 'captured', wrong)])
  expect(order.paymentStatus).toBe('pending')
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'other_amount', createdAt: now })
})

test('a failure that is told of money already here is no news', () => {
  const { order, payments } = after(placed, [news('a', 'captured'), news('a', 'failed')])
  expect([order.paymentStatus, payments.get('a')?.status]).toEqual(['paid', 'captured'])
})

test('money that staff returned makes the order refunded, even where they were cut short before they changed it', () => {
  const { order, payments } = after(placed, [news('a', 'captured')])
  const known: StoredPayment = { ...(payments.get('a') as StoredPayment), status: 'refunded', refundId: 'rfnd_1' }
  const told = { payment: news('a', 'refunded'), orderId: 'TS0000000000', now }
  const step = paymentStep(order, known, told)
  expect(step).toMatchObject({ payment: { refundId: 'rfnd_1' }, order: { paymentStatus: 'refunded' } })
  expect(paymentStep({ ...order, ...step.order }, known, told)).toEqual({})
})

test.each<[Status]>([['created'], ['authorized']])('a payment that is only %s is no money yet', (status) => {
  for (const refundedPaise of [0, 59_800])
    expect(
      paymentStep(placed, undefined, { payment: news('a', status, { refundedPaise }), orderId: 'T', now }),
    ).toEqual({})
})

test.each<[Status, number, string]>([
  ['captured', 0, 'paid'],
  ['captured', 59_799, 'paid'],
  ['captured', 59_800, 'refunded'],
  ['refunded', 0, 'refunded'],
])('money that is %s and of which %d paise went back leaves the order %s', (status, refundedPaise, paymentStatus) => {
  const { order, payments } = after(placed, [news('a', status, { refundedPaise })])
  expect(order.paymentStatus).toBe(paymentStatus)
  expect(payments.get('a')?.status).toBe(paymentStatus === 'paid' ? 'captured' : 'refunded')
})

test('every step is noted with its moment, and the payment that paid is known', () => {
  const [tried, paid, returned] = ['10:00', '10:05', '11:00'].map((time) => new Date(`2026-11-21T${time}:00Z`))
  const told = (known: StoredPayment | undefined, order: Order, status: Status, at = now) =>
    paymentStep(order, known, { payment: news('a', status), orderId: 'TS0000000000', now: at })
  const one = told(undefined, placed, 'failed', tried)
  const two = told(one.payment, { ...placed, ...one.order }, 'captured', paid)
  const three = told(two.payment, { ...placed, ...two.order }, 'refunded', returned)
  const money = {
    orderId: 'TS0000000000',
    gatewayOrderId: 'order_1',
    amountPaise: 59_800,
    currency: 'INR',
    method: 'card',
  }
  expect([one.payment, two.payment, three.payment]).toEqual([
    { ...money, status: 'failed', createdAt: tried, updatedAt: tried },
    { ...money, status: 'captured', createdAt: tried, updatedAt: paid },
    { ...money, status: 'refunded', createdAt: tried, updatedAt: returned },
  ])
  const timeline = [
    { kind: 'payment', to: 'failed', by: 'system', at: tried },
    { kind: 'payment', to: 'paid', by: 'system', at: paid },
    { kind: 'payment', to: 'refunded', by: 'system', at: returned },
  ]
  const gateway = { orderId: 'order_1', paymentId: 'a' }
  expect([one.order, two.order, three.order]).toEqual([
    { paymentStatus: 'failed', timeline: timeline.slice(0, 1), gateway: { orderId: 'order_1' } },
    { paymentStatus: 'paid', timeline: timeline.slice(0, 2), gateway },
    { paymentStatus: 'refunded', timeline, gateway },
  ])
})

test('money that had come and gone before we heard of it is told as both, and of another order it changes nothing', () => {
  const told = (order: Order) => paymentStep(order, undefined, { payment: news('a', 'refunded'), orderId: 'T', now })
  expect(told(placed).order?.timeline.map(({ to }) => to)).toEqual(['paid', 'refunded'])
  const paid = { ...placed, paymentStatus: 'paid', gateway: { orderId: 'order_1', paymentId: 'b' } } as const
  expect(told(paid)).toMatchObject({ payment: { status: 'refunded', reason: 'already_paid' } })
  expect(told(paid)).not.toHaveProperty('order')
})

test('every payment that failed is kept, and so is the moment of one that came at once', () => {
  const failures = after(placed, [news('a', 'failed'), news('b', 'failed')]).payments
  expect([...failures.values()].map(({ status }) => status)).toEqual(['failed', 'failed'])
  expect(after(placed, [news('a', 'captured')]).payments.get('a')).toMatchObject({ createdAt: now, updatedAt: now })
})

test('an order that has not met the gateway is not said to have', () => {
  const { gateway: _, ...fresh } = placed
  const { order } = paymentStep(fresh, undefined, { payment: news('a', 'failed'), orderId: 'T', now })
  expect(order).not.toHaveProperty('gateway')
})
