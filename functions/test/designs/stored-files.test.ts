import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { expect, test } from 'vitest'
import { bucketName } from '../../src/environment/bucket-name.ts'
import { filesIn } from '../../src/uploads/bucket-files.ts'

test('a file that calls itself compressed is read as it lies in the bucket, never inflated', async () => {
  const bucket = getStorage(initializeApp({ storageBucket: bucketName(process.env) }, randomUUID())).bucket()
  const files = filesIn(() => bucket)
  const path = `products/designs/${randomUUID()}/1700000000000-bomb.svg`
  const packed = gzipSync(Buffer.alloc(20_000_000, ' '))
  await bucket
    .file(path)
    .save(packed, { resumable: false, contentType: 'image/svg+xml', metadata: { contentEncoding: 'gzip' } })
  expect(Buffer.from(await files.whole(path)).equals(packed)).toBe(true)
  expect((await files.head(path)).length).toBeLessThanOrEqual(packed.length)
  await files.remove(path)
})
