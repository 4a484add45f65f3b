import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { expect, test } from 'vitest'
import { bucketName } from '../../src/environment/bucket-name.ts'
import { filesIn } from '../../src/uploads/bucket-files.ts'

const bucket = getStorage(initializeApp({ storageBucket: bucketName(process.env) }, randomUUID())).bucket()
const files = filesIn(() => bucket)

test('a copy has the same type and page as its file', async () => {
  const pathOf = () => `products/designs/${randomUUID()}/1700000000000-art.png`
  const [from, to] = [pathOf(), pathOf()]
  const metadata = { page: 'single', secret: 'abc' }
  await bucket.file(from).save('x', { resumable: false, contentType: 'image/png', metadata: { metadata } })
  await files.copy(from, to)
  expect(await files.describe(to)).toMatchObject({ contentType: 'image/png', bytes: 1, ...metadata })
  for (const path of [from, to]) await files.remove(path)
})

test('a file that claims to be compressed is read as stored, never inflated', async () => {
  const path = `products/designs/${randomUUID()}/1700000000000-bomb.svg`
  const packed = gzipSync(Buffer.alloc(20_000_000, ' '))
  await bucket
    .file(path)
    .save(packed, { resumable: false, contentType: 'image/svg+xml', metadata: { contentEncoding: 'gzip' } })
  expect(Buffer.from(await files.whole(path)).equals(packed)).toBe(true)
  expect((await files.head(path)).length).toBeLessThanOrEqual(packed.length)
  await files.remove(path)
})
