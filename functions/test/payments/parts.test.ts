import { randomUUID } from 'node:crypto'
import { dayOf, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { expect, test } from 'vitest'
import { remindOfInvoices } from '../../src/payments/overdue/remind-of-invoices.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { type Kind, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { admin, customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import { withSettings } from '../fixtures/shops/with-settings.ts'

useCheckoutFixture()

const advanceRules = { above: 1000, sharePercent: 30 }

/** Places a customer's order of ₹1,200 or more in a shop that asks for a 30 % advance on such orders. */
async function asked(kind: Kind, wish: object = {}, at: Shop = shop) {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const of = { productId: tee, pieces: 10, paymentMethod: 'upi', ...wish } as const
  let order: Record<string, never> = {}
  await withSettings(shop, { advanceRules }, async () => {
    order = (await submit(kind, at, buyer.token, await requestFor(kind, shop, buyer, of), randomUUID())).body
  })
  const id = order._id as unknown as string
  const open = (part?: 'advance') =>
    shop.call('POST', '/api/payments/create', { token: buyer.token, body: { orderId: id, part } })
  const pay = async (part?: 'advance') => {
    const { body } = await open(part)
    const paid = await payAtGateway(body.gatewayOrderId)
    return { ...paid, answer: await fixture.verify(id, buyer.token, paid.proof) }
  }
  const read = async () => (await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })).body
  return { id, buyer, order, open, pay, read }
}

const record = (id: string, body: object, token = fixture.staff.token) =>
  shop.call('POST', `/api/admin/order/${id}/part`, { token, body })
const waive = (id: string, body: object) =>
  shop.call('POST', `/api/admin/order/${id}/waiver`, { token: fixture.staff.token, body })
const tellReady = (id: string) => shop.call('POST', `/api/admin/production/${id}/ready`, { token: fixture.staff.token })
const storedOf = async (id: string) => (await shop.deps.db.doc(`orders/${id}`).get()).data()?.payment

