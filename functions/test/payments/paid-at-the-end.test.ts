import { describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { fixture, shop } from '../fixtures/checkout/use-checkout-fixture.ts'
import {
  afterAsking,
  cancelUnpaid,
  capturedBy,
  lapsingKinds,
  orderOf,
  overdueOrderOf,
  useOverdueOrders,
} from '../fixtures/overdue-orders.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { stockOf } from '../fixtures/product-fixture.ts'

useOverdueOrders()

describe.each(lapsingKinds)('a payment and the cancellation of its %s order at the same time', (kind) => {
  const overdueOrder = overdueOrderOf(kind)

  test('reported while the shop cancels: the order is paid and keeps its pieces', async () => {
    const { tee, id, gatewayOrderId } = await overdueOrder()
    const pays = async () => deliver(shop, (await capturedBy(gatewayOrderId)).message)
    expect(await cancelUnpaid(afterAsking(pays))).toMatchObject({ kept: 1, cancelled: 0 })
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment: { status: 'paid' } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test('reported after the shop has cancelled: the money is refunded once, by webhook, page or regular check', async () => {
    const { buyer, tee, id, gatewayOrderId } = await overdueOrder()
    let paid: Awaited<ReturnType<typeof payAtGateway>> | undefined
    const pays = async () => {
      paid = await payAtGateway(gatewayOrderId)
    }
    expect(await cancelUnpaid(afterAsking(pays))).toMatchObject({ cancelled: 1 })
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

  test('of twenty orders, in any order of events: each is either paid with its pieces, or cancelled and refunded', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => overdueOrder('upi')))
    const paying = await Promise.all(orders.map(({ gatewayOrderId }) => capturedBy(gatewayOrderId)))
    const { online, methods } = shop.deps.payments
    if (!online) throw new Error('there is no gateway')
    // A gateway that reports nothing when asked: only its messages do, while two runs cancel.
    const unaware = { payments: { methods, online: { ...online, paymentsOf: async () => [] } } }
    await Promise.all([
      cancelUnpaid(unaware),
      cancelUnpaid(unaware),
      ...paying.map(({ message }) => deliver(shop, message)),
    ])
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
