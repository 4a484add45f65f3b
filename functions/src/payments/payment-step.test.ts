import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentStep } from './payment-step.ts'
import { after, event, money, now, type Order, placed, type Status, shuffled } from './payment-step-fixture.ts'

test.each([
  ['a failure and then a payment', [event('a', 'failed'), event('b', 'captured')], 'paid'],
  ['three failures', [event('a', 'failed'), event('b', 'failed'), event('c', 'failed')], 'failed'],
  ['a payment and its refund', [event('a', 'captured'), event('a', 'refunded')], 'refunded'],
  [
    'a failure, a payment and its refund',
    [event('a', 'failed'), event('b', 'captured'), event('b', 'refunded')],
    'refunded',
  ],
  ['a failure that turned into a payment', [event('a', 'failed'), event('a', 'captured')], 'paid'],
  ['a wrong amount and the right one', [event('a', 'captured', { amountPaise: 1 }), event('b', 'captured')], 'paid'],
])('%s give the same state in any order and with any repeats', (_name, all, paymentStatus) => {
  fc.assert(
    fc.property(shuffled(all), (told) => {
      const { order, passed } = after(placed, told)
      expect(order.payment.status).toBe(paymentStatus)
      expect(order.payment.paidPaise).toBe(paymentStatus === 'paid' ? 59_800 : 0)
      expect(passed.filter((to) => to === 'paid').length).toBe(paymentStatus === 'failed' ? 0 : 1)
    }),
    { numRuns: 200 },
  )
})

test('of two payments one pays the order and the other is due for refund, whichever is reported first', () => {
  fc.assert(
    fc.property(shuffled([event('a', 'captured'), event('b', 'captured')]), (told) => {
      const { order, payments } = after(placed, told)
      const statuses = [...payments.values()].map(({ status }) => status).sort()
      expect([order.payment.status, ...statuses]).toEqual(['paid', 'captured', 'refund_due'])
      expect(payments.get(order.payment.gateway?.paymentIds[0] ?? '')?.status).toBe('captured')
    }),
  )
})

test('money for a cancelled order is due for refund and leaves the order unchanged', () => {
  const { order, payments } = after({ ...placed, status: 'cancelled' }, [event('a', 'captured')])
  expect(order.payment.status).toBe('pending')
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'cancelled' })
})

test('refunding the second payment leaves the first one and the order paid', () => {
  const told = [event('a', 'captured'), event('b', 'captured'), event('b', 'refunded')]
  const { order, payments } = after(placed, told)
  expect(order.payment.status).toBe('paid')
  expect(payments.get('b')).toMatchObject({ status: 'refunded', reason: 'already_paid' })
})

test.each([
  ['paying less than the order costs', { amountPaise: 59_799 }],
  ['paying more than the order costs', { amountPaise: 59_801 }],
  ['paying in another currency', { currency: 'USD' }],
])('%s does not pay the order and is due for refund', (_name, wrong) => {
  const { order, payments } = after(placed, [event('a', 'captured', wrong)])
  expect(order.payment.status).toBe('pending')
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'other_amount', createdAt: now })
})

test('a failure reported for money already received changes nothing', () => {
  const { order, payments } = after(placed, [event('a', 'captured'), event('a', 'failed')])
  expect([order.payment.status, payments.get('a')?.status]).toEqual(['paid', 'captured'])
})

test('money returned by staff makes the order refunded, even if they were interrupted before updating it', () => {
  const { order, payments } = after(placed, [event('a', 'captured')])
  const known: StoredPayment = { ...(payments.get('a') as StoredPayment), status: 'refunded', refundId: 'rfnd_1' }
  const told = { payment: event('a', 'refunded'), orderId: 'TS0000000000', now }
  const step = paymentStep(order, known, told)
  expect(step).toMatchObject({ payment: { refundId: 'rfnd_1' }, order: { passed: ['refunded'] } })
  expect(paymentStep({ ...order, payment: step.order?.now ?? order.payment }, known, told)).toEqual({})
})

test.each<[Status]>([['created'], ['authorized']])(
  'a payment that is only %s does not count as money yet',
  (status) => {
    for (const refundedPaise of [0, 59_800])
      expect(
        paymentStep(placed, undefined, { payment: event('a', status, { refundedPaise }), orderId: 'T', now }),
      ).toEqual({})
  },
)

test.each<[Status, number, string]>([
  ['captured', 0, 'paid'],
  ['captured', 59_799, 'paid'],
  ['captured', 59_800, 'refunded'],
  ['refunded', 0, 'refunded'],
])('a payment that is %s, with %d paise refunded, leaves the order %s', (status, refundedPaise, paymentStatus) => {
  const { order, payments } = after(placed, [event('a', status, { refundedPaise })])
  expect(order.payment.status).toBe(paymentStatus)
  expect(payments.get('a')?.status).toBe(paymentStatus === 'paid' ? 'captured' : 'refunded')
})

