import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCloudLog } from '../../src/http/request/cloud-log.ts'
import { rebuildSearch } from '../../src/search/rebuild-search.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

const lines: string[] = []
let shop: Shop
const ids: string[] = []
/** Of three products, the second was spoilt in the database. */
let spoilt: string

beforeAll(async () => {
  shop = await openEmptyShop({ log: createCloudLog({ write: (line) => void lines.push(line) }) })
  for (let day = 1; day <= 3; day++) {
    ids.push(await putProduct(shop.deps, { createdAt: new Date(Date.UTC(2026, 10, day)), isSeasonal: true }))
  }
  spoilt = ids[1] ?? ''
  await shop.deps.db.doc(`products/${spoilt}`).update({ pricePaise: 'much' })
})
afterAll(() => shop.close())

const listed = async (query: string) => {
  const { status, body, headers } = await shop.call('GET', `/api/product?${query}`)
  expect([query, status]).toEqual([query, 200])
  return { ids: body.map(({ _id }: { _id: string }) => _id), cursor: headers.get('x-next-cursor') }
}
const others = () => [ids[2], ids[0]]

test('a product that cannot be read is missing from the lists, and takes no other with it', async () => {
  for (const query of ['', 'seasonal=true', 'q=monsoon&sort=newest', 'sizes=M'])
    expect((await listed(query)).ids).toEqual(others())
  expect((await listed(`ids=${ids.join(',')}`)).ids).toEqual([ids[0], ids[2]])
  expect((await shop.call('GET', '/api/list/seasonal')).status).toBe(200)
  expect(lines.join('')).toContain(`products/${spoilt}: pricePaise`)
})

test('a page that ends with it has the cursor of the next', async () => {
  const { ids: first, cursor } = await listed('limit=2')
  expect(first).toEqual([ids[2]])
  expect((await listed(`limit=2&cursor=${cursor}`)).ids).toEqual([ids[0]])
})

test('the search is built without it, and has it again once it is mended', async () => {
  expect(await rebuildSearch(shop.deps)).toMatchObject({ kept: 2 })
  await shop.deps.db.doc(`products/${spoilt}`).update({ pricePaise: 49_900 })
  expect(await rebuildSearch(shop.deps)).toMatchObject({ kept: 3 })
  expect((await listed('q=monsoon')).ids).toHaveLength(3)
})
