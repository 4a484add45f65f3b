import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../fixtures/catalogue-fixture.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { ordersOfProduct } from '../fixtures/orders-of-product.ts'
import { admin, customer, guest, type Person } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const item = (changes: object = {}) => ({
  color: 'black',
  size: 'M',
  quantity: 10,
  price: 1200,
  placement: 'Left',
  ...changes,
})
const printable = (changes: object = {}) => putProduct(shop.deps, { stock: 100, isCustomizable: true, ...changes })
const order = (token: string | undefined, body: object, key?: string, at = shop) =>
  at.call('POST', '/api/bulk-order', { token, body, headers: key === undefined ? {} : { 'Idempotency-Key': key } })
const move = (id: string, body: object) => shop.call('PATCH', `/api/bulk-order/${id}`, { token: staff.token, body })

/** Orders ten black M, of a stock of a hundred, printed at two placements. */
async function ordered(buyer?: Person, name = 'Monsoon Tee') {
  const tee = await printable({ name })
  const items = [item(), item({ placement: 'Back A4' })]
  const reply = await order(buyer?.token, { productId: tee, items, totalPrice: 2400 })
  if (reply.status !== 201) throw new Error(reply.text)
  return { tee, id: reply.body._id as string, body: reply.body }
}

test('a colour that the shop does not have is refused, even for a product that comes in any colour', async () => {
  const tee = await printable({ colors: [] })
  const reply = await order(undefined, { productId: tee, items: [item({ color: 'no-such-colour' })] })
  expect(reply).toMatchObject({ status: 400, body: { fields: { color: 'Not a colour of this product' } } })
  expect((await order(undefined, { productId: tee, items: [item()] })).status).toBe(201)
})

