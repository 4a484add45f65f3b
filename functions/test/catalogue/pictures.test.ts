import { randomUUID } from 'node:crypto'
import type { ImportResult } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { sizedPicturePath } from '@teeshala/contract/uploads/catalogue-picture'
import { pictureAddress } from '@teeshala/contract/uploads/picture-address'
import { cataloguePath } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureRecord } from '../../src/pictures/picture-records.ts'
import { pictureUploaded, sizePathsOf } from '../../src/pictures/picture-uploaded.ts'
import { removeUnusedPictures } from '../../src/pictures/remove-unused-pictures.ts'
import type { UploadedFiles } from '../../src/ports/uploaded-files.ts'
import { sweepUploads } from '../../src/uploads/sweep-uploads.ts'
import { catalogueFixture } from '../fixtures/catalogue-fixture.ts'
import { MemoryBucket, png, text } from '../fixtures/files/bucket.ts'
import { admin } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const dayMs = 86_400_000
const bucket = new MemoryBucket()
const address = { origin: process.env.STORAGE_EMULATOR_HOST ?? '', bucket: 'demo-teeshala.firebasestorage.app' }
let shop: Shop
let staff: ReturnType<typeof catalogueFixture>
let type: string
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = catalogueFixture(shop, (await admin(shop.deps)).token)
  type = (await staff.newType()).type
})
beforeEach(() => bucket.stored.clear())
afterAll(() => shop.close())

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4212f' } })
const picture = async (width = 40, height = 50) =>
  bucket.uploadPicture('image/png', await blank(width, height).png().toBuffer())
const arrive = (path: string, arrivedAt = new Date()) =>
  pictureUploaded({ name: path, size: bucket.stored.get(path)?.bytes.length ?? 0, arrivedAt }, shop.deps)
const sizeOf = (path: string, width: number, format: 'avif' | 'webp') =>
  sharp(bucket.stored.get(sizedPicturePath(path, width, format))?.bytes).metadata()
const recordOf = async (path: string) => (await pictureRecord(path, shop.deps.db).get()).data()
const product = (...paths: string[]) => ({
  name: 'Heron Tee',
  price: 499,
  category: 'Unisex',
  type,
  stock: 3,
  images: paths.map((path) => pictureAddress(path, address)),
})
const add = (...paths: string[]) => staff.call('POST', 'product', product(...paths))

