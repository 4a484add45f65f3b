import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kind, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let buyer: Person
let press: Person
const orders = {} as Record<Kind, string>

beforeAll(async () => {
  shop = await openShop()
  buyer = await customer(shop.deps, 'Lakshmi Menon')
  press = await admin(shop.deps, 'press')
  const productId = await putProduct(shop.deps, { isCustomizable: true, stock: 1000 })
  for (const kind of kinds) {
    const request = { ...(await requestFor(kind, shop, buyer, { productId })), paymentMethod: 'cash_on_delivery' }
    const placed = await submit(kind, shop, buyer.token, request, randomUUID())
    expect({ kind, status: placed.status, text: placed.status === 201 ? '' : placed.text }).toMatchObject({
      status: 201,
    })
    orders[kind] = placed.body._id
  }
})
afterAll(() => shop.close())

const ask = (method: string, path: string, body?: unknown, { token } = press) =>
  shop.call(method, `/api/admin/production${path}`, { token, ...(body !== undefined && { body }) })

/** Returns everything that the API ever tells the press about an order of this kind. */
async function seenOf(kind: Kind) {
  const id = orders[kind]
  const listed = await listedOf(id)
  const read = (await ask('GET', `/${id}`)).body
  return { listed, read }
}

/** Returns the order in the list, which is long and ends with the newest. */
async function listedOf(id: string): Promise<object> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(
      'GET',
      `?status=placed&limit=100${cursor && `&cursor=${cursor}`}`,
    )
    const found = page.body.find((each: { _id: string }) => each._id === id)
    if (found) return found
    cursor = page.headers.get('x-next-cursor')
  }
  return {}
}

test('the press reads its own notes and those addressed to it, and the office reads all of them', async () => {
  const office = await admin(shop.deps, 'manager')
  const path = `/api/orders/${orders.bulk}/notes`
  const add = (body: object, { token }: Person) => shop.call('POST', path, { token, body })
  await add({ text: 'Owes 400, call 98765 43210' }, office)
  await add({ text: 'Matte film, please', isForPress: true }, office)
  await add({ text: 'Film is out of stock', isForPress: false }, press)
  const textsFor = async ({ token }: Person) =>
    (await shop.call('GET', path, { token })).body.map(({ text }: { text: string }) => text)
  expect(await textsFor(press)).toEqual(['Film is out of stock', 'Matte film, please'])
  expect(await textsFor(office)).toHaveLength(3)
})

describe.each(kinds)('an order (%s)', (kind) => {
  test('is shown to the press without amounts, payment, email, phone or account', async () => {
    const { listed, read } = await seenOf(kind)
    // Nobody has sent a design for the shirts to be printed.
    const lacks = kind === 'single' || kind === 'bulk' ? ['missingDesigns'] : []
    const made = ['lines', 'pieces', 'designs', ...lacks, 'jobs', 'note', 'readyOn']
    const fields = ['_id', 'kind', 'status', 'fulfilment', 'createdAt', 'label', 'waitsForBalance', ...made].sort()
    for (const seen of [listed, read]) {
      expect(Object.keys(seen).sort()).toEqual(fields)
      const text = JSON.stringify(seen)
      expect(text).not.toMatch(/price|amount|total|paise|payment|cash/i)
      for (const secret of [buyer.email, buyer.phone, buyer.phone.slice(3)]) expect(text).not.toContain(secret)
      expect(JSON.stringify({ ...seen, designs: [] })).not.toContain(buyer.uid)
    }
  })

  test('can be moved on by the press, but not cancelled', async () => {
    expect((await ask('PATCH', `/${orders[kind]}`, { status: 'cancelled' })).status).toBe(400)
    expect((await ask('PATCH', `/${orders[kind]}`, { status: 'shipped' })).status).toBe(409)
    const begun = await ask('PATCH', `/${orders[kind]}`, { status: 'in_production', note: 'On the table' })
    expect(begun).toMatchObject({ status: 200, body: { status: 'in_production' } })
    expect(begun.text).not.toMatch(/price|amount|total|payment/i)
    const stored = await shop.deps.db.doc(`orders/${orders[kind]}`).get()
    expect(stored.get('timeline').at(-1)).toMatchObject({ to: 'in_production', by: 'staff', note: 'On the table' })
  })
})

test('the press reads each name of loose services once, and no number of pieces', async () => {
  const paper = {
    type: 'paper',
    price: 2.4,
    quantity: 100,
    details: { paperType: 'ArtPaper', size: 'A4', gsm: '100gsm' },
  }
  const request = { items: [paper], files: [], totalItems: 100, grandTotal: 240, paymentMethod: 'cash_on_delivery' }
  const { _id } = (await submit('print', shop, buyer.token, request, randomUUID())).body
  const { pieces, lines } = (await ask('GET', `/${_id}`)).body
  expect(pieces).toBe(0)
  expect(lines).toEqual([{ _id: '1', name: 'ArtPaper A4 100gsm', quantity: 100, placements: [] }])
  expect((await ask('GET', `/${orders.bulk}`)).body.pieces).toBe(1)
})

test.each(['/api/order', '/api/bulk-order', '/api/users', '/api/admin/notifications'])(
  'the press has no access to %s',
  async (path) => {
    expect((await shop.call('GET', path, { token: press.token })).status).toBe(403)
  },
)

test('the press cannot open a customer’s order as the office does, and handles no money', async () => {
  const path = `/api/orders/${orders.shop}`
  expect((await shop.call('GET', path, { token: press.token })).status).toBe(404)
  expect((await shop.call('GET', `${path}/log`, { token: press.token })).status).toBe(403)
  const paid = { token: press.token, body: { paymentStatus: 'paid' } }
  expect((await shop.call('PATCH', `/api/order/${orders.shop}`, paid)).status).toBe(403)
  await ask('PATCH', `/${orders.shop}`, { status: 'shipped', paymentStatus: 'paid' })
  expect((await shop.deps.db.doc(`orders/${orders.shop}`).get()).get('payment.status')).toBe('pending')
})

test('an order that lapses if unpaid is not shown to the press yet', async () => {
  const id = await placedFor('upi')
  expect(await listedOf(id)).toEqual({})
  expect((await ask('PATCH', `/${id}`, { status: 'in_production' })).status).toBe(409)
})

test('an order held until its customer confirms it is not shown to the press yet; the office may start it', async () => {
  const id = await placedFor('cash_on_delivery')
  await shop.deps.db.doc(`orders/${id}`).update({ heldUntil: new Date(Date.now() + 86_400_000) })
  expect(await listedOf(id)).toEqual({})
  expect((await ask('PATCH', `/${id}`, { status: 'in_production' })).status).toBe(409)
  expect((await shop.deps.db.doc(`orders/${id}`).get()).get('heldUntil')).toBeDefined()
  const { token } = await admin(shop.deps, 'manager')
  const started = await shop.call('PATCH', `/api/order/${id}`, { token, body: { status: 'in_production' } })
  expect(started.status).toBe(200)
  expect((await ask('PATCH', `/${id}`, { status: 'shipped' })).status).toBe(200)
})

/** Places a cart order paid in this way. */
async function placedFor(paymentMethod: 'upi' | 'cash_on_delivery'): Promise<string> {
  const productId = await putProduct(shop.deps, { isCustomizable: true, stock: 10 })
  const request = { ...(await requestFor('shop', shop, buyer, { productId })), paymentMethod }
  return (await submit('shop', shop, buyer.token, request, randomUUID())).body._id
}
