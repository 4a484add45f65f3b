import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, placeOrder, shippingAddress } from '../fixtures/checkout/checkout.ts'
import { guestKinds, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

/** Places an order of three pieces; ten were in stock. */
async function sold(name = 'Monsoon Tee') {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10, name })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 3 }])
  const { body } = await placeOrder(shop, buyer.token, checkout, randomUUID())
  return { buyer, tee, id: body._id as string }
}
const move = (id: string, body: unknown) => shop.call('PATCH', `/api/order/${id}`, { token: staff.token, body })
const single = (changes: object = {}) => ({
  size: 'M',
  color: 'black',
  placement: 'Front A-4 Size',
  quantity: 2,
  price: 240,
  ...changes,
})

test('an order is for its owner and for staff; for others it does not exist', async () => {
  const { buyer, id } = await sold()
  const other = await customer(shop.deps)
  const status = async (token?: string) => (await shop.call('GET', `/api/orders/${id}`, { token })).status
  expect([await status(buyer.token), await status(staff.token)]).toEqual([200, 200])
  expect([await status(other.token), await status()]).toEqual([404, 404])
})

test('a customer lists their own orders of every kind, newest first, page by page; by their id only TS orders', async () => {
  const buyer = await customer(shop.deps)
  const placed: string[] = []
  for (const kind of [...kinds, ...kinds]) {
    const tee = await putProduct(shop.deps, { isCustomizable: true })
    const request = await requestFor(kind, shop, buyer, { productId: tee })
    placed.unshift((await submit(kind, shop, buyer.token, request, randomUUID())).body._id)
  }
  const page = (list: string, query = '') => shop.call('GET', `/api/${list}?limit=5${query}`, { token: buyer.token })
  const idsOf = ({ body }: Reply) => body.map(({ _id }: { _id: string }) => _id)
  const first = await page('orders')
  const second = await page('orders', `&cursor=${first.headers.get('x-next-cursor')}`)
  expect([idsOf(first), idsOf(second)]).toEqual([placed.slice(0, 5), placed.slice(5)])
  expect(second.headers.get('x-next-cursor')).toBeNull()
  const shirts = await page(`order/${buyer.uid}`)
  expect(idsOf(shirts)).toEqual(placed.filter((id) => id.startsWith('TS')))
  for (const list of ['orders', `order/${buyer.uid}`])
    expect((await page(list, '&cursor=bm9uc2Vuc2U')).status).toBe(400)
})

test('staff list all orders by payment, status and search; a customer is not let in', async () => {
  const { buyer, id } = await sold('Kathakali Hoodie')
  const list = (query: string, token = staff.token) => shop.call('GET', `/api/order?${query}`, { token })
  const has = async (query: string) => (await list(query)).body.some((order: { _id: string }) => order._id === id)
  expect(await has('limit=100')).toBe(true)
  expect(await has('paymentStatus=pending&status=placed&limit=100')).toBe(true)
  expect(await has(`q=${id.slice(-6).toLowerCase()}`)).toBe(true)
  expect(await has(`q=${id}&status=placed`)).toBe(true)
  expect(await has(`q=${id}&status=shipped`)).toBe(false)
  expect(await has('q=kathakali%20kavya&limit=100')).toBe(true)
  expect((await list('status=lost')).status).toBe(400)
  expect((await list('', buyer.token)).status).toBe(403)
})

test('a list of unpaid orders leaves out cancelled ones, unless it asks for them', async () => {
  const [open, cancelled] = [await sold(), await sold()]
  await move(cancelled.id, { status: 'cancelled' })
  const listed = async (query: string) => {
    const found = [open.id, cancelled.id].map((id) =>
      shop.call('GET', `/api/order?q=${id}&paymentStatus=pending${query}`, { token: staff.token }),
    )
    return (await Promise.all(found)).map(({ body }) => body.length)
  }
  expect(await listed('')).toEqual([1, 0])
  expect(await listed('&status=cancelled')).toEqual([0, 1])
})

test('staff list the orders of a range of days in India, from the first minute to the last', async () => {
  const { id } = await sold('Chikankari Kurta')
  const placed = new Date('2031-03-09T18:30:00.000Z')
  await shop.deps.db.doc(`orders/${id}`).update({ createdAt: placed })
  const found = async (query: string) =>
    (await shop.call('GET', `/api/order?q=${id}&${query}`, { token: staff.token })).body.length === 1
  expect(await found('from=2031-03-10&to=2031-03-10')).toBe(true)
  expect(await found('to=2031-03-09')).toBe(false)
  expect(await found('from=2031-03-11')).toBe(false)
  await shop.deps.db.doc(`orders/${id}`).update({ createdAt: new Date(placed.getTime() - 1) })
  expect(await found('from=2031-03-10')).toBe(false)
  expect(await found('from=2031-03-01&to=2031-03-09&status=placed&paymentStatus=pending&sort=oldest')).toBe(true)
  const refused = await shop.call('GET', '/api/bulk-order?from=9.3.2031', { token: staff.token })
  expect(refused).toMatchObject({ status: 400, body: { fields: { from: 'A day such as 2026-11-21' } } })
})

