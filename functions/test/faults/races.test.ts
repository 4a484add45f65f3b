import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designRecord } from '../../src/uploads/design-records.ts'
import { fillCart, placeOrder } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { type Kind, moveOrder, requestFor, shirtKinds, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: readonly [Person, Person]
beforeAll(async () => {
  shop = await openShop()
  staff = [await admin(shop.deps), await admin(shop.deps)]
})
afterAll(() => shop.close())

const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort()
const ordersOf = async (uid: string) => (await shop.deps.db.collection('orders').where('userId', '==', uid).get()).size
const move = (id: string, by: Person, status: OrderStatus) => moveOrder(shop, by.token, id, { status })
const putTee = (changes: object) => putProduct(shop.deps, { isCustomizable: true, ...changes })

async function sold(kind: Kind) {
  const buyer = await customer(shop.deps)
  const tee = await putTee({ stock: 10 })
  const request = await requestFor(kind, shop, buyer, { productId: tee, pieces: 3 })
  return { tee, id: (await submit(kind, shop, buyer.token, request)).body._id as string }
}

/** Buyers ready to order this many pieces of the product. */
function readyToBuy(kind: Kind, tee: string, many: number, pieces = 1) {
  const ready = async () => {
    const buyer = await customer(shop.deps)
    const request = await requestFor(kind, shop, buyer, { productId: tee, pieces })
    return () => submit(kind, shop, buyer.token, request, randomUUID())
  }
  return Promise.all(Array.from({ length: many }, ready))
}

test('one cart in five tabs, each with its own key, is ordered once', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 2 }])
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => placeOrder(shop, buyer.token, checkout, randomUUID())),
  )
  expect(statusesOf(replies)).toEqual([201, 409, 409, 409, 409])
  expect([await ordersOf(buyer.uid), await stockOf(shop.deps, tee)]).toEqual([1, 8])
})

test.each(shirtKinds)('two staff members cancelling a %s order at once return its pieces once', async (kind) => {
  const { tee, id } = await sold(kind)
  const replies = await Promise.all([...staff, ...staff, ...staff].map((person) => move(id, person, 'cancelled')))
  expect(statusesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  expect(await stockOf(shop.deps, tee)).toBe(10)
  const { timeline } = (await shop.call('GET', `/api/orders/${id}`, { token: staff[0].token })).body
  expect(timeline.map(({ to }: { to: OrderStatus }) => statusOf({ status: to }))).toEqual(['placed', 'cancelled'])
})

test.each(shirtKinds)(
  'a %s order shipped and cancelled at once ends as one of the two, and the stock matches',
  async (kind) => {
    for (let round = 0; round < 4; round++) {
      const { tee, id } = await sold(kind)
      await move(id, staff[0], 'in_production')
      const replies = await Promise.all([move(id, staff[0], 'shipped'), move(id, staff[1], 'cancelled')])
      expect(statusesOf(replies)).toEqual([200, 409])
      const status = statusOf(replies.find((reply) => reply.status === 200)?.body)
      expect(await stockOf(shop.deps, tee)).toBe(status === 'cancelled' ? 10 : 7)
    }
  },
)

test.each(shirtKinds)(
  'a product deleted while many place a %s order stays deleted, and the orders that came first stay',
  async (kind) => {
    const tee = await putTee({ stock: 100 })
    const buy = await readyToBuy(kind, tee, 12)
    const [deleted, ...replies] = await Promise.all([
      shop.call('DELETE', `/api/product/${tee}`, { token: staff[0].token }),
      ...buy.map((order) => order()),
    ])
    expect(deleted?.status).toBe(200)
    for (const { status, body } of replies)
      expect([status, body.code]).toEqual(status === 201 ? [201, undefined] : [409, 'PRODUCT_UNAVAILABLE'])
    expect((await shop.deps.db.doc(`products/${tee}`).get()).exists).toBe(false)
  },
)

test.each(shirtKinds)(
  'no piece is lost or added when staff recount the stock while many place a %s order',
  async (kind) => {
    const tee = await putTee({ stock: 50 })
    const buy = await readyToBuy(kind, tee, 10)
    const product = (await shop.call('GET', `/api/product/${tee}`)).body
    const form = { ...product, originalPrice: null, stock: 70, expectedStock: 50 }
    const [changed, ...replies] = await Promise.all([
      shop.call('PUT', `/api/product/${tee}`, { token: staff[0].token, body: form }),
      ...buy.map((order) => order()),
    ])
    expect([changed?.status, ...statusesOf(replies)]).toEqual([200, ...Array(10).fill(201)])
    expect(await stockOf(shop.deps, tee)).toBe(60)
  },
)

test('while a price changes, each order gets the price its buyer saw, or is refused', async () => {
  const tee = await putTee({ pricePaise: 49_900, stock: 50 })
  const buy = await readyToBuy('shop', tee, 10)
  const product = (await shop.call('GET', `/api/product/${tee}`)).body
  const form = { ...product, originalPrice: null, price: 599, expectedStock: product.stock }
  const [changed, ...replies] = await Promise.all([
    shop.call('PUT', `/api/product/${tee}`, { token: staff[0].token, body: form }),
    ...buy.map((order) => order()),
  ])
  expect(changed?.status).toBe(200)
  for (const { status, body } of replies) {
    if (status === 201) expect([body.orderItems[0].price, body.itemsPrice]).toEqual([499, 499])
    else expect(body).toMatchObject({ code: 'PRICE_CHANGED', details: { itemsPrice: 599 } })
  }
})

test('a line removed in one tab while another changes it is gone, whichever came first', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps)
  await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  const path = `/api/cart/${buyer.uid}`
  const [line] = (await shop.call('GET', path, { token: buyer.token })).body.items
  const ask = (method: string, body?: object) =>
    shop.call(method, `${path}/items/${line._id}`, { token: buyer.token, ...(body && { body }) })
  const [removed, ...changed] = await Promise.all([
    ask('DELETE'),
    ask('PATCH', { quantity: 5 }),
    ask('PATCH', { size: 'L' }),
  ])
  expect(removed?.status).toBe(200)
  for (const { status } of changed) expect([200, 404]).toContain(status)
  expect((await shop.call('GET', path, { token: buyer.token })).status).toBe(404)
})

