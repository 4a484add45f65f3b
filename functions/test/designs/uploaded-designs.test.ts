import { designPath, previewPath } from '@teeshala/contract/uploads/stored-file'
import { uploadedTooMuch, uploadQuotas } from '@teeshala/contract/uploads/upload-quota'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { documentUploaded } from '../../src/documents/document-uploaded.ts'
import { counterOf, windowEnd } from '../../src/firestore/rate-limit.ts'
import { designRecord, keepDesigns } from '../../src/uploads/design-records.ts'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { fillCart } from '../fixtures/checkout/checkout.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { MemoryBucket, png, svg, text } from '../fixtures/files/bucket.ts'
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

describe('an uploaded design', () => {
  test.each([
    ['image/png', 1200, 600, 480, 240],
    ['image/jpeg', 600, 1200, 240, 480],
    ['image/webp', 300, 200, 300, 200],
  ])('as %s of %i × %i gets a preview of %i × %i', async (type, width, height, wide, high) => {
    const image = blank(width, height).toFormat(type.slice(6) as 'png')
    const path = bucket.upload(buyer.uid, 'art', type, await image.toBuffer())
    await arrive(path)
    const preview = previewOf(path)
    expect(preview?.contentType).toBe('image/webp')
    expect(await sharp(preview?.bytes).metadata()).toMatchObject({ format: 'webp', width: wide, height: high })
  })

  test('that is a photo taken sideways gets an upright preview without camera data', async () => {
    const photo = await blank(1200, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const path = bucket.upload(buyer.uid, 'photo.jpg', 'image/jpeg', photo)
    await arrive(path)
    const preview = await sharp(previewOf(path)?.bytes).metadata()
    expect([preview.width, preview.height, preview.orientation, preview.exif]).toEqual([240, 480, undefined, undefined])
  })

  test.each([
    ['viewBox="0 0 3 2"', 480, 320],
    ['width="2000mm" height="3000mm"', 320, 480],
  ])('that is a drawing with %s gets a preview of %i × %i', async (size, wide, high) => {
    const drawing = text(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9999" height="9999"/></svg>`)
    const path = bucket.upload(buyer.uid, 'logo.svg', 'image/svg+xml', drawing)
    await arrive(path)
    expect(await sharp(previewOf(path)?.bytes).metadata()).toMatchObject({ width: wide, height: high })
  })

  test.each([
    ['bomb.png', 'image/png', png(30_000, 30_000)],
    ['header-only.png', 'image/png', png(100, 100)],
    ['page.png', 'image/png', text('<html>')],
    ['script.svg', 'image/svg+xml', svg('<script>alert(1)</script>')],
    ['outside.svg', 'image/svg+xml', svg('<image href="file:///etc/passwd"/>')],
    ['cut.svg', 'image/svg+xml', text('<svg')],
  ])('that is broken (%s) gets no preview, breaks nothing and is in no order', async (name, type, bytes) => {
    const path = bucket.upload(buyer.uid, name, type, bytes)
    await arrive(path)
    expect(previewOf(path)).toBeUndefined()
    expect(await recordOf(path)).toMatchObject({ problem: expect.any(String) })
    expect((await orderWith(buyer.token, path, tee)).status).toBe(400)
  })

  test('announced again after it was ordered changes nothing', async () => {
    const path = bucket.upload(buyer.uid, 'art.png', 'image/png', await blank(1200, 600).png().toBuffer())
    await arrive(path)
    const preview = previewOf(path)
    expect((await orderWith(buyer.token, path, tee)).status).toBe(201)
    await arrive(path)
    expect(previewOf(path)).toBe(preview)
    expect(await recordOf(path)).toMatchObject({ removeAfter: null, uid: buyer.uid })
  })

  test('deleted before it is announced leaves nothing behind', async () => {
    const path = designPath(buyer.uid, 'gone.png', Date.now())
    await arrive(path)
    expect([await recordOf(path), previewOf(path)]).toEqual([undefined, undefined])
  })

  test.each([
    'products/catalogue/1767225600000-polo.png',
    'products/previews/asha/1767225600000-lotus.png.webp',
    'products/designs/asha/lotus.png',
    'somewhere/else.png',
  ])('that is %s is no design and is left alone', async (path) => {
    const before = bucket.stored.size
    bucket.stored.set(path, { contentType: 'image/png', bytes: await blank(9, 9).png().toBuffer() })
    await arrive(path)
    expect(bucket.stored.size).toBe(before + 1)
    expect(await recordOf(path)).toBeUndefined()
  })
})

describe('the daily upload quota', () => {
  const counted = async (uid: string, limit: 'files' | 'bytes', count: number) => {
    const until = windowEnd(Date.now(), dayMs)
    await counterOf(`${limit} uploaded by ${uid}`, until, shop.deps).set({ count, expiresAt: new Date(until) })
  }
  const send = async (uid: string, size?: number) => {
    const path = bucket.upload(uid, 'art.png', 'image/png', png(100, 100), size)
    await arrive(path)
    return path
  }

  test.each([
    ['files', uploadQuotas.guest.files],
    ['bytes', uploadQuotas.guest.bytes],
  ] as const)(
    'ends for a guest at so many %s: the next file is deleted, and the order says why',
    async (limit, most) => {
      const stranger = await guest()
      await counted(stranger.uid, limit, limit === 'files' ? most - 1 : most - 2000)
      const last = await send(stranger.uid, 2000)
      const beyond = await send(stranger.uid, 2000)
      expect([last, beyond].map((path) => bucket.stored.has(path))).toEqual([true, false])
      await arrive(last)
      expect(bucket.stored.has(last)).toBe(true)
      const refusal = await orderWith(stranger.token, beyond, tee)
      expect([refusal.status, refusal.body.message]).toEqual([400, uploadedTooMuch])
      expect(await recordOf(beyond)).toMatchObject({ isOverQuota: true, expiresAt: expect.anything() })
    },
  )

  test('is ten times as much with an account, and counts a file announced again once', async () => {
    const person = await customer(shop.deps)
    await counted(person.uid, 'files', uploadQuotas.guest.files + 1)
    const path = await send(person.uid)
    for (let again = 0; again < 2; again++) await arrive(path)
    expect(bucket.stored.has(path)).toBe(true)
    const counter = counterOf(`files uploaded by ${person.uid}`, windowEnd(Date.now(), dayMs), shop.deps)
    expect((await counter.get()).get('count')).toBe(uploadQuotas.guest.files + 2)
  })

  test('holds for documents to be printed, too', async () => {
    const stranger = await guest()
    await counted(stranger.uid, 'bytes', uploadQuotas.guest.bytes)
    const path = bucket.uploadDocument(stranger.uid, text('%PDF-1.7'))
    await documentUploaded({ name: path, arrivedAt: new Date() }, shop.deps)
    expect(bucket.stored.has(path)).toBe(false)
    const target = `/api/print-documents?path=${encodeURIComponent(path)}` as const
    const refusal = await shop.call('GET', target, { token: stranger.token })
    expect([refusal.status, refusal.body.message]).toEqual([400, uploadedTooMuch])
  })
})

describe('a design that was not read to its end', () => {
  const half = async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
    const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7c8730', noise } })
      .png()
      .toBuffer()
    return whole.subarray(0, whole.length / 2)
  }

  test('is in no order, whatever its header says, and the page is told when to ask again', async () => {
    const path = bucket.upload(buyer.uid, 'half.png', 'image/png', await half())
    const { status, body, headers } = await orderWith(buyer.token, path, tee)
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'UNAVAILABLE', details: { isStillChecking: true } })
    expect(headers.get('retry-after')).toBe('2')
    await arrive(path)
    expect((await orderWith(buyer.token, path, tee)).status).toBe(400)
  })

  test('is not in a cart order either', async () => {
    const person = await customer(shop.deps)
    const design = bucket.upload(person.uid, 'half.png', 'image/png', await half())
    const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Left', design }])
    const place = () => shop.call('POST', '/api/order', { token: person.token, body: checkout })
    expect((await place()).status).toBe(503)
    await arrive(design)
    expect((await place()).status).toBe(400)
  })

  test('because it was overwritten is read again', async () => {
    const path = bucket.upload(buyer.uid, 'art.png', 'image/png', await blank(1200, 600).png().toBuffer())
    await arrive(path)
    bucket.stored.set(path, { contentType: 'image/png', bytes: await half() })
    expect((await orderWith(buyer.token, path, tee)).status).toBe(503)
    await arrive(path)
    expect((await orderWith(buyer.token, path, tee)).status).toBe(400)
  })

  test('because its arrival was lost is announced once more, and can then be ordered', async () => {
    const bytes = await blank(1200, 600).png().toBuffer()
    const path = bucket.upload(buyer.uid, 'art.png', 'image/png', bytes)
    bucket.stored.set(path, { contentType: 'image/png', bytes, at: new Date(Date.now() - 121_000) })
    expect((await orderWith(buyer.token, path, tee)).status).toBe(503)
    expect((await orderWith(buyer.token, path, tee)).status).toBe(503)
    expect(bucket.announced).toEqual([path])
    await arrive(path)
    expect((await orderWith(buyer.token, path, tee)).status).toBe(201)
  })
})

