import { randomUUID } from 'node:crypto'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { fixture, openOrderOf, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { guestKinds, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { admin, customer } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import { gatewayIsDown, openShopWithRefunds } from '../fixtures/shops/open-shop-with-refunds.ts'

useCheckoutFixture()

const cancel = (id: string, token?: string, { t, at = shop }: { t?: string; at?: Shop } = {}) =>
  at.call('POST', `/api/orders/${id}/cancel`, { token, secret: t })
const mailOf = async (id: string) =>
  (await shop.deps.db.doc(`mail/${id}-cancelled`).get()).get('message')?.text as string | undefined

describe.each(kinds)('a customer cancels their %s order', (kind) => {
  const openOrder = openOrderOf(kind)

  test('before it is made: the pieces go back once, and the order and a mail say who did it', async () => {
    const { id, buyer, tee } = await fixture.sell('cash_on_delivery', kind)
    const replies = await Promise.all([cancel(id, buyer.token), cancel(id, buyer.token)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = replies.find(({ status }) => status === 200)
    expect([statusOf(done?.body), done?.body.timeline.at(-1).by]).toEqual(['cancelled', 'customer'])
    expect(await stockOf(shop.deps, tee)).toBe(10)
    expect(await mailOf(id)).toContain('You have cancelled your order.')
    // The fixture's cart order is delivered; its other orders are collected.
    expect(await mailOf(id)).toContain(`${kind === 'shop' ? 'Cash on Delivery' : 'Cash at the shop'}, not charged`)
    const log = await shop.call('GET', `/api/orders/${id}/log`, { token: fixture.staff.token })
    expect(log.body).toMatchObject([{ actorName: 'the customer', details: { to: { status: 'cancelled' } } }])
  })

  test('after paying: pieces go back at once, and the money too, or at the next check if the gateway is down', async () => {
    const { buyer, tee, id, gatewayOrderId } = await openOrder('upi')
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    const down = await openShopWithRefunds(gatewayIsDown)
    const { status, body } = await cancel(id, buyer.token, { at: down })
    expect([status, statusOf(body), body.paymentStatus]).toEqual([200, 'cancelled', 'paid'])
    expect([await fixture.refundsOf(payment.id), await stockOf(shop.deps, tee)]).toEqual([0, 10])
    expect(await mailOf(id)).toContain('We are refunding what you paid')
    await reconcilePayments(shop.deps)
    await reconcilePayments(shop.deps)
    expect([(await fixture.stateOf(id)).paymentStatus, await fixture.refundsOf(payment.id)]).toEqual(['refunded', 1])
    const { timeline } = (await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })).body
    expect(timeline.at(-1)).toMatchObject({ kind: 'payment', to: 'refunded', by: 'customer' })
    expect((await shop.deps.db.doc(`mail/${id}-refunded`).get()).exists).toBe(false)
    await down.close()
  })

  test('while paying: money that arrives later is refunded', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder('upi')
    const { payment } = await payAtGateway(gatewayOrderId)
    expect((await cancel(id, buyer.token)).status).toBe(200)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    expect(await fixture.refundsOf(payment.id)).toBe(1)
  })

  test('not once it is being made, and then nothing is refunded', async () => {
    const { buyer, tee, id, gatewayOrderId } = await openOrder('upi')
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    await fixture.move(id, { status: 'in_production' })
    for (const token of [buyer.token, fixture.staff.token]) {
      expect(await cancel(id, token)).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
    }
    expect([await fixture.refundsOf(payment.id), await stockOf(shop.deps, tee)]).toEqual([0, kind === 'print' ? 10 : 9])
  })

  test('and nobody else can: for others it does not exist', async () => {
    const { id, buyer } = await fixture.sell('cash_on_delivery', kind)
    const stranger = await customer(shop.deps)
    const viewer = await admin(shop.deps, 'viewer')
    for (const token of [undefined, stranger.token, viewer.token]) expect((await cancel(id, token)).status).toBe(404)
    expect((await cancel(id, undefined, { t: 'guessed' })).status).toBe(404)
    expect((await cancel(id, buyer.token)).status).toBe(200)
  })

  test('once, even if the response is lost', async () => {
    const { id, buyer, tee } = await fixture.sell('cash_on_delivery', kind)
    const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
    const { status, body } = await cancel(id, buyer.token, { at: shaky })
    expect([status, statusOf(body), body.timeline.length]).toEqual([200, 'cancelled', 2])
    expect(await stockOf(shop.deps, tee)).toBe(10)
    await shaky.close()
  })
})

test.each(guestKinds)('a guest cancels their %s order by its link', async (kind) => {
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor(kind, shop, undefined, { productId: tee })
  const { body } = await submit(kind, shop, undefined, request, randomUUID())
  const { status, body: after } = await cancel(body._id, undefined, { t: body.trackingToken })
  expect([status, statusOf(after), after.timeline.at(-1).by]).toEqual([200, 'cancelled', 'customer'])
  expect(await stockOf(shop.deps, tee)).toBe(10)
})
