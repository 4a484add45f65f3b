import { randomUUID } from 'node:crypto'
import { orderFaults } from '@teeshala/contract/books/order-faults'
import { paymentFaults } from '@teeshala/contract/books/payment-faults'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { ordersIn, paymentsIn } from '../../src/firestore/collections.ts'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { salesOn } from '../../src/sales/sales-on.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { askGateway, deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import {
  gatewayIsDown,
  openShopWithPartRefunds,
  openShopWithRefunds,
} from '../fixtures/shops/open-shop-with-refunds.ts'

useCheckoutFixture()

/** Places an order of ₹598.00 that is paid online and has left the shop. */
async function sent() {
  const { buyer, id, gatewayOrderId } = await fixture.openOrder('upi')
  const { payment, proof } = await payAtGateway(gatewayOrderId)
  await fixture.verify(id, buyer.token, proof)
  for (const status of ['in_production', 'shipped'] as const) await fixture.move(id, { status })
  return { id, buyer, paymentId: payment.id }
}

type Asked = { readonly way?: string; readonly before?: number; readonly at?: Shop; readonly line?: number }

const credit = (id: string, amount: number, { way = 'gateway', before = 0, at = shop, line = 0 }: Asked = {}) =>
  at.call('POST', `/api/admin/order/${id}/credit-note`, {
    token: fixture.staff.token,
    body: { lines: [{ line, amount, quantity: 0 }], reason: 'The print is pale', way, creditedBefore: before },
  })

type Refund = { readonly amount: number }
const refundsAt = async (paymentId: string) =>
  (await askGateway<{ items: Refund[] }>(`/v1/payments/${paymentId}/refunds`)).items.map(({ amount }) => amount)

async function faultsOf(id: string) {
  const order = (await ordersIn(shop.deps.db).doc(id).get()).data()
  if (!order) throw new Error('no order')
  const found = await paymentsIn(shop.deps.db).where('orderId', '==', id).get()
  const payments = found.docs.map((each) => each.data() as ReturnType<typeof each.data> & { _id: string })
  const inDays = new Date(Date.now() + 3 * 24 * 3_600_000)
  return [...orderFaults(order, payments), ...payments.flatMap((each) => paymentFaults(each, order, inDays))]
}

test('a part goes back through the gateway once, by a credit note, and order, figures, books and mail show it', async () => {
  const { id, buyer, paymentId } = await sent()
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const before = await salesOn(today, shop.deps.db)
  const both = await Promise.all([credit(id, 120.5), credit(id, 120.5)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  for (const kind of ['refund.created', 'refund.processed'])
    for (let time = 0; time < 2; time++) await deliver(shop, await messageAbout(paymentId, kind))
  await reconcilePayments(shop.deps)
  expect(await refundsAt(paymentId)).toEqual([12_050])
  const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
  expect(body).toMatchObject({ paymentStatus: 'paid', moneyBack: 120.5, totalPrice: 598 })
  const [payment] = (await shop.call('GET', `/api/orders/${id}/payments`, { token: fixture.staff.token })).body
  expect(payment).toMatchObject({ amount: 598, status: 'captured', parts: { amount: 120.5, due: 0 } })
  expect((await salesOn(today, shop.deps.db)).revenuePaise).toBe(before.revenuePaise - 12_050)
  expect(await faultsOf(id)).toEqual([])
  const mail = (await shop.deps.db.doc(`mail/${id}-credited-1`).get()).get('message').text as string
  expect(mail).toContain('₹120.50 is being refunded the way you paid')
})

test('never more goes back than was paid online, and the last part makes the order refunded', async () => {
  const { id, paymentId } = await sent()
  expect((await credit(id, 200)).status).toBe(201)
  expect((await credit(id, 100, { way: 'bank', before: 200 })).status).toBe(201)
  await shop.deps.db.doc(`payments/${paymentId}`).update({ isConverted: true })
  const refused = await credit(id, 199, { before: 300 })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { way: expect.stringContaining('Only ₹0.00 can be refunded') } },
  })
  await shop.deps.db.doc(`payments/${paymentId}`).update({ isConverted: FieldValue.delete() })
  const asked: number[] = []
  const counting = await openShopWithPartRefunds((part, refund) => {
    asked.push(part.amountPaise)
    return refund(part)
  })
  expect((await credit(id, 199, { before: 300, at: counting })).status).toBe(201)
  await counting.close()
  expect(asked).toEqual([19_900])
  const last = await credit(id, 99, { before: 499, line: 1 })
  expect(last.body).toMatchObject({ paymentStatus: 'refunded', moneyBack: 598 })
  expect(await refundsAt(paymentId)).toEqual([20_000, 19_900, 9900])
  expect((await credit(id, 1, { before: 598 })).status).toBe(409)
  expect(await faultsOf(id)).toEqual([])
})