test('an upload to the real bucket gets its preview within seconds from the deployed function', async () => {
  const real = await openShop()
  const { uid } = await guest()
  const path = designPath(uid, 'lotus.png', Date.now())
  await real.deps.files.save(path, await blank(1200, 600).png().toBuffer(), 'image/png')
  const previewed = () => real.deps.files.describe(previewPath(path) ?? '')
  const preview = await vi.waitUntil(previewed, { timeout: 80_000, interval: 200 })
  expect(preview.contentType).toBe('image/webp')
  expect((await designRecord(path, real.deps.db).get()).get('uid')).toBe(uid)
  await real.deps.files.deleteFolder(`products/designs/${uid}/`)
  await real.close()
})

describe('after thirty days', () => {
  const longAgo = new Date(Date.now() - 31 * dayMs)
  const picture = () => blank(1200, 600).png().toBuffer()
  const uploaded = async (person: { uid: string } = buyer, at = longAgo) => {
    const path = bucket.upload(person.uid, 'art.png', 'image/png', await picture())
    await arrive(path, at)
    return path
  }
  const isThere = (path: string) => [bucket.stored.has(path), previewOf(path) !== undefined]

  test('an unordered design is deleted with its preview; a younger one stays', async () => {
    const old = await uploaded()
    const young = await uploaded(buyer, new Date(Date.now() - 29 * dayMs))
    expect((await removeUnusedDesigns(shop.deps)).removed).toBeGreaterThanOrEqual(1)
    expect([isThere(old), isThere(young)]).toEqual([
      [false, false],
      [true, true],
    ])
    expect(await recordOf(old)).toMatchObject({ isDeleted: true, removeAfter: null, expiresAt: expect.anything() })
  })

  test('a design in a bulk, single or cart order stays', async () => {
    const bulk = await uploaded()
    const single = await uploaded()
    expect((await orderWith(buyer.token, bulk, tee)).status).toBe(201)
    const choices = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
    const designs = [{ path: single, acceptsPoorPrint: true }]
    expect((await shop.call('POST', '/api/order', { token: buyer.token, body: { ...choices, designs } })).status).toBe(
      201,
    )
    const person = await customer(shop.deps)
    const bought = await uploaded(person)
    const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Left', design: bought }])
    expect((await shop.call('POST', '/api/order', { token: person.token, body: checkout })).status).toBe(201)
    await removeUnusedDesigns(shop.deps)
    expect([isThere(bulk), isThere(single), isThere(bought)]).toEqual(new Array(3).fill([true, true]))
  })

  test('a design in a cart stays, and is deleted once the cart has lost it', async () => {
    const person = await customer(shop.deps)
    const path = await uploaded(person)
    await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Left', design: path }])
    await removeUnusedDesigns(shop.deps)
    expect(isThere(path)).toEqual([true, true])
    expect((await recordOf(path))?.removeAfter?.getTime()).toBeGreaterThan(Date.now() + 6 * dayMs)
    await shop.call('DELETE', `/api/cart/${person.uid}`, { token: person.token })
    const inEightDays = Object.create(shop.deps, { now: { value: () => new Date(Date.now() + 8 * dayMs) } })
    await removeUnusedDesigns(inEightDays)
    expect(isThere(path)).toEqual([false, false])
  })

  test('a design among the layers of a cart line stays, too', async () => {
    const person = await customer(shop.deps)
    const path = await uploaded(person)
    const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
    const designDocument = { version: 1, layers: [{ kind: 'picture', path, place }] }
    const line = { userId: person.uid, productId: tee, quantity: 1, placement: 'Left', designDocument }
    expect((await shop.call('POST', '/api/cart/add', { token: person.token, body: line })).status).toBe(200)
    await removeUnusedDesigns(shop.deps)
    expect(isThere(path)).toEqual([true, true])
  })

  test('an order placed during the clean-up either keeps its design or is told that it is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const path = await uploaded()
      const [order] = await Promise.all([orderWith(buyer.token, path, tee), removeUnusedDesigns(shop.deps)])
      expect([order.status, ...isThere(path)]).toEqual(order.status === 201 ? [201, true, true] : [400, false, false])
    }
  })

  test('no order takes a design that is being deleted, even while its file still exists', async () => {
    const path = await uploaded()
    const refusing = { ...bucket.files, remove: () => Promise.reject(new Error('storage is down')) }
    const broken = Object.create(shop.deps, { files: { value: refusing } })
    await expect(removeUnusedDesigns(broken)).rejects.toThrow('storage is down')
    expect(await orderWith(buyer.token, path, tee)).toMatchObject({
      status: 400,
      body: { message: 'The design was not uploaded. Please upload it again.' },
    })
    await removeUnusedDesigns(shop.deps)
    expect(isThere(path)).toEqual([false, false])
  })

  test('a failed attempt to order leaves the design as it was', async () => {
    const path = await uploaded()
    const attempt = shop.deps.db.runTransaction(async (transaction) => {
      await keepDesigns([path], { _id: 'TB0000000000', userId: null }, transaction, shop.deps)
    })
    await attempt
    expect((await recordOf(path))?.removeAfter).toBeInstanceOf(Date)
  })

  test('each unused design costs one document read, however many designs are kept', async () => {
    await removeUnusedDesigns(shop.deps)
    await uploaded()
    const watched = countReads(shop.deps.db)
    const counting = Object.create(shop.deps, { db: { value: watched.db } })
    expect(await removeUnusedDesigns(counting)).toEqual({ removed: 1, kept: 0, failed: 0 })
    expect(watched.count()).toBe(1)
  })
})
