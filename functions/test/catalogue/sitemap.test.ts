import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const origin = process.env.PUBLIC_ORIGIN
const hourMs = 3_600_000

let shop: Shop
let clockMs = Date.now()
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(clockMs) }))
})
afterAll(async () => {
  await Promise.all(shelved.map((id) => shop.deps.db.doc(`products/${id}`).delete()))
  await shop.close()
})

/** Products in months that no other test uses; they are deleted after this file. */
const shelved: string[] = []
async function shelve(createdAt: Date): Promise<string> {
  const id = await putProduct(shop.deps, { createdAt })
  shelved.push(id)
  return id
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)
const inMonth = (month: string) => new Date(`${month}-14T10:00:00Z`)

/** Returns everything the sitemap leads to, as a crawler follows it. */
async function crawl(): Promise<string[]> {
  const index = await shop.call('GET', '/sitemap.xml')
  const sitemaps = locations(index.text).map((url = '') => shop.call('GET', new URL(url).pathname))
  return (await Promise.all(sitemaps)).flatMap(({ text }) => locations(text).map(String))
}

test('a crawler finds every page and every product once, at the shop’s own address', async () => {
  const months = ['2011-01', '2011-01', '2012-12']
  const ids = await Promise.all(months.map((month) => shelve(inMonth(month))))
  const found = await crawl()
  for (const id of ids) expect(found).toContain(`${origin}/product/${id}`)
  for (const path of publicPages) expect(found).toContain(origin + path)
  expect(new Set(found).size).toBe(found.length)
  const { size } = await shop.deps.db.collection('products').where('isHidden', '==', false).select().get()
  expect(found).toHaveLength(size + publicPages.length)
})

test('a product put on sale is soon in the sitemap, and a deleted one leaves it', async () => {
  const id = await putProduct(shop.deps)
  clockMs += hourMs
  expect(await crawl()).toContain(`${origin}/product/${id}`)
  await shop.deps.db.doc(`products/${id}`).delete()
  clockMs += hourMs
  expect(await crawl()).not.toContain(`${origin}/product/${id}`)
})

test('the last millisecond of a month belongs to it, and the next to the following month', async () => {
  const last = await shelve(new Date('2013-02-28T23:59:59.999Z'))
  const first = await shelve(new Date('2013-03-01T00:00:00.000Z'))
  const of = async (month: string) => locations((await shop.call('GET', `/sitemap-products-${month}.xml`)).text)
  expect(await of('2013-02')).toEqual([`${origin}/product/${last}`])
  expect(await of('2013-03')).toEqual([`${origin}/product/${first}`])
})

test('a month without products, or that does not exist, has no sitemap', async () => {
  for (const month of ['2009-05', '2010-13', '2010-00', '1999-01', 'x', '..']) {
    expect((await shop.call('GET', `/sitemap-products-${month}.xml`)).status).toBe(404)
  }
})

test('a sitemap costs one read per product, its index one per month, and a repeated request nothing', async () => {
  clockMs += hourMs
  const month = '2014-07'
  await Promise.all(Array.from({ length: 7 }, () => shelve(inMonth(month))))
  const readsOf = async (path: string) => {
    const before = await billed()
    const { text } = await shop.call('GET', path)
    return { reads: (await billed()) - before, months: locations(text).length - 1 }
  }
  expect((await readsOf(`/sitemap-products-${month}.xml`)).reads).toBe(7)
  expect((await readsOf(`/sitemap-products-${month}.xml`)).reads).toBe(0)
  const { reads, months } = await readsOf('/sitemap.xml')
  expect(reads).toBe(months + 1)
  expect((await readsOf('/sitemap.xml')).reads).toBe(0)
})

test('shared caches keep the sitemap and robots.txt for an hour', async () => {
  const sitemap = await shop.call('GET', '/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(sitemap.headers.get('cache-control')).toContain('s-maxage=3600')
  const robots = await shop.call('GET', '/robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(robots.headers.get('cache-control')).toContain('s-maxage=3600')
})

test('robots.txt names the sitemap, blocks private pages and allows products', async () => {
  const { text } = await shop.call('GET', '/robots.txt')
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  expect(closed).toContain('/admin')
  for (const path of [...publicPages, '/product/x', '/api/product', '/order/polyester-dryfit', '/assets/shop.js']) {
    expect(closed.filter((beginning) => path.startsWith(beginning))).toEqual([])
  }
})

/** Documents read so far, as billed by the local Firestore. */
async function billed(): Promise<number> {
  const usage = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/usage`)
  return ((await usage.json()) as { reads: number }).reads
}
