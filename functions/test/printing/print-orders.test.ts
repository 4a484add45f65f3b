import { randomUUID } from 'node:crypto'
import { orderDay, readyOn } from '@teeshala/contract/delivery/ready-on'
import { dayOf } from '@teeshala/contract/india-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentSettings } from '../../src/settings/read-settings.ts'
import { newName } from '../fixtures/catalogue-fixture.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { admin, customer, guest, newEmail, type Person } from '../fixtures/people.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

type Asked = { readonly token?: string | undefined; readonly key?: string }

/** Sends an order of this many coloured sheets, at the seeded prices: 2.40 and 10.50 rupees each. */
function order(changes: object = {}, { token, key = randomUUID() }: Asked = {}): Promise<Reply> {
  const body = { items: flyers(100), totalItems: 200, grandTotal: 1290, contact: { email: newEmail() }, ...changes }
  return shop.call('POST', '/api/print-order', { token, body, headers: { 'Idempotency-Key': key } })
}
const paper = { paperType: 'ArtPaper', size: 'A4', gsm: '100gsm' }
const flyers = (quantity: number) => [
  { type: 'paper', price: 2.4, quantity, details: paper },
  { type: 'printing', price: 10.5, quantity, details: { printingType: 'BothSides' } },
]
const printOrders = async () =>
  (await shop.deps.db.collection('orders').where('kind', '==', 'print').count().get()).data().count

const setPrice = (section: string, type: string, price: number) =>
  shop.call('POST', '/api/pricing/update', { token: staff.token, body: { section, type, price } })
const removePrice = (section: string, type: string) =>
  shop.call('DELETE', `/api/pricing/${section}/${encodeURIComponent(type)}`, { token: staff.token })
/** Returns one piece of an option from a section without papers. */
const oneOf = (type: string, option: string, price: number) => ({
  items: [{ type, price, quantity: 1, details: { [`${type}Type`]: option } }],
  totalItems: 1,
  grandTotal: price,
})

