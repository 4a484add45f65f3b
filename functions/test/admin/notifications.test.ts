import { dayOf, startOfDay } from '@teeshala/contract/india-day'
import type { AdminNotification } from '@teeshala/contract/notifications/admin-notification'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { raiseAlarms } from '../../src/notifications/raise-alarms.ts'
import type { Deps } from '../../src/ports/deps.ts'
import { placeOrder } from '../fixtures/checkout/checkout.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { admin, newEmail, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
let time = Date.UTC(2031, 0, 1)
beforeAll(async () => {
  shop = await openEmptyShop({ now: () => new Date(time) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  time += 3_600_000
  // A new member of staff has not seen anything yet.
  staff = await admin(shop.deps)
})

const read = async (as = staff, at = shop) => {
  const { status, body } = await at.call('GET', '/api/admin/notifications', { token: as.token })
  expect(status).toBe(200)
  return body as { upTo: string; notifications: AdminNotification[] }
}
const seen = (body: unknown, as = staff) => shop.call('PUT', '/api/admin/notifications/seen', { token: as.token, body })
const markSeen = async (as = staff) => {
  const { upTo, notifications } = await read(as)
  const lowStock = notifications.flatMap((each) =>
    each.kind === 'low_stock' ? { productId: each._id, isSoldOut: each.stock === 0 } : [],
  )
  expect((await seen({ upTo, lowStock }, as)).status).toBe(200)
}
const newOnes = async (as = staff) => (await read(as)).notifications.filter(({ isNew }) => isNew)

const single = { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
const order = async () => {
  const productId = await putProduct(shop.deps, { isCustomizable: true })
  const contact = { name: 'Lakshmi Menon', phone: '+919876500000', email: newEmail() }
  const placed = await placeOrder(shop, undefined, { ...single, productId, contact })
  expect(placed.status).toBe(201)
  return placed.body._id as string
}
const message = async (subject = 'Uniforms') => {
  const body = { name: 'Farida Khan', email: newEmail(), subject, message: 'Do you print polos?' }
  return (await shop.call('POST', '/api/contact', { body })).body.ticket as string
}

test('a new order, a new message and a failed payment each notify once', async () => {
  await markSeen()
  time += 1000
  const [placed, failing, ticket] = [await order(), await order(), await message()]
  await shop.deps.db.doc(`orders/${failing}`).update({
    'payment.status': 'failed',
    updatedAt: new Date(time + 5000),
  })
  const at = new Date(time).toISOString()
  const told = await newOnes()
  expect(told).toHaveLength(3)
  expect(told).toEqual(
    expect.arrayContaining([
      { kind: 'order', _id: placed, orderKind: 'single', customer: 'Lakshmi Menon', at, isNew: true },
      expect.objectContaining({ kind: 'failed_payment', _id: failing, at: new Date(time + 5000).toISOString() }),
      { kind: 'message', _id: ticket, sender: 'Farida Khan', subject: 'Uniforms', at, isNew: true },
    ]),
  )
})

test('an invoice not paid by the agreed day notifies once, after that day', async () => {
  await markSeen()
  const owing = await order()
  const changes = {
    status: 'shipped',
    'payment.payBy': dayOf(new Date(time)),
    contact: { name: 'Sahyadri College', phone: '', email: '' },
  }
  await shop.deps.db.doc(`orders/${owing}`).update(changes)
  const told = async () => (await newOnes()).filter(({ kind }) => kind === 'overdue_invoice')
  expect(await told()).toEqual([])
  time += 24 * 3_600_000
  const at = startOfDay(dayOf(new Date(time))).toISOString()
  const facts = { _id: owing, orderKind: 'single', customer: 'Sahyadri College', open: 120 }
  expect(await told()).toEqual([{ kind: 'overdue_invoice', ...facts, at, isNew: true }])
  await markSeen()
  expect(await told()).toEqual([])
})

test('a cancelled order that was paid by hand notifies until staff have refunded it', async () => {
  await markSeen()
  const [byHand, free] = [await order(), await order()]
  const store = (id: string) => shop.deps.db.doc(`orders/${id}`)
  for (const [id, paidPaise] of [
    [byHand, 12_000],
    [free, 0],
  ] as const) {
    const at = new Date(time + 5000)
    const timeline = [{ kind: 'status', to: 'cancelled', by: 'staff', at }]
    const money = { 'payment.status': 'paid', 'payment.paidPaise': paidPaise }
    await store(id).update({ status: 'cancelled', ...money, timeline, updatedAt: at })
  }
  const told = async () => (await read()).notifications.filter(({ kind }) => kind === 'refund_by_hand')
  const at = new Date(time + 5000).toISOString()
  const facts = { _id: byHand, orderKind: 'single', customer: 'Lakshmi Menon', at, isNew: true }
  expect(await told()).toEqual([{ kind: 'refund_by_hand', ...facts, back: 120 }])
  await shop.call('PATCH', `/api/order/${byHand}`, { token: staff.token, body: { paymentStatus: 'refunded' } })
  expect(await told()).toEqual([])
})

test('an order whose proof staff must make notifies, and again when the customer asks for changes', async () => {
  const waiting = await order()
  const document = shop.deps.db.doc(`orders/${waiting}`)
  await document.update({ proof: { versions: [], awaits: 'shop' } })
  const told = async () => (await newOnes()).filter(({ _id }) => _id === waiting)
  const facts = { _id: waiting, orderKind: 'single', customer: 'Lakshmi Menon', isNew: true }
  expect(await told()).toEqual([{ kind: 'proof', ...facts, at: new Date(time).toISOString(), asksChanges: false }])
  await markSeen()
  expect(await told()).toEqual([])
  const at = new Date(time + 9000)
  const version = { number: 1, hash: 'h', sentAt: new Date(time), pictures: [], answer: { is: 'changes_asked', at } }
  await document.update({ proof: { versions: [version], awaits: 'shop' } })
  expect(await told()).toEqual([{ kind: 'proof', ...facts, at: at.toISOString(), asksChanges: true }])
  await document.update({ 'proof.awaits': 'customer' })
  expect((await read()).notifications.filter(({ kind }) => kind === 'proof')).toEqual([])
})

test('cancelled orders push no failed payment or waiting proof out of the list', async () => {
  const [failing, waiting] = [await order(), await order()]
  const store = (id: string) => shop.deps.db.doc(`orders/${id}`)
  await store(failing).update({ 'payment.status': 'failed' })
  await store(waiting).update({ proof: { versions: [], awaits: 'shop' } })
  const gone = { status: 'cancelled', 'payment.status': 'failed', proof: { versions: [], awaits: 'shop' } }
  for (let count = 0; count < 8; count++) {
    // The rate limit lets guests order no faster.
    time += 600_000
    await store(await order()).update({ ...gone, updatedAt: new Date(time + 5000) })
  }
  const told = (await newOnes()).flatMap((each) =>
    each.kind === 'failed_payment' || each.kind === 'proof' ? each._id : [],
  )
  expect(told).toEqual(expect.arrayContaining([failing, waiting]))
})

test('a seen notification is not new on any device, and stays in the list', async () => {
  const placed = await order()
  expect((await newOnes()).map(({ _id }) => _id)).toContain(placed)
  await markSeen()
  const { notifications } = await read()
  expect(notifications.find(({ _id }) => _id === placed)).toMatchObject({ isNew: false })
  expect(await newOnes()).toEqual([])
  const colleague = await admin(shop.deps)
  expect((await newOnes(colleague)).map(({ _id }) => _id)).toContain(placed)
})

test('what arrives while somebody reads the list is not marked as seen with it', async () => {
  await message('First')
  const { upTo } = await read()
  time += 1000
  const late = await message('Second')
  await seen({ upTo, lowStock: [] })
  expect((await newOnes()).filter(({ kind }) => kind === 'message').map(({ _id }) => _id)).toEqual([late])
})

test('a page left open since yesterday does not make seen notifications new again', async () => {
  await message()
  const old = await read()
  time += 86_400_000
  await message()
  await markSeen()
  await seen({ upTo: old.upTo, lowStock: [] })
  expect(await newOnes()).toEqual([])
})

test('nobody can mark the future as seen', async () => {
  await seen({ upTo: '2099-01-01T00:00:00.000Z', lowStock: [] })
  time += 1000
  const ticket = await message()
  expect((await newOnes()).map(({ _id }) => _id)).toContain(ticket)
})

test('a product notifies when it falls below the threshold of the settings, and again when it is sold out', async () => {
  await shop.deps.db.doc('settings/store').set({ lowStockThreshold: 3 })
  await putProduct(shop.deps, { stock: 4 })
  const low = await putProduct(shop.deps, { name: 'Kolam Tee', stock: 3 })
  const lows = async () => (await newOnes()).filter(({ kind }) => kind === 'low_stock')
  expect(await lows()).toEqual([{ kind: 'low_stock', _id: low, name: 'Kolam Tee', stock: 3, isNew: true }])
  await markSeen()
  await shop.deps.db.doc(`products/${low}`).update({ stock: 2 })
  expect(await lows()).toEqual([])
  await shop.deps.db.doc(`products/${low}`).update({ stock: 0 })
  expect(await lows()).toMatchObject([{ _id: low, stock: 0 }])
})

test('a hidden product does not notify about low stock', async () => {
  const hidden = await putProduct(shop.deps, { stock: 0, isHidden: true })
  const low = async () => (await read()).notifications.some(({ _id }) => _id === hidden)
  expect(await low()).toBe(false)
  const document = shop.deps.db.doc(`products/${hidden}`)
  await document.update({ isHidden: false })
  expect(await low()).toBe(true)
  await document.delete()
})

test('a surge of orders tells staff and the log once an hour, and refuses nobody', async () => {
  time += 2 * 3_600_000
  const logged: unknown[] = []
  const log = Object.assign(Object.create(shop.deps.log), { fatal: (facts: unknown) => logged.push(facts) })
  const deps: Deps = Object.create(shop.deps, { log: { value: log } })
  const createdAt = new Date(time)
  const surge = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => shop.deps.db.collection('newsletter').add({ email: '', createdAt })),
    )
  const alarms = async () => (await newOnes()).filter(({ kind }) => kind === 'alarm')
  await surge(600)
  await raiseAlarms(deps)
  expect(await alarms()).toEqual([])
  await surge(1)
  await raiseAlarms(deps)
  await raiseAlarms(deps)
  expect(logged).toEqual([{ alarm: 'subscriptions', count: 601 }])
  const at = createdAt.toISOString()
  const _id = expect.any(String)
  expect(await alarms()).toEqual([{ kind: 'alarm', _id, of: 'subscriptions', count: 601, at, isNew: true }])
  const body = { email: 'kavya@people.test' }
  expect((await shop.call('POST', '/api/newsletter', { body })).status).toBe(201)
})

test('however much has happened, opening the list reads about fifty documents', async () => {
  for (let count = 0; count < 14; count++) {
    await putProduct(shop.deps, { stock: 0 })
    // The rate limit lets guests order no faster.
    time += 600_000
    const failing = await order()
    await shop.deps.db.doc(`orders/${failing}`).update({ 'payment.status': 'failed' })
    await message()
  }
  const watched = countReads(shop.deps.db)
  const counting = await openShop(() => ({ db: watched.db }))
  const { notifications } = await read(staff, counting)
  await counting.close()
  expect(notifications.length).toBeGreaterThan(20)
  expect(watched.count()).toBeLessThanOrEqual(50)
})

test.each<[string, object]>([
  ['upTo', {}],
  ['upTo', { upTo: 'yesterday' }],
  ['lowStock', { upTo: '2026-11-22T00:00:00.000Z', lowStock: [{ productId: 'a/b', isSoldOut: true }] }],
])('an invalid %s is refused', async (field, body) => {
  const { status, body: refused } = await seen(body)
  expect(status).toBe(400)
  expect(Object.keys(refused.fields).some((name) => name.startsWith(field))).toBe(true)
})
