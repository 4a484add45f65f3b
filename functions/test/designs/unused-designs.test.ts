import { designPath } from '@teeshala/contract/uploads/stored-file'
import { unusedDesignDays } from '@teeshala/contract/uploads/stored-upload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadedFiles } from '../../src/ports/uploaded-files.ts'
import { designRecord, recordUpload } from '../../src/uploads/design-records.ts'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { placeOrder } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const dayMs = 86_400_000
const bucket = new MemoryBucket()
let shop: Shop
let tee: string
let buyer: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  tee = await putProduct(shop.deps, { isCustomizable: true })
  buyer = await customer(shop.deps)
})
afterAll(() => shop.close())

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const uploaded = async (days: number) => {
  const path = bucket.uploadPng(buyer.uid)
  await sinceThen(path, days)
  return path
}
const sinceThen = async (path: string, days: number) => {
  await bucket.judged(path)
  const removeAfter = new Date(daysAgo(days).getTime() + unusedDesignDays * dayMs)
  await designRecord(path, shop.deps.db).update({ uploadedAt: daysAgo(days), removeAfter })
}
const order = (...paths: string[]) => {
  const shirt = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  return placeOrder(shop, buyer.token, { ...shirt, designs: paths.map((path) => ({ path })) })
}

test('every design of an order with several is kept', async () => {
  const paths = [await uploaded(31), await uploaded(31), await uploaded(31)]
  expect((await order(...paths)).status).toBe(201)
  await removeUnusedDesigns(shop.deps)
  expect(paths.map((path) => bucket.stored.has(path))).toEqual([true, true, true])
})

test('a design ordered during the clean-up, before its turn, is kept', async () => {
  const [first, second] = [await uploaded(40), await uploaded(31)]
  let ordered = 0
  const remove: UploadedFiles['remove'] = async (path) => {
    ordered ||= (await order(second)).status
    await bucket.files.remove(path)
  }
  await removeUnusedDesigns(Object.create(shop.deps, { files: { value: { ...bucket.files, remove } } }))
  expect([ordered, bucket.stored.has(first), bucket.stored.has(second)]).toEqual([201, false, true])
})

test('the record of a deleted design stays for two more days, for orders in progress', async () => {
  const path = await uploaded(31)
  await removeUnusedDesigns(shop.deps)
  const record = await designRecord(path, shop.deps.db).get()
  expect(record.get('isDeleted')).toBe(true)
  expect(record.get('expiresAt').toMillis()).toBeGreaterThan(Date.now() + 1.5 * dayMs)
})

test('more than a hundred unused designs are all deleted on the same day', async () => {
  const { db } = shop.deps
  const at = daysAgo(31)
  const paths = Array.from({ length: 110 }, (_, index) => designPath(buyer.uid, `old-${index}.png`, at.getTime()))
  for (const path of paths) await recordUpload(path, at, shop.deps)
  await removeUnusedDesigns(shop.deps)
  const records = await db.getAll(...paths.map((path) => designRecord(path, db)))
  expect(records.filter((record) => record.get('isDeleted') !== true)).toEqual([])
})

test('an invalid cart does not stop other designs from being deleted', async () => {
  const other = await customer(shop.deps)
  const blocked = bucket.uploadPng(other.uid)
  await sinceThen(blocked, 60)
  const cart = shop.deps.db.doc(`carts/${other.uid}`)
  await cart.set({ lines: 'none' })
  const path = await uploaded(31)
  const outcome = await removeUnusedDesigns(shop.deps)
  expect(outcome.failed).toBe(1)
  expect([bucket.stored.has(blocked), bucket.stored.has(path)]).toEqual([true, false])
  expect((await removeUnusedDesigns(shop.deps)).failed).toBe(0)
  await cart.delete()
})