test.each(shirtKinds)(
  'a design deleted by the clean-up while its %s order is being placed is not ordered',
  async (kind) => {
    const buyer = await customer(shop.deps)
    const bucket = new MemoryBucket()
    const path = bucket.uploadPng(buyer.uid)
    const tee = await putTee({ stock: 10 })
    const raced = await openShop(({ db }) => ({
      files: bucket.files,
      db: Object.create(db, {
        runTransaction: {
          value: async (...asked: Parameters<typeof db.runTransaction>) => {
            await designRecord(path, db).update({ isDeleted: true })
            return db.runTransaction(...asked)
          },
        },
      }),
    }))
    const request = await requestFor(kind, shop, buyer, { productId: tee, design: path })
    const reply = await submit(kind, raced, buyer.token, request)
    await raced.close()
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'The design was not uploaded. Please upload it again.' },
    })
    expect(await stockOf(shop.deps, tee)).toBe(10)
  },
)

test.each(shirtKinds)('simultaneous %s orders never sell more than the stock', async (kind) => {
  const scarce = await putTee({ stock: 3 })
  const eight = await readyToBuy(kind, scarce, 8)
  const replies = await Promise.all(eight.map((order) => order()))
  expect(statusesOf(replies)).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  expect(await stockOf(shop.deps, scarce)).toBe(0)
  const half = await putTee({ stock: 50 })
  const two = await readyToBuy(kind, half, 2, 30)
  expect(statusesOf(await Promise.all(two.map((order) => order())))).toEqual([201, 409])
  expect(await stockOf(shop.deps, half)).toBe(20)
})

test('the last piece is sold once, even if ordered in different ways at the same time', async () => {
  const tee = await putTee({ stock: 1 })
  const buyers = (await Promise.all(shirtKinds.map((kind) => readyToBuy(kind, tee, 2)))).flat()
  const replies = await Promise.all(buyers.map((order) => order()))
  expect(statusesOf(replies)).toEqual([201, 409, 409, 409, 409, 409])
  expect(await stockOf(shop.deps, tee)).toBe(0)
})