test('two hundred shirts in twelve cells at two placements become one order, with every piece taken once', async () => {
  const buyer = await customer(shop.deps, 'Kavya Iyer')
  const tee = await printable({ stock: 250, colors: ['black', 'white', 'red'], sizes: [] })
  const items = ['black', 'white', 'red'].flatMap((color) =>
    (['xS', 'S', 'L', '3XL'] as const).flatMap((size) => [
      item({ color, size, placement: 'Front A3', quantity: 16, price: 1728 }),
      item({ color, size, placement: 'Back A+ Size', quantity: 16, price: 1920 }),
    ]),
  )
  const designs = [
    { placement: 'Front A3', path: bucket.uploadPng(buyer.uid, 3000) },
    { placement: 'Back A3', path: bucket.uploadPng(buyer.uid, 2500) },
  ]
  const { status, body } = await order(buyer.token, { userId: buyer.uid, productId: tee, items, designs })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^TB/),
    userId: buyer.uid,
    contact: { name: 'Kavya Iyer', email: buyer.email },
    productId: tee,
    productType: 'Round Neck',
    status: 'Pending',
    totalPrice: 12 * (1728 + 1920),
    designImage: designs[0]?.path,
    timeline: [{ kind: 'status', to: 'Pending', by: 'customer' }],
  })
  for (const kept of ['trackingToken', 'trackingTokenHash', 'searchKeys']) expect(body).not.toHaveProperty(kept)
  expect(body.items).toHaveLength(24)
  expect(body.items[0]).toMatchObject({ color: 'black', colorName: 'Black', colorHex: expect.stringMatching(/^#/) })
  expect(body.items[1].placement).toBe('Back A3')
  expect(await stockOf(shop.deps, tee)).toBe(250 - 12 * 16)
  const mail = await shop.deps.db.doc(`mail/${body._id}-placed`).get()
  expect(mail.get('to')).toEqual([buyer.email])
  expect(mail.get('message').text).toContain('We will check your designs and call you before we print.')
  expect(mail.get('message').text).not.toContain('with your design')
  expect(mail.get('message').text).toContain('16 × Monsoon Tee (Black, XS)')
  expect(mail.get('message').text).toContain('₹3,648.00')
  expect(mail.get('message').text).toContain('Printed at: Front A3, Back A3')
})

test('`designImage` alone is enough: the one picture is printed at every placement', async () => {
  const { uid, token } = await guest()
  const designImage = bucket.uploadPng(uid)
  const tee = await printable()
  const items = [item(), item({ placement: 'Right' })]
  const { body } = await order(token, { userId: null, productId: tee, items, designImage })
  expect(body.designImage).toBe(designImage)
  expect(body.designs.map(({ placement, path }: Record<string, string>) => [placement, path])).toEqual([
    ['Left', designImage],
    ['Right', designImage],
  ])
})

test('an order goes to its address and is paid by its method; without them it is collected and paid in the shop', async () => {
  const plain = { productId: await printable({ stock: 200 }), items: [item()] }
  const sent = await order(undefined, { ...plain, shippingAddress, paymentMethod: 'upi' })
  expect(sent).toMatchObject({ status: 201, body: { shippingAddress, paymentMethod: 'upi', paymentStatus: 'pending' } })
  expect(sent.body).toMatchObject({ itemsPrice: 1200, shippingPrice: 0, totalPrice: 1200 })
  const few = { productId: plain.productId, items: [item({ quantity: 5, price: 600 })], shippingAddress }
  expect((await order(undefined, { ...few, totalPrice: 600 })).status).toBe(409)
  expect(await order(undefined, { ...few, totalPrice: 699 })).toMatchObject({
    status: 201,
    body: { itemsPrice: 600, shippingPrice: 99, totalPrice: 699 },
  })
  const collected = await order(undefined, plain)
  expect(collected.body).toMatchObject({ shippingAddress: null, shippingPrice: 0, paymentMethod: 'cash_on_delivery' })
  expect(collected.body.missingDesigns).toEqual(plain.items.map(({ placement }) => placement))
  for (const wrong of [{ shippingAddress: { ...shippingAddress, city: '' } }, { paymentMethod: 'barter' }]) {
    expect((await order(undefined, { ...plain, ...wrong })).status).toBe(400)
  }
})

test('a signed-in buyer’s order is theirs, named or not; nobody orders in another’s name', async () => {
  const [buyer, other] = [await customer(shop.deps), await customer(shop.deps)]
  const tee = await printable()
  const named = (userId: string | null, token?: string) => order(token, { userId, productId: tee, items: [item()] })
  expect((await named(null, buyer.token)).body.userId).toBe(buyer.uid)
  expect((await named(buyer.uid, buyer.token)).body.userId).toBe(buyer.uid)
  expect((await named(buyer.uid, other.token)).status).toBe(403)
  expect([(await named(buyer.uid)).status, (await named(buyer.uid, (await guest()).token)).status]).toEqual([401, 401])
  expect(await stockOf(shop.deps, tee)).toBe(80)
})

describe('is refused, with nothing taken or stored', () => {
  test.each([
    [{ items: [] }, 400, 'Please add at least one color-size-quantity item to stack'],
    [{ items: [item({ placement: undefined })] }, 400, 'Please select at least one placement'],
    [{ items: [item(), item({ size: 'L', placement: 'Right' })] }, 400, expect.stringContaining('is missing at')],
    [{ items: [item({ color: 'pink' })] }, 400, 'Not a colour of this product'],
    [{ items: [item({ size: 'xS' })] }, 400, 'Not a size of this product'],
    [{ items: [item({ quantity: 1001, price: 120_120 })] }, 400, 'At most 1,000 pieces'],
    [{ items: [item({ price: 1199 })] }, 409, expect.stringContaining('Prices have changed')],
    [{ items: [item({ price: 1200.01 })] }, 409, expect.stringContaining('Prices have changed')],
    [{ items: [item()], totalPrice: 1 }, 409, expect.stringContaining('Prices have changed')],
    [{ items: [item({ quantity: 101, price: 12_120 })] }, 409, 'Only 100 left in stock'],
  ])('%j: %i', async (body, status, message) => {
    const tee = await printable()
    const reply = await order(undefined, { productId: tee, ...body })
    expect(reply).toMatchObject({ status, body: { message } })
    expect(await stockOf(shop.deps, tee)).toBe(100)
    expect((await ordersOfProduct(tee, shop.deps)).length).toBe(0)
  })

  test('for a deleted product, or one that cannot be printed on', async () => {
    const plain = await printable({ isCustomizable: false })
    expect(await order(undefined, { productId: plain, items: [item()] })).toMatchObject({
      status: 400,
      body: { message: 'This product cannot be printed on' },
    })
    expect(await order(undefined, { productId: 'none', items: [item()] })).toMatchObject({
      status: 409,
      body: { code: 'PRODUCT_UNAVAILABLE' },
    })
  })
})

test('a colour that the product does not come in is reported at its line', async () => {
  const items = [item(), item({ color: 'pink' })]
  const { body } = await order(undefined, { productId: await printable(), items })
  expect(Object.keys(body.fields)).toEqual(['items.1.color'])
})

test('a changed price is answered with the current amounts', async () => {
  const reply = await order(undefined, { productId: await printable(), items: [item({ price: 1000 })] })
  expect(reply.body).toMatchObject({ code: 'PRICE_CHANGED', details: { itemsPrice: 1200, totalPrice: 1200 } })
})

test('an order moves step by step with time, audit log and mail; the first asks for the design; customers do not see which staff moved it', async () => {
  const buyer = await customer(shop.deps)
  const { id } = await ordered(buyer)
  expect((await move(id, { status: 'In Production', note: 'On press 2' })).status).toBe(200)
  const { body } = await move(id, { status: 'Completed' })
  expect(body.timeline.map(({ to, by, note }: Record<string, unknown>) => [to, by, note])).toEqual([
    ['Pending', 'customer', undefined],
    ['In Production', 'staff', 'On press 2'],
    ['Completed', 'staff', undefined],
  ])
  expect(await auditOf(shop, `orders/${id}`)).toEqual(['order.moved', 'order.moved'])
  const own = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
  expect(own.body.status).toBe('Completed')
  expect(JSON.stringify((await shop.deps.db.doc(`orders/${id}`).get()).data())).not.toContain('Meera')
  for (const mail of ['placed', 'in_production', 'delivered']) {
    expect((await shop.deps.db.doc(`mail/${id}-${mail}`).get()).get('to')).toEqual([buyer.email])
  }
  const placed = (await shop.deps.db.doc(`mail/${id}-placed`).get()).get('message').text
  expect(placed).toContain('We will call you before we print.')
  expect(placed).toContain('Please reply to this email with your design for Left, Back A4.')
})

test('a move without a status, or to an unknown one, is refused', async () => {
  const { id } = await ordered()
  for (const body of [{}, { status: 'lost' }, { status: 'placed' }, { note: 'x' }])
    expect((await move(id, body)).status).toBe(400)
  expect((await move('TB0000000000', { status: 'Cancelled' })).status).toBe(404)
})

test('staff list all bulk orders by status and search, page by page', async () => {
  const { id } = await ordered(await customer(shop.deps, 'Zubeida Begum'), 'Kathakali Tee')
  await ordered()
  const list = (query: string) => shop.call('GET', `/api/bulk-order?${query}`, { token: staff.token })
  const has = async (query: string) => (await list(query)).body.some(({ _id }: { _id: string }) => _id === id)
  expect(await has('limit=100')).toBe(true)
  expect(await has(`q=${id.toLowerCase()}`)).toBe(true)
  expect(await has('q=kathakali&status=Pending')).toBe(true)
  expect(await has('q=kathakali&status=Completed')).toBe(false)
  expect(await has('q=zubeida%20kathakali&limit=100')).toBe(true)
  expect((await list('status=lost')).status).toBe(400)
  const first = await list('limit=1')
  const second = await list(`limit=1&cursor=${first.headers.get('x-next-cursor')}`)
  expect(second.body[0]._id).not.toBe(first.body[0]._id)
})

test('a deleted account’s bulk orders lose name, designs and contact, and keep the amounts', async () => {
  const buyer = await customer(shop.deps, 'Zubeida Begum')
  const { id } = await ordered(buyer)
  await shop.deps.db.doc(`orders/${id}`).update({ designs: [{ path: 'x', name: 'zubeida.png', placement: 'Left' }] })
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  const left = (await shop.deps.db.doc(`orders/${id}`).get()).data() ?? {}
  expect(left).toMatchObject({ userId: null, designs: [], totalPaise: 240_000 })
  expect(JSON.stringify(left)).not.toMatch(/zubeida|begum/i)
  expect(left.searchKeys).toContain('monsoon')
})

describe('a draft', () => {
  const price = (body: object) => shop.call('POST', '/api/bulk-order/price', { body })

  test('is priced like the order, with its quantity break and the next one', async () => {
    const productId = await printable({ stock: 500 })
    const items = [
      item({ quantity: 60, placement: 'Back A4', price: undefined }),
      item({ quantity: 60, placement: 'Left', price: undefined }),
    ]
    const { status, body } = await price({ productId, items })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      items: [
        { placement: 'Back A4', price: 7200 },
        { placement: 'Left', price: 6840 },
      ],
      ...{ pieces: 60, piecePrice: 234, percentOff: 5, nextBreak: { from: 100, percent: 10 } },
      ...{ itemsPrice: 14_040, shippingPrice: 0, totalPrice: 14_040 },
    })
    const { token } = await customer(shop.deps)
    const placed = await order(token, { productId, items: body.items, totalPrice: body.totalPrice })
    expect(placed).toMatchObject({ status: 201, body: { totalPrice: 14_040 } })
  })

  test('says why it cannot be ordered, and takes nothing', async () => {
    const productId = await printable({ stock: 5 })
    expect(await price({ productId, items: [item()] })).toMatchObject({ status: 409 })
    expect((await price({ productId, items: [item(), item()] })).status).toBe(400)
    expect((await price({ productId: 'never-was', items: [item()] })).status).toBe(409)
    expect(await stockOf(shop.deps, productId)).toBe(5)
  })
})
