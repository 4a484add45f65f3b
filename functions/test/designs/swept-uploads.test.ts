import { previewPath } from '@teeshala/contract/uploads/stored-file'
import type { DocumentReference } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadedFiles } from '../../src/ports/uploaded-files.ts'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { sweepUploads } from '../../src/uploads/sweep-uploads.ts'
import { fillCart } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket, text } from '../fixtures/files/bucket.ts'
import { blank, uploadsIn } from '../fixtures/files/uploads.ts'
import { customer, guest, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const dayMs = 86_400_000
const bucket = new MemoryBucket({ isJudging: false })
let shop: Shop
let tee: string
let buyer: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
  buyer = await customer(shop.deps)
})
afterAll(() => shop.close())

const { arrive, previewOf, recordOf, orderWith } = uploadsIn(bucket, () => shop)

describe('the sweep of the bucket', () => {
  const longAgo = new Date(Date.now() - 31 * dayMs)
  const sweep = async (deps = shop.deps) => {
    const { recorded } = await sweepUploads(deps)
    await removeUnusedDesigns(deps)
    return recorded
  }
  /** Creates an upload with a preview of which the shop was never told. */
  const unannounced = async (person: { uid: string } = buyer, at = longAgo) => {
    const bytes = await blank(1200, 600).png().toBuffer()
    const path = bucket.upload(person.uid, 'art.png', 'image/png', bytes)
    bucket.stored.set(path, { contentType: 'image/png', bytes, at })
    bucket.stored.set(previewPath(path) ?? '', { contentType: 'image/webp', bytes })
    return path
  }
  const isThere = (path: string) => [bucket.stored.has(path), previewOf(path) !== undefined]
  beforeEach(async () => {
    bucket.stored.clear()
    await shop.deps.db.doc('cleanUps/uploads').delete()
  })

  test('finds designs whose upload was never announced: old ones are deleted with their previews, younger ones after their time', async () => {
    const old = await unannounced()
    const young = await unannounced(buyer, new Date(Date.now() - 3 * dayMs))
    const fresh = await unannounced(buyer, new Date())
    expect(await sweep()).toBe(2)
    expect([isThere(old), isThere(young), isThere(fresh)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
    expect(await recordOf(fresh)).toBeUndefined()
    expect(await sweep()).toBe(0)
    const inFourWeeks = Object.create(shop.deps, { now: { value: () => new Date(Date.now() + 28 * dayMs) } })
    await removeUnusedDesigns(inFourWeeks)
    expect(isThere(young)).toEqual([false, false])
  })

  test('keeps an ordered design, and one in a cart even if it was never announced', async () => {
    const person = await customer(shop.deps)
    const [ordered, inCart] = [await unannounced(), await unannounced(person)]
    await arrive(ordered, longAgo)
    expect((await orderWith(buyer.token, ordered, tee)).status).toBe(201)
    await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Left', design: inCart }])
    await sweep()
    await sweep()
    expect([isThere(ordered), isThere(inCart)]).toEqual([
      [true, true],
      [true, true],
    ])
  })

  test('deletes previews that have lost their design, and nothing else', async () => {
    const [lost, whole] = [await unannounced(), await unannounced(buyer, new Date())]
    bucket.stored.delete(lost)
    bucket.stored.set('products/previews/strange.txt', { contentType: 'text/plain', bytes: text('x') })
    expect((await sweepUploads(shop.deps)).removedPreviews).toBe(1)
    expect([isThere(lost), isThere(whole)]).toEqual([
      [false, false],
      [true, true],
    ])
    expect(bucket.stored.has('products/previews/strange.txt')).toBe(true)
  })

  test('checks at most 5,000 files a day, and continues there the next day', async () => {
    const bytes = text('x')
    const path = (index: number) => `products/designs/zz/${1_700_000_000_000 + index}-art.png`
    for (let index = 0; index < 5_600; index++) {
      bucket.stored.set(path(index), { contentType: 'image/png', bytes, at: new Date(Date.now() - 2 * dayMs) })
    }
    const { db } = shop.deps
    const getAll = async (...all: DocumentReference[]) =>
      all[0]?.path.startsWith('designs/') ? all.map(() => ({ exists: true })) : db.getAll(...all)
    const listed: number[] = []
    const list: UploadedFiles['list'] = async (...asked) => {
      const page = await bucket.files.list(...asked)
      if (asked[0].includes('designs')) listed.push(page.files.length)
      return page
    }
    const deps = Object.create(shop.deps, {
      db: { value: Object.assign(Object.create(db), { getAll }) },
      files: { value: { ...bucket.files, list } },
    })
    await sweepUploads(deps)
    expect(listed.splice(0)).toEqual(new Array(10).fill(500))
    await sweepUploads(deps)
    expect(listed.splice(0)).toEqual([500, 100])
    await sweepUploads(deps)
    expect(listed[0]).toBe(500)
  })

  test('repeats its page after an interruption', async () => {
    const old = await unannounced()
    const failing = { ...bucket.files, list: () => Promise.reject(new Error('storage is down')) }
    await expect(sweepUploads(Object.create(shop.deps, { files: { value: failing } }))).rejects.toThrow()
    expect(isThere(old)).toEqual([true, true])
    await sweep()
    expect(isThere(old)).toEqual([false, false])
  })

  test('starts over if the bucket no longer knows the page it stopped at', async () => {
    const old = await unannounced()
    await shop.deps.db.doc('cleanUps/uploads').set({ designs: 'stale' })
    const list: UploadedFiles['list'] = (folder, most, from) =>
      from === 'stale'
        ? Promise.reject(Object.assign(new Error(), { code: 400 }))
        : bucket.files.list(folder, most, from)
    await sweep(Object.create(shop.deps, { files: { value: { ...bucket.files, list } } }))
    expect(isThere(old)).toEqual([false, false])
  })

  test('reads the real bucket page by page', async () => {
    const real = await openShop()
    const { uid } = await guest()
    const folder = `products/designs/${uid}/`
    const names = ['a', 'b', 'c'].map((name, index) => `${folder}${1_700_000_000_000 + index}-${name}.txt`)
    for (const name of names) await real.deps.files.save(name, text('x'), 'text/plain')
    const first = await real.deps.files.list(folder, 2)
    const second = await real.deps.files.list(folder, 2, first.next)
    expect([...first.files, ...second.files].map(({ path }) => path)).toEqual(names)
    expect(second.next).toBeUndefined()
    expect(Math.abs((first.files[0]?.createdAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    await real.deps.files.deleteFolder(folder)
    await real.close()
  })
})
