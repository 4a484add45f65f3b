import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import { describe, expect, test } from 'vitest'
import { takeInMessage } from '../../src/payments/messages/take-in-message.ts'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { totalPaise } from '../fixtures/checkout/checkout-fixture.ts'
import { fixture, openOrderOf, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { type Kind, kinds, moveOrder } from '../fixtures/kinds-of-order.ts'
import { askGateway, deliver, idOfMessage, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { admin } from '../fixtures/people.ts'
import { stockOf } from '../fixtures/product-fixture.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'
import { gatewayIsDown, openShopWithRefunds } from '../fixtures/shops/open-shop-with-refunds.ts'

useCheckoutFixture()

describe.each(kinds)('the money of a %s order is refunded', (kind) => {
  const openOrder = openOrderOf(kind)

  test('when it comes for a cancelled order, once, however often it is reported', async () => {
    const { id, gatewayOrderId } = await openOrder()
    await fixture.move(id, { status: 'cancelled' })
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = await messageAbout(payment.id, 'payment.captured')
    for (let time = 0; time < 3; time++) expect((await deliver(shop, message)).status).toBe(200)
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'pending', steps: [] })
    expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).data()).toMatchObject({
      status: 'refunded',
      reason: 'cancelled',
    })
  })

  test.each([
    ['of another amount', { amount: 100 }],
    ['in another currency', { currency: 'USD' }],
  ])('when it is %s than the order asks for', async (_name, wrong) => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId, wrong)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    expect((await fixture.stateOf(id)).paymentStatus).toBe('pending')
    expect(await fixture.refundsOf(payment.id)).toBe(1)
  })

  test('when an order is paid twice: the second payment, not the first', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const first = await payAtGateway(gatewayOrderId)
    const second = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(first.payment.id, 'payment.captured'))
    await deliver(shop, await messageAbout(second.payment.id, 'payment.captured'))
    expect(await fixture.refundsOf(first.payment.id)).toBe(0)
    expect(await fixture.refundsOf(second.payment.id)).toBe(1)
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  })

  test('when staff say so: the order shows refunded only after the gateway has refunded it', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    const down = await openShopWithRefunds(gatewayIsDown)
    const refund = (at: Shop) => moveOrder(at, fixture.staff.token, id, { paymentStatus: 'refunded' })
    expect(await refund(down)).toMatchObject({ status: 503, body: { message: expect.stringContaining('is recorded') } })
    expect((await fixture.stateOf(id)).paymentStatus).toBe('paid')
    expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).get('status')).toBe('refund_due')
    expect((await refund(shop)).body.paymentStatus).toBe('refunded')
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    await deliver(shop, await messageAbout(payment.id, 'refund.processed'))
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'refunded', steps: ['paid', 'refunded'] })
    await down.close()
  })

  test('when staff cancel a paid order, and its pieces go back into stock', async () => {
    const { buyer, tee, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    const { body } = await fixture.move(id, { status: 'cancelled' })
    expect([statusOf(body), body.paymentStatus]).toEqual(['cancelled', 'refunded'])
    expect([await fixture.refundsOf(payment.id), await stockOf(shop.deps, tee)]).toEqual([1, 10])
  })

  test('or kept: an order shipped while it is cancelled ends as one of both, and its money follows', async () => {
    const owner = await admin(shop.deps)
    for (let round = 0; round < 3; round++) {
      const { buyer, tee, id, gatewayOrderId } = await openOrder()
      const { proof, payment } = await payAtGateway(gatewayOrderId)
      await fixture.verify(id, buyer.token, proof)
      await fixture.move(id, { status: 'in_production' })
      const replies = await Promise.all([
        fixture.move(id, { status: 'shipped' }),
        moveOrder(shop, owner.token, id, { status: 'cancelled' }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const isCancelled = replies[1].status === 200
      expect((await fixture.stateOf(id)).paymentStatus).toBe(isCancelled ? 'refunded' : 'paid')
      expect(await fixture.refundsOf(payment.id)).toBe(isCancelled ? 1 : 0)
      expect(await stockOf(shop.deps, tee)).toBe(isCancelled || kind === 'print' ? 10 : 9)
    }
  })

  test('once, even if the process ends before the gateway has answered', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    const mute = await openShopWithRefunds(async (paymentId, refund) => {
      await refund(paymentId)
      throw new Error('nobody is there to hear it')
    })
    expect((await moveOrder(mute, fixture.staff.token, id, { status: 'cancelled' })).status).toBe(200)
    await Promise.all([reconcilePayments(shop.deps), reconcilePayments(shop.deps)])
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'refunded', steps: ['paid', 'refunded'] })
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    await mute.close()
  })

  test('and the mails promise no more than that', async () => {
    const text = async (mail: string) => (await shop.deps.db.doc(`mail/${mail}`).get()).get('message').text as string
    const unpaid = await openOrder()
    expect(await text(`${unpaid.id}-placed`)).toContain('Please pay on the order’s page')
    await fixture.move(unpaid.id, { status: 'cancelled' })
    expect(await text(`${unpaid.id}-cancelled`)).toContain(
      isWorkshop(kind) ? 'Nothing will be printed.' : 'There is nothing to pay.',
    )
    const paid = await openOrder()
    const { proof } = await payAtGateway(paid.gatewayOrderId)
    await fixture.verify(paid.id, paid.buyer.token, proof)
    await fixture.move(paid.id, { status: 'cancelled' })
    expect(await text(`${paid.id}-cancelled`)).toContain('We are refunding what you paid')
  })

  test('not when the cancellation itself is refused', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    for (const status of ['in_production', 'shipped'] as const) await fixture.move(id, { status })
    expect((await fixture.move(id, { status: 'cancelled' })).status).toBe(409)
    expect(await fixture.refundsOf(payment.id)).toBe(0)
  })

  test('when the gateway was down at first: the message is answered, and its work retried later', async () => {
    const { id, gatewayOrderId } = await openOrder()
    await fixture.move(id, { status: 'cancelled' })
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = await messageAbout(payment.id, 'payment.captured')
    const down = await openShopWithRefunds(gatewayIsDown)
    expect((await deliver(down, message)).status).toBe(200)
    expect(await takeInMessage(idOfMessage(message), shop.deps), 'while the first try may be under way').toBeUndefined()
    expect(await fixture.refundsOf(payment.id)).toBe(0)
    expect(await takeInMessage(idOfMessage(message), inMinutes(2))).toBe('done')
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    await down.close()
  })

  test('when it was refunded at the gateway itself, and the order follows', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await fixture.verify(id, buyer.token, proof)
    await askGateway(`/v1/payments/${payment.id}/refund`, {})
    await deliver(shop, await messageAbout(payment.id, 'refund.processed'))
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'refunded', steps: ['paid', 'refunded'] })
    const mail = await shop.deps.db.doc(`mail/${id}-refunded`).get()
    expect(mail.get('message').text).toContain(`We have refunded ₹${totalPaise[kind] / 100}.00, the way you paid`)
  })
})