describe('a picture uploaded for a product', () => {
  test('is made in all sizes that the shop shows, each filling the frame and none enlarged', async () => {
    const path = await picture(1200, 1000)
    await arrive(path)
    // The frame is 4:5, so the height of a wide picture decides.
    expect(await sizeOf(path, 480, 'webp')).toMatchObject({ format: 'webp', width: 720, height: 600 })
    expect(await sizeOf(path, 480, 'avif')).toMatchObject({ width: 720, height: 600 })
    expect(await sizeOf(path, 960, 'webp')).toMatchObject({ width: 1200, height: 1000 })
    expect(sizePathsOf(path).every((size) => bucket.stored.has(size))).toBe(true)
  })

  test('taken sideways is turned upright and loses its camera data', async () => {
    const photo = await blank(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const path = bucket.uploadPicture('image/jpeg', photo, 'photo.jpg')
    await arrive(path)
    await arrive(path)
    for (const format of ['avif', 'webp'] as const) {
      const { width = 0, height = 0, orientation, exif } = await sizeOf(path, 480, format)
      expect([width < height, orientation, exif]).toEqual([true, undefined, undefined])
    }
  })

  test('not uploaded by our page loses its camera data first and gets its sizes then', async () => {
    const notes = { IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } }
    const photo = await blank(600, 300).jpeg().withExif(notes).withMetadata({ orientation: 6 }).toBuffer()
    const path = bucket.uploadPicture('image/jpeg', photo, 'photo.jpg')
    await arrive(path)
    expect(bucket.stored.has(sizePathsOf(path)[0] ?? '')).toBe(false)
    await arrive(path)
    expect(sizePathsOf(path).every((size) => bucket.stored.has(size))).toBe(true)
    const shown = Buffer.from(bucket.stored.get(path)?.bytes ?? [])
    expect([photo, shown].map((file) => file.includes('Asha'))).toEqual([true, false])
    expect(await sharp(shown).metadata()).toMatchObject({ width: 600, height: 300, orientation: 6 })
    const [before, after] = await Promise.all([photo, shown].map((file) => sharp(file).raw().toBuffer()))
    expect(after).toEqual(before)
  })

  test('and deleted while its camera data is removed stays deleted', async () => {
    const photo = await blank(60, 30)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Asha' } })
      .toBuffer()
    const path = bucket.uploadPicture('image/jpeg', photo, 'photo.jpg')
    const whole: UploadedFiles['whole'] = async (name) => {
      const bytes = await bucket.files.whole(name)
      await bucket.files.remove(name)
      return bytes
    }
    const deps = Object.create(shop.deps, { files: { value: { ...bucket.files, whole } } })
    await pictureUploaded({ name: path, size: photo.length, arrivedAt: new Date() }, deps)
    expect([...bucket.stored.keys()]).toEqual([])
  })

  test('announced twice, or after a product uses it, changes nothing', async () => {
    const path = await picture()
    expect((await add(path)).status).toBe(201)
    await arrive(path)
    const made = sizePathsOf(path).map((size) => bucket.stored.get(size))
    await arrive(path)
    expect(sizePathsOf(path).map((size) => bucket.stored.get(size))).toEqual(made)
    expect(await recordOf(path)).toMatchObject({ removeAfter: null })
  })

  test.each([
    ['a web page', text('<html>')],
    ['only the header of a picture', png(100, 100)],
    ['a pixel bomb', png(30_000, 30_000)],
  ])('that is %s gets no sizes and breaks nothing', async (_what, bytes) => {
    const path = bucket.uploadPicture('image/png', bytes)
    await arrive(path)
    expect(sizePathsOf(path).some((size) => bucket.stored.has(size))).toBe(false)
  })

  test.each(['products/designs/asha/1767225600000-lotus.png', 'products/pictures/1767225600000-a.png-480.webp'])(
    'is not %s, which is left alone',
    async (path) => {
      bucket.stored.set(path, { contentType: 'image/png', bytes: await blank(9, 9).png().toBuffer() })
      await arrive(path)
      expect([bucket.stored.size, await recordOf(path)]).toEqual([1, undefined])
    },
  )
})

describe('a product', () => {
  test('takes an uploaded picture by its address', async () => {
    const path = await picture()
    const { status, body } = await add(path)
    expect([status, body.images]).toEqual([201, [pictureAddress(path, address)]])
  })

  test('is refused at a picture that is not in the bucket or is not an image', async () => {
    const nowhere = cataloguePath('gone.png', Date.now())
    const page = bucket.uploadPicture('image/png', text('<html>'.padEnd(200)))
    const huge = bucket.uploadPicture('image/png', png(20_000, 20_000))
    for (const [path, message] of [
      [nowhere, 'This picture is no longer in the shop. Please remove it and upload it again.'],
      [page, 'This file is not a picture. Please remove it and choose another one.'],
      [huge, 'This picture has more than 80 megapixels. Please make it smaller and upload it again.'],
    ] as const) {
      const { status, body } = await add(await picture(), path)
      expect([status, body.code, body.fields]).toEqual([400, 'INVALID_INPUT', { 'images.1': message }])
    }
  })

  test('keeps the picture it has, even if its file is gone', async () => {
    const path = await picture()
    const { _id } = (await add(path)).body
    bucket.stored.delete(path)
    expect((await staff.call('PUT', `product/${_id}`, { ...product(path), price: 450 })).status).toBe(200)
  })
})

