import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutOf, fillCart, placeOrder, shippingAddress } from '../fixtures/checkout/checkout.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ordersOf = async (uid: string) => (await shop.deps.db.collection('orders').where('userId', '==', uid).get()).size

test('a checkout makes an order, takes the stock and empties the cart', async () => {
  const buyer = await customer(shop.deps, 'Asha Verma')
  const tee = await putProduct(shop.deps, { pricePaise: 49_950, stock: 5 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 2 }])
  const { status, body } = await placeOrder(shop, buyer.token, checkout, randomUUID())
  expect(status).toBe(201)
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^TS[0-9A-HJKMNP-TV-Z]{10}$/),
    userId: buyer.uid,
    orderItems: [{ product: tee, name: 'Monsoon Tee', qty: 2, price: 499.5, size: 'M', color: 'black' }],
    itemsPrice: 999,
    shippingPrice: 99,
    totalPrice: 1098,
    shippingAddress,
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'pending',
    status: 'placed',
    isDelivered: false,
    contact: { name: 'Asha Verma', phone: buyer.phone, email: buyer.email },
    timeline: [{ kind: 'status', to: 'placed', by: 'customer' }],
  })
  expect(body).not.toHaveProperty('trackingToken')
  expect(await stockOf(shop.deps, tee)).toBe(3)
  expect((await shop.call('GET', `/api/cart/${buyer.uid}`, { token: buyer.token })).status).toBe(404)
  const mail = (await shop.deps.db.doc(`mail/${body._id}-placed`).get()).data()
  expect(mail).toMatchObject({ to: [buyer.email], message: { text: expect.stringContaining('₹1,098.00') } })
})

test('an order keeps the picture of each line in its colour, whatever happens to the product', async () => {
  const buyer = await customer(shop.deps)
  const [front, white] = ['/catalogue/tee-front.webp', '/catalogue/tee-white.webp']
  const tee = await putProduct(shop.deps, { images: [front, white], colorImages: { white }, type: 'Polo' })
  const lines = ['white', 'black'].map((color) => ({ productId: tee, quantity: 1, color }))
  const { body } = await placeOrder(shop, buyer.token, await fillCart(shop, buyer, lines), randomUUID())
  expect(body.orderItems).toMatchObject([
    { color: 'white', image: white, productType: 'Polo' },
    { color: 'black', image: '', productType: 'Polo' },
  ])
  await shop.deps.db.doc(`products/${tee}`).update({ images: [], colorImages: {}, type: 'Hoodie' })
  const later = await shop.call('GET', `/api/orders/${body._id}`, { token: buyer.token })
  expect(later.body.orderItems).toEqual(body.orderItems)
})

test('shipping is free above ₹999, and not at ₹999 exactly', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { pricePaise: 99_901 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  expect(checkout).toMatchObject({ itemsPrice: 999.01, shippingPrice: 0 })
  expect((await placeOrder(shop, buyer.token, checkout)).body).toMatchObject({ totalPrice: 999.01 })
})

test('a double click without a key makes one order', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 50 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  const together = await Promise.all(Array.from({ length: 4 }, () => placeOrder(shop, buyer.token, checkout)))
  const later = await placeOrder(shop, buyer.token, checkout)
  expect(new Set([...together, later].map(({ body }) => body._id)).size).toBe(1)
  expect(await ordersOf(buyer.uid)).toBe(1)
})

test('an order without a key is found again after its cart was emptied by both order and page', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps)
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  const first = await placeOrder(shop, buyer.token, checkout)
  expect((await shop.call('DELETE', `/api/cart/${buyer.uid}`, { token: buyer.token })).status).toBe(200)
  expect((await placeOrder(shop, buyer.token, checkout)).body._id).toBe(first.body._id)
})

test('the next cart with the same items is another order', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 50 })
  const first = await placeOrder(shop, buyer.token, await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }]))
  const second = await placeOrder(shop, buyer.token, await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }]))
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body._id).not.toBe(second.body._id)
})

