import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentStep } from './payment-step.ts'
import { after, event, money, now, type Order, placed, type Status, shuffled } from './payment-step-fixture.ts'

test('a partly paid order accepts exactly the rest', () => {
  const partly = { ...placed, payment: { ...money, paidPaise: 20_000 } }
  const of = (amountPaise: number) => after(partly, [event('a', 'captured', { amountPaise })])
  expect(of(39_800).order.payment).toMatchObject({ status: 'paid', paidPaise: 59_800 })
  for (const wrong of [39_799, 39_801, 59_800]) {
    expect(of(wrong).order.payment).toMatchObject({ status: 'pending', paidPaise: 20_000 })
    expect(of(wrong).payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'other_amount' })
  }
})

/** An order of ₹598.00 with an advance of ₹299.00. */
const inParts: Order = { ...placed, payment: { ...placed.payment, advancePaise: 29_900 } }
const part = (id: string, status: Status) =>
  event(id, status, { amountPaise: 29_900, refundedPaise: status === 'refunded' ? 29_900 : 0 })

test.each([
  ['an advance', [part('a', 'captured')], 29_900, 'partly_paid'],
  ['an advance and the balance', [part('a', 'captured'), part('b', 'captured')], 59_800, 'paid'],
  [
    'both parts and the refund of one',
    [part('a', 'captured'), part('b', 'captured'), part('b', 'refunded')],
    29_900,
    'partly_paid',
  ],
  [
    'both parts and their refunds',
    [part('a', 'captured'), part('b', 'captured'), part('a', 'refunded'), part('b', 'refunded')],
    0,
    'refunded',
  ],
  ['a full payment', [event('a', 'captured')], 59_800, 'paid'],
] as const)(
  'for an order paid in parts, %s give the same result in any order and with any repeats',
  (_name, all, paidPaise, status) => {
    fc.assert(
      fc.property(shuffled(all), (told) => {
        // Both parts are equal, so either may come first; one refunded before the other arrives leaves nothing to pay.
        const isEnded =
          told.findIndex((each) => each.status === 'refunded') <
          told.findLastIndex((each) => each.status === 'captured')
        fc.pre(status === 'partly_paid' ? !isEnded || all.length < 3 : status !== 'refunded' || !isEnded)
        const { payment } = after(inParts, told).order
        expect([payment.paidPaise, payment.status]).toEqual([paidPaise, status])
      }),
    )
  },
)

test('a third payment for an order paid in parts is refunded', () => {
  const { order, payments } = after(
    inParts,
    ['a', 'b', 'c'].map((id) => part(id, 'captured')),
  )
  expect(order.payment).toMatchObject({ paidPaise: 59_800, status: 'paid' })
  expect(payments.get('c')?.status).toBe('refund_due')
})

test('a payment that fails after the advance leaves the order partly paid', () => {
  const { order } = after(inParts, [part('a', 'captured'), part('b', 'failed')])
  expect(order.payment.status).toBe('partly_paid')
})

test('an advance paid online leaves the balance of a cash order payable in cash', () => {
  const cash: Order = { ...inParts, payment: { ...inParts.payment, method: 'cash_on_delivery' } }
  expect(after(cash, [part('a', 'captured')]).order.payment.method).toBe('cash_on_delivery')
})

test('if a partly credited payment is then fully refunded, only the rest is deducted from its order', () => {
  const paid = after(placed, [event('a', 'captured')])
  const parts = [{ credit: 'CN/26-27/00001', amountPaise: 9800, at: now }]
  const known: StoredPayment = { ...(paid.payments.get('a') as StoredPayment), parts }
  const credited = (amountPaise: number): Order => ({
    ...paid.order,
    payment: { ...paid.order.payment, duePaise: 59_800 - amountPaise, paidPaise: 59_800 - amountPaise },
  })
  const told = (status: Status, refundedPaise: number) => ({
    payment: event('a', status, { refundedPaise }),
    orderId: 'TS0000000000',
    now,
  })
  const part = paymentStep(credited(9800), known, told('captured', 9800))
  expect(part.order).toBeUndefined()
  expect(part.payment).toMatchObject({ status: 'captured', toldBackPaise: 9800 })
  expect(paymentStep(credited(9800), part.payment, told('captured', 9800))).toEqual({})
  const whole = paymentStep(credited(9800), known, told('refunded', 59_800))
  expect(whole.order?.now).toMatchObject({ status: 'refunded', paidPaise: 0 })
  const all = { ...known, parts: [{ credit: 'CN/26-27/00001', amountPaise: 59_800, at: now }] }
  const byNotes = paymentStep(credited(59_800), all, told('refunded', 59_800))
  expect([byNotes.order, byNotes.payment?.status]).toEqual([undefined, 'refunded'])
})

