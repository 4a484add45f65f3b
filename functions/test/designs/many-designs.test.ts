import { maxDesigns } from '@teeshala/contract/designs/design'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadedFiles } from '../../src/ports/uploaded-files.ts'
import { designUploaded } from '../../src/uploads/design-uploaded.ts'
import { mostBytesRead } from '../../src/uploads/read-uploads.ts'
import { jpeg, MemoryBucket, svg } from '../fixtures/bucket.ts'
import { openShop, type Shop } from '../fixtures/open-shop.ts'
import { customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'

const bucket = new MemoryBucket()
let reads: { head: number; whole: number; underway: number; mostWhole: number; mostAny: number }
let wholeUnderway = 0
const slow = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Watches how often the bucket is asked for bytes, and how many answers are awaited at once. */
function watched(files: UploadedFiles): UploadedFiles {
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    reads.underway += 1
    reads.mostAny = Math.max(reads.mostAny, reads.underway)
    await slow()
    try {
      return await work()
    } finally {
      reads.underway -= 1
    }
  }
  return {
    ...files,
    describe: (path) => during(() => files.describe(path)),
    head: (path) => {
      reads.head += 1
      return during(() => files.head(path))
    },
    whole: (path) =>
      during(async () => {
        reads.whole += 1
        wholeUnderway += 1
        reads.mostWhole = Math.max(reads.mostWhole, wholeUnderway)
        await slow()
        wholeUnderway -= 1
        return files.whole(path)
      }),
  }
}

let shop: Shop
let tee: string
let buyer: Person
let picture: Uint8Array
beforeAll(async () => {
  shop = await openShop(() => ({ files: watched(bucket.files) }))
  tee = await putProduct(shop.deps, { stock: 10_000, isCustomizable: true })
  buyer = await customer(shop.deps)
  picture = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#c4212f' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  bucket.stored.clear()
  reads = { head: 0, whole: 0, underway: 0, mostWhole: 0, mostAny: 0 }
})
afterAll(() => shop.close())

const paths = (count: number, upload = () => bucket.upload(buyer.uid, 'art.png', 'image/png', picture)) =>
  Array.from({ length: count }, upload)
const announce = async (path: string) => {
  const { contentType = '', bytes = new Uint8Array() } = bucket.stored.get(path) ?? {}
  await designUploaded(
    { name: path, contentType, size: bytes.length, arrivedAt: new Date() },
    { ...shop.deps, db: shop.deps.db, files: bucket.files, log: shop.deps.log },
  )
}
const single = (designs: readonly string[]) =>
  shop.call('POST', '/api/order', {
    token: buyer.token,
    body: {
      productId: tee,
      size: 'M',
      color: 'black',
      placement: 'Left',
      quantity: 1,
      price: 120,
      designs: designs.map((path) => ({ path, acceptsPoorPrint: true })),
    },
  })
const bulk = (designs: readonly string[]) =>
  shop.call('POST', '/api/bulk-order', {
    token: buyer.token,
    body: {
      productId: tee,
      items: [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }],
      designs: designs.map((path) => ({ path, placement: 'Left', acceptsPoorPrint: true })),
    },
  })

test.each([
  ['single', single],
  ['bulk', bulk],
] as const)(
  'a %s order takes as many designs as its document holds, and words the refusal of one more',
  async (_, order) => {
    const uploads = paths(maxDesigns + 1)
    const refused = await order(uploads)
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { designs: expect.stringContaining('200 designs') } },
    })
    const { status, body } = await order(uploads.slice(1))
    expect(status).toBe(201)
    expect(body.designs.map(({ path }: { path: string }) => path)).toEqual(uploads.slice(1))
    const stored = await shop.deps.db.doc(`orders/${body._id}`).get()
    expect(JSON.stringify(stored.data()).length).toBeLessThan(350_000)
  },
)

describe('an order of sixty designs', () => {
  test('reads no file that the trigger has looked into', async () => {
    const uploads = paths(60)
    for (const path of uploads) await announce(path)
    const { status, body } = await single(uploads)
    expect({ status, width: body.designs[59].widthPx }).toEqual({ status: 201, width: 600 })
    expect(reads).toMatchObject({ head: 0, whole: 0 })
  })

  test('that nobody has looked into asks the bucket for a few at a time', async () => {
    expect((await single(paths(60))).status).toBe(201)
    expect(reads).toMatchObject({ head: 60, whole: 0 })
    expect(reads.mostAny).toBeGreaterThan(1)
    expect(reads.mostAny).toBeLessThanOrEqual(8)
  })

  test('of which every one must be read to its end holds no more than three of them, over all orders', async () => {
    const photo = jpeg(3000, 2000, 150_000)
    const photos = () => paths(30, () => bucket.upload(buyer.uid, 'photo.jpg', 'image/jpeg', photo))
    const replies = await Promise.all([single(photos()), single(photos())])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(reads.whole).toBe(60)
    expect(reads.mostWhole).toBeLessThanOrEqual(3)
  })
})

test('a file that is not the one that was looked into is looked into again', async () => {
  const [path = ''] = paths(1)
  await announce(path)
  bucket.stored.set(path, { contentType: 'image/png', bytes: new TextEncoder().encode('<html>'.repeat(20)) })
  expect(await single([path])).toMatchObject({ status: 400, body: { message: 'Only JPG/PNG images are allowed.' } })
})

test('drawings that nobody has looked into are read in portions, and each try goes on where the last one stopped', async () => {
  const ten = 10 * 1024 * 1024
  const drawings = paths(14, () =>
    bucket.upload(buyer.uid, 'logo.svg', 'image/svg+xml', svg('<path d="M0 0h9v9z"/>'), ten),
  )
  expect(Math.floor(mostBytesRead / ten)).toBe(6)
  const answers: number[] = []
  const wholes: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    reads.whole = 0
    const { status, headers } = await bulk(drawings)
    answers.push(status)
    wholes.push(reads.whole)
    if (status === 503) expect(headers.get('retry-after')).toBe('2')
  }
  expect({ answers, wholes }).toEqual({ answers: [503, 503, 201], wholes: [6, 6, 2] })
})
