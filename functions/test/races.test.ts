import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designRecord } from '../src/uploads/design-records.ts'
import { MemoryBucket } from './fixtures/bucket.ts'
import { fillCart, placeOrder } from './fixtures/checkout.ts'
import { openShop, type Reply, type Shop } from './fixtures/open-shop.ts'
import { admin, customer, newEmail, type Person } from './fixtures/people.ts'
import { putProduct, stockOf } from './fixtures/product-fixture.ts'

let shop: Shop
let staff: readonly [Person, Person]
beforeAll(async () => {
  shop = await openShop()
  staff = [await admin(shop.deps), await admin(shop.deps)]
})
afterAll(() => shop.close())

const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort()
const ordersOf = async (uid: string) => (await shop.deps.db.collection('orders').where('userId', '==', uid).get()).size
const move = (id: string, by: Person, status: string) =>
  shop.call('PATCH', `/api/order/${id}`, { token: by.token, body: { status } })

async function sold(quantity = 3) {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10 })
  const { body } = await placeOrder(shop, buyer.token, await fillCart(shop, buyer, [{ productId: tee, quantity }]))
  return { tee, id: body._id as string }
}

/** Buyers who have the product in their carts and are about to order. */
async function readyToBuy(tee: string, many: number) {
  const buyers = await Promise.all(Array.from({ length: many }, () => customer(shop.deps)))
  return Promise.all(
    buyers.map(async (buyer) => {
      const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
      return () => placeOrder(shop, buyer.token, checkout, randomUUID())
    }),
  )
}

test('one cart in five tabs, each with a key of its own, is ordered once', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 2 }])
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => placeOrder(shop, buyer.token, checkout, randomUUID())),
  )
  expect(statusesOf(replies)).toEqual([201, 409, 409, 409, 409])
  expect([await ordersOf(buyer.uid), await stockOf(shop.deps, tee)]).toEqual([1, 8])
})

test('two of the staff who cancel an order at once give its pieces back once', async () => {
  const { tee, id } = await sold(3)
  const replies = await Promise.all([...staff, ...staff, ...staff].map((person) => move(id, person, 'cancelled')))
  expect(statusesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  expect(await stockOf(shop.deps, tee)).toBe(10)
  const { timeline } = (await shop.call('GET', `/api/orders/${id}`, { token: staff[0].token })).body
  expect(timeline.map(({ to }: { to: string }) => to)).toEqual(['placed', 'cancelled'])
})

test('an order that one ships while another cancels it is one of both, and the shelf agrees', async () => {
  for (let round = 0; round < 4; round++) {
    const { tee, id } = await sold(3)
    await move(id, staff[0], 'in_production')
    const replies = await Promise.all([move(id, staff[0], 'shipped'), move(id, staff[1], 'cancelled')])
    expect(statusesOf(replies)).toEqual([200, 409])
    const status = replies.find((reply) => reply.status === 200)?.body.status
    expect(await stockOf(shop.deps, tee)).toBe(status === 'cancelled' ? 10 : 7)
  }
})

test('a product that is deleted while many order it stays deleted, and who came first has their order', async () => {
  const tee = await putProduct(shop.deps, { stock: 100 })
  const buy = await readyToBuy(tee, 12)
  const [deleted, ...replies] = await Promise.all([
    shop.call('DELETE', `/api/product/${tee}`, { token: staff[0].token }),
    ...buy.map((order) => order()),
  ])
  expect(deleted?.status).toBe(200)
  for (const { status, body } of replies)
    expect([status, body.code]).toEqual(status === 201 ? [201, undefined] : [409, 'PRODUCT_UNAVAILABLE'])
  expect((await shop.deps.db.doc(`products/${tee}`).get()).exists).toBe(false)
})

test('no piece is lost or made up when staff count the shelf anew while many order from it', async () => {
  const tee = await putProduct(shop.deps, { stock: 50 })
  const buy = await readyToBuy(tee, 10)
  const product = (await shop.call('GET', `/api/product/${tee}`)).body
  const form = { ...product, originalPrice: null, stock: 70, expectedStock: 50 }
  const [changed, ...replies] = await Promise.all([
    shop.call('PUT', `/api/product/${tee}`, { token: staff[0].token, body: form }),
    ...buy.map((order) => order()),
  ])
  expect([changed?.status, ...statusesOf(replies)]).toEqual([200, ...Array(10).fill(201)])
  expect(await stockOf(shop.deps, tee)).toBe(60)
})

test('a price that changes while many order is the one each of them saw, or refused', async () => {
  const tee = await putProduct(shop.deps, { pricePaise: 49_900, stock: 50 })
  const buy = await readyToBuy(tee, 10)
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

test('a line that one tab removes while another changes it is gone, whichever came first', async () => {
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

test('a design that the clean-up takes while its order is being placed is not ordered', async () => {
  const buyer = await customer(shop.deps)
  const bucket = new MemoryBucket()
  const path = bucket.uploadPng(buyer.uid)
  const tee = await putProduct(shop.deps, { isCustomizable: true, stock: 10 })
  const raced = await openShop(({ db }) => ({
    files: {
      ...bucket.files,
      describe: async (file) => {
        const record = { path, uid: buyer.uid, uploadedAt: new Date(), removeAfter: null, isDeleted: true }
        await designRecord(path, db).set(record)
        return bucket.files.describe(file)
      },
    },
  }))
  const single = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const reply = await placeOrder(raced, buyer.token, { ...single, designs: [{ path }] })
  await raced.close()
  expect(reply).toMatchObject({
    status: 400,
    body: { message: 'The design was not uploaded. Please upload it again.' },
  })
  expect(await stockOf(shop.deps, tee)).toBe(10)
})

test('a design whose file goes between two looks at it is said to be missing', async () => {
  const buyer = await customer(shop.deps)
  const bucket = new MemoryBucket()
  const path = bucket.uploadPng(buyer.uid)
  const tee = await putProduct(shop.deps, { isCustomizable: true, stock: 10 })
  const raced = await openShop(() => ({
    files: {
      ...bucket.files,
      head: async (file) => {
        await bucket.files.remove(file)
        return bucket.files.head(file)
      },
    },
  }))
  const single = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const reply = await placeOrder(raced, buyer.token, { ...single, designs: [{ path }] })
  await raced.close()
  expect(reply).toMatchObject({
    status: 400,
    body: { message: 'The design was not uploaded. Please upload it again.' },
  })
})

test.each(['single', 'bulk'])('three pieces are sold to three of eight who order a %s at once', async (kind) => {
  const tee = await putProduct(shop.deps, { isCustomizable: true, stock: 3 })
  const piece = { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const order = () =>
    kind === 'single'
      ? placeOrder(shop, undefined, { productId: tee, ...piece, contact: { email: newEmail() } }, randomUUID())
      : shop.call('POST', '/api/bulk-order', {
          body: { productId: tee, items: [piece], contact: { email: newEmail() } },
          headers: { 'Idempotency-Key': randomUUID() },
        })
  const replies = await Promise.all(Array.from({ length: 8 }, order))
  expect(statusesOf(replies)).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  expect(await stockOf(shop.deps, tee)).toBe(0)
})
