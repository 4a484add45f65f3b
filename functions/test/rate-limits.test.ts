import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from './fixtures/checkout.ts'
import { openShop, type Shop } from './fixtures/open-shop.ts'
import { customer, guest, newEmail, newPhone, password } from './fixtures/people.ts'
import { putProduct, stockOf } from './fixtures/product-fixture.ts'

const anHour = 3_600_000

let shop: Shop
/** Each test has hours of its own, far from those of others. */
let time = Date.parse('2031-01-01T00:00:00Z') + Math.floor(Math.random() * 50_000) * anHour
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(time) }))
})
afterAll(async () => {
  // Orders of years to come would stand first in every list that other tests read.
  const { docs } = await shop.deps.db.collection('orders').where('createdAt', '>', new Date('2030-01-01')).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await shop.close()
})

const shirt = (contact: object = {}) => ({
  size: 'M',
  color: 'black',
  placement: 'Front A4',
  quantity: 1,
  price: 120,
  contact,
})

test('ten orders an hour without an account, for each phone and email; the repeat of an old one is still answered', async () => {
  const email = newEmail()
  const key = randomUUID()
  const first = await placeOrder(shop, undefined, shirt({ email }), key)
  for (let count = 1; count < 10; count++) {
    expect((await placeOrder(shop, undefined, shirt({ email }), randomUUID())).status).toBe(201)
  }
  const refused = await placeOrder(shop, undefined, shirt({ email }), randomUUID())
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await placeOrder(shop, undefined, shirt({ email }), key)).body._id).toBe(first.body._id)
  expect((await placeOrder(shop, undefined, shirt({ phone: newPhone() }), randomUUID())).status).toBe(201)
  time += anHour
  expect((await placeOrder(shop, undefined, shirt({ email }), randomUUID())).status).toBe(201)
})

test('the same ten are for single and bulk orders together', async () => {
  time += anHour
  const { token } = await guest()
  const productId = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const items = [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }]
  const bulk = (contact: object) =>
    shop.call('POST', '/api/bulk-order', { token, body: { productId, items, totalPrice: 120, contact } })
  for (let count = 0; count < 5; count++) {
    expect((await placeOrder(shop, token, shirt({ email: newEmail() }), randomUUID())).status).toBe(201)
    expect((await bulk({ email: newEmail() })).status).toBe(201)
  }
  expect((await bulk({ email: newEmail() })).status).toBe(429)
  expect(await stockOf(shop.deps, productId)).toBe(95)
})

test('another email does not give a guest another ten', async () => {
  time += anHour
  const { token } = await guest()
  for (let count = 0; count < 10; count++) {
    const placed = await placeOrder(shop, token, shirt({ email: newEmail() }), randomUUID())
    expect(placed.status).toBe(201)
  }
  expect((await placeOrder(shop, token, shirt({ email: newEmail() }), randomUUID())).status).toBe(429)
})

test('who has an account is not counted', async () => {
  time += anHour
  const { token, email } = await customer(shop.deps)
  for (let count = 0; count < 12; count++) {
    expect((await placeOrder(shop, token, shirt(count % 2 ? { email } : {}), randomUUID())).status).toBe(201)
  }
})

test('an account does not send one stranger more than ten letters an hour', async () => {
  time += anHour
  const { token } = await customer(shop.deps)
  const email = newEmail()
  for (let count = 0; count < 10; count++) {
    expect((await placeOrder(shop, token, shirt({ email }), randomUUID())).status).toBe(201)
  }
  expect((await placeOrder(shop, token, shirt({ email }), randomUUID())).status).toBe(429)
  expect((await placeOrder(shop, token, shirt(), randomUUID())).status).toBe(201)
})

test('nobody finds out by their profile which emails and phones have an account, more than ten an hour', async () => {
  const [asker, victim] = [await customer(shop.deps), await customer(shop.deps)]
  // Their sign-ins are of today.
  time = Date.now()
  const ask = (body: object) => shop.call('PUT', '/api/users/profile', { token: asker.token, body })
  for (let count = 0; count < 5; count++) {
    expect((await ask({ email: victim.email })).status).toBe(409)
    expect((await ask({ phone: victim.phone })).status).toBe(409)
  }
  expect(await ask({ email: victim.email })).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect((await ask({ name: 'Kavya' })).status).toBe(200)
})

test('an email can be tried ten times an hour at sign-up, taken or not', async () => {
  time += anHour
  const body = { name: 'Kavya Iyer', email: newEmail(), password }
  const register = () => shop.call('POST', '/api/users/register', { body })
  expect((await register()).status).toBe(201)
  for (let count = 1; count < 10; count++) expect((await register()).status).toBe(409)
  const refused = await register()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  time += anHour
  expect((await register()).status).toBe(409)
})
