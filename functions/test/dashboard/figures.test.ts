import { randomUUID } from 'node:crypto'
import { orderIdFrom } from '@teeshala/contract/ids'
import { daysAfter } from '@teeshala/contract/india-day'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { PaymentStatus } from '@teeshala/contract/payments/payment'
import { daysOf } from '@teeshala/contract/sales/day-range'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countSales } from '../../src/sales/count-sales.ts'
import { type Kind, moveOrder, requestFor, shirtKinds, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

/** The clock of these tests is in a year in which no other test orders. */
const year = 2093
const inYear = (month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const noSales = { orders: 0, revenuePaise: 0, pieces: 0, duePaise: 0, dueOrders: 0 }

let clock = new Date()
let shop: Shop
let staff: Person
let buyer: Person
let tee: string

beforeAll(async () => {
  shop = await openShop(() => ({ now: () => clock }))
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps)
  tee = await putProduct(shop.deps, { stock: 100_000, isCustomizable: true, pricePaise: 33_333, name: 'Kasavu Tee' })
})
beforeEach(() => clear())
afterAll(async () => {
  await clear()
  await shop.deps.db.doc(`salesYears/${year}`).delete()
  await shop.close()
})

async function clear(): Promise<void> {
  const { db } = shop.deps
  const [from, to] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))]
  const { docs } = await db.collection('orders').where('createdAt', '>=', from).where('createdAt', '<', to).get()
  const notes = await db.collection('recounts').where('day', '>=', `${year}`).get()
  const months = (await db.collection('soldMonths').get()).docs.filter(({ id }) => id.startsWith(`${year}-`))
  await Promise.all([...docs, ...notes.docs, ...months].map(({ ref }) => ref.delete()))
  // Nothing is counted yet, so the shop counts from the day after this one.
  await db.doc(`salesYears/${year}`).set({ days: { [inYear(5, 31)]: noSales } })
}

async function order(kind: Kind, at: string, pieces = 1): Promise<string> {
  clock = new Date(at)
  const request = await requestFor(kind, shop, buyer, { productId: tee, pieces })
  const placed = await submit(kind, shop, buyer.token, request, randomUUID())
  expect(placed.status, placed.text).toBe(201)
  return placed.body._id
}

async function move(id: string, to: { status?: OrderStatus; paymentStatus?: PaymentStatus }): Promise<void> {
  const moved = await moveOrder(shop, staff.token, id, to)
  expect(moved.status, moved.text).toBe(200)
}

