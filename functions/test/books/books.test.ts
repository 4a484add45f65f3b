import { randomUUID } from 'node:crypto'
import { dayOf, daysAfter } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import { financialYearOf } from '@teeshala/contract/tax/invoice-number'
import type { DocumentData } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { countSales } from '../../src/sales/count-sales.ts'
import { createCheckoutFixture } from '../fixtures/checkout/checkout-fixture.ts'
import { kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { payAtGateway } from '../fixtures/pay.ts'
import { admin } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

const hourMs = 3_600_000
let aheadMs = 0
let shop: Shop
let fixture: Awaited<ReturnType<typeof createCheckoutFixture>>
/** What the shop has sold: a plain order, a payment online, a held order, an invoiced order that was taken back, and their product and coupon. */
let sold: { plain: string; paymentId: string; held: string; invoiced: string; tee: string; coupon: string }
const copies = 320

const db = () => shop.deps.db
const check = async (forMs = 60_000) => {
  const done = await checkBooks(shop.deps, { forMs, anew: true })
  expect(done.stage).toBe('done')
  return done
}

beforeAll(async () => {
  shop = await openEmptyShop({ now: () => new Date(Date.now() + aheadMs) })
  fixture = await createCheckoutFixture(shop)
  const options = [{ name: 'Silver', pricePaise: 29_900 }]
  await db().doc('pricing/design').set({ options, updatedAt: new Date() })
  await db()
    .doc('products/unsold')
    .set(
      (
        await db()
          .doc(`products/${await putProduct(shop.deps)}`)
          .get()
      ).data() ?? {},
    )
  sold = await sell()
})
afterAll(() => shop.close())

async function sell() {
  for (const kind of kinds) {
    const { id } = await fixture.sell('cash_on_delivery', kind)
    expect((await fixture.move(id, { status: 'cancelled' })).status).toBe(200)
  }
  const refunded = await fixture.openOrder('upi')
  const attempt = await payAtGateway(refunded.gatewayOrderId)
  await fixture.verify(refunded.id, refunded.buyer.token, attempt.proof)
  await fixture.move(refunded.id, { status: 'cancelled' })
  const plain = await fixture.sell('cash_on_delivery', 'bulk')
  const paid = await fixture.openOrder('upi', 'single')
  const { payment, proof } = await payAtGateway(paid.gatewayOrderId)
  expect((await fixture.verify(paid.id, paid.buyer.token, proof)).status).toBe(200)
  const coupon = { code: 'MONSOON', kind: 'amount', amount: 20 }
  await shop.call('POST', '/api/admin/coupons', { token: fixture.staff.token, body: coupon })
  const single = await requestFor('single', shop, plain.buyer, { productId: plain.tee })
  const couponed = await submit('single', shop, plain.buyer.token, { ...single, coupon: 'MONSOON' }, randomUUID())
  expect(couponed.status, couponed.text).toBe(201)
  const contact = { contact: { name: 'Ravi', phone: '+919812345678', email: 'ravi@people.test' } }
  const ofGuest = await requestFor('bulk', shop, undefined, { productId: plain.tee, ...contact })
  const held = await submit('bulk', shop, undefined, ofGuest, randomUUID())
  expect(held.status, held.text).toBe(201)
  const { id: invoiced } = await fixture.sell('cash_on_delivery', 'shop')
  for (const step of [{ status: 'in_production' }, { status: 'shipped' }] as const) await fixture.move(invoiced, step)
  await fixture.move(invoiced, { paymentStatus: 'paid' })
  expect((await fixture.move(invoiced, { paymentStatus: 'refunded' })).body.creditNote).toBeDefined()
  const credited = await fixture.openOrder('upi', 'shop')
  const whole = await payAtGateway(credited.gatewayOrderId)
  await fixture.verify(credited.id, credited.buyer.token, whole.proof)
  for (const status of ['in_production', 'shipped'] as const) await fixture.move(credited.id, { status })
  const note = { lines: [{ line: 0, amount: 100, quantity: 0 }], reason: 'Pale', way: 'gateway', creditedBefore: 0 }
  const path = `/api/admin/order/${credited.id}/credit-note`
  expect((await shop.call('POST', path, { token: fixture.staff.token, body: note })).status).toBe(201)
  await copyPrintOrders()
  return {
    plain: plain.id,
    paymentId: payment.id,
    held: held.body._id,
    invoiced,
    tee: plain.tee,
    coupon: 'MONSOON',
  }
}

/** Stores orders of the day before, more than one page of them. */
async function copyPrintOrders(): Promise<void> {
  const { id } = await fixture.sell('cash_on_delivery', 'print')
  const order = (await db().doc(`orders/${id}`).get()).data() as StoredOrder
  const createdAt = new Date(Date.now() - 24 * hourMs)
  const writer = db().bulkWriter()
  for (let copy = 0; copy < copies; copy++)
    void writer.set(db().doc(`orders/${id}-${copy}`), { ...order, createdAt, updatedAt: createdAt })
  await writer.close()
}

test('the books balance after sales, cancellations, refunds and holds of every kind of order', async () => {
  expect((await check()).findings).toEqual([])
  // From here on a stock ledger exists for each product; later the same orders are older than the time it counts from.
  aheadMs = hourMs
  await countSales(shop.deps)
  const body = { stock: 40 }
  const adjusted = await shop.call('PATCH', `/api/product/${sold.tee}`, { token: fixture.staff.token, body })
  expect(adjusted.status, adjusted.text).toBe(200)
  await fixture.sell('cash_on_delivery', 'shop')
  const { findings, counts } = await check()
  expect(findings).toEqual([])
  expect(counts.orders).toBeGreaterThan(copies)
  expect(counts.papers).toBe(4)
})

test('a check interrupted after every page comes to the same result', async () => {
  let done = await checkBooks(shop.deps, { forMs: 0, anew: true })
  let runs = 1
  for (; done.stage !== 'done' && runs < 20; runs++) done = await checkBooks(shop.deps, { forMs: 0, anew: false })
  expect(runs).toBe(5)
  expect(done.findings).toEqual([])
  expect(done.counts.orders).toBeGreaterThan(copies)
})

type Damage = { readonly at: string; readonly change: (was: DocumentData) => object; readonly found: string }

/** Returns the damages, each in a document of its own; the unit tests of the rules cover faults within one order or payment. */
const damages = (): Damage[] => [
  { at: `orders/${sold.plain}`, change: () => ({ totalPaise: 'much' }), found: "It cannot be read: 'totalPaise'" },
  {
    at: `payments/${sold.paymentId}`,
    change: () => ({ amountPaise: 5000 }),
    found: 'Its online payments come to ₹50, but it counts ₹120',
  },
  {
    at: 'payments/lost',
    change: () => lostPayment,
    found: '₹120 was received for order TS0000000000, which does not exist',
  },
  {
    at: `orders/${sold.held}`,
    change: () => ({ heldUntil: new Date(Date.now() - 48 * hourMs) }),
    found: 'Its pieces are still held, though its time to be confirmed is over',
  },
  {
    at: `invoices/${sold.invoiced}`,
    change: ({ totalPaise }) => ({ totalPaise: totalPaise + 100 }),
    found: 'It was changed after it was issued',
  },
  {
    at: `invoiceCounters/BOS-${financialYearOf(new Date())}`,
    change: () => ({ seal: 'f'.repeat(64) }),
    found: 'The seals do not follow one another',
  },
  {
    at: `invoiceCounters/CN-${financialYearOf(new Date())}`,
    change: ({ serial }) => ({ serial: serial + 1 }),
    found: 'Number 3 was used, but its document is missing',
  },
  { at: 'products/unsold', change: ({ stock }) => ({ stock: stock + 7 }), found: '7 pieces are too many' },
  {
    at: `products/${sold.tee}`,
    change: () => ({ heldPieces: 5 }),
    found: '5 pieces are held for orders to be confirmed, but such orders have 1',
  },
  { at: `coupons/${sold.coupon}`, change: () => ({ used: 0 }), found: 'used 0 times, but 1 orders have it' },
  {
    at: `salesYears/${yesterday().slice(0, 4)}`,
    change: ({ days }) => ({ days: { ...days, [yesterday()]: { ...days[yesterday()], orders: 1 } } }),
    found: 'The dashboard counts 1 orders',
  },
]
const yesterday = () => daysAfter(dayOf(new Date()), -1)
const lostPayment: StoredPayment = {
  orderId: 'TS0000000000',
  gatewayOrderId: 'order_lost',
  amountPaise: 12_000,
  currency: 'INR',
  method: 'upi',
  status: 'captured',
  createdAt: new Date(0),
  updatedAt: new Date(0),
}

test('the check reports each kind of damage with its document, and nothing else', async () => {
  const undo: (() => Promise<unknown>)[] = []
  for (const { at, change } of damages()) {
    const document = db().doc(at)
    const was = (await document.get()).data()
    undo.push(() => (was ? document.set(was) : document.delete()))
    await document.set({ ...was, ...change(was ?? {}) })
  }
  const found = (await check()).findings.map(({ text }) => text)
  for (const back of undo) await back()
  const wanted = [...damages().map((damage) => damage.found), '1 piece is missing']
  expect(found.filter((text) => !wanted.some((each) => text.includes(each)))).toEqual([])
  expect(wanted.filter((each) => !found.some((text) => text.includes(each)))).toEqual([])
  expect((await check()).findings).toEqual([])
})

test('a wrong stock count is reported every night until staff recount it, and the owners get a mail', async () => {
  const document = db().doc(`products/${sold.tee}`)
  await document.update({ stock: (await document.get()).get('stock') - 3 })
  const owner = await admin(shop.deps, 'owner')
  for (let night = 0; night < 2; night++) expect((await check()).findings).toHaveLength(1)
  const mails = await db().collection('mail').where('to', 'array-contains', owner.email).get()
  expect(mails.docs.map((mail) => mail.get('message.text'))).toContainEqual(
    expect.stringContaining('(Monsoon Tee): 3 pieces are missing'),
  )
  const read = await shop.call('GET', '/api/admin/books-check', { token: owner.token })
  expect(read.body).toMatchObject({
    findingCount: 1,
    findings: [{ kind: 'product', id: sold.tee, name: 'Monsoon Tee' }],
  })
  aheadMs += hourMs
  await shop.call('PATCH', `/api/product/${sold.tee}`, { token: owner.token, body: { stock: 33 } })
  expect((await check()).findings).toEqual([])
})
