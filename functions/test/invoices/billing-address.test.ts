import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicesIn, ordersIn } from '../../src/firestore/collections.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { type Kind, moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const home = { address: '9 Anna Salai', city: 'Chennai', postalCode: '600002', country: 'India' }
/** In rupees a piece, for more than 400 with one print. */
const bulkPrice = 102
const company = { name: 'Kaveri College', gstin: '29AAACT0000A1ZB' }

/** Orders this many pieces at ₹120, less for many in bulk, or prints at ₹299; at the price that the shop then asks. */
async function order(kind: Kind, pieces: number, wish: object = {}) {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
  const request = await requestFor(kind, shop, buyer, { productId: tee, pieces })
  const [item] = 'items' in request ? request.items : []
  const priced = kind === 'bulk' ? { items: [{ ...item, price: bulkPrice * pieces }] } : {}
  return { buyer, reply: await submit(kind, shop, buyer.token, { ...request, ...priced, ...wish }, randomUUID()) }
}

/** Starts a collected order of ₹50,040 without an address, as those placed before addresses were asked for. */
async function begunWithout() {
  const { buyer, reply } = await order('single', 417, { billingAddress: home })
  const id: string = reply.body._id
  await ordersIn(shop.deps.db).doc(id).update({ billingAddress: FieldValue.delete() })
  await moveOrder(shop, staff.token, id, { status: 'in_production' })
  return { id, buyer }
}

const bill = (id: string, body: unknown, token = staff.token) =>
  shop.call('PUT', `/api/admin/order/${id}/billing-address`, { token, body })
const read = async (id: string) => (await shop.call('GET', `/api/orders/${id}`, { token: staff.token })).body

