import { graceMinutes, lapsedNote } from '@teeshala/contract/payments/payment-time'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '../../src/moving/cancel-unpaid-orders.ts'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { createCheckoutFixture } from '../fixtures/checkout/checkout-fixture.ts'
import { fixture, openOrderOf, shop } from '../fixtures/checkout/use-checkout-fixture.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import {
  cancelUnpaid,
  capturedBy,
  dueBefore,
  lapsingKinds,
  orderOf,
  overdueOrderOf,
  timeToPayMs,
  useOverdueOrders,
} from '../fixtures/overdue-orders.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { stockOf } from '../fixtures/product-fixture.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

useOverdueOrders()

const overdueOrder = overdueOrderOf('shop')

describe.each(lapsingKinds)('a %s order that is paid online', (kind) => {
  const openOrder = openOrderOf(kind)
  const overdueOrder = overdueOrderOf(kind)

  test('says until when it can be paid: a day after it was placed; cash on delivery has no such time', async () => {
    const { buyer, id } = await openOrder('upi')
    const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
    expect(Date.parse(body.payBy) - Date.parse(body.createdAt)).toBe(timeToPayMs)
    expect(body).not.toHaveProperty('payment')
    const cash = await openOrder('cash_on_delivery')
    expect((await shop.call('GET', `/api/orders/${cash.id}`, { token: cash.buyer.token })).body.payBy).toBeUndefined()
  })

  test('and never was is cancelled: pieces back into stock, a reason for the customer, a mail, a log entry', async () => {
    const { buyer, tee, id } = await overdueOrder()
    expect(await stockOf(shop.deps, tee)).toBe(9)
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 1 })
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

  test('is also cancelled if its payment failed, or if its payment page was never opened', async () => {
    const failed = await overdueOrder()
    const { payment } = await payAtGateway(failed.gatewayOrderId, { problem: 'declined' })
    await deliver(shop, await messageAbout(payment.id, 'payment.failed'))
    const unopened = await overdueOrder()
    await shop.deps.db.doc(`gatewayOrders/${unopened.gatewayOrderId}`).delete()
    await shop.deps.db.doc(`orders/${unopened.id}`).update({ 'payment.gateway': FieldValue.delete() })
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 2 })
    expect((await orderOf(failed.id)).status).toBe('cancelled')
    expect((await orderOf(unopened.id)).status).toBe('cancelled')
  })

  test('is not cancelled before its time, plus half an hour for the window opened last', async () => {
    const early = await openOrder()
    const opened = await openOrder()
    await dueBefore(opened.id, graceMinutes - 1)
    expect(await cancelUnpaid()).toEqual({ cancelled: 0, kept: 0, waiting: 0, failed: 0 })
    expect([(await orderOf(early.id)).status, (await orderOf(opened.id)).status]).toEqual(['placed', 'placed'])
    expect(await fixture.create(opened.id, opened.buyer.token)).toMatchObject({
      status: 409,
      body: { message: 'The time to pay for this order has run out. Please place it again.' },
    })
    const { message } = await capturedBy(opened.gatewayOrderId)
    await deliver(shop, message)
    expect((await orderOf(opened.id)).payment.status).toBe('paid')
  })

  test('is left alone once it is paid or made, as are cash orders, and is not even read', async () => {
    const paid = await overdueOrder()
    await deliver(shop, (await capturedBy(paid.gatewayOrderId)).message)
    const made = await overdueOrder()
    await fixture.move(made.id, { status: 'in_production' })
    const marked = await overdueOrder()
    await fixture.move(marked.id, { paymentStatus: 'paid' })
    await openOrder('cash_on_delivery')
    await openOrder()
    const { db, count } = countReads(shop.deps.db)
    expect(await cancelUnpaid({ db })).toEqual({ cancelled: 0, kept: 0, waiting: 0, failed: 0 })
    expect(count()).toBe(0)
    for (const { id, tee } of [paid, made, marked]) {
      expect((await orderOf(id)).status).not.toBe('cancelled')
      expect(await stockOf(shop.deps, tee)).toBe(9)
    }
  })
})

test('two simultaneous runs cancel an order once, and so does a run with a lost response', async () => {
  const twice = await overdueOrder()
  await Promise.all([cancelUnpaid(), cancelUnpaid()])
  const lost = await overdueOrder()
  const db = losingAnswers(shop.deps.db, 14, 2)
  expect(await cancelUnpaid({ db, sleep: async () => {} })).toMatchObject({ cancelled: 1 })
  for (const { id, tee } of [twice, lost]) {
    const { timeline } = await orderOf(id)
    expect(timeline.map(({ to }: { to: string }) => to)).toEqual(['placed', 'cancelled'])
    expect(await stockOf(shop.deps, tee)).toBe(10)
    const log = await shop.call('GET', `/api/orders/${id}/log`, { token: fixture.staff.token })
    expect(log.body).toHaveLength(1)
  }
})

test('a bulk order has no such time: it is not cancelled when unpaid and can be paid at any time', async () => {
  const { buyer, tee, id, gatewayOrderId } = await fixture.openOrder('upi', 'bulk')
  const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
  expect([body.payBy, (await orderOf(id)).payment.dueAt]).toEqual([undefined, null])
  await dueBefore(id, graceMinutes + 30)
  expect(await cancelUnpaid()).toEqual({ cancelled: 0, kept: 1, waiting: 0, failed: 0 })
  expect([(await orderOf(id)).status, await stockOf(shop.deps, tee)]).toEqual(['placed', 9])
  await deliver(shop, (await capturedBy(gatewayOrderId)).message)
  expect((await orderOf(id)).payment).toMatchObject({ status: 'paid', dueAt: null })
})

test('a shop without online payment sets no time and cancels nothing', async () => {
  const manual = await openShop(() => ({ payments: { methods: ['cash_on_delivery'], online: undefined } }))
  const manualFixture = await createCheckoutFixture(manual)
  const { id } = await manualFixture.openOrder('credit_card')
  expect((await orderOf(id)).payment.dueAt).toBeNull()
  const overdue = await overdueOrder()
  expect(await cancelUnpaidOrders(manual.deps)).toEqual({ cancelled: 0, kept: 0, waiting: 0, failed: 0 })
  expect((await orderOf(overdue.id)).status).toBe('placed')
  await manual.close()
})

test('an invalid order is counted as failed, does not stop the others from being cancelled, and is postponed', async () => {
  const { db } = shop.deps
  const [invalid, other] = [await overdueOrder(), await overdueOrder()]
  const document = db.doc(`orders/${invalid.id}`)
  await dueBefore(invalid.id, graceMinutes + 60)
  await document.update({ totalPaise: 'much', createdAt: new Date(0) })
  expect(await cancelUnpaid()).toMatchObject({ cancelled: 1, failed: 1 })
  expect((await orderOf(other.id)).status).toBe('cancelled')
  expect(await cancelUnpaid()).toMatchObject({ cancelled: 0, failed: 0 })
  await document.delete()
})

test('an invalid gateway order does not stop other payments from being found', async () => {
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
