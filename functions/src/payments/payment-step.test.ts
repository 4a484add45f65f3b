import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GatewayPayment } from '../ports/payment-gateway.ts'
import { paymentStep } from './payment-step.ts'

type Status = GatewayPayment['status']
type Order = Parameters<typeof paymentStep>[0]

const now = new Date('2026-11-21T10:00:00Z')
const money = { method: 'upi', status: 'pending', duePaise: 59_800, paidPaise: 0, dueAt: null } as const
const placed: Order = {
  kind: 'bulk',
  status: 'placed',
  payment: { ...money, gateway: { orderId: 'order_1', paymentIds: [] } },
}

const event = (id: string, status: Status, changes: Partial<GatewayPayment> = {}) => ({
  id,
  gatewayOrderId: 'order_1',
  amountPaise: 59_800,
  currency: 'INR',
  status,
  refundedPaise: status === 'refunded' ? 59_800 : 0,
  method: 'card',
  ...changes,
})

/** The order and its payments after all these events, which came by this link. */
function after(start: Order, all: readonly ReturnType<typeof event>[], link?: string) {
  let order = start
  const passed: string[] = []
  const payments = new Map<string, StoredPayment>()
  for (const payment of all) {
    const step = paymentStep(order, payments.get(payment.id), { payment, orderId: 'TS0000000000', link, now })
    if (step.order) order = { ...order, payment: step.order.now }
    passed.push(...(step.order?.passed ?? []))
    if (step.payment) payments.set(payment.id, step.payment)
  }
  return { order, payments, passed }
}

/** The same events in any order, each once to three times. */
const shuffled = (all: readonly ReturnType<typeof event>[]) =>
  fc.array(fc.integer({ min: 1, max: 3 }), { minLength: all.length, maxLength: all.length }).chain((times) => {
    const repeated = all.flatMap((each, index) => Array.from({ length: times[index] ?? 1 }, () => each))
    return fc.shuffledSubarray(repeated, { minLength: repeated.length, maxLength: repeated.length })
  })

test.each([
  ['a failure and then the money', [event('a', 'failed'), event('b', 'captured')], 'paid'],
  ['three failures', [event('a', 'failed'), event('b', 'failed'), event('c', 'failed')], 'failed'],
  ['the money, then its return', [event('a', 'captured'), event('a', 'refunded')], 'refunded'],
  [
    'a failure, the money, its return',
    [event('a', 'failed'), event('b', 'captured'), event('b', 'refunded')],
    'refunded',
  ],
  ['a failure that came good', [event('a', 'failed'), event('a', 'captured')], 'paid'],
  ['a wrong amount and the right one', [event('a', 'captured', { amountPaise: 1 }), event('b', 'captured')], 'paid'],
])('%s come to the same state in every order and however often told', (_name, all, paymentStatus) => {
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

test('of two payments one pays the order and the other is due back, whichever is told first', () => {
  fc.assert(
    fc.property(shuffled([event('a', 'captured'), event('b', 'captured')]), (told) => {
      const { order, payments } = after(placed, told)
      const statuses = [...payments.values()].map(({ status }) => status).sort()
      expect([order.payment.status, ...statuses]).toEqual(['paid', 'captured', 'refund_due'])
      expect(payments.get(order.payment.gateway?.paymentIds[0] ?? '')?.status).toBe('captured')
    }),
  )
})

test('money for a cancelled order is due back and leaves the order as it is', () => {
  const { order, payments } = after({ ...placed, status: 'cancelled' }, [event('a', 'captured')])
  expect(order.payment.status).toBe('pending')
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'cancelled' })
})

test('a return of the second payment leaves the first one and the order paid', () => {
  const told = [event('a', 'captured'), event('b', 'captured'), event('b', 'refunded')]
  const { order, payments } = after(placed, told)
  expect(order.payment.status).toBe('paid')
  expect(payments.get('b')).toMatchObject({ status: 'refunded', reason: 'already_paid' })
})

