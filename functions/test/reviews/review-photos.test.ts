import { photoPaths } from '@teeshala/contract/reviews/review-photo'
import { largePath, previewPath } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepPhotos } from '../../src/reviews/photos/sweep-photos.ts'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { orderUpTo } from '../fixtures/delivered-order.ts'
import { MemoryBucket, text } from '../fixtures/files/bucket.ts'
import { readPhoto } from '../fixtures/files/read-photo.ts'
import { blank, uploadsIn } from '../fixtures/files/uploads.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket({ isJudging: false })
let shop: Shop
let staff: Person
let buyer: Person
let tee: string
let order: string
let jpeg: Uint8Array
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps, 'Kavya Iyer')
  const notes = { IFD0: { Copyright: 'Kavya Iyer, 12 MG Road' } }
  jpeg = await blank(1800, 900).jpeg().withMetadata({ orientation: 6 }).withExif(notes).toBuffer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  bucket.stored.clear()
  tee = await putProduct(shop.deps)
  order = await orderUpTo(shop, { buyer, staff, productId: tee })
})

const { arrive, orderWith } = uploadsIn(bucket, () => shop)
/** Uploads a photo that has been read. */
const photo = (person: { uid: string } = buyer) => readPhoto(bucket, shop, person.uid, jpeg)
const write = (photos: readonly string[], id = order, { token } = buyer) =>
  shop.call('PUT', `/api/orders/${id}/reviews/${tee}`, { token, body: { rating: 5, text: 'Look!', photos } })
const remove = () => shop.call('DELETE', `/api/orders/${order}/reviews/${tee}`, { token: buyer.token })
const listed = async () => (await shop.call('GET', `/api/product/${tee}/reviews`)).body
const moderate = async (body: object) => {
  const [{ _id }] = (await shop.call('GET', '/api/admin/reviews', { token: staff.token })).body
  return shop.call('PATCH', `/api/admin/reviews/${_id}`, { token: staff.token, body })
}
/** Returns the photos that everybody can see, whether a review names them or not. */
const shown = () => [...bucket.stored.keys()].filter((path) => path.startsWith('products/reviews/'))
const filesOf = (path: string) =>
  [path, previewPath(path), largePath(path)].filter((file = '') => bucket.stored.has(file)).length

