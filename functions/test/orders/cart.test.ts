import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let buyer: Person
let tee: string
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await customer(shop.deps)
  tee = await putProduct(shop.deps, { pricePaise: 19_950, stock: 20 })
})

const add = (line: object = {}) =>
  shop.call('POST', '/api/cart/add', {
    token: buyer.token,
    body: { userId: buyer.uid, productId: tee, quantity: 1, size: 'M', color: 'black', ...line },
  })
const cart = (method = 'GET', rest = '', body?: unknown) =>
  shop.call(method, `/api/cart/${buyer.uid}${rest}`, { token: buyer.token, body })

test('an empty cart is not found', async () => {
  expect(await cart()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: 'Your cart is empty' } })
})

test('an added product is in the cart with its price and total', async () => {
  expect((await add({ quantity: 3 })).status).toBe(200)
  expect(await cart()).toMatchObject({
    status: 200,
    body: {
      _id: buyer.uid,
      items: [
        { productId: tee, quantity: 3, size: 'M', color: 'black', lineTotal: 598.5, missing: [], seenPrice: 199.5 },
      ],
      itemsPrice: 598.5,
      shippingPrice: 99,
      totalPrice: 598.5,
    },
  })
})

test('the same choice makes one line, another choice another line', async () => {
  await add({ quantity: 2 })
  await add({ quantity: 3 })
  const { body } = await add({ size: 'L' })
  expect(body.items.map(({ size, quantity }: Record<string, unknown>) => [size, quantity])).toEqual([
    ['M', 5],
    ['L', 1],
  ])
})

test('a line without size and colour is accepted and says what is missing', async () => {
  const { status, body } = await add({ size: undefined, color: undefined })
  expect(status).toBe(200)
  expect(body.items[0].missing).toEqual(['size', 'color'])
  const [{ _id }] = body.items
  const changed = await cart('PATCH', `/items/${_id}`, { size: 'S', color: 'white' })
  expect(changed.body.items[0]).toMatchObject({ size: 'S', color: 'white', missing: [] })
})

test('a line shows the photo of its colour, none if that has no photo, and the first if no colour is chosen', async () => {
  const [front, white] = ['/catalogue/tee-front.webp', '/catalogue/tee-white.webp']
  tee = await putProduct(shop.deps, { images: [front, white], colorImages: { white }, stock: 20, type: 'Polo' })
  const shown = async (line: object) => {
    const { body } = await add(line)
    return body.items.at(-1).product
  }
  expect(await shown({ color: 'white' })).toMatchObject({ image: white, type: 'Polo' })
  expect(await shown({ color: 'black' })).not.toHaveProperty('image')
  expect(await shown({ color: undefined })).toMatchObject({ image: front })
  const [first] = (await cart()).body.items
  const changed = await cart('PATCH', `/items/${first._id}`, { size: 'L', color: 'black' })
  expect(changed.body.items[0].product).not.toHaveProperty('image')
})

test('two lines changed to the same choice become one', async () => {
  await add({ quantity: 2 })
  const { body } = await add({ size: 'L', quantity: 3 })
  const other = body.items[1]._id
  const changed = await cart('PATCH', `/items/${other}`, { size: 'M' })
  expect(changed.body.items).toHaveLength(1)
  expect(changed.body.items[0].quantity).toBe(5)
})

test('the stock limit covers all lines of a product', async () => {
  await add({ quantity: 15 })
  expect(await add({ size: 'L', quantity: 6 })).toMatchObject({
    status: 409,
    body: { code: 'OUT_OF_STOCK', message: 'Only 20 left in stock', details: { left: 20 } },
  })
})

test.each([
  { quantity: 0 },
  { quantity: 1.5 },
  { quantity: 1001 },
  { quantity: '2' },
  { quantity: -1 },
  { size: 'XXL' },
  { color: 'pink' },
  { placement: 'Front A4' },
  { productId: 'a/b' },
])('a line with %j is refused', async (line) => {
  expect(await add(line)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test('a design in the bucket must be one that the customer uploaded', async () => {
  tee = await putProduct(shop.deps, { isCustomizable: true })
  const placement = 'Front A-4 Size'
  const other = await add({ placement, design: 'products/designs/somebody/1767225600000-art.png' })
  expect(other).toMatchObject({
    status: 400,
    body: { fields: { design: 'This is not a design you uploaded. Please upload it again.' } },
  })
  const up = await add({ placement, design: `products/designs/${buyer.uid}/../somebody/1767225600000-art.png` })
  expect(up.status).toBe(400)
  const own = await add({ placement, design: `products/designs/${buyer.uid}/1767225600000-art.png` })
  expect(own.body.items[0]).toMatchObject({
    placement: 'Front A4',
    design: `products/designs/${buyer.uid}/1767225600000-art.png`,
  })
})

test.each([
  [{ size: 'XXL' }, 'Not a size of this product'],
  [{ color: 'pink' }, 'Not a colour of this product'],
  [{ placement: 'Front A4' }, 'This product cannot be printed on'],
])('a line is not changed to %j: %s', async (change, message) => {
  const { body } = await add()
  const reply = await cart('PATCH', `/items/${body.items[0]._id}`, change)
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } })
  expect((await cart()).body).toEqual(body)
})