test('an amount too small for the gateway is refused for that reason, and not for want of money', async () => {
  const { id } = await sent()
  const document = shop.deps.db.doc(`orders/${id}`)
  await document.update({ 'payment.duePaise': 69_750, 'payment.status': 'partly_paid' })
  const refused = await credit(id, 100)
  await document.update({ 'payment.duePaise': 59_800, 'payment.status': 'paid' })
  expect(refused).toMatchObject({ status: 400, body: { fields: { way: expect.stringContaining('at least ₹1') } } })
})

test('a part refund that failed, or whose response was lost, is made by the regular check, once', async () => {
  const lost = await sent()
  const mute = await openShopWithPartRefunds(async (part, refund) => {
    await refund(part)
    throw new Error('nobody is there to hear it')
  })
  expect((await credit(lost.id, 50, { at: mute })).status).toBe(201)
  await mute.close()
  const refused = await sent()
  const down = await openShopWithPartRefunds(gatewayIsDown)
  expect((await credit(refused.id, 60, { at: down })).status).toBe(201)
  await reconcilePayments(down.deps)
  await down.close()
  expect(await faultsOf(refused.id)).toEqual([`₹60 for order ${refused.id} must go back.`])
  const token = fixture.staff.token
  const [waiting] = (await shop.call('GET', `/api/orders/${refused.id}/payments`, { token })).body
  expect(waiting.parts).toEqual({ amount: 60, due: 60 })
  await Promise.all([reconcilePayments(shop.deps), reconcilePayments(shop.deps)])
  expect([await refundsAt(lost.paymentId), await refundsAt(refused.paymentId)]).toEqual([[5000], [6000]])
  expect([...(await faultsOf(lost.id)), ...(await faultsOf(refused.id))]).toEqual([])
})

test('money whose refund waits for the gateway is not given back a second time by a credit note', async () => {
  const { id, paymentId } = await sent()
  const down = await openShopWithRefunds(gatewayIsDown)
  expect((await moveOrder(down, fixture.staff.token, id, { paymentStatus: 'refunded' })).status).toBe(503)
  await down.close()
  const refused = await credit(id, 100, { way: 'bank' })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('is being refunded') } })
  await reconcilePayments(shop.deps)
  expect((await fixture.stateOf(id)).paymentStatus).toBe('refunded')
  expect(await refundsAt(paymentId)).toEqual([59_800])
  expect(await faultsOf(id)).toEqual([])
})

test('an advance taken by hand is returned when the parcel comes back, also after a credit note for a part', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
  const wish = { productId: tee, paymentMethod: 'cash_on_delivery', shippingAddress } as const
  const request = await requestFor('bulk', shop, buyer, wish)
  const { _id: id } = (await submit('bulk', shop, buyer.token, request, randomUUID())).body
  const part = { amount: 60, way: 'bank', paidBefore: 0 }
  const token = fixture.staff.token
  expect((await shop.call('POST', `/api/admin/order/${id}/part`, { token, body: part })).status).toBe(200)
  for (const status of ['in_production', 'shipped'] as const) await fixture.move(id, { status })
  expect((await credit(id, 20)).status).toBe(201)
  const body = { isBackInStock: false }
  expect((await shop.call('POST', `/api/admin/order/${id}/came-back`, { token, body })).status).toBe(200)
  expect((await fixture.stateOf(id)).paymentStatus).toBe('partly_paid')
  expect((await fixture.move(id, { paymentStatus: 'refunded' })).body).toMatchObject({ paymentStatus: 'refunded' })
  expect(await faultsOf(id)).toEqual([])
})

test('a refund made directly at the gateway is found: a full one by its order, a part by the books', async () => {
  const { id, paymentId } = await sent()
  await credit(id, 98)
  await askGateway(`/v1/payments/${paymentId}/refund`, { amount: 10_000 })
  await deliver(shop, await messageAbout(paymentId, 'refund.processed'))
  expect(await faultsOf(id)).toEqual([`₹100 of order ${id} went back at the gateway without a credit note.`])
  await askGateway(`/v1/payments/${paymentId}/refund`, { amount: 40_000 })
  await deliver(shop, await messageAbout(paymentId, 'refund.processed'))
  expect((await fixture.stateOf(id)).paymentStatus).toBe('refunded')
  const order = (await ordersIn(shop.deps.db).doc(id).get()).data()
  expect(order?.payment).toMatchObject({ paidPaise: 0, duePaise: 50_000 })
})

/** Refunds a part of a payment in the gateway's dashboard; the shop is not told. */
const refundInDashboard = (paymentId: string, amount: number) =>
  askGateway(`/v1/payments/${paymentId}/refund`, { amount })