test.each([
  ['less than the order costs', { amountPaise: 59_799 }],
  ['more than the order costs', { amountPaise: 59_801 }],
  ['another currency', { currency: 'USD' }],
])('%s pays nothing and is due back', (_name, wrong) => {
  const { order, payments } = after(placed, [event('a', 'captured', wrong)])
  expect(order.payment.status).toBe('pending')
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'other_amount', createdAt: now })
})

test('a failure that is told of money already here changes nothing', () => {
  const { order, payments } = after(placed, [event('a', 'captured'), event('a', 'failed')])
  expect([order.payment.status, payments.get('a')?.status]).toEqual(['paid', 'captured'])
})

test('money that staff returned makes the order refunded, even where they were cut short before they changed it', () => {
  const { order, payments } = after(placed, [event('a', 'captured')])
  const known: StoredPayment = { ...(payments.get('a') as StoredPayment), status: 'refunded', refundId: 'rfnd_1' }
  const told = { payment: event('a', 'refunded'), orderId: 'TS0000000000', now }
  const step = paymentStep(order, known, told)
  expect(step).toMatchObject({ payment: { refundId: 'rfnd_1' }, order: { passed: ['refunded'] } })
  expect(paymentStep({ ...order, payment: step.order?.now ?? order.payment }, known, told)).toEqual({})
})

test.each<[Status]>([['created'], ['authorized']])('a payment that is only %s is no money yet', (status) => {
  for (const refundedPaise of [0, 59_800])
    expect(
      paymentStep(placed, undefined, { payment: event('a', status, { refundedPaise }), orderId: 'T', now }),
    ).toEqual({})
})

test.each<[Status, number, string]>([
  ['captured', 0, 'paid'],
  ['captured', 59_799, 'paid'],
  ['captured', 59_800, 'refunded'],
  ['refunded', 0, 'refunded'],
])('money that is %s and of which %d paise went back leaves the order %s', (status, refundedPaise, paymentStatus) => {
  const { order, payments } = after(placed, [event('a', status, { refundedPaise })])
  expect(order.payment.status).toBe(paymentStatus)
  expect(payments.get('a')?.status).toBe(paymentStatus === 'paid' ? 'captured' : 'refunded')
})

