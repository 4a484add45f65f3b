import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newName } from '../fixtures/catalogue-fixture.ts'
import { admin } from '../fixtures/people.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

/** Two instances of one shop, as the platform may run several. */
let shop: Shop
let other: Shop
let token: string
let time = Date.now()
beforeAll(async () => {
  const clock = { now: () => new Date(time), shownStaleMs: 10_000 }
  shop = await openEmptyShop(clock)
  other = await openEmptyShop({ ...clock, db: shop.deps.db })
  token = (await admin(shop.deps)).token
})
afterAll(() => Promise.all([shop.close(), other.close()]))
beforeEach(() => {
  time += 60_000
})

const shownAt = async (instance: Shop, path: string) => (await instance.call('GET', path)).text
const staff = (method: string, path: string, body?: object) => shop.call(method, path, { token, body })

const changes = [
  ['a new type', '/api/product-types', () => staff('POST', '/api/product-types', { type: newName('Polo') })],
  [
    'a new colour',
    '/api/product-colors',
    () => staff('POST', '/api/product-colors', { name: newName('Ash'), hexCode: '#B2BEB5' }),
  ],
  ['a new name of the shop', '/api/settings', () => staff('PUT', '/api/settings', { shopName: newName('Shop') })],
  [
    'another way to pay',
    '/api/payments/methods',
    () => staff('PUT', '/api/settings', { closedPaymentMethods: ['cash_on_delivery'] }),
  ],
] as const

test.each(changes)(
  '%s is shown at once by the instance that made the change, and by others within ten seconds',
  async (...named) => {
    const [, path, change] = named
    const before = await shownAt(other, path)
    expect(await shownAt(shop, path)).toBe(before)
    expect((await change()).status).toBeLessThan(300)
    const after = await shownAt(shop, path)
    expect(after).not.toBe(before)
    time += 9_999
    expect(await shownAt(other, path)).toBe(before)
    time += 1
    expect(await shownAt(other, path)).toBe(after)
  },
)

test('a deleted type is gone at once', async () => {
  const { body: type } = await staff('POST', '/api/product-types', { type: newName('Henley') })
  expect(await shownAt(shop, '/api/product-types')).toContain(type._id)
  await staff('DELETE', `/api/product-types/${type._id}`)
  expect(await shownAt(shop, '/api/product-types')).not.toContain(type._id)
})

test('staff always see the current settings, so that nobody overwrites a change of another instance', async () => {
  await other.call('GET', '/api/settings', { token })
  const shopName = newName('Shop')
  await staff('PUT', '/api/settings', { shopName })
  expect((await other.call('GET', '/api/settings', { token })).body.shopName).toBe(shopName)
})

test('a failed read is repeated for the next request', async () => {
  let isBroken = true
  const db = Object.create(shop.deps.db, {
    collection: {
      value: (path: string) => {
        if (isBroken) throw Object.assign(new Error('away'), { code: 14 })
        return shop.deps.db.collection(path)
      },
    },
  })
  const broken = await openEmptyShop({ db, shownStaleMs: 10_000, now: () => new Date(time) })
  expect((await broken.call('GET', '/api/product-types')).status).toBe(503)
  isBroken = false
  expect((await broken.call('GET', '/api/product-types')).status).toBe(200)
  await broken.close()
})
