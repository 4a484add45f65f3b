import { graceMinutes } from '@teeshala/contract/payments/payment-time'
import { describe, expect, test } from 'vitest'
import { fixture, shop } from '../fixtures/checkout/use-checkout-fixture.ts'
import {
  afterAsking,
  anotherWindow,
  cancelUnpaid,
  dueBefore,
  lapsingKinds,
  orderOf,
  overdueOrderOf,
  timeToPayMs,
  useOverdueOrders,
} from '../fixtures/overdue-orders.ts'
import { askGateway, payAtGateway } from '../fixtures/pay.ts'
import { stockOf } from '../fixtures/product-fixture.ts'

useOverdueOrders()

describe.each(lapsingKinds)('before the shop cancels a %s order, it asks the gateway', (kind) => {
  const overdueOrder = overdueOrderOf(kind)

  test.each([
    ['paid', {}],
    ['authorised by the bank', { status: 'authorized', captured: false }],
  ])('and an order %s there without our knowledge is paid', async (_name, attempt) => {
    const { tee, id, gatewayOrderId } = await overdueOrder()
    await payAtGateway(gatewayOrderId, attempt)
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test.each([0, 1])('about every window opened for the order: money in window %i of two pays it', async (paid) => {
    const { tee, id, gatewayOrderId } = await overdueOrder()
    const windows = [gatewayOrderId, await anotherWindow(id)].sort()
    await payAtGateway(windows[paid] ?? '')
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test('and about a window opened meanwhile in the next run', async () => {
    const { id } = await overdueOrder()
    let later = ''
    const opens = async () => {
      later ||= await anotherWindow(id)
    }
    expect(await cancelUnpaid(afterAsking(opens))).toMatchObject({ cancelled: 0, kept: 1 })
    await payAtGateway(later)
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['staff start producing', (id) => fixture.move(id, { status: 'in_production' })],
    ['another run gives more time', (id) => dueBefore(id, -60)],
  ])('and leaves alone an order that %s meanwhile', async (_what, happens) => {
    const { tee, id } = await overdueOrder()
    expect(await cancelUnpaid(afterAsking(() => happens(id)))).toMatchObject({ cancelled: 0, kept: 1 })
    expect((await orderOf(id)).status).not.toBe('cancelled')
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test('and waits while a payment is in progress, but not for ever', async () => {
    const { id, gatewayOrderId } = await overdueOrder()
    const { payment } = await payAtGateway(gatewayOrderId, { status: 'created', captured: false })
    expect(await cancelUnpaid()).toMatchObject({ waiting: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed' })
    const lookedAtAgain = (await orderOf(id)).payment.dueAt.toMillis()
    expect(lookedAtAgain).toBeGreaterThan(Date.now())
    expect(lookedAtAgain).toBeLessThan(Date.now() + timeToPayMs)
    await askGateway(`/stand-in/payments/${payment.id}/fail`, {})
    await dueBefore(id, graceMinutes + 1)
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 1 })
  })

  test('and cancels an order whose payment was abandoned, so that others can buy its pieces', async () => {
    const { tee, id, gatewayOrderId } = await overdueOrder()
    await payAtGateway(gatewayOrderId, { status: 'created', captured: false })
    const longAgo = new Date(Date.now() - timeToPayMs - 7 * 3_600_000)
    await shop.deps.db.doc(`orders/${id}`).update({ createdAt: longAgo })
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 1 })
    expect(await stockOf(shop.deps, tee)).toBe(10)
  })

  test('and accepts a payment that was in progress at one check and completed at the next', async () => {
    const { id, gatewayOrderId } = await overdueOrder()
    await payAtGateway(gatewayOrderId)
    const { online, methods } = shop.deps.payments
    if (!online) throw new Error('there is no gateway')
    const paymentsOf: typeof online.paymentsOf = async (asked) =>
      (await online.paymentsOf(asked)).map((payment) => ({ ...payment, status: 'created' }))
    expect(await cancelUnpaid({ payments: { methods, online: { ...online, paymentsOf } } })).toMatchObject({
      waiting: 1,
    })
    await dueBefore(id, graceMinutes + 1)
    expect(await cancelUnpaid()).toMatchObject({ cancelled: 0, kept: 1 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
  })

  test('and does not cancel without an answer; the orders behind it are still handled', async () => {
    const mute = await overdueOrder()
    await dueBefore(mute.id, graceMinutes + 60)
    const next = await overdueOrder()
    const { online, methods } = shop.deps.payments
    if (!online) throw new Error('there is no gateway')
    const paymentsOf: typeof online.paymentsOf = async (id) => {
      if (id === mute.gatewayOrderId) throw new Error('down')
      return online.paymentsOf(id)
    }
    expect(await cancelUnpaid({ payments: { methods, online: { ...online, paymentsOf } } })).toMatchObject({
      failed: 1,
      cancelled: 1,
    })
    expect([(await orderOf(mute.id)).status, (await orderOf(next.id)).status]).toEqual(['placed', 'cancelled'])
    // It makes way for those behind it and is checked again later.
    expect((await orderOf(mute.id)).payment.dueAt.toMillis()).toBeGreaterThan(Date.now())
  })
})