async function wordsOf(id: string, token: string, query = ''): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${shop.url}/api/orders/${id}/receipt.pdf${query}`, { headers })
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ')
}

test.each([
  ['single', 416, 417],
  ['bulk', 490, 491],
  ['print', 167, 168],
] as const)(
  'a collected %s order of %i is placed without an address, one of %i, above ₹50,000, is not',
  async (kind, below, above) => {
    expect((await order(kind, below)).reply.status).toBe(201)
    const { reply } = await order(kind, above)
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: { 'billingAddress.address': expect.stringContaining('billing address') } },
    })
    const { buyer, reply: billed } = await order(kind, above, { billingAddress: home })
    expect(billed.body).toMatchObject({ billingAddress: home, shippingAddress: null })
    expect(await wordsOf(billed.body._id, buyer.token)).toContain('Chennai 600002')
    const mail = (await shop.deps.db.doc(`mail/${billed.body._id}-placed`).get()).get('message.text')
    expect(mail).toContain('9 Anna Salai')
  },
)

test('a large order that is delivered needs the name of its buyer, too: with the contact, the address or the company', async () => {
  const place = async (pieces: number, wish: object = {}) => {
    const request = await requestFor('print', shop, undefined, { productId: '', pieces, shippingAddress: home })
    return submit('print', shop, undefined, { ...request, contact: {}, ...wish }, randomUUID())
  }
  expect(await place(168)).toMatchObject({
    status: 400,
    body: { fields: { 'contact.name': expect.stringContaining('name') } },
  })
  const named = { name: 'Kavya Iyer' }
  for (const wish of [{ contact: named }, { shippingAddress: { ...home, ...named } }, { company }])
    expect((await place(168, wish)).status).toBe(201)
  expect((await place(167)).status).toBe(201)
})

test('a company that collects gives its address whatever the order comes to; a delivered order takes no second address', async () => {
  const { reply } = await order('print', 2, { company })
  expect(reply).toMatchObject({ status: 400, body: { fields: { 'billingAddress.address': expect.any(String) } } })
  expect((await order('print', 2, { company, billingAddress: home })).reply.status).toBe(201)
  const sent = { shippingAddress, grandTotal: 697, billingAddress: home }
  expect((await order('print', 2, sent)).reply.body.fields).toHaveProperty('billingAddress')
  const army = { ...home, postalCode: '900002' }
  expect((await order('print', 2, { billingAddress: army })).reply.body.fields).toHaveProperty(['billingAddress.state'])
})

test('the invoice names the buyer’s address and state with its code, and the place of supply stays the shop’s state', async () => {
  const { buyer, reply } = await order('single', 417, { billingAddress: home })
  const id: string = reply.body._id
  for (const status of ['in_production', 'shipped'] as const) await moveOrder(shop, staff.token, id, { status })
  const invoice = (await invoicesIn(shop.deps.db).doc(id).get()).data()
  expect(invoice).toMatchObject({ placeOfSupply: '29', igstPaise: 0, buyerState: '33' })
  const words = await wordsOf(id, buyer.token)
  for (const fact of [
    '9 Anna Salai',
    'Chennai 600002',
    'State: Tamil Nadu (33)',
    'Place of supply: Karnataka (29)',
    'Collected from the shop',
  ])
    expect(words).toContain(fact)
})

test('an order without its address is held back before its invoice, until staff enter it', async () => {
  const { id, buyer } = await begunWithout()
  for (const status of ['shipped', 'delivered'] as const) {
    expect(await moveOrder(shop, staff.token, id, { status })).toMatchObject({
      status: 409,
      body: { code: 'FORBIDDEN_MOVE', message: expect.stringContaining('buyer’s address') },
    })
  }
  const press = await admin(shop.deps, 'press')
  const ready = { token: press.token, body: { status: 'shipped' } }
  expect((await shop.call('PATCH', `/api/admin/production/${id}`, ready)).status).toBe(409)
  expect((await bill(id, { billingAddress: { ...home, postalCode: '123' } })).body.fields).toHaveProperty([
    'billingAddress.postalCode',
  ])
  expect((await bill(id, { billingAddress: home })).body).toMatchObject({ billingAddress: home })
  expect((await moveOrder(shop, staff.token, id, { status: 'delivered' })).body.invoice.number).toMatch(/^INV/)
  expect(await wordsOf(id, buyer.token)).toContain('Chennai 600002')
  const late = await bill(id, { billingAddress: { ...home, city: 'Madurai' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: expect.stringContaining('issued') } })
  expect((await read(id)).billingAddress).toEqual(home)
})

test('only the office enters the address; the log names who did, and nobody’s correction is overwritten unseen', async () => {
  const { id } = await begunWithout()
  for (const role of ['press', 'viewer'] as const) {
    const { token } = await admin(shop.deps, role)
    expect((await bill(id, { billingAddress: home }, token)).status).toBe(403)
  }
  const manager = await admin(shop.deps, 'manager')
  expect((await bill(id, { billingAddress: home, expected: null }, manager.token)).status).toBe(200)
  const corrected = { ...home, address: '11 Anna Salai' }
  const stale = await bill(id, { billingAddress: corrected, expected: null })
  expect(stale).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', details: { current: home } } })
  const seen = { ...home, state: '', name: '', phone: '' }
  expect((await bill(id, { billingAddress: corrected, expected: seen })).body.billingAddress).toEqual(corrected)
  const { body: log } = await shop.call('GET', `/api/orders/${id}/log`, { token: staff.token })
  const billed = log.filter(({ action }: { action: string }) => action === 'order.billed_to')
  expect(billed.map(({ details }: { details: object }) => details)).toEqual([{ isFirst: false }, { isFirst: true }])
  expect(JSON.stringify(log)).not.toContain('Anna Salai')
})

test('an address without a name is refused, with the order and from staff', async () => {
  const contact = { name: '', phone: '98450 12345' }
  const { reply } = await order('print', 168, { billingAddress: home, contact })
  expect(reply).toMatchObject({ status: 400, body: { fields: { 'contact.name': expect.any(String) } } })
  const { id } = await begunWithout()
  await ordersIn(shop.deps.db).doc(id).update({ 'contact.name': '' })
  expect((await bill(id, { billingAddress: home })).body.fields).toHaveProperty(['billingAddress.name'])
  const named = { ...home, name: 'Lakshmi Rao' }
  expect((await bill(id, { billingAddress: named })).status).toBe(200)
  await moveOrder(shop, staff.token, id, { status: 'shipped' })
  expect((await invoicesIn(shop.deps.db).doc(id).get()).data()?.buyer.name).toBe('Lakshmi Rao')
})

test('a receipt voucher names the buyer’s address and state as the invoice does', async () => {
  const { buyer, reply } = await order('print', 168, { billingAddress: home })
  const id: string = reply.body._id
  await moveOrder(shop, staff.token, id, { paymentStatus: 'paid' })
  const words = await wordsOf(id, buyer.token, '?paper=receipt_voucher&part=1')
  for (const fact of ['Receipt voucher', 'Chennai 600002', 'State: Tamil Nadu (33)']) expect(words).toContain(fact)
})

test('a delivered or cancelled order takes no billing address', async () => {
  const { reply } = await order('print', 2, { shippingAddress, grandTotal: 697 })
  expect((await bill(reply.body._id, { billingAddress: home })).status).toBe(409)
  const { reply: other } = await order('print', 2)
  await moveOrder(shop, staff.token, other.body._id, { status: 'cancelled' })
  expect((await bill(other.body._id, { billingAddress: home })).status).toBe(409)
})

test('an order by staff that reaches ₹50,000 after its discount needs the address of a customer who collects it', async () => {
  const items = [{ type: 'design', price: 299, details: { designType: 'Silver' }, quantity: 170 }]
  const goods = { kind: 'print', items, jobs: [], files: [], note: '' }
  const contact = { name: 'Lakshmi Rao', phone: '98450 12345', email: '' }
  const place = (less: number, more: object = {}) => {
    const discount = { amount: less, reason: 'Regular customer' }
    const body = { origin: 'counter', goods, contact, payment: 'later', discount, totalPrice: 50_830 - less, ...more }
    return shop.call('POST', '/api/admin/order', { token: staff.token, body })
  }
  expect((await place(830.01)).status).toBe(201)
  expect((await place(830)).body.fields).toHaveProperty(['billingAddress.address'])
  expect((await place(830, { billingAddress: home })).body).toMatchObject({ billingAddress: home })
})
