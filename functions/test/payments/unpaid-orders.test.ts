import type { PaymentMethod } from '@teeshala/contract/payments/payment'
import { graceMinutes, hoursToPay, lapsedNote } from '@teeshala/contract/payments/payment-time'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '../../src/moving/cancel-unpaid-orders.ts'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import type { Deps } from '../../src/ports/deps.ts'
import { createCheckoutFixture } from '../fixtures/checkout-fixture.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { losingAnswers } from '../fixtures/failing-database.ts'
import type { Kind } from '../fixtures/kinds-of-order.ts'
import { openShop } from '../fixtures/open-shop.ts'
import { askGateway, deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { stockOf } from '../fixtures/product-fixture.ts'
import { fixture, openOrderOf, shop, useCheckoutFixture } from '../fixtures/use-checkout-fixture.ts'

const minuteMs = 60_000
const dayMs = hoursToPay * 60 * minuteMs

/** The kinds that lose their pieces when the money does not come. */
const lapsingKinds = ['shop', 'single'] as const

useCheckoutFixture()

/** Places orders of this kind whose time to pay was over an hour ago. */
const overdueOrderOf = (kind: Kind) => async (method?: PaymentMethod) => {
  const opened = await fixture.openOrder(method, kind)
  await dueBefore(opened.id, graceMinutes + 30)
  return opened
}
const overdueOrder = overdueOrderOf('shop')

const dueBefore = (id: string, minutes: number) =>
  shop.deps.db.doc(`orders/${id}`).update({ 'payment.dueAt': new Date(Date.now() - minutes * minuteMs) })

const run = (changed: Partial<Deps> = {}) => cancelUnpaidOrders(Object.create(shop.deps, describing(changed)))
const describing = (changed: object) => Object.getOwnPropertyDescriptors(changed)

/** The shop's dependencies with something that happens right after the gateway was asked about an order. */
function afterAsking(happens: () => Promise<unknown>): Partial<Deps> {
  const { online, methods } = shop.deps.payments
  if (!online) throw new Error('there is no gateway')
  const paymentsOf: typeof online.paymentsOf = async (id) => {
    const payments = await online.paymentsOf(id)
    await happens()
    return payments
  }
  return { payments: { methods, online: { ...online, paymentsOf } } }
}

/** A second window of the gateway that was opened for an order; its id there. */
async function anotherWindow(id: string): Promise<string> {
  const { db } = shop.deps
  const order = { amount: (await orderOf(id)).totalPaise as number, currency: 'INR', receipt: id }
  const opened = await askGateway<{ id: string }>('/v1/orders', order)
  const at = new Date()
  const window = { orderId: id, amountPaise: order.amount, isOpen: true, askedAt: at, createdAt: at }
  await db.doc(`gatewayOrders/${opened.id}`).set(window)
  await db.doc(`orders/${id}`).update({ 'payment.gateway': { orderId: opened.id, paymentIds: [] } })
  return opened.id
}

const orderOf = async (id: string) => (await shop.deps.db.doc(`orders/${id}`).get()).data() ?? {}
const capturedBy = async (gatewayOrderId: string) => {
  const { payment } = await payAtGateway(gatewayOrderId)
  return { paymentId: payment.id, message: await messageAbout(payment.id, 'payment.captured') }
}

// Whatever an earlier test has left over is none of the next one's business.
beforeEach(() => run())

describe.each(lapsingKinds)('a %s order that is paid online', (kind) => {
  const openOrder = openOrderOf(kind)
  const overdueOrder = overdueOrderOf(kind)

  test('says until when: a day after it was placed; cash on delivery has no such time', async () => {
    const { buyer, id } = await openOrder('upi')
    const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
    expect(Date.parse(body.payBy) - Date.parse(body.createdAt)).toBe(dayMs)
    expect(body).not.toHaveProperty('payment')
    const cash = await openOrder('cash_on_delivery')
    expect((await shop.call('GET', `/api/orders/${cash.id}`, { token: cash.buyer.token })).body.payBy).toBeUndefined()
  })

  test('and never was is cancelled: pieces to the shelf, a reason for the customer, a mail, a note in the log', async () => {
    const { buyer, tee, id } = await overdueOrder()
    expect(await stockOf(shop.deps, tee)).toBe(9)
    expect(await run()).toMatchObject({ cancelled: 1 })
    expect(await stockOf(shop.deps, tee)).toBe(10)
    const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    expect(body.payBy).toBeUndefined()
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'status', to: 'cancelled', by: 'system', note: lapsedNote })
    const mail = (await shop.deps.db.doc(`mail/${id}-cancelled`).get()).data()
    expect(mail).toMatchObject({ to: [buyer.email], message: { text: expect.stringContaining('did not receive') } })
    const log = await shop.call('GET', `/api/orders/${id}/log`, { token: fixture.staff.token })
    expect(log.body).toMatchObject([
      {
        actorName: 'the shop',
        action: 'order.moved',
        at: body.timeline.at(-1).at,
        details: { to: { status: 'cancelled' } },
      },
    ])
  })

  test('is cancelled too when its payment failed, and when its page was never opened at the gateway', async () => {
    const failed = await overdueOrder()
    const { payment } = await payAtGateway(failed.gatewayOrderId, { problem: 'declined' })
    await deliver(shop, await messageAbout(payment.id, 'payment.failed'))
    const unopened = await overdueOrder()
    await shop.deps.db.doc(`gatewayOrders/${unopened.gatewayOrderId}`).delete()
    await shop.deps.db.doc(`orders/${unopened.id}`).update({ 'payment.gateway': FieldValue.delete() })
    expect(await run()).toMatchObject({ cancelled: 2 })
    expect((await orderOf(failed.id)).status).toBe('cancelled')
    expect((await orderOf(unopened.id)).status).toBe('cancelled')
  })

  test('is not cancelled before its time and half an hour for the window that was opened last', async () => {
    const early = await openOrder()
    const opened = await openOrder()
    await dueBefore(opened.id, graceMinutes - 1)
    expect(await run()).toEqual({ cancelled: 0, kept: 0, waiting: 0, failed: 0 })
    expect([(await orderOf(early.id)).status, (await orderOf(opened.id)).status]).toEqual(['placed', 'placed'])
    expect(await fixture.create(opened.id, opened.buyer.token)).toMatchObject({
      status: 409,
      body: { message: 'The time to pay this order is over. Please place it again.' },
    })
    const { message } = await capturedBy(opened.gatewayOrderId)
    await deliver(shop, message)
    expect((await orderOf(opened.id)).payment.status).toBe('paid')
  })

  test('is left alone once it is paid, made or paid at the door, and is not even read', async () => {
    const paid = await overdueOrder()
    await deliver(shop, (await capturedBy(paid.gatewayOrderId)).message)
    const made = await overdueOrder()
    await fixture.move(made.id, { status: 'in_production' })
    const marked = await overdueOrder()
    await fixture.move(marked.id, { paymentStatus: 'paid' })
    await openOrder('cash_on_delivery')
    await openOrder()
    const { db, count } = countReads(shop.deps.db)
    expect(await run({ db })).toEqual({ cancelled: 0, kept: 0, waiting: 0, failed: 0 })
    expect(count()).toBe(0)
    for (const { id, tee } of [paid, made, marked]) {
      expect((await orderOf(id)).status).not.toBe('cancelled')
      expect(await stockOf(shop.deps, tee)).toBe(9)
    }
  })
})

