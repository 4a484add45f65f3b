import { statusOf } from '@teeshala/contract/orders/status-words'
import { expect, test } from 'vitest'
import { ordersIn, paymentLinksIn } from '../../src/firestore/collections.ts'
import { cancelUnpaidOrders } from '../../src/moving/cancel-unpaid-orders.ts'
import { reconcileLink } from '../../src/payments/links/reconcile-link.ts'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { dying, linkAt, messageOfLink, payByLink, waiting } from '../fixtures/linked-order.ts'
import { askGateway, deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

useCheckoutFixture()

const mailsAbout = async (id: string) => {
  const { docs } = await shop.deps.db.collection('mail').get()
  return docs.filter((mail) => mail.id.startsWith(`${id}-link-`))
}

test('staff ask for money by a link: one link however often they click, mailed and on the order’s page', async () => {
  const { id, ask, read, reference, list } = await waiting()
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask({ amount: 1200, first: 360 })))
  answers.push(await ask({ amount: 1200, first: 360 }))
  const link = await linkAt(reference())
  expect(link).toMatchObject({ status: 'created', accept_partial: true, first_min_partial_amount: 36_000 })
  for (const { status, body } of answers) expect([status, body.payLink?.url]).toEqual([201, link?.short_url])
  expect((await read()).payLink).toMatchObject({ url: link?.short_url, amount: 1200, takesParts: true })
  expect(await linkAt(reference(2))).toBeUndefined()
  const mails = await mailsAbout(id)
  expect(mails.map((mail) => mail.id)).toEqual([`${id}-link-${reference()}`])
  const { subject, text } = mails[0]?.get('message') ?? {}
  expect(subject).toContain('Please pay ₹1,200.00')
  expect(text).toContain(link?.short_url)
  expect(text).toContain('starting with ₹360.00 or more')
  expect(await list()).toMatchObject([{ _id: reference(), amount: 1200, first: 360, paid: 0, state: 'open' }])
  const log = await shop.call('GET', `/api/orders/${id}/log`, { token: fixture.staff.token })
  expect(log.body.filter(({ action }: { action: string }) => action === 'order.link_sent')).toHaveLength(1)
})

