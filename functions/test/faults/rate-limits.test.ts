import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestKinds, type Kind, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { customer, guest, newEmail, newPhone, type Person, password } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const anHour = 3_600_000

let shop: Shop
let tee: string
/** Each test has hours of its own, far from those of other tests. */
let time = Date.parse('2031-01-01T00:00:00Z') + Math.floor(Math.random() * 50_000) * anHour
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(time) }))
  tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
})
afterAll(async () => {
  // Orders dated years ahead would come first in every list that other tests read.
  const { docs } = await shop.deps.db.collection('orders').where('createdAt', '>', new Date('2030-01-01')).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await shop.close()
})

/** Orders one piece under its own key, or under the one given. */
async function order(
  kind: Kind,
  buyer: { token: string } | undefined,
  contact: object = {},
  key: string = randomUUID(),
) {
  const request = await requestFor(kind, shop, buyer as Person, { productId: tee, contact })
  return submit(kind, shop, buyer?.token, request, key)
}

describe.each(guestKinds)('%s orders', (kind) => {
  test('are limited to ten an hour for each email or phone without an account; a repeat of an earlier one is still answered', async () => {
    time += anHour
    const email = newEmail()
    const key = randomUUID()
    const first = await order(kind, undefined, { email }, key)
    for (let count = 1; count < 10; count++) expect((await order(kind, undefined, { email })).status).toBe(201)
    const refused = await order(kind, undefined, { email })
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await order(kind, undefined, { email }, key)).body._id).toBe(first.body._id)
    expect((await order(kind, undefined, { phone: newPhone() })).status).toBe(201)
    time += anHour
    expect((await order(kind, undefined, { email })).status).toBe(201)
  })

  test('are not more for a guest who gives another email each time', async () => {
    time += anHour
    const visitor = await guest()
    for (let count = 0; count < 10; count++) {
      expect((await order(kind, visitor, { email: newEmail() })).status).toBe(201)
    }
    expect((await order(kind, visitor, { email: newEmail() })).status).toBe(429)
  })

  test('send a stranger at most ten mails an hour from one account', async () => {
    time += anHour
    const buyer = await customer(shop.deps)
    const email = newEmail()
    for (let count = 0; count < 10; count++) expect((await order(kind, buyer, { email })).status).toBe(201)
    expect((await order(kind, buyer, { email })).status).toBe(429)
    expect((await order(kind, buyer)).status).toBe(201)
  })
})

test('single and bulk orders share the same ten, and a refused order takes no pieces', async () => {
  time += anHour
  const visitor = await guest()
  const before = await stockOf(shop.deps, tee)
  for (let count = 0; count < 10; count++) {
    expect((await order(count % 2 ? 'single' : 'bulk', visitor, { email: newEmail() })).status).toBe(201)
  }
  for (const kind of guestKinds) expect((await order(kind, visitor, { email: newEmail() })).status).toBe(429)
  expect(await stockOf(shop.deps, tee)).toBe(before - 10)
})

test.each(kinds)('customers with an account have no limit for %s orders', async (kind) => {
  time += anHour
  const buyer = await customer(shop.deps)
  for (let count = 0; count < 12; count++) {
    expect((await order(kind, buyer, count % 2 ? { email: buyer.email } : {})).status).toBe(201)
  }
})

test('a profile change reveals whether an email or phone has an account at most ten times an hour', async () => {
  const [asker, victim] = [await customer(shop.deps), await customer(shop.deps)]
  // Their sign-ins are dated today.
  time = Date.now()
  const ask = (body: object) => shop.call('PUT', '/api/users/profile', { token: asker.token, body })
  for (let count = 0; count < 5; count++) {
    expect((await ask({ email: victim.email })).status).toBe(409)
    expect((await ask({ phone: victim.phone })).status).toBe(409)
  }
  expect(await ask({ email: victim.email })).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect((await ask({ name: 'Kavya' })).status).toBe(200)
})

test('an email can be tried ten times an hour at sign-up, whether taken or not', async () => {
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