const summary = async (query: string) => {
  const answer = await shop.call('GET', `/api/admin/summary?${query}`, { token: staff.token })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const june = 'from=2093-06-01&to=2093-06-10'
const ordersOf = async (query: string) => {
  const { docs } = await shop.deps.db
    .collection('orders')
    .where('createdAt', '>=', new Date(`${query.slice(5, 15)}T00:00:00+05:30`))
    .where('createdAt', '<=', new Date(`${query.slice(19)}T23:59:59.999+05:30`))
    .get()
  return docs.map((document) => document.data())
}

/** Returns the figures calculated from every order, independently of the shop's own way. */
async function recounted(query: string) {
  const sales = (await ordersOf(query)).filter(
    ({ status, payment }) => status !== 'cancelled' && payment.status !== 'refunded',
  )
  const sum = (of: (order: FirebaseFirestore.DocumentData) => number) => sales.reduce((all, one) => all + of(one), 0)
  const revenue = sum(({ totalPaise }) => totalPaise)
  return {
    orders: sales.length,
    revenue: revenue / 100,
    averageOrder: sales.length === 0 ? 0 : Math.round(revenue / sales.length) / 100,
    pieces: sum(({ lines }) =>
      lines.reduce((all: number, { kind, quantity }: { kind: string; quantity: number }) => {
        return kind === 'paper' ? all : all + quantity
      }, 0),
    ),
    pendingMoney: sum(({ payment: { duePaise, paidPaise } }) => duePaise - paidPaise) / 100,
    pendingOrders: sales.filter(({ payment: { duePaise, paidPaise } }) => duePaise > paidPaise).length,
  }
}

describe('the dashboard matches the orders to the paisa', () => {
  test.each(shirtKinds)(
    'while a %s order is placed, paid, refunded and counted, on its day and later',
    async (kind) => {
      const id = await order(kind, '2093-06-03T12:00:00+05:30', 3)
      const other = await order(kind, '2093-06-03T12:05:00+05:30', 2)
      expect(await summary(june)).toMatchObject({ orders: 2, pieces: 5, pendingOrders: 2, isComplete: true })
      expect(await summary(june)).toMatchObject(await recounted(june))

      await move(id, { paymentStatus: 'paid' })
      expect(await summary(june)).toMatchObject({ ...(await recounted(june)), orders: 2, pendingOrders: 1 })

      clock = new Date('2093-06-05T10:00:00+05:30')
      await countSales(shop.deps)
      expect(await summary(june)).toMatchObject({ ...(await recounted(june)), orders: 2, isComplete: true })

      await move(other, { status: 'cancelled' })
      expect(await summary(june)).toMatchObject({ ...(await recounted(june)), orders: 1, pendingMoney: 0 })
      await countSales(shop.deps)
      await move(id, { paymentStatus: 'refunded' })
      expect(await summary(june)).toMatchObject({ orders: 0, revenue: 0, pieces: 0, averageOrder: 0 })
      await countSales(shop.deps)
      expect(await summary(june)).toMatchObject({ orders: 0, revenue: 0, pieces: 0, averageOrder: 0 })
      expect((await shop.deps.db.collection('recounts').where('day', '>=', `${year}`).get()).size).toBe(0)
    },
  )

  test('for failed payments, part payments and print orders', async () => {
    const failed = await order('shop', '2093-06-02T09:00:00+05:30')
    await move(failed, { paymentStatus: 'failed' })
    const part = await order('bulk', '2093-06-02T10:00:00+05:30', 7)
    await shop.deps.db.doc(`orders/${part}`).update({ 'payment.paidPaise': 12_345 })
    await paper('2093-06-02T11:00:00+05:30')
    const figures = await recounted(june)
    expect(await summary(june)).toMatchObject({ ...figures, orders: 3, pieces: 8, pendingOrders: 3 })
    clock = new Date('2093-06-03T10:00:00+05:30')
    await countSales(shop.deps)
    expect(await summary(june)).toMatchObject(figures)
  })

  test('by the day in India on which they were placed', async () => {
    await order('single', '2093-06-02T23:59:59.999+05:30')
    await order('single', '2093-06-03T00:00:00+05:30')
    await order('single', '2093-06-03T18:29:59.999Z')
    await order('single', '2093-06-03T18:30:00Z')
    const byDay = async () => (await summary(june)).days.map(({ orders }: { orders: number }) => orders)
    const expected = [0, 1, 2, 1, 0, 0, 0, 0, 0, 0]
    expect(await byDay()).toEqual(expected)
    await countSales(shop.deps)
    expect(await byDay()).toEqual(expected)
    clock = new Date('2093-06-09T10:00:00+05:30')
    await countSales(shop.deps)
    expect(await byDay()).toEqual(expected)
  })

  test('and compares with as many days before', async () => {
    await order('single', '2093-06-04T10:00:00+05:30', 4)
    await order('single', '2093-06-06T10:00:00+05:30', 1)
    const query = 'from=2093-06-06&to=2093-06-08'
    const shown = await summary(query)
    expect(shown).toMatchObject(await recounted(query))
    expect(shown.before).toMatchObject({
      from: '2093-06-03',
      to: '2093-06-05',
      ...(await recounted('from=2093-06-03&to=2093-06-05')),
      orders: 1,
    })
    expect(shown.before.days).toHaveLength(3)
  })

  test('when counted simultaneously and changed meanwhile', async () => {
    const ids = []
    for (let count = 0; count < 4; count++) ids.push(await order('single', `2093-06-0${count + 1}T10:00:00+05:30`))
    clock = new Date('2093-06-06T10:00:00+05:30')
    await countSales(shop.deps)
    const changes = ids.map((id) => move(id, { status: 'cancelled' }))
    await Promise.all([...changes, countSales(shop.deps), countSales(shop.deps)])
    expect(await summary(june)).toMatchObject({ orders: 0, revenue: 0 })
    await countSales(shop.deps)
    expect(await summary(june)).toMatchObject({ orders: 0, revenue: 0 })
  })
})

/** Stores a print order, made from a bulk order because no call places one yet. */
async function paper(at: string): Promise<void> {
  const { db } = shop.deps
  const like = (await db.doc(`orders/${await order('bulk', at)}`).get()).data() ?? {}
  const id = orderIdFrom('TP', Buffer.from(randomUUID()))
  const line = { kind: 'paper', _id: '1', section: 'paper', name: 'A4', option: 'A|A4|70gsm', quantity: 500 }
  const lines = [{ ...line, unitPricePaise: 111 }]
  const money = { itemsPaise: 55_500, totalPaise: 55_500, payment: { ...like.payment, duePaise: 55_500 } }
  await db.doc(`orders/${id}`).set({ ...like, ...money, kind: 'print', lines, designs: [], pieces: 0 })
  const made = await db.collection('orders').where('createdAt', '==', new Date(at)).where('kind', '==', 'bulk').get()
  await Promise.all(made.docs.map(({ ref }) => ref.delete()))
}

test('placing an order writes nothing to the dashboard, so no two orders wait for each other', async () => {
  const { db } = shop.deps
  const before = (await db.doc(`salesYears/${year}`).get()).updateTime?.toMillis()
  await order('shop', '2093-06-03T12:00:00+05:30')
  const id = await order('bulk', '2093-06-03T12:00:00+05:30')
  await move(id, { paymentStatus: 'paid' })
  expect((await db.doc(`salesYears/${year}`).get()).updateTime?.toMillis()).toBe(before)
  expect((await db.collection('recounts').where('day', '>=', `${year}`).get()).size).toBe(0)
})

test('a step that changes no figure has no day recounted', async () => {
  const id = await order('shop', '2093-06-03T12:00:00+05:30')
  clock = new Date('2093-06-05T12:00:00+05:30')
  await move(id, { status: 'in_production' })
  expect((await shop.deps.db.doc(`recounts/${id}`).get()).exists).toBe(false)
  await move(id, { paymentStatus: 'paid' })
  expect((await shop.deps.db.doc(`recounts/${id}`).get()).data()).toMatchObject({ day: '2093-06-03' })
})

test('figures up to a day cover the thirty days before, or as many as are asked for', async () => {
  expect(await summary('to=2093-06-30')).toMatchObject({ from: '2093-06-01', to: '2093-06-30' })
  expect(await summary('to=2093-06-30&days=7')).toMatchObject({ from: '2093-06-24', to: '2093-06-30' })
})

test('the orders behind a figure are listed, as many as it says', async () => {
  for (const kind of shirtKinds) await order(kind, '2093-06-02T12:00:00+05:30')
  const paid = await order('bulk', '2093-06-02T23:59:59+05:30')
  await move(paid, { paymentStatus: 'paid' })
  await move(await order('single', '2093-06-02T13:00:00+05:30'), { status: 'cancelled' })
  await order('single', '2093-06-03T00:00:00+05:30')
  const query = 'from=2093-06-02&to=2093-06-02'
  const { orders, pendingOrders } = await summary(query)
  const list = (more: string) => shop.call('GET', `/api/admin/sales?${query}${more}`, { token: staff.token })
  const all = await list('')
  expect({ orders, listed: all.body.length, total: all.headers.get('x-total-count') }).toEqual({
    orders: 4,
    listed: 4,
    total: '4',
  })
  expect(all.body[0]._id).toBe(paid)
  expect((await list('&sort=oldest')).body.at(-1)._id).toBe(paid)
  expect({ pendingOrders, listed: (await list('&due=true')).body.length }).toEqual({ pendingOrders: 3, listed: 3 })
  expect((await list('&status=in_production')).body).toEqual([])
  const page = await list('&limit=2')
  const next = await list(`&limit=2&cursor=${page.headers.get('x-next-cursor')}`)
  expect(new Set([...page.body, ...next.body].map(({ _id }: { _id: string }) => _id)).size).toBe(4)
})

test('the best sellers of a period include today and products deleted since', async () => {
  const { db } = shop.deps
  const gone = await putProduct(shop.deps, { stock: 50, isCustomizable: true, name: 'Gone Tee' })
  const kept = tee
  await order('single', '2093-06-02T12:00:00+05:30', 3)
  tee = gone
  await order('single', '2093-06-02T13:00:00+05:30', 9)
  await db.doc(`products/${gone}`).delete()
  tee = kept
  clock = new Date('2093-06-04T10:00:00+05:30')
  await countSales(shop.deps)
  await order('single', '2093-06-04T12:00:00+05:30', 8)
  expect((await summary(june)).bestSellers).toMatchObject([
    { _id: kept, name: 'Kasavu Tee', pieces: 11 },
    { _id: gone, name: '', image: '', pieces: 9 },
  ])
  expect((await summary('from=2093-06-02&to=2093-06-02')).bestSellers[0]).toMatchObject({ _id: gone, pieces: 9 })
})

describe('waiting orders and low stock', () => {
  test('are counted by status, with the order that has waited longest', async () => {
    const placed = async () => (await summary(june)).waiting[0]
    const before = await placed()
    const id = await order('bulk', '2093-06-01T00:00:00+05:30')
    const document = shop.deps.db.doc(`orders/${id}`)
    await document.update({ createdAt: new Date('2001-05-31T18:30:00Z') })
    expect(await placed()).toEqual({
      status: 'placed',
      count: before.count + 1,
      isMore: false,
      oldest: { _id: id, createdAt: '2001-05-31T18:30:00.000Z' },
    })
    await move(id, { status: 'in_production' })
    expect((await summary(june)).waiting[1]).toMatchObject({ status: 'in_production', oldest: { _id: id } })
    await move(id, { paymentStatus: 'paid' })
    await move(id, { paymentStatus: 'refunded' })
    expect((await summary(june)).waiting[1].oldest?._id).not.toBe(id)
    await Promise.all([document.delete(), shop.deps.db.doc(`recounts/${id}`).delete()])
  })

  test('list the lowest stock first, without hidden products', async () => {
    const { lowStock: before } = await summary(june)
    await putProduct(shop.deps, { stock: before.upTo })
    await putProduct(shop.deps, { stock: before.upTo + 1 })
    const hidden = await putProduct(shop.deps, { stock: 0, isHidden: true })
    const { lowStock } = await summary(june)
    expect(lowStock.count - before.count).toBe(1)
    expect(lowStock.lowest.map(({ _id }: { _id: string }) => _id)).not.toContain(hidden)
    const left = lowStock.lowest.map(({ stock }: { stock: number }) => stock)
    expect(left).toEqual([...left].sort((one, other) => one - other))
  })
})

describe('however much was sold, the dashboard reads few documents', () => {
  const billed = async () => {
    const usage = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/usage`)
    return ((await usage.json()) as { reads: number }).reads
  }

  test('for a year compared with the year before, with days changed since', async () => {
    const { db } = shop.deps
    const sold = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p-${index}`, index + 1]))
    const days = daysOf({ from: inYear(1, 1), to: inYear(12, 1) })
    const sales = { ...noSales, orders: 300, revenuePaise: 30_000_001 }
    await db.doc(`salesYears/${year}`).set({ days: Object.fromEntries(days.map((day) => [day, sales])) })
    for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
      const ofMonth = days.filter((day) => day.startsWith(month)).map((day) => [day, sold])
      await db.doc(`soldMonths/${month}`).set({ days: Object.fromEntries(ofMonth) })
    }
    const changed = days.slice(-7)
    for (const day of changed) {
      for (let count = 0; count < 20; count++) await db.doc(`recounts/r-${day}-${count}`).set({ day, at: clock })
    }
    clock = new Date(`${inYear(12, 2)}T12:00:00+05:30`)
    const before = await billed()
    const shown = await summary('days=365')
    const reads = (await billed()) - before
    const counted = days.filter((day) => day >= daysAfter(inYear(12, 2), -364)).length - changed.length
    expect(shown).toMatchObject({ orders: counted * 300, revenue: (counted * 30_000_001) / 100, isComplete: true })
    // Three of them are the settings and the caller's own record.
    expect(reads).toBeLessThanOrEqual(25 + 50)

    for (const day of days.slice(-30)) await db.doc(`recounts/r-${day}`).set({ day, at: clock })
    const again = await billed()
    expect(await summary('days=365')).toMatchObject({ isComplete: false })
    expect((await billed()) - again).toBeLessThanOrEqual(25 + 50)
    await countSales(shop.deps)
    expect(await summary('days=365')).toMatchObject({ isComplete: true })
  })
})

test.each([
  ['days=8', 'days'],
  ['days=0', 'days'],
  ['from=2093-02-30', 'from'],
  ['from=yesterday', 'from'],
  ['from=2093-06-02&to=2093-06-01', 'from'],
  ['from=2092-06-01&to=2093-06-10', 'from'],
])('%s is refused with a message', async (query, field) => {
  const { status, body } = await shop.call('GET', `/api/admin/summary?${query}`, { token: staff.token })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(field)
})
