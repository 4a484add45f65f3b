import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kind, kinds, moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

async function sold(kind: Kind = 'shop') {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const request = await requestFor(kind, shop, buyer, { productId: tee })
  return { buyer, id: (await submit(kind, shop, buyer.token, request, randomUUID())).body._id as string }
}
const byStaff = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/api/orders/${path}`, { token: staff.token, body })
const note = (id: string, text: unknown) => byStaff('POST', `${id}/notes`, { text })

test.each(kinds)('the log of a %s order says which staff moved it, at the time in its timeline', async (kind) => {
  const { id } = await sold(kind)
  await moveOrder(shop, staff.token, id, { status: 'in_production' })
  const { body: moved } = await moveOrder(shop, staff.token, id, { status: 'shipped', paymentStatus: 'paid' })
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

test.each(kinds)(
  'staff notes about a %s order keep author and time, newest first, and cannot be changed',
  async (kind) => {
    const { id } = await sold(kind)
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
  },
)

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

test('a note is written once under its key, even if the first response was lost; another note is added', async () => {
  const { id } = await sold()
  const headers = { 'idempotency-key': randomUUID() }
  const write = (text: string) =>
    shop.call('POST', `/api/orders/${id}/notes`, { token: staff.token, body: { text }, headers })
  const [first, again] = [await write('Called back'), await write('Called back')]
  expect(again).toMatchObject({ status: 201, body: first.body })
  await write('Called back, agreed')
  expect((await byStaff('GET', `${id}/notes`)).body).toHaveLength(2)
})

test.each(kinds)('a note of a %s order needs an existing order of that kind', async (kind) => {
  const { id } = await sold(kind)
  const own = id.slice(0, 2)
  const others = ['TS', 'TB', 'TP'].filter((prefix) => prefix !== own).map((prefix) => `${prefix}${id.slice(2)}`)
  for (const missing of [`${own}0000000000`, ...others]) {
    expect((await note(missing, 'Hello')).status).toBe(404)
  }
})

test.each(kinds)('nothing that the owner of a %s order can read reveals the staff or their notes', async (kind) => {
  const { buyer, id } = await sold(kind)
  await note(id, 'Customer sounded unsure')
  await moveOrder(shop, staff.token, id, { status: 'in_production' })
  const texts: string[] = []
  for (const path of [`orders/${id}`, 'orders', `order/${buyer.uid}`, `orders/${id}/notes`, `orders/${id}/log`]) {
    texts.push((await shop.call('GET', `/api/${path}`, { token: buyer.token })).text)
  }
  const document = await shop.deps.db.doc(`orders/${id}`).get()
  texts.push(JSON.stringify(document.data()))
  for (const text of texts) expect(text).not.toMatch(/Meera|unsure/)
  expect(texts[0]).toMatch(/in_production|In Production/)
})

test.each(kinds)('a deleted account takes the notes about its %s orders with it', async (kind) => {
  const { buyer, id } = await sold(kind)
  await note(id, 'Lives above the bakery')
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  expect((await byStaff('GET', `${id}/notes`)).body).toEqual([])
})