test('money released before it was captured is reported to staff once, and the order can still be paid', async () => {
  const { buyer, id, gatewayOrderId } = await fixture.openOrder('upi', 'shop')
  const lost = await payAtGateway(gatewayOrderId, { status: 'refunded', captured: false, amount_refunded: 100 })
  for (const kind of ['refund.created', 'refund.processed'])
    expect((await deliver(shop, await messageAbout(lost.payment.id, kind))).status).toBe(200)
  expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'pending', steps: [] })
  const told = await shop.call('GET', '/api/admin/notifications', { token: fixture.staff.token })
  expect(told.text.split(`released-${lost.payment.id}`)).toHaveLength(2)
  const { proof } = await payAtGateway(gatewayOrderId)
  expect((await fixture.verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
})

test('a refund is stored with its number and not requested again, even if the gateway never reports it', async () => {
  const asked: string[] = []
  const silent = await openShopWithRefunds(async (id) => `rfnd_${asked.push(id)}`)
  const { id, gatewayOrderId } = await fixture.openOrder('upi', 'bulk')
  await fixture.move(id, { status: 'cancelled' })
  const { payment } = await payAtGateway(gatewayOrderId)
  const message = await messageAbout(payment.id, 'payment.captured')
  await deliver(silent, message)
  expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).data()).toMatchObject({
    status: 'refunded',
    refundId: 'rfnd_1',
  })
  await deliver(silent, await messageAbout(payment.id, 'payment.captured'))
  await reconcilePayments(silent.deps)
  expect(asked.filter((one) => one === payment.id)).toHaveLength(1)
  await silent.close()
})

test('the regular check makes refunds in turn: one that the gateway refuses waits behind the others', async () => {
  const { db } = shop.deps
  const refused = await paidAfterItsEnd('bulk')
  const other = await paidAfterItsEnd('single')
  await db.doc(`payments/${refused}`).update({ updatedAt: new Date(1) })
  await db.doc(`payments/${other}`).update({ updatedAt: new Date(2) })
  const choosy = await openShopWithRefunds((id, refund) =>
    id === refused ? Promise.reject(new Error('no')) : refund(id),
  )
  await reconcilePayments(choosy.deps)
  expect([await fixture.refundsOf(refused), await fixture.refundsOf(other)]).toEqual([0, 1])
  expect((await db.doc(`payments/${refused}`).get()).data()).toMatchObject({ status: 'refund_due' })
  expect((await db.doc(`payments/${refused}`).get()).get('updatedAt').toMillis()).toBeGreaterThan(2)
  await reconcilePayments(shop.deps)
  expect([await fixture.refundsOf(refused), await fixture.refundsOf(other)]).toEqual([1, 1])
  await choosy.close()
})

/** Returns the shop as it will be this many minutes from now. */
function inMinutes(minutes: number): Shop['deps'] {
  const later = new Date(Date.now() + minutes * 60_000)
  return Object.create(shop.deps, { now: { value: () => later } })
}

/** Makes a payment for a cancelled order while the gateway refunds nothing, so that its refund is due. */
async function paidAfterItsEnd(kind: Kind): Promise<string> {
  const { id, gatewayOrderId } = await fixture.openOrder('credit_card', kind)
  await fixture.move(id, { status: 'cancelled' })
  const { payment } = await payAtGateway(gatewayOrderId)
  const down = await openShopWithRefunds(gatewayIsDown)
  expect((await deliver(down, await messageAbout(payment.id, 'payment.captured'))).status).toBe(200)
  await down.close()
  return payment.id
}
