import { afterAll, beforeAll, expect, test } from 'vitest'
import { newName } from '../fixtures/catalogue-fixture.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
const type = newName('Lungi')
const word = newName('Kasavu').split(' ')[1]
beforeAll(async () => {
  shop = await openShop(() => ({ searchStaleMs: 3_600_000 }))
  const facts = { type, category: 'Kids', isSeasonal: true, name: `Border ${word}` } as const
  await Promise.all(Array.from({ length: 60 }, () => putProduct(shop.deps, facts)))
  // An instance reads the whole index at its first search, and only what has changed at later ones.
  await shop.call('GET', `/api/product?q=${word}`)
})
afterAll(() => shop.close())

/** Documents read so far, as billed by the local Firestore. */
async function billed(): Promise<number> {
  const usage = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/usage`)
  return ((await usage.json()) as { reads: number }).reads
}

async function readsOf(path: string): Promise<{ shown: number; reads: number }> {
  const before = await billed()
  const { body } = await shop.call('GET', path)
  return { shown: body.length, reads: (await billed()) - before }
}

test.each([
  '',
  `&type=${encodeURIComponent(type)}`,
  '&category=Kids',
  '&seasonal=true',
  `&q=${word}`,
  `&q=border%20${word}`,
  `&type=${encodeURIComponent(type)}&category=Kids&seasonal=true&q=${word}&sort=price`,
  `&q=${word}&sizes=M,L&colors=black&maxPrice=600`,
])('a page of 24 with %j is billed as 24 documents, however many products there are', async (query) => {
  expect(await readsOf(`/api/product?limit=24${query}`)).toEqual({ shown: 24, reads: 24 })
})

test('suggestions are billed as the products they show, and filter counts cost nothing', async () => {
  const before = await billed()
  const { body } = await shop.call('GET', `/api/search/suggestions?q=${word}`)
  expect(body.products).toHaveLength(5)
  expect((await billed()) - before).toBe(5)
  expect((await shop.call('GET', `/api/search/choices?q=${word}`)).body.total).toBe(60)
  expect((await billed()) - before).toBe(5)
})

test('products fetched by their ids are billed once each', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => putProduct(shop.deps)))
  expect(await readsOf(`/api/product?ids=${ids.join(',')}`)).toEqual({ shown: 5, reads: 5 })
})

test.each(['product-types', 'product-colors'])('a page of %s is billed as what it shows', async (path) => {
  expect(await readsOf(`/api/${path}?limit=2`)).toEqual({ shown: 2, reads: 2 })
})