describe('a print order', () => {
  test('is stored as priced: its lines, its cost, and the day it is ready', async () => {
    const buyer = await customer(shop.deps)
    const placed = await order({ note: 'Trim to A5', totalItems: 200 }, { token: buyer.token })
    expect(placed.status).toBe(201)
    expect(placed.body).toMatchObject({
      _id: expect.stringMatching(/^TP/),
      kind: 'print',
      userId: buyer.uid,
      status: 'Pending',
      paymentStatus: 'pending',
      items: [
        { type: 'paper', option: 'ArtPaper|A4|100gsm', name: 'ArtPaper A4 100gsm', quantity: 100, price: 2.4 },
        { type: 'printing', option: 'BothSides', name: 'BothSides Printing', quantity: 100, price: 10.5 },
      ],
      jobs: [],
      note: 'Trim to A5',
      shippingAddress: null,
      shippingPrice: 0,
      totalItems: 200,
      grandTotal: 1290,
    })
    expect(placed.body.readyOn > dayOf(shop.deps.now())).toBe(true)
    expect(placed.body).not.toHaveProperty('trackingToken')
    const own = await shop.call('GET', '/api/orders', { token: buyer.token })
    expect(own.body).toEqual([placed.body])
  })

  test('is priced by the shop: names, descriptions and unknown fields sent with it are ignored', async () => {
    const [sheet] = flyers(1)
    const items = [{ ...sheet, name: 'Gold bars', details: { ...paper, description: 'Free of charge' }, isFree: true }]
    const { body } = await order({ items, totalItems: 1, grandTotal: 2.4, isDelivered: true, status: 'Completed' })
    expect(body).toMatchObject({ status: 'Pending', items: [{ name: 'ArtPaper A4 100gsm' }] })
    expect(JSON.stringify(body)).not.toMatch(/Gold bars|Free of charge/)
  })

  test('pays shipping as in the cart, and none if it is collected', async () => {
    const few = { items: flyers(10), totalItems: 20 }
    const sent = await order({ ...few, shippingAddress, grandTotal: 228 })
    expect(sent.body).toMatchObject({ shippingPrice: 99, grandTotal: 228, shippingAddress: { city: 'Pune' } })
    const manySent = await order({ shippingAddress, grandTotal: 1290 })
    expect(manySent.body).toMatchObject({ shippingPrice: 0, grandTotal: 1290 })
    expect((await order({ ...few, grandTotal: 129 })).body).toMatchObject({ shippingPrice: 0, grandTotal: 129 })
  })

  test('of a guest opens only with its secret, and is in nobody’s account', async () => {
    const somebody = await guest()
    const { body } = await order({}, { token: somebody.token })
    expect(body).toMatchObject({ userId: null, trackingToken: expect.any(String) })
    const read = (t: string, token?: string) => shop.call('GET', `/api/orders/${body._id}`, { secret: t, token })
    expect((await read('')).status).toBe(404)
    expect((await read('', somebody.token)).status).toBe(404)
    expect((await read(body.trackingToken)).body).toMatchObject({ _id: body._id, totalItems: 200 })
  })

  test('belongs only to the caller', async () => {
    const [one, other] = await Promise.all([customer(shop.deps), customer(shop.deps)])
    expect((await order({ userId: other.uid }, { token: one.token })).status).toBe(403)
    expect((await order({ userId: other.uid })).status).toBe(401)
    expect((await order({ userId: one.uid }, { token: one.token })).body).toMatchObject({ userId: one.uid })
  })

  test('is made once under one key, however often it is sent', async () => {
    const buyer = await customer(shop.deps)
    const asked = { token: buyer.token, key: randomUUID() }
    const contact = { email: buyer.email }
    const replies = await Promise.all(Array.from({ length: 5 }, () => order({ contact }, asked)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect((await order({ contact, note: 'Another' }, asked)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await shop.deps.db.collection('orders').where('userId', '==', buyer.uid).get()).size).toBe(1)
  })

  test('leaves the cart alone and takes nothing from the stock', async () => {
    const buyer = await customer(shop.deps)
    await order({}, { token: buyer.token })
    expect((await shop.deps.db.doc(`carts/${buyer.uid}`).get()).exists).toBe(false)
  })
})

describe('a price changed meanwhile', () => {
  test('refuses the order with the current prices and stores nothing; with them it is accepted', async () => {
    const option = newName('Foil')
    await setPrice('lamination', option, 5)
    const seen = { ...oneOf('lamination', option, 5), contact: { email: newEmail() } }
    await setPrice('lamination', option, 6.5)
    const before = await printOrders()
    const refused = await order(seen)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        details: {
          items: [{ type: 'lamination', option, name: `${option} Lamination`, quantity: 1, price: 6.5 }],
          itemsPrice: 6.5,
          shippingPrice: 0,
          totalPrice: 6.5,
        },
      },
    })
    expect(await printOrders()).toBe(before)
    expect((await order(oneOf('lamination', option, 6.5))).status).toBe(201)
    await removePrice('lamination', option)
  })

  test('is noticed even if two changes leave the total the same', async () => {
    const [sheet, print] = flyers(1)
    const items = [
      { ...sheet, price: 3.4 },
      { ...print, price: 9.5 },
    ]
    expect((await order({ items, totalItems: 2, grandTotal: 12.9 })).body).toMatchObject({ code: 'PRICE_CHANGED' })
  })

  test('is noticed even if only the total differs', async () => {
    expect((await order({ grandTotal: 1289.99 })).body).toMatchObject({ code: 'PRICE_CHANGED' })
  })

  test('does not change earlier orders', async () => {
    const option = newName('Velvet')
    await setPrice('lamination', option, 9)
    const buyer = await customer(shop.deps)
    const { body } = await order(oneOf('lamination', option, 9), { token: buyer.token })
    await removePrice('lamination', option)
    const later = await shop.call('GET', `/api/orders/${body._id}`, { token: buyer.token })
    expect(later.body).toMatchObject({ grandTotal: 9, items: [{ name: `${option} Lamination`, price: 9 }] })
  })
})

