import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let person: Person
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await customer(shop.deps)
})

const change = (what: 'add' | 'remove', productId: unknown, userId: unknown = person.uid) =>
  shop.call('POST', `/api/favorite/${what}`, {
    token: person.token,
    body: { userId, productId, isLike: what === 'add' },
  })
const list = (query = '') => shop.call('GET', `/api/favorite/${person.uid}${query}`, { token: person.token })

test('a product becomes a favourite once, however often it is added', async () => {
  const productId = await putProduct(shop.deps)
  const favorite = { userId: person.uid, productId, isLike: true }
  expect(await change('add', productId)).toMatchObject({ status: 201, body: favorite })
  expect(await change('add', productId)).toMatchObject({ status: 200, body: favorite })
  expect((await list()).body).toEqual([favorite])
})

test('ten simultaneous taps on the heart make one favourite', async () => {
  const productId = await putProduct(shop.deps)
  const replies = await Promise.all(Array.from({ length: 10 }, () => change('add', productId)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await list()).body).toHaveLength(1)
})

test('removing a favourite twice, or one that never was, succeeds', async () => {
  const productId = await putProduct(shop.deps)
  await change('add', productId)
  const gone = { status: 200, body: { userId: person.uid, productId, isLike: false } }
  expect(await change('remove', productId)).toMatchObject(gone)
  expect(await change('remove', productId)).toMatchObject(gone)
  expect((await list()).body).toEqual([])
})

test('favourites are listed page by page, latest first, each once', async () => {
  const products: string[] = []
  for (let index = 0; index < 5; index++) {
    products.unshift(await putProduct(shop.deps))
    await change('add', products[0])
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.body.map(({ productId }: { productId: string }) => productId))
    cursor = page.headers.get('x-next-cursor')
  }
  expect(seen).toEqual(products)
})

test('a product no longer sold cannot become a favourite, but can be removed', async () => {
  const productId = await putProduct(shop.deps)
  await change('add', productId)
  await shop.deps.db.doc(`products/${productId}`).delete()
  expect((await list()).body).toHaveLength(1)
  expect((await change('remove', productId)).status).toBe(200)
  expect(await change('add', productId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test.each(['', 'a/b', '..', '__proto__', 'x'.repeat(129), 7, null, ['a'], { id: 'a' }])(
  'a favourite %j is refused',
  async (productId) => {
    expect(await change('add', productId)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect(await change('remove', productId)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  },
)

test('nobody changes the favourites of another customer', async () => {
  const other = await customer(shop.deps)
  const productId = await putProduct(shop.deps)
  expect((await change('add', productId, other.uid)).status).toBe(403)
  const { docs } = await shop.deps.db.collection(`users/${other.uid}/favorites`).get()
  expect(docs).toEqual([])
})