test('a bulk order needs its advance before it is made, and its balance before it is sent', async () => {
  const { id, order, open, pay, read } = await asked('bulk', { shippingAddress })
  expect(order.parts).toEqual({
    advance: 360,
    paid: 0,
    balance: 1200,
    advanceMissing: 360,
    heldBefore: ['production', 'dispatch'],
    waitsForBalance: false,
  })
  const refused = await fixture.move(id, { status: 'in_production' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
  expect(refused.body.message).toContain('waits for its advance')
  const production = await shop.call('GET', '/api/admin/production?status=placed&limit=50', {
    token: fixture.staff.token,
  })
  expect(JSON.stringify(production.body)).not.toContain(id)

  expect((await open()).body.amountPaise).toBe(120_000)
  const { answer, payment } = await pay('advance')
  expect(answer.body).toMatchObject({
    paymentStatus: 'partly_paid',
    parts: { paid: 360, balance: 840, advanceMissing: 0 },
  })
  for (let times = 0; times < 3; times++) await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
  expect((await fixture.stateOf(id)).steps).toEqual(['partly_paid'])
  const mail = (await shop.deps.db.doc(`mail/${id}-partly_paid`).get()).get('message').text
  expect(mail).toContain('We have received ₹360.00 for your order')
  expect(mail).toContain('₹840.00')

  expect((await tellReady(id)).status).toBe(409)
  expect((await fixture.move(id, { status: 'in_production' })).status).toBe(200)
  expect((await fixture.move(id, { status: 'shipped' })).body.message).toContain('waits for its balance')
  const told = await Promise.all([tellReady(id), tellReady(id)])
  expect(told.map(({ status, body }) => [status, body.waitsForBalance, body.readyAt])).toEqual(
    Array(2).fill([200, true, expect.any(String)]),
  )
  const ready = (await shop.deps.db.doc(`mail/${id}-balance_due`).get()).get('message')
  expect(ready).toMatchObject({ subject: `Your bulk order is ready: please pay the balance (${id})` })
  expect(ready.text).toContain('A balance of ₹840.00 is still to be paid.')
  expect((await read()).parts).toMatchObject({ waitsForBalance: true, readyAt: told[0]?.body.readyAt })
  expect((await open('advance')).body.amountPaise).toBe(84_000)
  expect((await pay()).answer.body).toMatchObject({
    paymentStatus: 'paid',
    parts: { paid: 1200, balance: 0, heldBefore: [] },
  })
  expect((await fixture.move(id, { status: 'shipped' })).body).toMatchObject({
    invoice: { number: expect.any(String) },
  })
  expect(await read()).toMatchObject({ paymentStatus: 'paid' })
  const paper = (await shop.deps.db.doc(`invoices/${id}`).get()).data()
  expect(paper).toMatchObject({ totalPaise: 120_000, receivedPaise: 120_000 })
  expect((await tellReady(id)).status).toBe(200)
  await fixture.move(id, { status: 'delivered' })
  const arrived = (await shop.deps.db.doc(`mail/${id}-delivered`).get()).get('message').text
  expect(arrived).toContain(`You can download your invoice ${paper?.number} from the order’s page`)
})

test('a shop without online payment asks for the advance by hand, and starts once staff have recorded it', async () => {
  const manual = await openShop(() => ({ payments: { methods: ['cash_on_delivery'], online: undefined } }))
  const wish = { shippingAddress, paymentMethod: 'cash_on_delivery' }
  const { id, order, open } = await asked('bulk', wish, manual)
  await manual.close()
  expect(order.parts).toMatchObject({ advanceMissing: 360, isAdvanceByHand: true })
  const mail = (await shop.deps.db.doc(`mail/${id}-placed`).get()).get('message').text
  expect(mail).toContain('Please pay an advance of ₹360.00 at our counter or by bank transfer')
  expect(mail).not.toContain('Pay now')
  expect((await open()).body.message).toBe('This order is paid on delivery.')
  expect((await fixture.move(id, { status: 'in_production' })).status).toBe(409)
  const noted = await record(id, { amount: 360, way: 'bank', paidBefore: 0 })
  expect(noted.body.parts).toMatchObject({ paid: 360, advanceMissing: 0 })
  expect((await fixture.move(id, { status: 'in_production' })).status).toBe(200)
})

test('a balance of less than a rupee, which the gateway does not take, is refused in words', async () => {
  const { id, open } = await asked('bulk')
  expect((await record(id, { amount: 1199.5, way: 'bank', paidBefore: 0 })).status).toBe(200)
  expect(await open()).toMatchObject({ status: 409, body: { message: expect.stringContaining('less than ₹1') } })
})

test('switching between the advance and the full amount reuses the same two gateway orders', async () => {
  const { id, open } = await asked('print', { pieces: 4, shippingAddress })
  const opened = []
  for (const part of ['advance', undefined, 'advance', undefined, 'advance'] as const)
    opened.push((await open(part)).body)
  const [advance, whole] = opened.map(({ gatewayOrderId }) => gatewayOrderId)
  expect(opened.map(({ gatewayOrderId }) => gatewayOrderId)).toEqual([advance, whole, advance, whole, advance])
  expect(opened[0].amountPaise).toBeLessThan(opened[1].amountPaise)
  const { size } = await shop.deps.db.collection('gatewayOrders').where('orderId', '==', id).get()
  expect(size).toBe(2)
})

test('opening the payment of an order over and over is stopped by a challenge', async () => {
  const { open } = await asked('print', { pieces: 4, shippingAddress })
  for (let times = 0; times <= 20; times++) expect((await open()).status).toBe(201)
  expect(await open()).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED', details: { challenge: expect.anything() } },
  })
})

test('a customer who pays everything at once sees no parts', async () => {
  const { id, pay } = await asked('print', { pieces: 4, shippingAddress })
  expect((await pay()).answer.body.paymentStatus).toBe('paid')
  for (const status of ['in_production', 'shipped'] as const)
    expect((await fixture.move(id, { status })).status).toBe(200)
})

