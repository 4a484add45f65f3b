import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kind, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { customer, newEmail, newPhone, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const anHour = 3_600_000

let shop: Shop
let tee: string
/** An hour in which no other test counts, within this century like all order dates. */
let time = Date.now() + Math.floor(Math.random() * 1e5) * anHour
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(time) }))
  tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
})
afterAll(async () => {
  const { docs } = await shop.deps.db
    .collection('orders')
    .where('createdAt', '>', new Date(Date.now() + anHour))
    .get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await shop.close()
})

async function order(kind: Kind, contact: { phone: string; email: string }): Promise<string> {
  const buyer = kind === 'shop' ? await customer(shop.deps) : undefined
  const request = await requestFor(kind, shop, buyer as Person, { productId: tee, contact })
  const { body } = await submit(kind, shop, buyer?.token, request, randomUUID())
  // A cart order takes its contact from the account.
  if (kind === 'shop') await shop.deps.db.doc(`orders/${body._id}`).update({ contact: { name: 'Asha', ...contact } })
  return body._id
}
const track = (orderId: unknown, contact: unknown) =>
  shop.call('POST', '/api/track-order', { body: { orderId, contact } })
const open = (id: string, token: string) => shop.call('GET', `/api/orders/${id}`, { secret: token })

test.each(kinds)('the number of a %s order and its phone or email open it without an account', async (kind) => {
  const contact = { phone: newPhone(), email: newEmail() }
  const id = await order(kind, contact)
  const byPhone = await track(` ${id.toLowerCase()} `, contact.phone.replace('+91', '0'))
  expect(byPhone).toMatchObject({ status: 200, body: { _id: id } })
  const byEmail = await track(id, contact.email.toUpperCase())
  const tokens = [byPhone, byEmail].map(({ body }) => body.trackingToken)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(await open(id, token)).toMatchObject({ status: 200, body: { _id: id } })
  expect((await open(id, 'guess')).status).toBe(404)
  expect((await open(await order(kind, contact), tokens[0])).status).toBe(404)
})

test('guessing gives the same answer for existing and unknown orders, ten times an hour', async () => {
  const contact = { phone: newPhone(), email: newEmail() }
  const id = await order('single', contact)
  const unknown = `TS${'0'.repeat(10)}`
  for (let count = 0; count < 10; count++) {
    const [wrong, none] = await Promise.all([track(id, newPhone()), track(unknown, newPhone())])
    expect([wrong.status, none.status]).toEqual([404, 404])
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
  }
  for (const number of [id, unknown]) {
    expect(await track(number, newPhone())).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  }
  expect((await track(id, contact.phone)).status).toBe(429)
  time += anHour
  expect((await track(id, contact.phone)).status).toBe(200)
})

test('one phone tries at most ten numbers an hour, and an order without contact details opens for none', async () => {
  const phone = newPhone()
  const id = await order('single', { phone: '', email: '' })
  for (let count = 0; count < 10; count++) expect((await track(`TS000000000${count}`, phone)).status).toBe(404)
  expect((await track(id, phone)).status).toBe(429)
  expect(await track(id, '')).toMatchObject({ status: 400, body: { fields: { contact: expect.any(String) } } })
  expect(await track(tee, phone)).toMatchObject({ status: 400, body: { fields: { orderId: expect.any(String) } } })
})
