import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, placeOrder } from './fixtures/checkout.ts'
import { openShop, type Shop } from './fixtures/open-shop.ts'
import { admin, customer, type Person } from './fixtures/people.ts'
import { putProduct } from './fixtures/product-fixture.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

async function sold() {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps)
  const { body } = await placeOrder(
    shop,
    buyer.token,
    await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }]),
    randomUUID(),
  )
  return { buyer, id: body._id as string }
}
const byStaff = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/api/orders/${path}`, { token: staff.token, body })
const note = (id: string, text: unknown) => byStaff('POST', `${id}/notes`, { text })

test('the log of an order names who of the staff moved it, at the very moment its timeline has', async () => {
  const { id } = await sold()
  const move = (body: unknown) => shop.call('PATCH', `/api/order/${id}`, { token: staff.token, body })
  await move({ status: 'in_production' })
  const { body: moved } = await move({ status: 'shipped', paymentStatus: 'paid' })
  const { body: log } = await byStaff('GET', `${id}/log`)
  expect(log.map(({ actorName, action }: Record<string, unknown>) => [actorName, action])).toEqual([
    ['Meera Nair', 'order.moved'],
    ['Meera Nair', 'order.moved'],
  ])
  expect(log[0].details).toEqual({
    from: { status: 'in_production', paymentStatus: 'pending' },
    to: { status: 'shipped', paymentStatus: 'paid' },
  })
  const steps: { by: string; at: string }[] = moved.timeline
  const moments = new Set(steps.filter(({ by }) => by === 'staff').map(({ at }) => at))
  expect(new Set(log.map(({ at }: { at: string }) => at))).toEqual(moments)
})

test('notes of the staff keep author and time, the newest first, and are never changed', async () => {
  const { id } = await sold()
  const first = await note(id, '  Deliver after six\nto the guard  ')
  expect(first).toMatchObject({
    status: 201,
    body: { text: 'Deliver after six\nto the guard', authorName: 'Meera Nair' },
  })
  await note(id, 'Called back, agreed')
  const { body: notes } = await byStaff('GET', `${id}/notes`)
  expect(notes.map(({ text }: { text: string }) => text)).toEqual([
    'Called back, agreed',
    'Deliver after six\nto the guard',
  ])
  expect(notes[1]).toEqual(first.body)
  const page = await byStaff('GET', `${id}/notes?limit=1`)
  const rest = await byStaff('GET', `${id}/notes?limit=1&cursor=${page.headers.get('x-next-cursor')}`)
  expect([...page.body, ...rest.body]).toEqual(notes)
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await byStaff(method, `${id}/notes`, {})).status).toBe(405)
})

test.each([
  ['', 'Please write a note.'],
  ['   ', 'Please write a note.'],
  [undefined, expect.any(String)],
  ['x'.repeat(1001), 'At most 1000 characters'],
  ['\u202Egnp.exe', expect.any(String)],
])('a note %j is refused', async (text, message) => {
  const { id } = await sold()
  expect(await note(id, text)).toMatchObject({ status: 400, body: { fields: { text: message } } })
  expect((await byStaff('GET', `${id}/notes`)).body).toEqual([])
})

test('a note needs an order of its kind to stand beside', async () => {
  const { id } = await sold()
  for (const missing of ['TS0000000000', `TB${id.slice(2)}`, `TP${id.slice(2)}`]) {
    expect((await note(missing, 'Hello')).status).toBe(404)
  }
})

test('nothing that the owner of an order can read tells of the staff or of their notes', async () => {
  const { buyer, id } = await sold()
  await note(id, 'Customer sounded unsure')
  await shop.call('PATCH', `/api/order/${id}`, { token: staff.token, body: { status: 'in_production' } })
  const texts: string[] = []
  for (const path of [`orders/${id}`, `order/${buyer.uid}`, `orders/${id}/notes`, `orders/${id}/log`]) {
    texts.push((await shop.call('GET', `/api/${path}`, { token: buyer.token })).text)
  }
  const document = await shop.deps.db.doc(`orders/${id}`).get()
  texts.push(JSON.stringify(document.data()))
  for (const text of texts) expect(text).not.toMatch(/Meera|unsure/)
  expect(texts[0]).toContain('in_production')
})

test('who deletes their account takes the notes about their orders with them', async () => {
  const { buyer, id } = await sold()
  await note(id, 'Lives above the bakery')
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  expect((await byStaff('GET', `${id}/notes`)).body).toEqual([])
})