test('a key used on another page is another attempt', async () => {
  const { token } = await customer(shop.deps)
  const productId = await putProduct(shop.deps, { isCustomizable: true })
  const key = randomUUID()
  const piece = { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const single = await placeOrder(shop, token, { productId, ...piece }, key)
  const headers = { 'Idempotency-Key': key }
  const bulk = await shop.call('POST', '/api/bulk-order', { token, headers, body: { productId, items: [piece] } })
  expect([single.status, bulk.status]).toEqual([201, 201])
})

test('ordering a cart again that another tab has ordered names that order, but not for a later cart', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps)
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  const { revision } = (await shop.call('GET', `/api/cart/${buyer.uid}`, { token: buyer.token })).body
  const seen = { ...checkout, cartRevision: revision }
  const { _id } = (await placeOrder(shop, buyer.token, seen, randomUUID())).body
  const inOtherTab = () => placeOrder(shop, buyer.token, seen, randomUUID())
  expect(await inOtherTab()).toMatchObject({ status: 409, body: { code: 'CART_EMPTY', details: { orderId: _id } } })
  await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  await shop.call('DELETE', `/api/cart/${buyer.uid}`, { token: buyer.token })
  expect((await inOtherTab()).body).toMatchObject({ code: 'CART_EMPTY', message: 'Your cart is empty' })
  expect(await ordersOf(buyer.uid)).toBe(1)
})

test('nobody checks out in another’s name, or another’s cart', async () => {
  const [buyer, other] = [await customer(shop.deps), await customer(shop.deps)]
  const tee = await putProduct(shop.deps)
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  expect((await placeOrder(shop, other.token, checkout)).status).toBe(403)
  expect((await placeOrder(shop, other.token, { ...checkout, user: other.uid })).body.code).toBe('CART_EMPTY')
  expect((await placeOrder(shop, undefined, checkout)).status).toBe(401)
  expect([await ordersOf(buyer.uid), await ordersOf(other.uid)]).toEqual([0, 0])
})

test.each([
  [
    'a lower price',
    (checkout: Checkout) => ({ ...checkout, orderItems: [{ ...checkout.orderItems[0], price: 0.01 }] }),
  ],
  ['a lower items total', (checkout: Checkout) => ({ ...checkout, itemsPrice: 1, totalPrice: 100 })],
  ['no shipping', (checkout: Checkout) => ({ ...checkout, shippingPrice: 0, totalPrice: checkout.itemsPrice })],
  ['a lower items total with the right total', (checkout: Checkout) => ({ ...checkout, itemsPrice: 1 })],
  ['no shipping with the right total', (checkout: Checkout) => ({ ...checkout, shippingPrice: 0 })],
  ['a lower total', (checkout: Checkout) => ({ ...checkout, totalPrice: 1 })],
])('%s sent by the client is refused with the current amounts, and nothing is stored', async (_name, cheat) => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { pricePaise: 49_900, stock: 3 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  expect(await placeOrder(shop, buyer.token, cheat(checkout), randomUUID())).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', details: { itemsPrice: 499, shippingPrice: 99, totalPrice: 598 } },
  })
  expect(await ordersOf(buyer.uid)).toBe(0)
  expect(await stockOf(shop.deps, tee)).toBe(3)
})
type Checkout = Awaited<ReturnType<typeof fillCart>>

test('stock sold since the addition is reported with what is left', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 5 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 4 }])
  await shop.deps.db.doc(`products/${tee}`).update({ stock: 3 })
  expect(await placeOrder(shop, buyer.token, checkout)).toMatchObject({
    status: 409,
    body: { code: 'OUT_OF_STOCK', message: 'Only 3 left in stock', details: { items: [{ productId: tee, left: 3 }] } },
  })
})