test('cart orders, single shirts and orders up to the limit need no advance', async () => {
  const small = await asked('bulk', { pieces: 8 })
  expect([small, await asked('shop'), await asked('single')].filter(({ order }) => order.parts !== undefined)).toEqual(
    [],
  )
  expect((await fixture.move(small.id, { status: 'in_production' })).status).toBe(200)
})

test('staff record payments by hand, once each, and never more than is due', async () => {
  const { id, order } = await asked('print', { pieces: 4, paymentMethod: 'cash_on_delivery', shippingAddress })
  const part = { amount: 300, way: 'bank', paidBefore: 0 }
  const twice = await Promise.all([record(id, part), record(id, part)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const total = order.totalPrice as unknown as number
  expect(await record(id, { ...part, amount: total, paidBefore: 300 })).toMatchObject({
    status: 400,
    body: { fields: { amount: `Only ₹${total - 300}.00 is still to be paid` } },
  })
  expect((await record(id, { ...part, amount: 0, paidBefore: 300 })).body.fields).toHaveProperty('amount')
  expect((await fixture.move(id, { status: 'in_production' })).status).toBe(409)
  expect((await record(id, { amount: 100, way: 'cash', paidBefore: 300 })).body.parts).toMatchObject({
    advanceMissing: 0,
  })
  expect((await fixture.move(id, { status: 'in_production' })).status).toBe(200)
  const done = await record(id, { amount: total - 400, way: 'cash', paidBefore: 400 })
  expect(done.body).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash_on_delivery' })
  expect(done.body.timeline.at(-1).note).toContain('received in cash')
  expect(await storedOf(id)).toMatchObject({ paidPaise: total * 100, handPaise: total * 100 })
  expect((await record((await asked('shop')).id, part)).status).toBe(409)
})

test('staff can let an order pass without the money, and the log keeps the reason', async () => {
  const { id } = await asked('bulk', { shippingAddress })
  expect((await waive(id, { gate: 'production', reason: ' ' })).body.fields).toHaveProperty('reason')
  expect((await waive(id, { gate: 'production', reason: 'Our oldest customer' })).body.parts).toMatchObject({
    balance: 1200,
    heldBefore: ['dispatch'],
  })
  expect((await waive(id, { gate: 'production', reason: 'Again' })).status).toBe(409)
  expect((await fixture.move(id, { status: 'in_production' })).status).toBe(200)
  expect((await fixture.move(id, { status: 'shipped' })).status).toBe(409)
  await waive(id, { gate: 'dispatch', reason: 'Pays on Friday' })
  expect((await fixture.move(id, { status: 'shipped' })).status).toBe(200)
  const log = await shop.call('GET', `/api/orders/${id}/log`, { token: fixture.staff.token })
  const waived = log.body.filter(({ action }: { action: string }) => action === 'order.waived')
  expect(waived.map(({ details }: { details: object }) => details)).toMatchObject([
    { gate: 'dispatch', reason: 'Pays on Friday' },
    { gate: 'production', reason: 'Our oldest customer' },
  ])
})

test('a collected order is paid at the counter in the step that hands it over', async () => {
  const { id, pay } = await asked('bulk')
  await pay('advance')
  for (const status of ['in_production', 'shipped'] as const)
    expect((await fixture.move(id, { status })).status).toBe(200)
  expect((await fixture.move(id, { status: 'delivered' })).status).toBe(409)
  expect((await fixture.move(id, { status: 'delivered', paymentStatus: 'paid' })).status).toBe(200)
  expect(await storedOf(id)).toMatchObject({ status: 'paid', paidPaise: 120_000, handPaise: 84_000 })
})

test('a cancelled order refunds what was paid: online automatically, by hand once staff have done so', async () => {
  const { id, pay } = await asked('bulk', { shippingAddress })
  const { payment } = await pay('advance')
  await record(id, { amount: 100, way: 'cash', paidBefore: 360 })
  await fixture.move(id, { status: 'cancelled' })
  expect(await fixture.refundsOf(payment.id)).toBe(1)
  await deliver(shop, await messageAbout(payment.id, 'refund.processed'))
  expect(await storedOf(id)).toMatchObject({ status: 'partly_paid', paidPaise: 10_000, handPaise: 10_000 })
  expect((await fixture.move(id, { paymentStatus: 'refunded' })).status).toBe(200)
  expect(await storedOf(id)).toMatchObject({ status: 'refunded', paidPaise: 0 })
})

test('both parts of a paid order are refunded when it is cancelled, and nothing is asked for any more', async () => {
  const { id, pay, read } = await asked('bulk', { shippingAddress })
  const [advance, balance] = [await pay('advance'), await pay()]
  await fixture.move(id, { status: 'cancelled' })
  expect((await read()).parts).toMatchObject({ paid: 0, balance: 0 })
  expect(await Promise.all([advance, balance].map(({ payment }) => fixture.refundsOf(payment.id)))).toEqual([1, 1])
  expect(await storedOf(id)).toMatchObject({ status: 'refunded', paidPaise: 0 })
})

test('of two simultaneous payments, of the advance and of the full amount, one is accepted and the other refunded', async () => {
  const { id, open } = await asked('bulk', { shippingAddress })
  const windows = [await open('advance'), await open()]
  const paid = await Promise.all(windows.map(({ body }) => payAtGateway(body.gatewayOrderId)))
  for (const { payment } of paid) await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
  const refunds = await Promise.all(paid.map(({ payment }) => fixture.refundsOf(payment.id)))
  expect(refunds).toEqual([0, 1])
  expect(await storedOf(id)).toMatchObject({ status: 'partly_paid', paidPaise: 36_000 })
})

test('a cash-on-delivery order pays its advance online and the rest at the door', async () => {
  const { id, pay, open } = await asked('bulk', { paymentMethod: 'cash_on_delivery', shippingAddress })
  expect((await pay()).answer.body).toMatchObject({ paymentStatus: 'partly_paid', paymentMethod: 'cash_on_delivery' })
  expect((await open()).status).toBe(409)
  for (const status of ['in_production', 'shipped', 'delivered'] as const)
    expect((await fixture.move(id, { status })).status).toBe(200)
})

test('staff cannot record cash that would bring an order to ₹2,00,000 in cash, in however many parts', async () => {
  const { id } = await asked('bulk', { shippingAddress })
  await shop.deps.db.doc(`orders/${id}`).update({ 'payment.cashPaise': 19_950_000 })
  const refused = await record(id, { amount: 500, way: 'cash', paidBefore: 0 })
  expect([refused.status, refused.body.fields.amount]).toEqual([400, expect.stringContaining('less than ₹2,00,000')])
  expect((await record(id, { amount: 500, way: 'bank', paidBefore: 0 })).status).toBe(200)
  expect((await record(id, { amount: 499.99, way: 'cash', paidBefore: 500 })).status).toBe(200)
  expect(await storedOf(id)).toMatchObject({ handPaise: 99_999, cashPaise: 19_999_999 })
})

test('staff lists find partly paid orders, and a stranger cannot pay for them', async () => {
  const { id, pay } = await asked('bulk', { shippingAddress })
  await pay('advance')
  const { token } = await admin(shop.deps)
  const found = await shop.call('GET', '/api/bulk-order?paymentStatus=partly_paid&limit=50', { token })
  expect(found.body.map(({ _id }: { _id: string }) => _id)).toContain(id)
  const stranger = await customer(shop.deps)
  expect((await fixture.create(id, stranger.token)).status).toBe(404)
  expect((await record(id, { amount: 1, way: 'cash', paidBefore: 360 }, stranger.token)).status).toBe(403)
})

test('a customer allowed to pay on invoice needs no advance, and the invoice says when to pay', async () => {
  const buyer = await customer(shop.deps)
  const agree = (body: object, token = fixture.staff.token) =>
    shop.call('PUT', `/api/users/${buyer.uid}/pay-terms`, { token, body })
  expect((await agree({ prepays: false, invoiceDays: 30 }, buyer.token)).status).toBe(403)
  expect((await agree({ prepays: false, invoiceDays: 0 })).body.fields).toHaveProperty('invoiceDays')
  const agreed = { prepays: true, invoiceDays: 30 }
  const expected = { prepays: false, invoiceDays: null }
  expect((await agree({ ...agreed, expected })).body.payTerms).toEqual(agreed)
  expect(await agree({ prepays: false, invoiceDays: 45, expected })).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', details: { current: agreed } },
  })
  expect((await agree({ ...agreed, expected })).body.payTerms).toEqual(agreed)
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const place = async (paymentMethod: 'upi' | 'cash_on_delivery') => {
    const wish = { productId: tee, pieces: 10, paymentMethod, shippingAddress }
    return submit('bulk', shop, buyer.token, await requestFor('bulk', shop, buyer, wish), randomUUID())
  }
  await withSettings(shop, { advanceRules }, async () => {
    expect(await place('cash_on_delivery')).toMatchObject({
      status: 409,
      body: { code: 'METHOD_NOT_OFFERED', fields: { paymentMethod: expect.stringContaining('Please pay online') } },
    })
    const { body } = await place('upi')
    expect(body).toMatchObject({ invoiceDays: 30, paymentStatus: 'pending' })
    expect(body.parts).toBeUndefined()
    for (const status of ['in_production', 'shipped'] as const) await fixture.move(body._id, { status })
    const paper = (await shop.deps.db.doc(`invoices/${body._id}`).get()).data()
    const payBy = daysAfter(dayOf(shop.deps.now()), 30)
    expect(paper?.payBy).toBe(payBy)
    const shown = await shop.call('GET', `/api/orders/${body._id}`, { token: buyer.token })
    expect(shown.body.invoiceDue).toBe(payBy)
    const remindedOn = async (days: number) => {
      const now = () => new Date(startOfDay(daysAfter(payBy, days)).getTime() + 11 * 3_600_000)
      const at = Object.create(shop.deps, { now: { value: now } })
      await Promise.all([remindOfInvoices(at), remindOfInvoices(at)])
      const due = await Promise.all(
        ['invoice_due', 'invoice_overdue'].map((event) => shop.deps.db.doc(`mail/${body._id}-${event}`).get()),
      )
      return due.flatMap((mail) => (mail.exists ? [mail.get('message').subject] : []))
    }
    const first = `Invoice ${paper?.number} is due (${body._id})`
    const second = `Invoice ${paper?.number} is overdue (${body._id})`
    const broken = shop.deps.db.doc('orders/TB00BROKEN00')
    await broken.set({ totalPaise: 'much', payment: { remindAt: new Date(0) } })
    expect(await remindedOn(-1)).toEqual([])
    expect(await remindedOn(0)).toEqual([first])
    await broken.delete()
    expect(await remindedOn(6)).toEqual([first])
    expect(await remindedOn(7)).toEqual([first, second])
    expect(await storedOf(body._id)).not.toHaveProperty('remindAt')

    const overdue = async () => {
      const { token } = fixture.staff
      const list = await shop.call('GET', '/api/admin/overdue-invoices', { token })
      const sum = await shop.call('GET', '/api/admin/overdue-invoices/sum', { token })
      return { rows: list.body.filter(({ _id }: { _id: string }) => _id === body._id), open: sum.body.open }
    }
    const before = await overdue()
    expect(before.rows).toEqual([])
    await shop.deps.db.doc(`orders/${body._id}`).update({ 'payment.payBy': daysAfter(dayOf(shop.deps.now()), -3) })
    const after = await overdue()
    expect(after.rows).toMatchObject([{ number: paper?.number, daysOverdue: 3, total: 1200, open: 1200 }])
    expect(after.open - before.open).toBe(1200)
    expect((await fixture.move(body._id, { paymentStatus: 'paid' })).status).toBe(200)
    expect(await overdue()).toEqual(before)
    await agree({ prepays: false, invoiceDays: null })
    expect((await place('upi')).body.parts.advance).toBe(360)
  })
})
