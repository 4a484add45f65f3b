import { pricingSections } from '@teeshala/contract/printing/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newName } from '../fixtures/catalogue-fixture.ts'
import { admin } from '../fixtures/people.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let token: string
let before: [string, FirebaseFirestore.DocumentData | undefined][]
const document = (section: string) => shop.deps.db.doc(`pricing/${section}`)
beforeAll(async () => {
  shop = await openShop()
  token = (await admin(shop.deps)).token
  before = await Promise.all(
    pricingSections.map(async (section) => [section, (await document(section).get()).data()] as const),
  ).then((sections) => sections.map(([section, data]) => [section, data]))
})
afterAll(async () => {
  for (const [section, data] of before) await (data ? document(section).set(data) : document(section).delete())
  await shop.close()
})

const list = async () => (await shop.call('GET', '/api/pricing')).body
const set = (body: unknown): Promise<Reply> => shop.call('POST', '/api/pricing/update', { token, body })
const remove = (section: string, key: string) =>
  shop.call('DELETE', `/api/pricing/${section}/${encodeURIComponent(key)}`, { token })

test('everybody can read the price list: four maps by name, and the papers', async () => {
  const { status, body, headers } = await shop.call('GET', '/api/pricing')
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual([...pricingSections].sort())
  expect(body.binding.Spiral).toMatchObject({ price: 35, description: expect.any(String) })
  expect(body.paper).toContainEqual(expect.objectContaining({ type: 'common1', size: 'A4', gsm: '60gsm', price: 0.6 }))
  expect(headers.get('cache-control')).toContain('s-maxage=0')
})

test('a price is added, then replaced in its place, and applies at once', async () => {
  const type = newName('Foil')
  const made = await set({ section: 'lamination', type: `  ${type} `, price: 12.5, description: 'Gold foil' })
  expect(made).toMatchObject({ status: 200, body: { message: 'Pricing updated successfully! ✅' } })
  expect((await list()).lamination[type]).toMatchObject({ price: 12.5, description: 'Gold foil' })
  await set({ section: 'lamination', type: 'Glossy', price: 4.25 })
  const { lamination } = await list()
  expect(lamination.Glossy).toEqual({ price: 4.25, updatedAt: expect.any(String) })
  expect(Object.keys(lamination).at(-1)).toBe(type)
  expect(await remove('lamination', type)).toMatchObject({ status: 200 })
  expect((await list()).lamination).not.toHaveProperty(type)
  expect((await remove('lamination', type)).status).toBe(404)
})

test('an option has its own HSN and GST rate, or neither', async () => {
  const type = newName('Diary')
  const cover = { section: 'binding', type, price: 120, hsn: '4820', gstPercent: 18 }
  expect((await set(cover)).status).toBe(200)
  expect((await list()).binding[type]).toMatchObject({ hsn: '4820', gstPercent: 18 })
  expect(await set({ ...cover, gstPercent: undefined })).toMatchObject({
    status: 400,
    body: { fields: { gstPercent: 'Please choose the GST rate' } },
  })
  expect(await set({ ...cover, gstPercent: 12 })).toMatchObject({
    status: 400,
    body: { fields: { gstPercent: expect.any(String) } },
  })
  expect((await remove('binding', type)).status).toBe(200)
})

test('papers are told apart by type, size and gsm', async () => {
  const type = newName('Kraft')
  for (const [gsm, price] of [
    ['90gsm', 1.1],
    ['120gsm', 1.4],
    ['90gsm', 1.2],
  ] as const)
    expect((await set({ section: 'paper', type, size: 'A4', gsm, price })).status).toBe(200)
  const papers = (await list()).paper.filter((paper: { type: string }) => paper.type === type)
  expect(papers).toMatchObject([
    { size: 'A4', gsm: '90gsm', price: 1.2 },
    { size: 'A4', gsm: '120gsm', price: 1.4 },
  ])
  expect((await remove('paper', `${type}|A4|90gsm`)).status).toBe(200)
  expect((await remove('paper', `${type}|A4|120gsm`)).status).toBe(200)
})

test.each([
  'Foil 1.5 mm',
  'A/B',
  '`tick`',
  'चमकदार',
  'constructor',
  'toString',
  'me',
  'user.id',
  '100',
  'a%2Fb',
  "x' OR 1=1",
])('an option called %s is an option like any other', async (type) => {
  expect((await set({ section: 'design', type, price: 7 })).status).toBe(200)
  const { design } = await list()
  expect(Object.hasOwn(design, type) && design[type].price).toBe(7)
  expect((await remove('design', type)).status).toBe(200)
  expect(Object.hasOwn((await list()).design, type)).toBe(false)
})