test('staff find an order by the customer’s phone and email, sort by oldest and see the total number', async () => {
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const digits = `9${Math.floor(Math.random() * 1e9)}`.padEnd(10, '0')
  const contact = { name: 'Nila', phone: digits, email: `nila.${digits}@people.test` }
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    ids.push((await placeOrder(shop, undefined, single({ productId: tee, contact }))).body._id)
  }
  const list = (query: string) => shop.call('GET', `/api/order?${query}`, { token: staff.token })
  const idsOf = ({ body }: Reply) => body.map(({ _id }: { _id: string }) => _id)
  expect(idsOf(await list(`q=${digits.slice(0, 5)}%20${digits.slice(5)}&sort=oldest`))).toEqual(ids)
  expect(idsOf(await list(`q=nila.${digits}%40peo`))).toEqual(ids.toReversed())
  expect(idsOf(await list(`q=${digits}&kind=shop`))).toEqual([])
  const first = await list(`q=${digits}&kind=single&limit=2&sort=oldest`)
  expect([idsOf(first), first.headers.get('x-total-count')]).toEqual([ids.slice(0, 2), '3'])
  const rest = await list(`q=${digits}&limit=2&sort=oldest&cursor=${first.headers.get('x-next-cursor')}`)
  expect([idsOf(rest), rest.headers.get('x-total-count')]).toEqual([ids.slice(2), null])
})

test('staff can sort by the highest total, then the newest, page by page', async () => {
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const contact = { name: `Meghna${randomUUID().slice(0, 8)}`, phone: '9000000001' }
  const [low, high, first, second] = await Promise.all(
    [1, 5, 3, 3].map(async (quantity) => {
      const order = await placeOrder(
        shop,
        undefined,
        single({ productId: tee, contact, quantity, price: quantity * 120 }),
      )
      return order.body._id as string
    }),
  )
  for (const [id, day] of [
    [low, 4],
    [high, 1],
    [first, 2],
    [second, 3],
  ] as const) {
    await shop.deps.db.doc(`orders/${id}`).update({ createdAt: new Date(Date.UTC(2031, 5, day, 12)) })
  }
  const list = (query: string) =>
    shop.call('GET', `/api/order?q=${contact.name}&sort=highest&${query}`, { token: staff.token })
  const idsOf = ({ body }: Reply) => body.map(({ _id }: { _id: string }) => _id)
  expect(idsOf(await list('limit=100'))).toEqual([high, second, first, low])
  const page = await list('limit=2')
  expect(idsOf(page)).toEqual([high, second])
  expect(idsOf(await list(`limit=2&cursor=${page.headers.get('x-next-cursor')}`))).toEqual([first, low])
  expect(idsOf(await list('from=2031-06-02&to=2031-06-03&kind=single&paymentStatus=pending'))).toEqual([second, first])
})

test('an order moves step by step with its times; customers do not see which staff moved it', async () => {
  const { buyer, tee, id } = await sold()
  await move(id, { status: 'in_production', note: 'On press 2' })
  await move(id, { status: 'shipped', paymentStatus: 'paid' })
  const { body } = await move(id, { isDelivered: true })
  expect(body).toMatchObject({ status: 'delivered', isDelivered: true, paymentStatus: 'paid' })
  const steps = body.timeline.map(({ kind, to, by }: Record<string, unknown>) => [kind, to, by])
  expect(steps).toEqual([
    ['status', 'placed', 'customer'],
    ['status', 'in_production', 'staff'],
    ['payment', 'paid', 'staff'],
    ['status', 'shipped', 'staff'],
    ['status', 'delivered', 'staff'],
  ])
  expect((await shop.deps.db.doc(`mail/${id}-shipped`).get()).get('to')).toEqual([buyer.email])
  expect(await stockOf(shop.deps, tee)).toBe(7)
})

test.each([[{ isDelivered: true }], [{ paymentStatus: 'pending' }]])(
  'a new order cannot make the move %j',
  async (body) => {
    const { id } = await sold()
    expect(await move(id, body)).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
  },
)

test('a move that a colleague has just made is answered that the order is there already', async () => {
  const { id } = await sold()
  expect((await move(id, { status: 'in_production' })).status).toBe(200)
  expect(await move(id, { status: 'in_production' })).toMatchObject({
    status: 409,
    body: { message: "The order is 'In production' already." },
  })
  expect((await move(id, { status: 'delivered' })).body.message).toBe(
    "An order that is 'In production' cannot become 'Delivered'.",
  )
  expect((await move(id, { paymentStatus: 'refunded' })).body.message).toBe(
    "An order that is 'Pending' cannot become 'Refunded'.",
  )
})

test.each([
  ['a right-to-left override', '\u202Edliver ed'],
  ['a control character', 'a\0b'],
  ['more than 500 characters', 'x'.repeat(501)],
])('a note to the customer with %s is refused', async (_what, note) => {
  const { id } = await sold()
  const reply = await move(id, { status: 'in_production', note })
  expect(reply).toMatchObject({ status: 400, body: { fields: { note: expect.any(String) } } })
})