const asked = {
  reference: 'TB0000000000-1',
  amountPaise: 59_800,
  openPaise: 59_800,
  url: 'https://pay',
  expiresAt: now,
}
const linked: Order = { ...placed, payment: { ...money, link: asked } }
const came = (id: string, amountPaise: number) => event(id, 'captured', { amountPaise })

test('part payments by link count in any order and with any repeats, and reduce what the link still asks for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 }),
      fc.gen(),
      (amounts, g) => {
        let left = 59_800
        const fitting = amounts.filter((amount) => {
          const fits = amount <= left
          if (fits) left -= amount
          return fits
        })
        const told = g(() => shuffled(fitting.map((amount, index) => came(`p${index}`, amount))))
        const paid = fitting.reduce((sum, amount) => sum + amount, 0)
        const { order, payments } = after(linked, told, asked.reference)
        expect(order.payment).toMatchObject({ paidPaise: paid, link: { openPaise: 59_800 - paid } })
        expect(order.payment.status).toBe(paid === 59_800 ? 'paid' : 'partly_paid')
        expect(
          [...payments.values()].every(({ status, link }) => status === 'captured' && link === asked.reference),
        ).toBe(true)
      },
    ),
  )
})

test('whatever is paid by links and the checkout window, an order keeps no more than its price and everything else is refunded', () => {
  const amount = fc.integer({ min: 1, max: 70_000 })
  const payment = fc.record({ amount, isLinked: fc.boolean(), isExact: fc.boolean() })
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 8 }), fc.gen(), (all, g) => {
      const told = g(() =>
        shuffled(all.map(({ amount, isExact }, index) => came(`p${index}`, isExact ? 59_800 : amount))),
      )
      let order = linked
      const payments = new Map<string, StoredPayment>()
      for (const each of told) {
        const link = all[Number(each.id.slice(1))]?.isLinked ? asked.reference : undefined
        const step = paymentStep(order, payments.get(each.id), { payment: each, orderId: 'TB0000000000', link, now })
        if (step.order) order = { ...order, payment: step.order.now }
        if (step.payment) payments.set(each.id, step.payment)
      }
      const kept = [...payments.values()].filter(({ status }) => status === 'captured')
      const keptPaise = kept.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
      expect(keptPaise).toBe(order.payment.paidPaise)
      expect(keptPaise).toBeLessThanOrEqual(59_800)
      expect(payments.size - kept.length).toBe(
        [...payments.values()].filter(({ status }) => status === 'refund_due').length,
      )
    }),
  )
})

test.each<[string, Partial<Order>, number, StoredPayment['reason']]>([
  ['for a cancelled order', { status: 'cancelled' }, 10_000, 'cancelled'],
  ['for a paid order', { payment: { ...money, status: 'paid', paidPaise: 59_800 } }, 10_000, 'already_paid'],
  ['above the amount due', {}, 59_801, 'other_amount'],
  ['as part of a cart order', { kind: 'shop' }, 10_000, 'other_amount'],
])('money by a link %s is refunded', (_name, changes, amountPaise, reason) => {
  const { order, payments } = after({ ...linked, ...changes }, [came('a', amountPaise)], asked.reference)
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason })
  expect(order).toEqual({ ...linked, ...changes })
})

test('a payment by link does not touch the window’s gateway order, and one by an earlier link leaves the current link’s amount unchanged', () => {
  const gateway = { orderId: 'order_1', paymentIds: [] }
  const opened: Order = { ...linked, payment: { ...linked.payment, gateway } }
  const by = (link: string) =>
    after(opened, [event('a', 'captured', { amountPaise: 9_800, gatewayOrderId: 'order_9' })], link).order
  expect(by(asked.reference).payment).toMatchObject({
    gateway: { orderId: 'order_1', paymentIds: ['a'] },
    link: { openPaise: 50_000 },
  })
  expect(by('TB0000000000-0').payment).toMatchObject({ paidPaise: 9_800, link: { openPaise: 59_800 } })
})