test('every step is noted with its moment, and the payment that paid is known', () => {
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

test('money that had come and gone before we heard of it is told as both, and of another order it changes nothing', () => {
  const told = (order: Order) => paymentStep(order, undefined, { payment: event('a', 'refunded'), orderId: 'T', now })
  expect(told(placed).order).toMatchObject({ passed: ['paid', 'refunded'], now: { paidPaise: 0 } })
  const gateway = { orderId: 'order_1', paymentIds: ['b'] }
  const paid = { ...placed, payment: { ...money, status: 'paid', paidPaise: 59_800, gateway } } as const
  expect(told(paid)).toMatchObject({ payment: { status: 'refunded', reason: 'already_paid' } })
  expect(told(paid)).not.toHaveProperty('order')
})

test('an order of which a part is paid takes the rest and nothing else', () => {
  const partly = { ...placed, payment: { ...money, paidPaise: 20_000 } }
  const of = (amountPaise: number) => after(partly, [event('a', 'captured', { amountPaise })])
  expect(of(39_800).order.payment).toMatchObject({ status: 'paid', paidPaise: 59_800 })
  for (const wrong of [39_799, 39_801, 59_800]) {
    expect(of(wrong).order.payment).toMatchObject({ status: 'pending', paidPaise: 20_000 })
    expect(of(wrong).payments.get('a')).toMatchObject({ status: 'refund_due', reason: 'other_amount' })
  }
})

test('every payment that failed is kept, and so is the moment of one that came at once', () => {
  const failures = after(placed, [event('a', 'failed'), event('b', 'failed')]).payments
  expect([...failures.values()].map(({ status }) => status)).toEqual(['failed', 'failed'])
  expect(after(placed, [event('a', 'captured')]).payments.get('a')).toMatchObject({ createdAt: now, updatedAt: now })
})

test('money that went back before it was captured leaves the order waiting, and another payment pays it', () => {
  fc.assert(
    fc.property(shuffled([event('a', 'released'), event('b', 'captured')]), (told) => {
      const { order, payments, passed } = after(placed, told)
      expect([order.payment.status, payments.get('a')?.status, passed]).toEqual(['paid', 'released', ['paid']])
    }),
  )
  expect(after(placed, [event('a', 'failed'), event('a', 'released')]).order.payment.status).toBe('failed')
  expect(after(placed, [event('a', 'released')]).order).toEqual(placed)
})

test('the fee of a payment is noted whenever it is told, and stays when the money goes back', () => {
  const fee = { feePaise: 1411, gstPaise: 215 }
  const told = event('a', 'captured', { fee })
  for (const all of [[told], [event('a', 'captured'), told], [told, event('a', 'captured'), event('a', 'refunded')]])
    expect(after(placed, all).payments.get('a')?.fee).toEqual(fee)
})

test('an order that has not met the gateway is not said to have', () => {
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

/** An order of ₹598.00 of which ₹299.00 comes first. */
const inParts: Order = { ...placed, payment: { ...placed.payment, advancePaise: 29_900 } }
const part = (id: string, status: Status) =>
  event(id, status, { amountPaise: 29_900, refundedPaise: status === 'refunded' ? 29_900 : 0 })

test.each([
  ['an advance', [part('a', 'captured')], 29_900, 'partly_paid'],
  ['an advance and the balance', [part('a', 'captured'), part('b', 'captured')], 59_800, 'paid'],
  [
    'both parts and the return of one',
    [part('a', 'captured'), part('b', 'captured'), part('b', 'refunded')],
    29_900,
    'partly_paid',
  ],
  [
    'both parts and their returns',
    [part('a', 'captured'), part('b', 'captured'), part('a', 'refunded'), part('b', 'refunded')],
    0,
    'refunded',
  ],
  ['all at once', [event('a', 'captured')], 59_800, 'paid'],
] as const)(
  'of an order that is paid in parts, %s come to the same in every order and however often told',
  (_name, all, paidPaise, status) => {
    fc.assert(
      fc.property(shuffled(all), (told) => {
        // The parts are alike, so that either may come first; one that is returned before the other came leaves nothing to pay.
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

test('a third payment of an order that is paid in parts goes back', () => {
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

test('an advance online leaves the balance of an order in cash to be paid in cash', () => {
  const cash: Order = { ...inParts, payment: { ...inParts.payment, method: 'cash_on_delivery' } }
  expect(after(cash, [part('a', 'captured')]).order.payment.method).toBe('cash_on_delivery')
})

test('of a payment of which a part went back by a credit note, only the rest is taken off its order when all of it has gone back', () => {
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

test('parts that come by a link count in every order and however often told, and leave what is open of it', () => {
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

test('whatever comes by links and the window, an order keeps no more than it costs and every other payment goes back', () => {
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
  ['for an order that is paid', { payment: { ...money, status: 'paid', paidPaise: 59_800 } }, 10_000, 'already_paid'],
  ['above what is open', {}, 59_801, 'other_amount'],
  ['as a part of an order of the cart', { kind: 'shop' }, 10_000, 'other_amount'],
])('money by a link %s goes back', (_name, changes, amountPaise, reason) => {
  const { order, payments } = after({ ...linked, ...changes }, [came('a', amountPaise)], asked.reference)
  expect(payments.get('a')).toMatchObject({ status: 'refund_due', reason })
  expect(order).toEqual({ ...linked, ...changes })
})

test('what comes by a link leaves the order of the window alone, and an earlier link keeps what is open of the present one', () => {
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