describe('one day after its upload', () => {
  const longAgo = new Date(Date.now() - 2 * dayMs)

  test('a picture without a product is deleted with its sizes and can no longer be used', async () => {
    const path = await picture()
    await arrive(path, longAgo)
    await removeUnusedPictures(shop.deps)
    expect([...bucket.stored.keys()]).toEqual([])
    expect(await recordOf(path)).toMatchObject({ isDeleted: true, removeAfter: null })
    bucket.stored.set(path, { contentType: 'image/png', bytes: await blank(9, 9).png().toBuffer() })
    expect(await add(path)).toMatchObject({ status: 400, body: { fields: { 'images.0': expect.any(String) } } })
  })

  test('a picture that a product has or had is kept, because orders show it', async () => {
    const [first, second] = [await picture(), await picture()]
    for (const path of [first, second]) await arrive(path, longAgo)
    const { _id } = (await add(first)).body
    await staff.call('PUT', `product/${_id}`, product(second))
    await staff.call('DELETE', `product/${_id}`)
    await removeUnusedPictures(shop.deps)
    expect([bucket.stored.has(first), bucket.stored.has(second)]).toEqual([true, true])
  })

  test('a picture in an imported row is kept, and a row with an unknown picture is reported', async () => {
    const path = await picture()
    await arrive(path, longAgo)
    const page = bucket.uploadPicture('image/png', text('<html>'.padEnd(200)))
    const gone = cataloguePath('gone.png', Date.now())
    const rows = [path, page, gone].map((named, index) => ({ row: index + 2, product: product(named) }))
    const importPath = 'admin/products/import'
    const { body: checked } = await staff.call('POST', `${importPath}/check`, { rows })
    const { body: made } = await staff.call('POST', importPath, { importId: randomUUID(), rows })
    for (const results of [checked, made] as ImportResult[][]) {
      expect(results.map(({ outcome }) => outcome)).toEqual(['new', 'wrong', 'wrong'])
      expect(results.map(({ problems }) => problems[0]?.field)).toEqual([undefined, 'images.0', 'images.0'])
    }
    await removeUnusedPictures(shop.deps)
    expect(bucket.stored.has(path)).toBe(true)
    const row = { row: 2, id: made[0]._id, product: { price: 450 } }
    bucket.stored.delete(path)
    const again = await staff.call('POST', importPath, { importId: randomUUID(), rows: [row] })
    expect(again.body[0].outcome).toBe('changed')
  })

  test('a picture that a product takes during the clean-up, before its turn, is kept', async () => {
    const paths = [await picture(), await picture()]
    const due = (index: number) => new Date(longAgo.getTime() + index)
    for (const [index, path] of paths.entries()) await arrive(path, due(index))
    const [, second = ''] = paths
    let taken = 0
    const remove: UploadedFiles['remove'] = async (path) => {
      taken ||= (await add(second)).status
      await bucket.files.remove(path)
    }
    await removeUnusedPictures(Object.create(shop.deps, { files: { value: { ...bucket.files, remove } } }))
    expect([taken, ...paths.map((path) => bucket.stored.has(path))]).toEqual([201, false, true])
  })

  test('a picture whose upload was never announced is found and deleted, too', async () => {
    const path = cataloguePath('unannounced.png', longAgo.getTime())
    bucket.stored.set(path, { contentType: 'image/png', bytes: png(10, 10), at: longAgo })
    await shop.deps.db.doc('cleanUps/uploads').set({ pictures: null }, { merge: true })
    await sweepUploads(shop.deps)
    await removeUnusedPictures(shop.deps)
    expect(bucket.stored.has(path)).toBe(false)
  })
})

test('an upload to the real bucket gets its sizes within seconds from the deployed function', async () => {
  const real = await openShop()
  const path = cataloguePath('polo.jpg', Date.now())
  const photo = await blank(40, 50)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Asha' } })
    .toBuffer()
  await real.deps.files.save(path, photo, 'image/jpeg')
  const last = sizePathsOf(path).at(-1) ?? ''
  const made = await vi.waitUntil(() => real.deps.files.describe(last), { timeout: 80_000, interval: 200 })
  expect(made.contentType).toBe('image/webp')
  const shown = await fetch(pictureAddress(last, address))
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(Buffer.from(await real.deps.files.whole(path)).includes('Asha')).toBe(false)
  for (const each of [...sizePathsOf(path), path]) await real.deps.files.remove(each)
  await real.close()
})