const complete = { section: 'binding', type: 'Spiral', price: 35 }
const paper = { section: 'paper', type: 'Kraft', price: 2 }
test.each<[object, string]>([
  [{ ...complete, section: undefined }, 'Please fill all required fields'],
  [{ ...complete, section: 'cutting' }, 'Please fill all required fields'],
  [{ ...complete, type: '  ' }, 'Please fill all required fields'],
  [{ ...complete, price: undefined }, 'Please fill all required fields'],
  [{ ...complete, price: '35' }, 'Please fill all required fields'],
  [{ ...complete, price: -1 }, 'Not less than zero'],
  [{ ...complete, price: 1.005 }, 'At most two decimals'],
  [{ ...complete, price: 1_000_001 }, 'At most ₹10,00,000'],
  [{ ...complete, type: '__proto__' }, 'Please choose another name'],
  [{ ...complete, type: '..' }, 'Please choose another name'],
  [{ ...complete, type: 'spiral' }, "'Spiral' exists already."],
  [paper, 'Please provide size and GSM for paper'],
  [{ ...paper, size: 'A4', gsm: ' ' }, 'Please provide size and GSM for paper'],
  [{ ...paper, size: 'A4|A3', gsm: '60gsm' }, 'Please write it without |'],
])('%j is refused: %s', async (body, message) => {
  const prices = await list()
  const refused = await set(body)
  expect(refused.body).toMatchObject({ message, fields: expect.any(Object) })
  expect([400, 409]).toContain(refused.status)
  expect(await list()).toEqual(prices)
})

test('a price that a colleague has changed meanwhile is not overwritten, and the editor is told', async () => {
  const type = newName('Wire')
  await set({ section: 'binding', type, price: 40 })
  const basedOn = (await list()).binding[type].updatedAt
  // Another price of the section is no conflict.
  await set({ section: 'binding', type: 'HardCover', price: 190 })
  expect((await set({ section: 'binding', type, price: 41, basedOn })).status).toBe(200)
  expect(await set({ section: 'binding', type, price: 42, basedOn })).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', details: { changedBy: 'Meera Nair', current: { price: 41 } } },
  })
  expect((await list()).binding[type].price).toBe(41)
  expect((await remove('binding', type)).status).toBe(200)
})

test('a price that a colleague has deleted meanwhile does not come back, and the editor is told', async () => {
  const type = newName('Staple')
  await set({ section: 'binding', type, price: 40 })
  const basedOn = (await list()).binding[type].updatedAt
  await remove('binding', type)
  expect(await set({ section: 'binding', type, price: 42, basedOn })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Meera Nair deleted this price in the meantime.' },
  })
  expect((await list()).binding[type]).toBe(undefined)
  expect((await set({ section: 'binding', type, price: 42, basedOn: new Date(0).toISOString() })).status).toBe(200)
  expect((await remove('binding', type)).status).toBe(200)
})

test('a restored price is back in its place, and replaces none that was added meanwhile', async () => {
  const [type, next] = [newName('Tape'), newName('Thread')]
  for (const each of [type, next]) await set({ section: 'binding', type: each, price: 40 })
  await remove('binding', type)
  const putBack = { section: 'binding', type, price: 40, basedOn: new Date(0).toISOString(), before: next }
  expect((await set(putBack)).status).toBe(200)
  expect(Object.keys((await list()).binding).slice(-2)).toEqual([type, next])
  await remove('binding', type)
  await set({ section: 'binding', type, price: 55 })
  expect(await set(putBack)).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
  expect((await list()).binding[type].price).toBe(55)
  for (const each of [type, next]) expect((await remove('binding', each)).status).toBe(200)
})

test('two prices set at once are both stored', async () => {
  const names = Array.from({ length: 5 }, () => newName('Comb'))
  await Promise.all(names.map((type, index) => set({ section: 'binding', type, price: index })))
  const { binding } = await list()
  expect(names.map((type) => binding[type]?.price)).toEqual([0, 1, 2, 3, 4])
  await Promise.all(names.map((type) => remove('binding', type)))
})

test('the audit log shows the old and the new price', async () => {
  const type = newName('Thread')
  await set({ section: 'binding', type, price: 20 })
  await set({ section: 'binding', type, price: 25.5, description: 'Sewn' })
  await set({ section: 'binding', type, price: 25.5, description: 'Sewn' })
  await remove('binding', type)
  const { docs } = await shop.deps.db.collection('auditLog').where('target', '==', 'pricing/binding').get()
  const entries = docs.map((entry) => entry.data()).filter(({ details }) => details.option === type)
  expect(entries.sort((one, other) => one.at.toMillis() - other.at.toMillis())).toMatchObject([
    { action: 'price.added', details: { to: { pricePaise: 2000, description: '' } } },
    { action: 'price.changed', details: { from: { pricePaise: 2000 }, to: { pricePaise: 2550, description: 'Sewn' } } },
    { action: 'price.deleted', details: { from: { pricePaise: 2550 } } },
  ])
})