test('part payments by a link are counted right, in any order of messages and ten times over, and the last closes it', async () => {
  const { ask, read, reference, state, list } = await waiting()
  await ask({ amount: 1200, first: 100 })
  const { id = '' } = (await linkAt(reference())) ?? {}
  const parts = [await payByLink(id, 20_000), await payByLink(id, 30_000)]
  const partly = await messageOfLink(id, 'partially_paid')
  parts.push(await payByLink(id))
  const paid = await messageOfLink(id, 'paid')
  const told = await Promise.all(parts.map((each) => messageAbout(each, 'payment.captured')))
  const all = [paid, ...told, partly, await messageAbout(parts[0] ?? '', 'order.paid')]
  const shuffled = Array.from({ length: 10 }, () => all)
    .flat()
    .map((message) => ({ message, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
  await Promise.all(shuffled.slice(0, 8).map(({ message }) => deliver(shop, message)))
  for (const { message } of shuffled.slice(8)) expect((await deliver(shop, message)).status).toBe(200)
  expect(await state()).toEqual({ paidPaise: 120_000, status: 'paid', back: 0 })
  const order = await read()
  expect(order).toMatchObject({ paymentMethod: 'upi', paymentStatus: 'paid' })
  expect(order.payLink).toBeUndefined()
  expect(await list()).toMatchObject([{ state: 'paid', paid: 1200 }])
})

test('unreported events of a link are found: a part payment, the rest, its expiry', async () => {
  const { ask, read, reference, state, list } = await waiting()
  await ask({ amount: 1200, first: 100 })
  const { id = '' } = (await linkAt(reference())) ?? {}
  await payByLink(id, 50_000)
  await reconcilePayments(shop.deps)
  expect(await state()).toMatchObject({ paidPaise: 50_000, status: 'partly_paid' })
  expect((await read()).payLink).toMatchObject({ amount: 700 })
  await askGateway(`/stand-in/links/${id}/expire`, {})
  await reconcilePayments(shop.deps)
  expect((await read()).payLink).toBeUndefined()
  expect(await list()).toMatchObject([{ state: 'expired', paid: 500 }])
  const again = await ask({ amount: 700 })
  expect(again.body.payLink).toMatchObject({ amount: 700, takesParts: false })
  await deliver(shop, await messageOfLink(id, 'expired'))
  expect((await read()).payLink).toMatchObject({ amount: 700 })
})

test('another amount replaces the link; money by the old one counts, and an excess is refunded', async () => {
  const { ask, reference, state, list } = await waiting()
  await ask({ amount: 1200, first: 100 })
  const first = await linkAt(reference())
  await payByLink(first?.id ?? '', 20_000)
  expect((await ask({ amount: 500 })).body.payLink).toMatchObject({ amount: 500 })
  expect(await state()).toMatchObject({ paidPaise: 20_000 })
  // A partly paid link cannot be cancelled, so it is made to expire soon.
  const ending = await linkAt(reference())
  expect(ending?.status).toBe('partially_paid')
  expect(ending?.expire_by).toBeLessThan(Date.now() / 1000 + 17 * 60)
  await payByLink((await linkAt(reference(2)))?.id ?? '')
  await reconcilePayments(shop.deps)
  await payByLink(first?.id ?? '')
  await reconcilePayments(shop.deps)
  expect(await state()).toEqual({ paidPaise: 70_000, status: 'partly_paid', back: 1 })
  expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid'])
})

test('staff withdraw a link, and a cancelled order cancels its link; money that still comes by it is refunded', async () => {
  const kept = await waiting()
  await kept.ask({ amount: 1200 })
  expect((await kept.cancel()).body.payLink).toBeUndefined()
  expect((await linkAt(kept.reference()))?.status).toBe('cancelled')
  expect((await kept.cancel()).status).toBe(409)

  const cancelled = await waiting()
  await cancelled.ask({ amount: 1200, first: 100 })
  const { id = '' } = (await linkAt(cancelled.reference())) ?? {}
  await payByLink(id, 30_000)
  const told = await messageOfLink(id, 'partially_paid')
  await fixture.move(cancelled.id, { status: 'cancelled' })
  await deliver(shop, told)
  await payByLink(id, 30_000)
  await deliver(shop, await messageOfLink(id, 'partially_paid'))
  expect(await cancelled.state()).toMatchObject({ paidPaise: 0, back: 2 })
  expect((await cancelled.ask({ amount: 100 })).status).toBe(409)

  const unpaid = await waiting()
  await unpaid.ask({ amount: 1200 })
  await fixture.move(unpaid.id, { status: 'cancelled' })
  expect((await linkAt(unpaid.reference()))?.status).toBe('cancelled')
  expect(await unpaid.list()).toMatchObject([{ state: 'cancelled', isUnwanted: true }])
})

test('an order paid in the payment window no longer asks by its link', async () => {
  const { id, buyer, ask, reference, state } = await waiting()
  await ask({ amount: 1200 })
  const { body } = await shop.call('POST', '/api/payments/create', { token: buyer.token, body: { orderId: id } })
  const { proof } = await payAtGateway(body.gatewayOrderId)
  expect((await fixture.verify(id, buyer.token, proof)).body.payLink).toBeUndefined()
  await reconcilePayments(shop.deps)
  expect((await linkAt(reference()))?.status).toBe('cancelled')
  expect(await state()).toEqual({ paidPaise: 120_000, status: 'paid', back: 0 })
})

test('staff cannot ask for more than is due, and nobody else can ask', async () => {
  const { ask, id, buyer } = await waiting()
  expect((await ask({ amount: 1200.01 })).body.fields).toEqual({ amount: 'Only ₹1,200.00 is still to be paid' })
  expect((await ask({ amount: 100, first: 100 })).body.fields).toHaveProperty('first')
  expect((await ask({ amount: 0 })).body.fields).toHaveProperty('amount')
  const body = { amount: 100, days: 7 }
  expect((await shop.call('POST', `/api/admin/order/${id}/payment-link`, { token: buyer.token, body })).status).toBe(
    403,
  )
  const cart = await waiting('shop', { pieces: 1, paymentMethod: 'upi' })
  expect((await cart.ask({ amount: 1 })).body.fields).toHaveProperty('amount')
  const whole = await cart.ask({ amount: cart.total, days: 30 })
  // The order would be cancelled as unpaid before that.
  expect(Date.parse(whole.body.payLink.expiresAt) - Date.now()).toBeLessThan(86_400_000)
})

test('a cash order can be paid by a link, in full or in part', async () => {
  const { ask, reference, read, state } = await waiting('bulk', { paymentMethod: 'cash_on_delivery' })
  await ask({ amount: 1200, first: 100 })
  const { id = '' } = (await linkAt(reference())) ?? {}
  await payByLink(id, 40_000)
  await reconcilePayments(shop.deps)
  expect(await read()).toMatchObject({ paymentMethod: 'cash_on_delivery', parts: { paid: 400, balance: 800 } })
  await payByLink(id)
  await reconcilePayments(shop.deps)
  expect(await state()).toMatchObject({ status: 'paid', back: 0 })
})

test.each([
  [0, true],
  [1, false],
  [1, true],
  [2, false],
  [2, true],
])(
  'a process dying at write %d (after it: %s) leaves one link, one mail, and the money that came',
  async (at, isAfter) => {
    const { id, ask, reference, read, state } = await waiting()
    const dead = await openShop(({ db }) => ({ db: dying(db, at, isAfter), sleep: async () => {} }))
    await ask({ amount: 1200, first: 100 }, dead)
    await dead.close()
    if (await linkAt(reference())) await payByLink((await linkAt(reference()))?.id ?? '', 50_000)
    const dies = await openShop(({ db }) => ({ db: dying(db, at, isAfter), sleep: async () => {} }))
    await reconcileLink(reference(), dies.deps).catch(() => undefined)
    await dies.close()
    await reconcilePayments(shop.deps)
    await reconcilePayments(shop.deps)
    const link = await linkAt(reference())
    expect((await read()).payLink?.url).toBe(link?.short_url)
    expect(await state()).toMatchObject({ paidPaise: link?.amount_paid, back: 0 })
    expect(await mailsAbout(id)).toHaveLength(1)
    expect(await linkAt(reference(2))).toBeUndefined()
  },
)

test.each([0, 1])('an unreported full payment of a link is found after a process died at write %d', async (at) => {
  const { ask, reference, state } = await waiting()
  await ask({ amount: 1200 })
  await payByLink((await linkAt(reference()))?.id ?? '')
  const dies = await openShop(({ db }) => ({ db: dying(db, at, true), sleep: async () => {} }))
  await expect(reconcileLink(reference(), dies.deps)).rejects.toThrow('dead')
  await dies.close()
  await reconcilePayments(shop.deps)
  expect(await state()).toEqual({ paidPaise: 120_000, status: 'paid', back: 0 })
})

test('a link not made before its expiry ends, and its unpaid order lapses', async () => {
  const { id, total, ask, read, reference, list } = await waiting('shop', { pieces: 1, paymentMethod: 'upi' })
  const dead = await openShop(({ db }) => ({ db: dying(db, 0, true), sleep: async () => {} }))
  await ask({ amount: total }, dead)
  await dead.close()
  expect(await list()).toMatchObject([{ state: 'making' }])
  const { db } = shop.deps
  await paymentLinksIn(db)
    .doc(reference())
    .update({ expiresAt: new Date(Date.now() - 60_000) })
  await ordersIn(db)
    .doc(id)
    .update({ 'payment.dueAt': new Date(Date.now() - 86_400_000) })
  await cancelUnpaidOrders(shop.deps)
  expect(await linkAt(reference())).toBeUndefined()
  expect(await list()).toMatchObject([{ state: 'expired' }])
  const order = await read()
  expect([statusOf(order), order.payLink]).toEqual(['cancelled', undefined])
})
