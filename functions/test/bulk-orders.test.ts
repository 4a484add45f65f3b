import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryBucket } from './fixtures/bucket.ts'
import { auditOf } from './fixtures/catalogue-fixture.ts'
import { losingAnswers } from './fixtures/failing-database.ts'
import { openShop, type Shop } from './fixtures/open-shop.ts'
import { ordersOfProduct } from './fixtures/orders-of-product.ts'
import { admin, customer, guest, type Person } from './fixtures/people.ts'
import { putProduct, stockOf } from './fixtures/product-fixture.ts'

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

/** Ten black M of a hundred, printed at two placements. */
async function ordered(buyer?: Person, name = 'Monsoon Tee') {
  const tee = await printable({ name })
  const items = [item(), item({ placement: 'Back A4' })]
  const reply = await order(buyer?.token, { productId: tee, items, totalPrice: 2400 })
  if (reply.status !== 201) throw new Error(reply.text)
  return { tee, id: reply.body._id as string, body: reply.body }
}

test('two hundred shirts in twelve cells at two placements become one order, with every piece taken once', async () => {
  const buyer = await customer(shop.deps, 'Kavya Iyer')
  const tee = await printable({ stock: 250, colors: ['black', 'white', 'red'] })
  const items = ['black', 'white', 'red'].flatMap((color) =>
    (['xS', 'S', 'L', '3XL'] as const).flatMap((size) =>
      ['Front A3', 'Back A+ Size'].map((placement) => item({ color, size, placement, quantity: 16, price: 1920 })),
    ),
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
    totalPrice: 24 * 1920,
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
  expect(mail.get('message').text).toContain('16 × Monsoon Tee (Black, xS)')
  expect(mail.get('message').text).toContain('₹3,840.00')
  expect(mail.get('message').text).toContain('Printed at: Front A3, Back A3')
})

test('a `designImage` alone is enough: the one picture is printed at every placement', async () => {
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

test('a visitor gets back to the order by its secret, of which only the hash is stored', async () => {
  const { id, body } = await ordered()
  const read = (t: string, token?: string) => shop.call('GET', `/api/orders/${id}${t}`, { token })
  const own = (await read(`?t=${body.trackingToken}`)).body
  expect(own).toMatchObject({ _id: id, userId: null })
  expect(own).not.toHaveProperty('trackingTokenHash')
  const other = await customer(shop.deps)
  expect([(await read('')).status, (await read('?t=guess')).status, (await read('', other.token)).status]).toEqual([
    404, 404, 404,
  ])
  expect((await read('', staff.token)).status).toBe(200)
  const stored = await shop.deps.db.doc(`orders/${id}`).get()
  expect(JSON.stringify(stored.data())).not.toContain(body.trackingToken)
})

test('an order is its signed-in buyer’s, whether named or not; nobody orders in another’s name', async () => {
  const [buyer, other] = [await customer(shop.deps), await customer(shop.deps)]
  const tee = await printable()
  const named = (userId: string | null, token?: string) => order(token, { userId, productId: tee, items: [item()] })
  expect((await named(null, buyer.token)).body.userId).toBe(buyer.uid)
  expect((await named(buyer.uid, buyer.token)).body.userId).toBe(buyer.uid)
  expect((await named(buyer.uid, other.token)).status).toBe(403)
  expect([(await named(buyer.uid)).status, (await named(buyer.uid, (await guest()).token)).status]).toEqual([401, 401])
  expect(await stockOf(shop.deps, tee)).toBe(80)
})

describe('is refused with nothing taken or stored', () => {
  test.each([
    [{ items: [] }, 400, 'Please add at least one color-size-quantity item to stack'],
    [{ items: [item({ placement: undefined })] }, 400, 'Please select at least one placement'],
    [{ items: [item(), item({ size: 'L', placement: 'Right' })] }, 400, expect.stringContaining('is missing at')],
    [{ items: [item({ color: 'pink' })] }, 400, 'Not a colour of this product'],
    [{ items: [item({ quantity: 1001, price: 120_120 })] }, 400, 'At most 1000'],
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

  test('a product that is gone, or that nothing can be printed on', async () => {
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

test('a colour that the product does not come in is named by its line', async () => {
  const items = [item(), item({ color: 'pink' })]
  const { body } = await order(undefined, { productId: await printable(), items })
  expect(Object.keys(body.fields)).toEqual(['items.1.color'])
})

test('a changed price is answered with the current amounts', async () => {
  const reply = await order(undefined, { productId: await printable(), items: [item({ price: 1000 })] })
  expect(reply.body).toMatchObject({ code: 'PRICE_CHANGED', details: { itemsPrice: 1200, totalPrice: 1200 } })
})

test('one key makes one order, with the same answer each time; with other contents it is refused', async () => {
  const tee = await printable()
  const key = randomUUID()
  const body = { productId: tee, items: [item()] }
  const replies = await Promise.all(Array.from({ length: 10 }, () => order(undefined, body, key)))
  const again = await order(undefined, body, key)
  expect(new Set([...replies, again].map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await stockOf(shop.deps, tee)).toBe(90)
  expect((await order(undefined, { ...body, items: [item({ size: 'L' })] }, key)).status).toBe(422)
})

test('a repeat is answered its order even where it took the last pieces; another person’s same key is another attempt', async () => {
  const [buyer, other] = [await customer(shop.deps), await customer(shop.deps)]
  const body = { productId: await printable({ stock: 10 }), items: [item()] }
  const key = randomUUID()
  const first = await order(buyer.token, body, key)
  expect(await order(buyer.token, body, key)).toMatchObject({ status: 201, body: first.body })
  for (const token of [other.token, undefined]) {
    expect(await order(token, body, key)).toMatchObject({ status: 409, body: { message: 'Only 0 left in stock' } })
  }
})

test.each([2, 4, 10, 13, 14])('a commit whose answer is lost with code %i makes one bulk order', async (code) => {
  const tee = await printable()
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, code, 3), sleep: async () => {} }))
  expect((await order(undefined, { productId: tee, items: [item()] }, undefined, shaky)).status).toBe(201)
  expect((await ordersOfProduct(tee, shop.deps)).length).toBe(1)
  expect(await stockOf(shop.deps, tee)).toBe(90)
  await shaky.close()
})

test('two buyers at once never get more than there is', async () => {
  const tee = await printable({ stock: 50 })
  const body = { productId: tee, items: [item({ quantity: 30, price: 3600 })] }
  const replies = await Promise.all([order(undefined, body), order(undefined, body)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await stockOf(shop.deps, tee)).toBe(20)
  const eight = Array.from({ length: 8 }, () =>
    order(undefined, { productId: tee, items: [item({ quantity: 5, price: 600 })] }),
  )
  expect((await Promise.all(eight)).filter(({ status }) => status === 201)).toHaveLength(4)
  expect(await stockOf(shop.deps, tee)).toBe(0)
})

test('an order moves step by step, each stamped, audited and told by mail; customers do not see who moved it', async () => {
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
})

test.each([
  [[], 'Pending'],
  [[], 'Completed'],
  [['In Production'], 'Pending'],
  [['In Production', 'Completed'], 'Cancelled'],
  [['Cancelled'], 'In Production'],
])('after the moves %j none to %s is possible', async (moves, status) => {
  const { id } = await ordered()
  for (const earlier of moves) await move(id, { status: earlier })
  expect(await move(id, { status })).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
})

test.each([[[]], [['In Production']]])('an order cancelled after %j gives its pieces back, once', async (moves) => {
  const { tee, id } = await ordered()
  for (const status of moves) await move(id, { status })
  expect(await stockOf(shop.deps, tee)).toBe(90)
  const replies = await Promise.all([move(id, { status: 'Cancelled' }), move(id, { status: 'Cancelled' })])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stockOf(shop.deps, tee)).toBe(100)
})

test('an order whose product is no longer sold can still be cancelled', async () => {
  const { tee, id } = await ordered()
  await shop.deps.db.doc(`products/${tee}`).delete()
  expect((await move(id, { status: 'Cancelled' })).body.status).toBe('Cancelled')
  expect((await shop.deps.db.doc(`products/${tee}`).get()).exists).toBe(false)
})

test('a cancellation whose answer is lost is made, noted and told once', async () => {
  const { tee, id } = await ordered()
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
  const ask = { token: staff.token, body: { status: 'Cancelled' } }
  const moved = await shaky.call('PATCH', `/api/bulk-order/${id}`, ask)
  expect(moved).toMatchObject({ status: 200, body: { status: 'Cancelled' } })
  expect(moved.body.timeline).toHaveLength(2)
  expect(await stockOf(shop.deps, tee)).toBe(100)
  const log = await shop.call('GET', `/api/orders/${id}/log`, { token: staff.token })
  expect(log.body).toMatchObject([{ details: { from: { status: 'placed' }, to: { status: 'cancelled' } } }])
  await shaky.close()
})

test('a move that says nothing or an unknown state is refused', async () => {
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

test('a customer lists their own bulk orders, newest first', async () => {
  const buyer = await customer(shop.deps)
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.unshift((await ordered(buyer)).id)
  const page = (query: string) => shop.call('GET', `/api/orders?limit=2${query}`, { token: buyer.token })
  const first = await page('')
  const second = await page(`&cursor=${first.headers.get('x-next-cursor')}`)
  expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(ids)
})

test('a deleted account leaves its bulk orders without name, designs or contact, and the amounts', async () => {
  const buyer = await customer(shop.deps, 'Zubeida Begum')
  const { id } = await ordered(buyer)
  await shop.deps.db.doc(`orders/${id}`).update({ designs: [{ path: 'x', name: 'zubeida.png', placement: 'Left' }] })
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  const left = (await shop.deps.db.doc(`orders/${id}`).get()).data() ?? {}
  expect(left).toMatchObject({ userId: null, designs: [], totalPaise: 240_000 })
  expect(JSON.stringify(left)).not.toMatch(/zubeida|begum/i)
  expect(left.searchKeys).toContain('monsoon')
})
