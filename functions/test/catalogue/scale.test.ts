/// <reference path="../../../emulators/seed/artwork/opentype.d.ts" />
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmulatorProcess, startEmulatorProcess } from '../../../emulators/bench/setting/emulator-process.ts'
import { seedDocuments } from '../../../emulators/seed/documents.ts'
import { syntheticDocuments } from '../../../emulators/seed/scale.ts'
import { admin } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const indexes = fileURLToPath(new URL('../../../firestore.indexes.json', import.meta.url))
const scale = 10_000

/** What the browser requests on each of these screens; the pages are small enough for 36 products to fill them. */
const screens = {
  'the home page': ['/api/settings', '/api/product-types', '/api/product?limit=12'],
  'a filtered page': ['/api/product?limit=4&type=Round%20Neck&sort=price'],
  'a seasonal page': ['/api/product?limit=4&seasonal=true'],
  'a search': ['/api/product?limit=12&q=tee'],
  'a search of two words': ['/api/product?limit=4&q=oversized%20tee'],
  'a filtered search': ['/api/product?limit=4&q=black%20tee&sizes=M&maxPrice=900', '/api/search/choices?q=black'],
  suggestions: ['/api/search/suggestions?q=bla'],
  'a product': ['/api/product/polyester-dryfit', '/api/product-colors', '/api/product?limit=3&type=Dry-Fit'],
  'favourites of five': ['/api/product?ids=bagh,konkan,sold-out,no-photo,last-piece'],
}

/** This file's own Firestore, so that ten thousand products disturb no other test. */
let firestore: EmulatorProcess
let shop: Shop
/** How old the search index may be, in milliseconds. */
let staleMs = 0
const reads = new Map<string, { small: number; large: number }>()

beforeAll(async () => {
  firestore = await startEmulatorProcess('--indexes', indexes)
  process.env.FIRESTORE_EMULATOR_HOST = firestore.address
  shop = await openShop(() => ({
    get searchStaleMs() {
      return staleMs
    },
  }))
  const now = new Date()
  await put(seedDocuments(now))
  const small = await measure()
  await put(syntheticDocuments({ products: scale, people: 0, orders: 0 }, now))
  const large = await measure()
  for (const [screen, count] of small) reads.set(screen, { small: count, large: large.get(screen) ?? Number.NaN })
}, 600_000)
afterAll(async () => {
  await shop.close()
  await shop.deps.db.terminate()
  await firestore.stop()
})

test.each(Object.keys(screens))('%s reads no more documents with 10,000 products than with 36', (screen) => {
  const { small, large } = reads.get(screen) ?? { small: 0, large: Number.NaN }
  expect(small).toBeGreaterThan(0)
  expect(large).toBeLessThanOrEqual(small)
})

test('all ten thousand are on sale, and a page of the last ones costs only its own reads', async () => {
  const { count } = (await shop.deps.db.collection('products').count().get()).data()
  expect(count).toBe(scale + 36)
  const page = await shop.call('GET', '/api/product?limit=12&q=no.%2010000')
  expect(page.body.map(({ _id }: { _id: string }) => _id)).toContain('scale-10000')
})

test.each([
  '',
  '&sort=name',
  '&sort=stock&hidden=false',
  '&stock=low',
  '&stock=out&hidden=false&sort=-price',
  '&flag=isCustomizable&stock=low',
  '&q=tee&flag=isBestSeller&hidden=false',
])('a page of the staff list with %j reads only its own products and counts the rest', async (query) => {
  const { token } = await admin(shop.deps)
  const before = await billed()
  const page = await shop.call('GET', `/api/admin/products?limit=25${query}`, { token })
  expect(page.status).toBe(200)
  expect(page.body.length).toBeGreaterThan(0)
  expect((await billed()) - before).toBeLessThanOrEqual(25 + 1 + 5)
})

test('the staff list stops counting at five thousand, which costs five reads', async () => {
  const { token } = await admin(shop.deps)
  const { headers } = await shop.call('GET', '/api/admin/products?limit=1', { token })
  expect(headers.get('x-total-count')).toBe('5000')
})

test.each(['product-types', 'product-colors'])(
  'products per entry of %s are counted up to a thousand, in the list and when an entry in use is deleted',
  async (list) => {
    const { token } = await admin(shop.deps)
    let before = await billed()
    const { body } = await shop.call('GET', `/api/admin/${list}?limit=100`, { token })
    expect((await billed()) - before).toBeLessThanOrEqual(2 * body.length + 15)
    const counted = body.map(({ products }: { products: number }) => products)
    expect(Math.max(...counted)).toBe(1000)

    const { _id } = body[counted.indexOf(1000)]
    before = await billed()
    expect(await shop.call('DELETE', `/api/${list}/${_id}`, { token })).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', message: expect.stringMatching(/^1,000 or more products use this /) },
    })
    expect((await billed()) - before).toBeLessThanOrEqual(15)
  },
)

async function measure(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  staleMs = 0
  await shop.call('GET', '/api/product?limit=1&q=tee')
  staleMs = 3_600_000
  for (const [screen, paths] of Object.entries(screens)) {
    const before = await billed()
    for (const path of paths) expect((await shop.call('GET', path)).status).toBe(200)
    counts.set(screen, (await billed()) - before)
  }
  return counts
}

/** Documents read so far, as billed by the local Firestore. */
async function billed(): Promise<number> {
  const usage = await fetch(`http://${firestore.address}/emulator/v1/usage`)
  return ((await usage.json()) as { reads: number }).reads
}

/** Puts the catalogue documents of a seed into the shop; its people and orders are not needed. */
async function put(documents: Iterable<[path: string, data: object]>): Promise<void> {
  const writer = shop.deps.db.bulkWriter({ throttling: false })
  let count = 0
  for (const [path, data] of documents) {
    if (!/^(products|searchShards|searchBuilds|productTypes|productColors|settings)\//.test(path)) continue
    void writer.set(shop.deps.db.doc(path), data)
    count += 1
    if (count % 1000 === 0) await writer.flush()
  }
  await writer.close()
}
