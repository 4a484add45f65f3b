import { designPathFor } from '@teeshala/contract/uploads/stored-file'
import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designRecord } from '../../src/uploads/design-records.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { blank, uploadsIn } from '../fixtures/files/uploads.ts'
import { customer, guest, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket({ isJudging: false })
let shop: Shop
let buyer: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  buyer = await customer(shop.deps)
})
afterAll(() => shop.close())

const { arrive, orderWith } = uploadsIn(bucket, () => shop)
const secret = 'c7f4'
const uploadBy = async ({ uid }: { uid: string }, known: { secret?: string } = { secret }) => {
  const bytes = await blank(900, 600).png().toBuffer()
  const path = bucket.upload(uid, 'art.png', 'image/png', bytes)
  bucket.stored.set(path, { contentType: 'image/png', bytes, page: 'bulk', ...known })
  return path
}
const takeOver = (path: string, given = secret, { token } = buyer) =>
  shop.call('POST', '/api/uploads/take-over', { token, body: { path, secret: given } })

test('a guest’s upload is theirs to order after they sign in', async () => {
  const path = await uploadBy(await guest())
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  expect((await orderWith(buyer.token, path, tee)).body.message).toBe(
    'This is not a design you uploaded. Please upload it again.',
  )
  const own = designPathFor(buyer.uid, path) ?? ''
  expect(await takeOver(path)).toMatchObject({ status: 200, body: { path: own } })
  expect((await takeOver(path)).body).toEqual({ path: own })
  await arrive(own)
  expect((await orderWith(buyer.token, own, tee)).status).toBe(201)
})

test('an upload is not taken over without its secret, from another account, or if it is none', async () => {
  const ofGuest = await uploadBy(await guest())
  const ofCustomer = await uploadBy(await customer(shop.deps))
  const withoutSecret = await uploadBy(await guest(), {})
  const files = bucket.stored.size
  const refused = [
    await takeOver(ofGuest, 'c7f5'),
    await takeOver(ofCustomer),
    await takeOver(withoutSecret),
    await takeOver(designPathFor('x'.repeat(200), ofGuest) ?? ''),
    await takeOver('products/catalogue/1767225600000-polo.png'),
  ]
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(404))
  expect(bucket.stored.size).toBe(files)
})

test('a guest’s upload above the daily quota is copied into the account once, and the refusal says so', async () => {
  const { uid, token } = await customer(shop.deps)
  const path = await uploadBy(await guest())
  const own = designPathFor(uid, path) ?? ''
  const refused = { path: own, uid, uploadedAt: new Date(), removeAfter: null, isDeleted: true, isOverQuota: true }
  await designRecord(own, shop.deps.db).set(refused as never)
  expect(await takeOver(path, secret, { token } as Person)).toMatchObject({
    status: 400,
    body: { message: uploadedTooMuch },
  })
  expect(bucket.stored.has(own)).toBe(false)
})