describe.each(lapsingKinds)('before it cancels a %s order, the shop asks the gateway', (kind) => {
  const overdueOrder = overdueOrderOf(kind)

  test.each([
    ['paid', {}],
    ['reserved by the bank', { status: 'authorized', captured: false }],
  ])('and an order that was %s there without a word to us is paid', async (_name, attempt) => {
    const { tee, id, gatewayOrderId } = await overdueOrder()
    await payAtGateway(gatewayOrderId, attempt)
    expect(await run()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test.each([0, 1])(
    'about every window that was opened for the order: money in number %i of two pays it',
    async (paid) => {
      const { tee, id, gatewayOrderId } = await overdueOrder()
      const windows = [gatewayOrderId, await anotherWindow(id)].sort()
      await payAtGateway(windows[paid] ?? '')
      expect(await run()).toMatchObject({ cancelled: 0, kept: 1 })
      expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
      expect(await stockOf(shop.deps, tee)).toBe(9)
    },
  )

  test('and about one that was opened meanwhile in the next run', async () => {
    const { id } = await overdueOrder()
    let later = ''
    const opens = async () => {
      later ||= await anotherWindow(id)
    }
    expect(await run(afterAsking(opens))).toMatchObject({ cancelled: 0, kept: 1 })
    await payAtGateway(later)
    expect(await run()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['staff begin to make', (id) => fixture.move(id, { status: 'in_production' })],
    ['another run gives more time', (id) => dueBefore(id, -60)],
  ])('and leaves alone what %s meanwhile', async (_what, happens) => {
    const { tee, id } = await overdueOrder()
    expect(await run(afterAsking(() => happens(id)))).toMatchObject({ cancelled: 0, kept: 1 })
    expect((await orderOf(id)).status).not.toBe('cancelled')
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test('and waits while a payment is under way, but not for ever', async () => {
    const { id, gatewayOrderId } = await overdueOrder()
    const { payment } = await payAtGateway(gatewayOrderId, { status: 'created', captured: false })
    expect(await run()).toMatchObject({ waiting: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed' })
    const lookedAtAgain = (await orderOf(id)).payment.dueAt.toMillis()
    expect(lookedAtAgain).toBeGreaterThan(Date.now())
    expect(lookedAtAgain).toBeLessThan(Date.now() + dayMs)
    await askGateway(`/stand-in/payments/${payment.id}/fail`, {})
    await dueBefore(id, graceMinutes + 1)
    expect(await run()).toMatchObject({ cancelled: 1 })
  })

  test('and takes in what was under way at one look and has come at the next', async () => {
    const { id, gatewayOrderId } = await overdueOrder()
    await payAtGateway(gatewayOrderId)
    const { online, methods } = shop.deps.payments
    if (!online) throw new Error('there is no gateway')
    const paymentsOf: typeof online.paymentsOf = async (asked) =>
      (await online.paymentsOf(asked)).map((payment) => ({ ...payment, status: 'created' }))
    expect(await run({ payments: { methods, online: { ...online, paymentsOf } } })).toMatchObject({ waiting: 1 })
    await dueBefore(id, graceMinutes + 1)
    expect(await run()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
  })

  test('and does not cancel when it gets no answer; the orders behind are seen to all the same', async () => {
    const mute = await overdueOrder()
    await dueBefore(mute.id, graceMinutes + 60)
    const next = await overdueOrder()
    const { online, methods } = shop.deps.payments
    if (!online) throw new Error('there is no gateway')
    const paymentsOf: typeof online.paymentsOf = async (id) => {
      if (id === mute.gatewayOrderId) throw new Error('down')
      return online.paymentsOf(id)
    }
    expect(await run({ payments: { methods, online: { ...online, paymentsOf } } })).toMatchObject({
      failed: 1,
      cancelled: 1,
    })
    expect([(await orderOf(mute.id)).status, (await orderOf(next.id)).status]).toEqual(['placed', 'cancelled'])
    // It makes room for those behind it and is asked after again later.
    expect((await orderOf(mute.id)).payment.dueAt.toMillis()).toBeGreaterThan(Date.now())
  })
})

describe.each(lapsingKinds)('a payment and the end of its %s order at the same moment', (kind) => {
  const overdueOrder = overdueOrderOf(kind)

  test('told while the shop cancels: the order is paid and keeps its pieces', async () => {
    const { tee, id, gatewayOrderId } = await overdueOrder()
    const pays = async () => deliver(shop, (await capturedBy(gatewayOrderId)).message)
    expect(await run(afterAsking(pays))).toMatchObject({ kept: 1, cancelled: 0 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test('told after the shop has cancelled: the money goes back once, by webhook, by the page and by the regular look', async () => {
    const { buyer, tee, id, gatewayOrderId } = await overdueOrder()
    let paid: Awaited<ReturnType<typeof payAtGateway>> | undefined
    const pays = async () => {
      paid = await payAtGateway(gatewayOrderId)
    }
    expect(await run(afterAsking(pays))).toMatchObject({ cancelled: 1 })
    if (!paid) throw new Error('nobody has paid')
    const { payment, proof } = paid
    const message = await messageAbout(payment.id, 'payment.captured')
    const [verified] = await Promise.all([
      fixture.verify(id, buyer.token, proof),
      deliver(shop, message),
      reconcilePayments(shop.deps),
    ])
    await deliver(shop, message)
    expect(verified).toMatchObject({ status: 200, body: { status: 'cancelled', paymentStatus: 'pending' } })
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    expect(await stockOf(shop.deps, tee)).toBe(10)
    expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).data()).toMatchObject({ reason: 'cancelled' })
  })

  test('of twenty orders, in whatever order: each is either paid with its pieces, or cancelled with its money back', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => overdueOrder('upi')))
    const paying = await Promise.all(orders.map(({ gatewayOrderId }) => capturedBy(gatewayOrderId)))
    const { online, methods } = shop.deps.payments
    if (!online) throw new Error('there is no gateway')
    // A gateway that knows of nothing yet: only the messages tell, while two runs cancel.
    const unaware = { payments: { methods, online: { ...online, paymentsOf: async () => [] } } }
    await Promise.all([run(unaware), run(unaware), ...paying.map(({ message }) => deliver(shop, message))])
    const ends = await Promise.all(
      orders.map(async ({ id, tee }, index) => {
        const { status, payment, timeline } = await orderOf(id)
        const cancellations = timeline.filter(({ to }: { to: string }) => to === 'cancelled').length
        const refunds = await fixture.refundsOf(paying[index]?.paymentId ?? '')
        return [status, payment.status, await stockOf(shop.deps, tee), refunds, cancellations].join(' ')
      }),
    )
    for (const end of ends) expect(['placed paid 9 0 0', 'cancelled pending 10 1 1']).toContain(end)
  })
})

test('two runs at once cancel an order once, and so does a run whose answer was lost', async () => {
  const twice = await overdueOrder()
  await Promise.all([run(), run()])
  const lost = await overdueOrder()
  const db = losingAnswers(shop.deps.db, 14, 2)
  expect(await run({ db, sleep: async () => {} })).toMatchObject({ cancelled: 1 })
  for (const { id, tee } of [twice, lost]) {
    const { timeline } = await orderOf(id)
    expect(timeline.map(({ to }: { to: string }) => to)).toEqual(['placed', 'cancelled'])
    expect(await stockOf(shop.deps, tee)).toBe(10)
    const log = await shop.call('GET', `/api/orders/${id}/log`, { token: fixture.staff.token })
    expect(log.body).toHaveLength(1)
  }
})

test('a bulk order has no such time: it is not cancelled for want of money and can be paid whenever', async () => {
  const { buyer, tee, id, gatewayOrderId } = await fixture.openOrder('upi', 'bulk')
  const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
  expect([body.payBy, (await orderOf(id)).payment.dueAt]).toEqual([undefined, null])
  await dueBefore(id, graceMinutes + 30)
  expect(await run()).toEqual({ cancelled: 0, kept: 1, waiting: 0, failed: 0 })
  expect([(await orderOf(id)).status, await stockOf(shop.deps, tee)]).toEqual(['placed', 9])
  await deliver(shop, (await capturedBy(gatewayOrderId)).message)
  expect((await orderOf(id)).payment).toMatchObject({ status: 'paid', dueAt: null })
})

test('a shop that takes no money online sets no time and cancels nothing', async () => {
  const manual = await openShop(() => ({ payments: { methods: ['cash_on_delivery'], online: undefined } }))
  const manualFixture = await createCheckoutFixture(manual)
  const { id } = await manualFixture.openOrder('credit_card')
  expect((await orderOf(id)).payment.dueAt).toBeNull()
  const overdue = await overdueOrder()
  expect(await cancelUnpaidOrders(manual.deps)).toEqual({ cancelled: 0, kept: 0, waiting: 0, failed: 0 })
  expect((await orderOf(overdue.id)).status).toBe('placed')
  await manual.close()
})

test('an order that does not fit its schema is counted as failed, keeps no other from being cancelled and is put off', async () => {
  const { db } = shop.deps
  const [invalid, other] = [await overdueOrder(), await overdueOrder()]
  const document = db.doc(`orders/${invalid.id}`)
  await dueBefore(invalid.id, graceMinutes + 60)
  await document.update({ totalPaise: 'much', createdAt: new Date(0) })
  expect(await run()).toMatchObject({ cancelled: 1, failed: 1 })
  expect((await orderOf(other.id)).status).toBe('cancelled')
  expect(await run()).toMatchObject({ cancelled: 0, failed: 0 })
  await document.delete()
})

test('a gateway order that does not fit its schema keeps no other payment from being found', async () => {
  const { db } = shop.deps
  const invalid = db.doc('gatewayOrders/order_invalid')
  await invalid.set({ isOpen: true, askedAt: new Date(1), orderId: 5 })
  const lost = await fixture.openOrder()
  await payAtGateway(lost.gatewayOrderId)
  expect((await reconcilePayments(shop.deps)).failed).toBe(1)
  expect((await fixture.stateOf(lost.id)).paymentStatus).toBe('paid')
  expect((await invalid.get()).get('askedAt').toMillis()).toBeGreaterThan(1)
  await invalid.delete()
})
