/// <reference path="../../../emulators/seed/artwork/opentype.d.ts" />
import { fileURLToPath } from 'node:url'
import type { Product } from '@teeshala/contract/catalogue/product'
import { searchShape, searchShardOf } from '@teeshala/contract/search/search-entry'
import { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmulatorProcess, startEmulatorProcess } from '../../../emulators/bench/setting/emulator-process.ts'
import { seedDocuments } from '../../../emulators/seed/documents.ts'
import { projectId } from '../../../emulators/shop/ports.ts'
import { productsIn } from '../../src/firestore/collections.ts'
import { rebuildSearch } from '../../src/search/rebuild-search.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const indexes = fileURLToPath(new URL('../../../firestore.indexes.json', import.meta.url))

/** This file's own Firestore, with only the seeded products. */
let firestore: EmulatorProcess
let shop: Shop
beforeAll(async () => {
  firestore = await startEmulatorProcess('--indexes', indexes)
  process.env.FIRESTORE_EMULATOR_HOST = firestore.address
  shop = await openShop()
  const batch = shop.deps.db.batch()
  for (const [path, data] of seedDocuments(new Date()))
    if (/^(products|searchShards|searchBuilds|productTypes|productColors)\//.test(path))
      batch.set(shop.deps.db.doc(path), data)
  await batch.commit()
}, 120_000)
afterAll(async () => {
  await shop.close()
  await shop.deps.db.terminate()
  await firestore.stop()
})

const found = async (q: string): Promise<Product[]> =>
  (await shop.call('GET', `/api/product?limit=100&q=${encodeURIComponent(q)}`)).body
const ids = (products: readonly Product[]) => products.map(({ _id }) => _id).sort()

const isTee = ({ type }: Product) => type !== 'Hoodie'
const isHoodie = ({ type }: Product) => type === 'Hoodie'
const isPolo = ({ type }: Product) => type === 'Polo'
const comesIn = (color: string) => (product: Product) => product.colors.includes(color)

describe('the golden list of searches', () => {
  test.each<[string, (product: Product) => boolean]>([
    ['t-shirt', isTee],
    ['tshirt', isTee],
    ['T Shirts', isTee],
    ['tee', isTee],
    ['टीशर्ट', isTee],
    ['टी-शर्ट', isTee],
    ['tshrit', isTee],
    ['shrit', isTee],
    ['sirt', isTee],
    ['t-sirt', isTee],
    ['hoodies', isHoodie],
    ['hodie', isHoodie],
    ['हुडी', isHoodie],
    ['polo shirt', isPolo],
    ['polos for men', (product) => isPolo(product) && /^(Men|Unisex)$/.test(product.category)],
    ['mens hoodie', (product) => isHoodie(product) && product.category === 'Unisex'],
    ['printed hoodie', (product) => isHoodie(product) && product.isPrinted],
    ['plain polo', (product) => isPolo(product) && !product.isPrinted],
    ['size xxl', ({ sizes }) => sizes.includes('XXL')],
    ['dark blue', comesIn('navy-blue')],
    ['coton', ({ specification }) => /cotton/.test(specification.fabric ?? '')],
    ['black', comesIn('black')],
    ['काला', comesIn('black')],
    ['black hoodie', (product) => isHoodie(product) && comesIn('black')(product)],
    ['kids', ({ category }) => category === 'Kids'],
    ['tees under 500', (product) => isTee(product) && product.price < 500],
    ['hoodie below ₹1,000', (product) => isHoodie(product) && product.price < 1000],
    ['under 400', ({ price }) => price < 400],
  ])('%s finds exactly these products', async (q, isMeant) => {
    const all: Product[] = (await shop.call('GET', '/api/product?limit=100')).body
    expect(all).toHaveLength(36)
    expect(ids(await found(q))).toEqual(ids(all.filter(isMeant)))
  })

  test.each([
    ['चाय', 'cutting-chai'],
    ['chai', 'cutting-chai'],
    ['coffee', 'kaapi-hoodie'],
    ['peacok', 'mayur'],
    ['mansoon', 'monsoon-lines'],
    ['कोलम', 'kolam-at-dawn'],
    ['v neck', 'everyday-v'],
    ['sky blue polo', 'school-polo'],
    ['dri-fit', 'polyester-dryfit'],
    ['polyster', 'polyester-dryfit'],
  ])('%s finds %s', async (q, id) => {
    expect(ids(await found(q))).toContain(id)
  })

  test.each([
    ['चाय', ['cutting-chai']],
    ['chai', ['cutting-chai']],
    ['tea', ['cutting-chai']],
    ['आम', ['aam-baat']],
    ['mango', ['aam-baat']],
    ['linen', []],
    ['cap', []],
    ['caps', []],
    ['saree', []],
    ['साड़ी', []],
    ['बैग', []],
    ['kurta', []],
    ['socks', []],
    ['cat', []],
    ['crop top', []],
    ['pink', []],
    ['flyer', []],
    ['xerox', []],
    ['refund', []],
  ])('%s finds nothing that only looks or sounds similar', async (q, expected) => {
    expect(ids(await found(q))).toEqual(expected)
  })

  test('a product with exactly this name comes first', async () => {
    expect((await found('cutting chai'))[0]?._id).toBe('cutting-chai')
    expect((await found('polyester dryfit t-shirt'))[0]?._id).toBe('polyester-dryfit')
  })
})

test('a search without results suggests those of its words that have some', async () => {
  const of = async (q: string) =>
    (await shop.call('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}`)).body.instead
  expect(await found('polo zzzzqq')).toEqual([])
  expect(await of('polo zzzzqq')).toEqual(['polo'])
  expect(await of('zzzzqq')).toEqual([])
  expect(await of('refund')).toEqual([])
})

test('suggestions are products in stock and their most frequent types', async () => {
  const { body } = await shop.call('GET', '/api/search/suggestions?q=hood')
  expect(ids(body.products)).toEqual(['kaapi-hoodie', 'little-tiger', 'studio-hoodie'])
  expect(body).toMatchObject({ types: ['Hoodie'], instead: [] })
})

test('the count beside a filter is the number of products it shows', async () => {
  const address = 'q=black&category=Men'
  const { body } = await shop.call('GET', `/api/search/choices?${address}`)
  const shown = async (filter: string) =>
    (await shop.call('GET', `/api/product?limit=100&${address}&${filter}`)).body.length
  expect(body.total).toBe(await shown(''))
  const { sizes, colors, fabrics, countries } = body
  for (const [name, choices] of Object.entries({ sizes, colors, fabrics, countries })) {
    expect(choices).not.toEqual([])
    for (const { value, count } of choices as { value: string; count: number }[])
      expect([value, await shown(`${name}=${encodeURIComponent(value)}`)]).toEqual([value, count])
  }
  expect(body.prices.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(body.total)
})

test('imported goods are found by their country, and goods without a country by none', async () => {
  const { deps } = shop
  const countries = async () => (await shop.call('GET', '/api/search/choices?q=zari')).body.countries
  const vietnam = { value: 'Vietnam', count: 1 }
  expect(await countries()).not.toContainEqual(vietnam)
  const specification = { country: 'Vietnam', importer: 'Saigon Trading, Chennai 600001' } as const
  const imported = await putProduct(deps, { name: 'Imported zari tee', specification })
  const unsaid = await putProduct(deps, { name: 'Zari tee', specification: {} })
  await rebuildSearch(deps)
  const of = async (filter: string) => ids((await shop.call('GET', `/api/product?limit=100&q=zari${filter}`)).body)
  expect(await of('')).toEqual([imported, unsaid].sort())
  expect(await of('&countries=Vietnam,China')).toEqual([imported])
  expect(await of('&countries=India')).toEqual([])
  expect(await countries()).toEqual([vietnam])
  for (const id of [imported, unsaid]) await productsIn(deps.db).doc(id).delete()
  await rebuildSearch(deps)
})

test('the first search builds a missing or outdated search index', async () => {
  const { db } = shop.deps
  const tees = ids(await found('tee'))
  const build = db.doc('searchBuilds/products')
  const outdated = [
    async () => {
      await db.recursiveDelete(db.collection('searchShards'))
      await build.delete()
    },
    () => build.set({ shape: searchShape - 1, builtAt: new Date() }),
  ]
  for (const outdate of outdated) {
    await outdate()
    const itsOwn = new Firestore({ projectId, ignoreUndefinedProperties: true })
    const started = await openShop(() => ({ db: itsOwn }))
    expect(ids((await started.call('GET', '/api/product?limit=100&q=tee')).body)).toEqual(tees)
    expect((await build.get()).get('shape')).toBe(searchShape)
    await started.close()
    await itsOwn.terminate()
  }
})

test('the nightly job repairs an index that has lost products or lists deleted ones', async () => {
  const { db } = shop.deps
  const tees = ids(await found('tee'))
  const lost = (await db.collection('searchShards').limit(8).get()).docs
  for (const { ref } of lost) await ref.delete()
  const [entry] = Object.values(lost[0]?.data().entries ?? {})
  await db
    .doc(`searchShards/${searchShardOf('not-there')}`)
    .set({ entries: { 'not-there': entry }, updatedAt: new Date() }, { merge: true })
  expect(await rebuildSearch(shop.deps)).toEqual({ kept: 36, dropped: 1 })
  expect(ids(await found('tee'))).toEqual(tees)
  const shards = (await db.collection('searchShards').get()).docs
  expect(shards.flatMap((shard) => Object.keys(shard.data().entries ?? {})).sort()).toHaveLength(36)
})
