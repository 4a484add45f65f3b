import { maxDesigns } from '@teeshala/contract/designs/design'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UploadedFiles } from '../../src/ports/uploaded-files.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let reads = { bytes: 0, underway: 0, mostAny: 0 }

/** Counts how often the bucket is asked for bytes, and how many calls run at the same time. */
function watched(files: UploadedFiles): UploadedFiles {
  const counted =
    <Input, Bytes>(read: (path: Input) => Bytes) =>
    (path: Input): Bytes => {
      reads.bytes += 1
      return read(path)
    }
  return {
    ...files,
    head: counted(files.head),
    whole: counted(files.whole),
    stream: counted(files.stream),
    describe: async (path) => {
      reads.underway += 1
      reads.mostAny = Math.max(reads.mostAny, reads.underway)
      await new Promise((resolve) => setTimeout(resolve, 5))
      reads.underway -= 1
      return files.describe(path)
    },
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
  reads = { bytes: 0, underway: 0, mostAny: 0 }
})
afterAll(() => shop.close())

const paths = (count: number, upload = () => bucket.upload(buyer.uid, 'art.png', 'image/png', picture)) =>
  Array.from({ length: count }, upload)
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
  'a %s order takes as many designs as its document can hold, and one more is refused with a message',
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

test('an order of sixty designs reads none of their files and checks only a few at a time', async () => {
  const { status, body } = await single(paths(60))
  expect({ status, width: body.designs[59].widthPx }).toEqual({ status: 201, width: 600 })
  expect(reads.bytes).toBe(0)
  expect(reads.mostAny).toBeGreaterThan(1)
  expect(reads.mostAny).toBeLessThanOrEqual(8)
})