describe('the photos of a review', () => {
  test('are shown once they have been read: upright, in two sizes, without camera data and file name', async () => {
    const path = bucket.uploadPhoto(buyer.uid, jpeg)
    expect(await write([path])).toMatchObject({ status: 503, body: { details: { isStillChecking: true } } })
    expect([shown(), await listed()]).toEqual([[], []])
    await arrive(path)
    expect(await write([path])).toMatchObject({ status: 200, body: { review: { photos: [{ path }] } } })
    const [{ _id, photos }] = await listed()
    expect(photos).toEqual([{ _id: expect.any(String), widthPx: 900, heightPx: 1800 }])
    const [small = '', large = ''] = photoPaths(_id, photos[0]._id)
    expect(shown().sort()).toEqual([large, small])
    expect(await sharp(bucket.stored.get(small)?.bytes).metadata()).toMatchObject({ format: 'webp', height: 480 })
    const { height, exif } = await sharp(bucket.stored.get(large)?.bytes).metadata()
    expect([height, exif]).toEqual([1440, undefined])
  })

  test('are refused with a message, and nothing is stored: no photo, a drawing, somebody else’s, a fourth', async () => {
    const html = bucket.uploadPhoto(buyer.uid, text('<script>alert(1)</script>'.repeat(9)))
    const drawing = bucket.uploadPhoto(buyer.uid, text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
    const half = bucket.uploadPhoto(buyer.uid, jpeg.subarray(0, jpeg.length / 2))
    const ofOther = await photo(await customer(shop.deps))
    const design = bucket.upload(buyer.uid, 'art.jpg', 'image/jpeg', jpeg)
    for (const path of [html, drawing, half, design]) await arrive(path)
    const fields = async (...paths: string[]) => (await write(paths)).body.fields
    const unreadable = 'This photo cannot be opened. Please choose another one.'
    const notThere = 'The photo was not uploaded. Please upload it again.'
    expect(await fields(html, half)).toEqual({ 'photos.0': unreadable, 'photos.1': unreadable })
    expect(await fields(drawing)).toEqual({ 'photos.0': 'Please choose an image file: JPEG, PNG or WebP.' })
    expect(await fields(ofOther, design)).toEqual({
      'photos.0': 'This is not a photo you uploaded. Please upload it again.',
      'photos.1': notThere,
    })
    expect(await fields(...Array(4).fill(ofOther))).toEqual({ photos: 'A review can have up to 3 photos.' })
    expect([shown(), await listed()]).toEqual([[], []])
  })

  test('cannot be printed or used in a second review, which could delete them', async () => {
    const path = await photo()
    const own = await putProduct(shop.deps, { isCustomizable: true })
    expect((await orderWith(buyer.token, path, own)).body.fields).toEqual({
      'designs.0.path': 'The design was not uploaded. Please upload it again.',
    })
    expect((await write([path])).status).toBe(200)
    const second = await orderUpTo(shop, { buyer, staff, productId: tee })
    expect((await write([path], second)).body.fields).toHaveProperty('photos')
  })

  test('come only from the buyer', async () => {
    const stranger = await customer(shop.deps)
    expect((await write([await photo(stranger)], order, stranger)).status).toBe(404)
    expect(shown()).toEqual([])
  })

  test('stay while the review changes, and are deleted with all their files when it drops them or is deleted', async () => {
    const [first, second] = [await photo(), await photo()]
    await write([first, second])
    expect((await write([second])).status).toBe(200)
    expect([shown().length, filesOf(first), filesOf(second)]).toEqual([2, 0, 3])
    expect((await write([second, first])).body.fields).toHaveProperty(['photos.1'])
    await remove()
    expect([shown(), filesOf(second)]).toEqual([[], 0])
  })

  test('are hidden with their review, even from those who know the address, and come back with it', async () => {
    const [first, second] = [await photo(), await photo()]
    await write([first])
    await moderate({ isHidden: true, reason: 'Shows a face' })
    expect([shown(), filesOf(first)]).toEqual([[], 3])
    await write([first, second])
    expect([shown(), await listed()]).toEqual([[], []])
    const [review] = (await shop.call('GET', '/api/admin/reviews', { token: staff.token })).body
    expect(review.photos.map(({ path }: { path: string }) => path)).toEqual([first, second])
    await moderate({ isHidden: false })
    expect([shown().length, (await listed())[0].photos.length]).toEqual([4, 2])
  })

  test('are deleted with the account, and the text stays', async () => {
    const leaving = await customer(shop.deps, 'Rohan Mehta')
    const id = await orderUpTo(shop, { buyer: leaving, staff, productId: tee })
    const path = await photo(leaving)
    await write([path], id, leaving)
    expect((await shop.call('DELETE', '/api/users/profile', { token: leaving.token })).status).toBe(200)
    expect([shown(), filesOf(path)]).toEqual([[], 0])
    expect(await listed()).toMatchObject([{ text: 'Look!', photos: [] }])
  })
})

describe('the clean-up', () => {
  const tomorrow = () =>
    Object.create(shop.deps, { now: { value: () => new Date(Date.now() + 2 * 86_400_000) } }) as typeof shop.deps

  test('keeps what a review shows, and deletes what an interrupted call has left', async () => {
    const [kept, dropped] = [await photo(), await photo()]
    await write([kept, dropped])
    const before = shown()
    const down = () => Promise.reject(new Error('storage is down'))
    const { remove } = bucket.files
    Object.assign(bucket.files, { remove: down })
    expect((await write([kept])).status).toBe(200)
    Object.assign(bucket.files, { remove })
    expect([shown().length, filesOf(dropped)]).toEqual([before.length, 3])
    expect((await sweepPhotos(shop.deps)).removedPhotos).toBe(0)
    expect((await sweepPhotos(tomorrow())).removedPhotos).toBe(2)
    await removeUnusedDesigns(tomorrow())
    expect([shown().length, filesOf(dropped), filesOf(kept)]).toEqual([2, 0, 3])
  })

  test('deletes photos that no review has used after thirty days', async () => {
    const path = await photo()
    const later = { now: { value: () => new Date(Date.now() + 31 * 86_400_000) } }
    await removeUnusedDesigns(Object.create(shop.deps, later))
    expect(filesOf(path)).toBe(0)
  })
})
