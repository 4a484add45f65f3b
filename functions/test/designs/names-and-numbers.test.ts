import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersIn } from '../../src/firestore/collections.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { type Page, readPdf } from '../fixtures/files/read-pdf.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket({ isJudging: false })
let shop: Shop
let staff: Person
let productId: string
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
  productId = await putProduct(shop.deps, { stock: 900, isCustomizable: true })
})
afterAll(() => shop.close())

const placeAt = (yMm: number) => ({ xMm: 60, yMm, widthMm: 80, heightMm: 20, rotationDeg: 0 })
const style = { kind: 'text', font: 'baloo', color: '#ffffff' }
const layers = [
  { ...style, text: 'NAME', fills: 'name', place: placeAt(20) },
  { ...style, text: '10', fills: 'number', place: placeAt(80) },
  { ...style, text: 'MONSOON XI', place: placeAt(140) },
]
const team = [
  { name: 'रवि', number: '07', size: 'M', color: 'black' },
  { name: 'Venkatanarasimharajuvaripeta Subrahmanyam', number: '', size: 'M', color: 'black' },
  { name: 'Anil', number: '10', size: 'L', color: 'black' },
].map((person) => ({ ...person, name: person.name.slice(0, 40) }))

async function order(change: object = {}, buyer?: Person) {
  const items = [
    { color: 'black', size: 'M', quantity: 2, placement: 'Back A4' },
    { color: 'black', size: 'L', quantity: 1, placement: 'Back A4' },
  ]
  const priced = (await shop.call('POST', '/api/bulk-order/price', { body: { productId, items } })).body
  const designDocuments = [{ version: 1, placement: 'Back A4', layers }]
  const { items: lines, totalPrice } = priced
  const body = { productId, items: lines, totalPrice, designDocuments, roster: { people: team }, paymentMethod: 'upi' }
  const { token } = buyer ?? (await customer(shop.deps))
  return shop.call('POST', '/api/bulk-order', { token, body: { ...body, ...change } })
}

test('a number with a single narrow digit is drawn in the pictures of its order', async () => {
  const buyer = await customer(shop.deps)
  const people = team.map((person) => ({ ...person, number: person.number.replace('07', '1') }))
  const { _id: id } = (await order({ roster: { people } }, buyer)).body
  const { hash, pictures } = (await shop.call('GET', `/api/orders/${id}/print-pictures`, buyer)).body
  const read = (_: unknown, index: number) =>
    shop.call('GET', `/api/orders/${id}/print-pictures/${hash}/${index}`, buyer)
  const answers: { status: number }[] = await Promise.all(pictures.map(read))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

const wordsOn = ({ words }: Page) => words.map(({ text }) => text).join(' ')

test('a team list is stored with the order, printed on each piece, and deleted with the account', async () => {
  const buyer = await customer(shop.deps)
  const placed = await order({}, buyer)
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  expect(placed.body.people).toMatchObject(team)
  // Three pieces would not need a proof, but names are always proofed first.
  expect(placed.body.proof).toMatchObject({ state: 'to_make', isAwaited: true })
  const id = placed.body._id as string

  const response = await fetch(`${shop.url}/api/orders/${id}/print-sheet.pdf`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const pages = await readPdf(new Uint8Array(await response.arrayBuffer()))
  const artworks = pages.filter((page) => wordsOn(page).includes('True size'))
  expect(artworks.map((page) => /artwork \d of \d/.exec(wordsOn(page))?.[0])).toEqual([
    'artwork 1 of 3',
    'artwork 2 of 3',
    'artwork 3 of 3',
  ])
  expect(wordsOn(artworks[2] as Page)).toContain('Anil 10, size L, Black')
  expect(wordsOn(pages[0] as Page)).toContain('Names and numbers')

  const unnamed = { version: 1, layers: layers.slice(1) }
  const change = { placement: 'Back A4', document: unnamed, basedOn: placed.body.proof.hash }
  const changed = await shop.call('PUT', `/api/admin/order/${id}/design`, { token: staff.token, body: change })
  expect([changed.status, changed.body.message]).toEqual([400, expect.stringContaining('The list has names')])

  const sent = await shop.call('POST', `/api/admin/order/${id}/proofs`, { token: staff.token, body: { number: 1 } })
  expect(sent.body.proof.versions[0].pictures).toHaveLength(2)

  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  const kept = JSON.stringify((await ordersIn(shop.deps.db).doc(id).get()).data())
  for (const { name } of team) expect(kept).not.toContain(name)
})

test.each([
  ['without a list for a design that prints names', { roster: undefined }, 'Please add the list'],
  ['with fewer people than pieces', { roster: { people: team.slice(1) } }, 'differ in size M'],
  ['with a number twice', { roster: { people: team.map((each) => ({ ...each, number: '7' })) } }, 'twice'],
  ['with letters as a number', { roster: { people: team.map((each) => ({ ...each, number: 'VII' })) } }, 'Row 1'],
  [
    'with a text direction override in a name',
    { roster: { people: [{ ...team[0], name: 'a\u202Eb' }] } },
    'cannot be used',
  ],
  ['with 1001 people', { roster: { people: Array.from({ length: 1001 }, () => team[0]) } }, 'up to 1000 people'],
  ['with a list but no text for it in the design', { designDocuments: [] }, 'The list has names'],
])('an order %s is refused with a message', async (_what, change, words) => {
  const { status, body } = await order(change)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(words)
})