test('a move without a status, or to an unknown one, is refused', async () => {
  const { id } = await sold()
  for (const body of [{}, { status: 'lost' }, { isDelivered: false }, { totalPrice: 1 }]) {
    expect((await move(id, body)).status).toBe(400)
  }
  expect((await move('TS0000000000', { status: 'cancelled' })).status).toBe(404)
})

test('a visitor orders a single shirt and returns to it by its secret', async () => {
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
  const contact = { name: 'Nila', phone: '98765 43210', email: 'Nila@people.test' }
  const placed = await placeOrder(shop, undefined, single({ productId: tee, contact }))
  expect(placed.status).toBe(201)
  expect(placed.body).toMatchObject({
    userId: null,
    contact: { name: 'Nila', phone: '+919876543210', email: 'nila@people.test' },
    orderItems: [{ product: tee, qty: 2, price: 120, size: 'M', placement: 'Front A4' }],
    totalPrice: 240,
    trackingToken: expect.any(String),
  })
  expect(await stockOf(shop.deps, tee)).toBe(8)
  const read = (secret?: string, query = '') => shop.call('GET', `/api/orders/${placed.body._id}${query}`, { secret })
  expect((await read(placed.body.trackingToken)).body).not.toHaveProperty('trackingToken')
  // In an address it would be logged, so the shop accepts it from none.
  const inAddress = await read(undefined, `?t=${placed.body.trackingToken}`)
  expect([(await read()).status, (await read('guess')).status, inAddress.status]).toEqual([404, 404, 404])
  const stored = await shop.deps.db.doc(`orders/${placed.body._id}`).get()
  expect(JSON.stringify(stored.data())).not.toContain(placed.body.trackingToken)
})

test('a single order keeps the photo of its colour, or none, and the garment type to draw', async () => {
  const [front, white] = ['/catalogue/tee-front.webp', '/catalogue/tee-white.webp']
  const pictures = { images: [front, white], colorImages: { white } }
  const tee = await putProduct(shop.deps, { ...pictures, isCustomizable: true, type: 'Dry-Fit' })
  const itemIn = async (color: string) => {
    const { body } = await placeOrder(shop, undefined, single({ productId: tee, color }))
    return body.orderItems[0]
  }
  const name = { color: 'white', colorName: 'White', colorHex: expect.stringMatching(/^#/) }
  expect(await itemIn('white')).toMatchObject({ ...name, image: white, productType: 'Dry-Fit' })
  expect(await itemIn('black')).toMatchObject({ color: 'black', image: '', productType: 'Dry-Fit' })
})

test('a signed-in single order is the customer’s, filled from the profile, and goes where they say', async () => {
  const buyer = await customer(shop.deps, 'Kavya Iyer')
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const contact = { phone: '98765 43210' }
  const { body } = await placeOrder(shop, buyer.token, single({ productId: tee, shippingAddress, contact }))
  expect(body).toMatchObject({
    userId: buyer.uid,
    shippingAddress,
    ...{ itemsPrice: 240, shippingPrice: 99, totalPrice: 339 },
    contact: { name: 'Kavya Iyer', email: buyer.email, phone: '+919876543210' },
  })
  expect(body).not.toHaveProperty('trackingToken')
  const plain = await placeOrder(shop, buyer.token, single({ productId: tee }))
  expect(plain.body.contact).toEqual({ name: 'Kavya Iyer', email: buyer.email, phone: buyer.phone })
})

test.each(guestKinds)('contact fields that a customer has emptied in a %s order stay empty', async (kind) => {
  const buyer = await customer(shop.deps, 'Kavya Iyer')
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const contact = { name: 'Nila', phone: '98765 43210', email: '' }
  const { body } = await submit(
    kind,
    shop,
    buyer.token,
    await requestFor(kind, shop, buyer, { productId: tee, contact }),
  )
  expect(body.contact).toEqual({ ...contact, phone: '+919876543210' })
})

test.each([
  [{ size: undefined }, 400, 'Please select size, color, and placement.'],
  [{ size: 'XS' }, 400, 'Please select size, color, and placement.'],
  [{ placement: 'Sleeve' }, 400, expect.any(String)],
  [{ color: 'pink' }, 400, 'Not a colour of this product'],
  [{ size: '5XL' }, 400, 'Not a size of this product'],
  [{ quantity: 0, price: 0 }, 400, 'At least 1'],
  [{ price: 1 }, 409, expect.stringContaining('Prices have changed')],
  [{ price: 240.01 }, 409, expect.stringContaining('Prices have changed')],
  [{ quantity: 101, price: 12_120 }, 409, 'Only 100 left in stock'],
  [{ productId: 'none' }, 409, 'Product not available'],
])('a single order with %j is answered %i', async (changes, status, message) => {
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const reply = await placeOrder(shop, undefined, single({ productId: tee, ...changes }))
  expect(reply).toMatchObject({ status, body: { message } })
})