test('a line cannot be changed to somebody else’s upload', async () => {
  tee = await putProduct(shop.deps, { isCustomizable: true })
  const { body } = await add({ placement: 'Left' })
  const design = 'products/designs/somebody/1767225600000-art.png'
  const reply = await cart('PATCH', `/items/${body.items[0]._id}`, { design })
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { design: 'This is not a design you uploaded. Please upload it again.' } },
  })
})

test('changing a line accepts its current price', async () => {
  const item = `/items/${(await add()).body.items[0]._id}`
  await shop.deps.db.doc(`products/${tee}`).update({ pricePaise: 24_900 })
  expect((await cart()).body.items[0]).toMatchObject({ seenPrice: 199.5, lineTotal: 249 })
  expect((await cart('PATCH', item, { quantity: 2 })).body.items[0]).toMatchObject({ seenPrice: 249, lineTotal: 498 })
})

test('a cart takes a hundred lines at most; pieces can still be added to them', async () => {
  const line = { productId: tee, quantity: 1, size: 'S', color: 'white', seenPricePaise: 19_950 }
  const lines = Array.from({ length: 99 }, (_, index) => ({ ...line, _id: `l${index}`, productId: `gone-${index}` }))
  await shop.deps.db.doc(`carts/${buyer.uid}`).set({ lines, revision: 1, updatedAt: new Date() })
  expect((await add()).body.items).toHaveLength(100)
  expect(await add({ size: 'L' })).toMatchObject({
    status: 409,
    body: { message: 'A cart can have up to 100 items.' },
  })
  expect((await add()).body.items.at(-1)).toMatchObject({ quantity: 2 })
})

test('a quantity changes within the stock, a line can be removed, and the cart emptied', async () => {
  const { body } = await add({ quantity: 2 })
  const item = `/items/${body.items[0]._id}`
  expect((await cart('PATCH', item, { quantity: 7 })).body.items[0].quantity).toBe(7)
  expect((await cart('PATCH', item, { quantity: 21 })).status).toBe(409)
  expect((await cart('PATCH', item, {})).status).toBe(400)
  expect((await cart('DELETE', item)).body.items).toEqual([])
  expect((await cart('DELETE', item)).status).toBe(404)
  expect((await cart('DELETE')).status).toBe(200)
  expect((await cart()).status).toBe(404)
})

test('removing one of two lines of a product leaves the other', async () => {
  await add({ quantity: 2 })
  const { body } = await add({ size: 'L', quantity: 3 })
  const left = await cart('DELETE', `/items/${body.items[0]._id}`)
  expect(left.body).toMatchObject({ items: [{ size: 'L', quantity: 3 }], totalPrice: 598.5 })
})

test('lines with more pieces than the stock are reduced one by one, and never raised', async () => {
  await add({ quantity: 6 })
  const { body } = await add({ size: 'L', quantity: 6 })
  const [one, other] = body.items.map(({ _id }: { _id: string }) => `/items/${_id}`)
  await shop.deps.db.doc(`products/${tee}`).update({ stock: 5 })
  expect((await cart('PATCH', one, { quantity: 7 })).body.message).toBe('Only 5 left in stock')
  expect((await cart('PATCH', one, { color: 'white' })).status).toBe(200)
  expect((await cart('PATCH', one, { quantity: 2 })).status).toBe(200)
  expect((await cart('PATCH', other, { quantity: 3 })).body.items).toMatchObject([{ quantity: 2 }, { quantity: 3 }])
  expect((await cart('PATCH', other, { quantity: 4 })).status).toBe(409)
})

test('a line whose product is gone stays, without product and without cost', async () => {
  await add()
  await shop.deps.db.doc(`products/${tee}`).delete()
  expect((await cart()).body).toMatchObject({ items: [{ product: null, lineTotal: 0 }], totalPrice: 0 })
})

test('a line whose product is gone cannot be changed, only removed', async () => {
  const item = `/items/${(await add()).body.items[0]._id}`
  await shop.deps.db.doc(`products/${tee}`).delete()
  expect(await cart('PATCH', item, { quantity: 2 })).toMatchObject({
    status: 409,
    body: { code: 'PRODUCT_UNAVAILABLE' },
  })
  expect((await cart()).body.items).toMatchObject([{ quantity: 1 }])
  expect((await cart('DELETE', item)).body.items).toEqual([])
})

test('a product that does not exist cannot be added', async () => {
  expect(await add({ productId: 'no-such-thing' })).toMatchObject({ status: 404 })
})

test('twenty simultaneous additions all count', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => add()))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await cart()).body.items[0].quantity).toBe(20)
})

test('unknown fields are not stored', async () => {
  await add({ seenPricePaise: 1, price: 1, isAdmin: true })
  const [line] = (await shop.deps.db.doc(`carts/${buyer.uid}`).get()).get('lines')
  expect(Object.keys(line).sort()).toEqual(['_id', 'color', 'productId', 'quantity', 'seenPricePaise', 'size'])
  expect(line.seenPricePaise).toBe(19_950)
})