test('a design on a product that is no longer printed on is refused until it is removed, and the plain shirt is sold', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const print = { placement: 'Left', design: 'lotus.png' }
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1, ...print }])
  await shop.deps.db.doc(`products/${tee}`).update({ isCustomizable: false })
  expect(await placeOrder(shop, buyer.token, checkout)).toMatchObject({
    status: 409,
    body: { message: 'This product can no longer be printed on. Please remove your design.' },
  })
  expect(await ordersOf(buyer.uid)).toBe(0)
  const call = { token: buyer.token }
  const { body: cart } = await shop.call('GET', `/api/cart/${buyer.uid}`, call)
  const line = `/api/cart/${buyer.uid}/items/${cart.items[0]._id}`
  const { body: plain } = await shop.call('PATCH', line, { ...call, body: { designDocument: null } })
  const { status, body } = await placeOrder(shop, buyer.token, checkoutOf(buyer, plain))
  expect(status).toBe(201)
  expect(body.orderItems[0]).not.toHaveProperty('design')
  expect(body.orderItems[0]).not.toHaveProperty('placement')
})

test('a deleted product, a missing choice and a changed cart are each refused', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps)
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  await shop.deps.db.doc(`products/${tee}`).update({ sizes: ['XL'] })
  expect((await placeOrder(shop, buyer.token, checkout)).body).toMatchObject({ code: 'CHOICE_MISSING' })
  await shop.deps.db.doc(`products/${tee}`).delete()
  expect((await placeOrder(shop, buyer.token, checkout)).body).toMatchObject({ code: 'PRODUCT_UNAVAILABLE' })
  await shop.call('DELETE', `/api/cart/${buyer.uid}`, { token: buyer.token })
  expect((await placeOrder(shop, buyer.token, checkout)).body).toMatchObject({ code: 'CART_EMPTY' })
  const other = await putProduct(shop.deps)
  await fillCart(shop, buyer, [{ productId: other, quantity: 1 }])
  expect((await placeOrder(shop, buyer.token, checkout)).body).toMatchObject({ code: 'CART_CHANGED' })
  expect(await ordersOf(buyer.uid)).toBe(0)
})

test('an incomplete address is refused with the messages of the page', async () => {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps)
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  const reply = await placeOrder(shop, buyer.token, { ...checkout, shippingAddress: { ...shippingAddress, city: '' } })
  expect(reply).toMatchObject({ status: 400, body: { message: 'Please fill in all required shipping information' } })
})

test('a stock of 40 sells 40 to 120 who order at once, and tells 80 that it is empty', async () => {
  const tee = await putProduct(shop.deps, { stock: 40 })
  const buyers = await Promise.all(Array.from({ length: 120 }, () => customer(shop.deps)))
  const checkouts = await Promise.all(buyers.map((buyer) => fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])))
  const replies = await Promise.all(
    buyers.map((buyer, index) => placeOrder(shop, buyer.token, checkouts[index], randomUUID())),
  )
  const answers = replies.map(({ status, body }) => `${status} ${body.code ?? 'sold'}`)
  const count = (wanted: string) => answers.filter((answer) => answer === wanted).length
  expect({ sold: count('201 sold'), refused: count('409 OUT_OF_STOCK') }).toEqual({ sold: 40, refused: 80 })
  expect(await stockOf(shop.deps, tee)).toBe(0)
})

test('two products ordered at once in opposite order do not block each other', async () => {
  const one = await putProduct(shop.deps, { stock: 100 })
  const two = await putProduct(shop.deps, { stock: 100 })
  const orders = Array.from({ length: 10 }, async (_, index) => {
    const buyer = await customer(shop.deps)
    const [first, second] = index % 2 ? [one, two] : [two, one]
    const lines = [
      { productId: first, quantity: 1 },
      { productId: second, quantity: 1 },
    ]
    return (await placeOrder(shop, buyer.token, await fillCart(shop, buyer, lines), randomUUID())).status
  })
  expect(new Set(await Promise.all(orders))).toEqual(new Set([201]))
  expect([await stockOf(shop.deps, one), await stockOf(shop.deps, two)]).toEqual([90, 90])
})