test.each(['Foil 1.5 mm', 'A/B', '`tick`', 'चमकदार', 'constructor', 'toString', "x' OR 1=1", 'a|b'])(
  'an option called %s can be ordered like any other',
  async (option) => {
    expect((await setPrice('binding', option, 7)).status).toBe(200)
    const placed = await order(oneOf('binding', option, 7))
    expect(placed.body).toMatchObject({ grandTotal: 7, items: [{ option, name: `${option} Binding`, price: 7 }] })
    const found = await shop.call('GET', `/api/orders/${placed.body._id}`, { secret: placed.body.trackingToken })
    expect(found.body.items).toEqual(placed.body.items)
    await removePrice('binding', option)
  },
)

test.each<[object, string, string]>([
  [{ items: [], totalItems: 0, grandTotal: 0 }, 'items', 'Please add at least one item to your order'],
  [oneOf('binding', '__proto__', 0), 'items.0.details', '__proto__ Binding is not on our price list any more'],
  [oneOf('binding', 'Nails', 35), 'items.0.details', 'Nails Binding is not on our price list any more'],
  [oneOf('binding', '', 35), 'items.0.details', 'Please select a binding option'],
  [
    { items: [{ ...flyers(1)[0], details: { paperType: 'ArtPaper' } }] },
    'items.0.details',
    'Please select paper specifications',
  ],
  [{ items: [{ ...flyers(1)[0], type: 'stamps' }] }, 'items.0.type', 'Not a section of the price list'],
  [{ items: flyers(0) }, 'items.0.quantity', 'At least 1'],
  [{ items: flyers(1.5) }, 'items.0.quantity', 'How many? A whole number'],
  [{ items: flyers(2_000_000) }, 'items.0.quantity', 'At most 10,00,000'],
  [{ items: flyers(1_000_000) }, 'items', 'For an order of ₹1 crore or more, please call the shop.'],
  [{ items: Array(201).fill(flyers(1)[0]) }, 'items', 'Up to 200 lines in an order'],
  [{ totalItems: 199 }, 'totalItems', 'These are 200'],
  [{ totalItems: undefined }, 'totalItems', 'Invalid input'],
  [{ grandTotal: '1290' }, 'grandTotal', 'An amount in rupees'],
  [{ contact: { phone: '12' } }, 'contact.phone', 'Please enter a valid phone number'],
  [{ files: [{ path: 'products/designs/me/1-a.pdf' }] }, 'files.0.path', 'Not a file you uploaded'],
])('%j is refused and not stored', async (changes, field, message) => {
  const before = await printOrders()
  const refused = await order(changes)
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toMatchObject({ [field]: expect.any(String) })
  expect(refused.body.fields[field]).toBe(message)
  expect(await printOrders()).toBe(before)
})

describe('the list of print orders', () => {
  test('has only print orders, newest first, page by page, and can be filtered by status and searched', async () => {
    const name = `Nayan ${randomUUID().slice(0, 8)}`
    const first = (await order({ contact: { name } })).body._id
    const second = (await order({ contact: { name } })).body._id
    const list = (query: string) =>
      shop.call('GET', `/api/print-order?q=${encodeURIComponent(name)}&${query}`, { token: staff.token })
    const ids = (reply: Reply) => reply.body.map(({ _id }: { _id: string }) => _id)
    expect(ids(await list(''))).toEqual([second, first])
    const page = await list('limit=1')
    expect(ids(page)).toEqual([second])
    const cursor = page.headers.get('x-next-cursor') ?? ''
    expect(ids(await list(`limit=1&cursor=${encodeURIComponent(cursor)}`))).toEqual([first])
    await shop.call('PATCH', `/api/print-order/${first}`, { token: staff.token, body: { status: 'In Production' } })
    expect(ids(await list('status=In%20Production'))).toEqual([first])
    expect(ids(await list('status=Pending'))).toEqual([second])
    const all = await shop.call('GET', '/api/print-order?limit=100', { token: staff.token })
    expect(new Set(all.body.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['print']))
  })
})

test('an order is ready after the number of working days in the rules', async () => {
  const rules = await shop.deps.db.doc('settings/printing').get()
  const { delivery } = await currentSettings(shop.deps.db)
  const { body } = await order()
  expect(body.readyOn).toBe(readyOn(orderDay(shop.deps.now(), delivery), rules.get('turnRoundDays') ?? 2, delivery))
})