const paymentOf = async (paymentId: string) => (await paymentsIn(shop.deps.db).doc(paymentId).get()).data()

test('a part refunded in the dashboard and never reported is noted by the regular check, and a late message changes nothing', async () => {
  const { id, paymentId } = await sent()
  const told = await paymentOf(paymentId)
  await refundInDashboard(paymentId, 10_000)
  await Promise.all([reconcilePayments(shop.deps), reconcilePayments(shop.deps)])
  const noted = await paymentOf(paymentId)
  expect(noted).toEqual({ ...told, toldBackPaise: 10_000 })
  expect(await faultsOf(id)).toEqual([`₹100 of order ${id} went back at the gateway without a credit note.`])
  await deliver(shop, await messageAbout(paymentId, 'refund.processed'))
  await reconcilePayments(shop.deps)
  expect(await paymentOf(paymentId)).toEqual(noted)

  await refundInDashboard(paymentId, 20_000)
  const late = await messageAbout(paymentId, 'refund.processed')
  await refundInDashboard(paymentId, 5_000)
  await Promise.all([deliver(shop, late), reconcilePayments(shop.deps)])
  await deliver(shop, late)
  expect(await paymentOf(paymentId)).toEqual({ ...told, toldBackPaise: 35_000 })
  expect((await fixture.stateOf(id)).paymentStatus).toBe('paid')
})

test('an order of which a part was refunded in the dashboard is cancelled, and exactly the rest goes back, once', async () => {
  const { buyer, id, gatewayOrderId } = await fixture.openOrder('upi')
  const { payment, proof } = await payAtGateway(gatewayOrderId)
  await fixture.verify(id, buyer.token, proof)
  await refundInDashboard(payment.id, 10_000)
  const cancelled = await fixture.move(id, { status: 'cancelled' })
  expect(cancelled.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  await Promise.all([reconcilePayments(shop.deps), reconcilePayments(shop.deps)])
  expect(await refundsAt(payment.id)).toEqual([10_000, 49_800])
  expect(await faultsOf(id)).toEqual([])
})

test('a credit note asks the gateway for no more than a refund in its dashboard has left', async () => {
  const { id, paymentId } = await sent()
  await refundInDashboard(paymentId, 10_000)
  await reconcilePayments(shop.deps)
  expect((await credit(id, 499)).body.fields.way).toContain('Only ₹498.00 can be refunded through the gateway')
  expect((await credit(id, 498)).status).toBe(201)
  expect(await refundsAt(paymentId)).toEqual([10_000, 49_800])
})

test('the rest of a payment refunded in the dashboard and never reported makes its order refunded, once', async () => {
  const { id, paymentId } = await sent()
  await refundInDashboard(paymentId, 10_000)
  await refundInDashboard(paymentId, 49_800)
  await Promise.all([reconcilePayments(shop.deps), reconcilePayments(shop.deps)])
  const refunded = { paymentStatus: 'refunded', steps: ['paid', 'refunded'] }
  expect(await fixture.stateOf(id)).toMatchObject(refunded)
  await deliver(shop, await messageAbout(paymentId, 'refund.processed'))
  expect(await fixture.stateOf(id)).toMatchObject(refunded)
})

test.each(['refundsSince', 'findPayment'] as const)(
  'a check of the refunds during which the gateway fails at %s is repeated by the next one',
  async (call) => {
    const { paymentId } = await sent()
    await refundInDashboard(paymentId, 10_000)
    const failing = await openShop(({ payments: { online, ...payments } }) => ({
      payments: { ...payments, online: online && { ...online, [call]: gatewayIsDown } },
    }))
    expect((await reconcilePayments(failing.deps)).failed).toBeGreaterThan(0)
    await failing.close()
    await reconcilePayments(shop.deps)
    expect(await paymentOf(paymentId)).toMatchObject({ toldBackPaise: 10_000 })
  },
)

test('a credit note on an unpaid order lowers the amount due, and nothing is refunded', async () => {
  const { id } = await fixture.sell('cash_on_delivery', 'shop')
  for (const status of ['in_production', 'shipped'] as const) await fixture.move(id, { status })
  const given = await credit(id, 98)
  expect(given.body).toMatchObject({ paymentStatus: 'pending', credits: [{ amount: 98 }] })
  expect(given.body).not.toHaveProperty('moneyBack')
  const opened = await shop.call('GET', `/api/admin/order/${id}/credit-note`, { token: fixture.staff.token })
  expect(opened.body).toMatchObject({ credited: 98, open: 500, online: 0 })
  const paid = await fixture.move(id, { paymentStatus: 'paid' })
  expect(paid.body.paymentStatus).toBe('paid')
  expect((await ordersIn(shop.deps.db).doc(id).get()).data()?.payment.paidPaise).toBe(50_000)
  expect(await faultsOf(id)).toEqual([])
})