test('every step is recorded with its time, and the payment that paid the order is known', () => {
  const [tried, paid, returned] = ['10:00', '10:05', '11:00'].map((time) => new Date(`2026-11-21T${time}:00Z`))
  const told = (known: StoredPayment | undefined, payment: Order['payment'], status: Status, at = now) =>
    paymentStep({ ...placed, payment }, known, { payment: event('a', status), orderId: 'TS0000000000', now: at })
  const one = told(undefined, placed.payment, 'failed', tried)
  const two = told(one.payment, one.order?.now ?? placed.payment, 'captured', paid)
  const three = told(two.payment, two.order?.now ?? placed.payment, 'refunded', returned)
  const record = {
    orderId: 'TS0000000000',
    gatewayOrderId: 'order_1',
    amountPaise: 59_800,
    currency: 'INR',
    method: 'card',
  }
  expect([one.payment, two.payment, three.payment]).toEqual([
    { ...record, status: 'failed', createdAt: tried, updatedAt: tried },
    { ...record, status: 'captured', createdAt: tried, updatedAt: paid },
    { ...record, status: 'refunded', createdAt: tried, updatedAt: returned },
  ])
  const gateway = { orderId: 'order_1', paymentIds: ['a'] }
  expect([one.order, two.order, three.order]).toEqual([
    { passed: ['failed'], now: { ...placed.payment, status: 'failed' } },
    { passed: ['paid'], now: { ...placed.payment, method: 'credit_card', status: 'paid', paidPaise: 59_800, gateway } },
    { passed: ['refunded'], now: { ...placed.payment, method: 'credit_card', status: 'refunded', gateway } },
  ])
})

test('money received and refunded before it was reported is recorded as both, and changes no other order', () => {
  const told = (order: Order) => paymentStep(order, undefined, { payment: event('a', 'refunded'), orderId: 'T', now })
  expect(told(placed).order).toMatchObject({ passed: ['paid', 'refunded'], now: { paidPaise: 0 } })
  const gateway = { orderId: 'order_1', paymentIds: ['b'] }
  const paid = { ...placed, payment: { ...money, status: 'paid', paidPaise: 59_800, gateway } } as const
  expect(told(paid)).toMatchObject({ payment: { status: 'refunded', reason: 'already_paid' } })
  expect(told(paid)).not.toHaveProperty('order')
})

test('every failed payment is kept, and so is the time of one captured at once', () => {
  const failures = after(placed, [event('a', 'failed'), event('b', 'failed')]).payments
  expect([...failures.values()].map(({ status }) => status)).toEqual(['failed', 'failed'])
  expect(after(placed, [event('a', 'captured')]).payments.get('a')).toMatchObject({ createdAt: now, updatedAt: now })
})

test('a payment released before it was captured leaves the order waiting, and another one can pay it', () => {
  fc.assert(
    fc.property(shuffled([event('a', 'released'), event('b', 'captured')]), (told) => {
      const { order, payments, passed } = after(placed, told)
      expect([order.payment.status, payments.get('a')?.status, passed]).toEqual(['paid', 'released', ['paid']])
    }),
  )
  expect(after(placed, [event('a', 'failed'), event('a', 'released')]).order.payment.status).toBe('failed')
  expect(after(placed, [event('a', 'released')]).order).toEqual(placed)
})

test('the fee of a payment is recorded whenever it is reported, and kept after a refund', () => {
  const fee = { feePaise: 1411, gstPaise: 215 }
  const told = event('a', 'captured', { fee })
  for (const all of [[told], [event('a', 'captured'), told], [told, event('a', 'captured'), event('a', 'refunded')]])
    expect(after(placed, all).payments.get('a')?.fee).toEqual(fee)
})

test('an order that never used the gateway has no gateway record', () => {
  const fresh = { ...placed, payment: money }
  const { order } = paymentStep(fresh, undefined, { payment: event('a', 'failed'), orderId: 'T', now })
  expect(order?.now).not.toHaveProperty('gateway')
})

test.each([
  ['upi', 'credit_card', 'upi'],
  ['card', 'upi', 'credit_card'],
  ['card', 'debit_card', 'debit_card'],
  ['wallet', 'paypal', 'paypal'],
  ['wallet', 'upi', 'wallet'],
  ['netbanking', 'upi', 'netbanking'],
  ['paylater', 'upi', 'upi'],
] as const)('a payment by %s of an order by %s is recorded as %s', (told, chosen, recorded) => {
  const chose = { ...placed, payment: { ...placed.payment, method: chosen } }
  expect(after(chose, [event('a', 'captured', { method: told })]).order.payment.method).toBe(recorded)
  expect(after(chose, [event('a', 'failed', { method: told })]).order.payment.method).toBe(chosen)
})
