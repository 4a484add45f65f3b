import { designPath } from '@teeshala/contract/uploads/stored-file'
import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentUploaded } from '../../src/documents/document-uploaded.ts'
import { documentsOf } from '../../src/documents/documents-of.ts'
import { readDeadlineMs } from '../../src/documents/read-print-document.ts'
import { counterOf, windowEnd } from '../../src/firestore/rate-limit.ts'
import { dayMs, designRecord } from '../../src/uploads/design-records.ts'
import { designUploaded } from '../../src/uploads/design-uploaded.ts'
import { MemoryBucket, png } from '../fixtures/files/bucket.ts'
import { drawnPdf, onePage } from '../fixtures/files/raw-pdf.ts'
import { admin, customer, guest, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

type Reader = Pick<Person, 'uid' | 'token'>

const bucket = new MemoryBucket({ isJudging: false })
const streamed: string[] = []
let shop: Shop
let asha: Reader
let ravi: Reader
let somebody: Reader
let owner: Reader
let letter: Buffer

beforeAll(async () => {
  const stream = (path: string) => {
    streamed.push(path)
    return bucket.files.stream(path)
  }
  shop = await openShop(() => ({ files: { ...bucket.files, stream } }))
  ;[asha, ravi, somebody, owner] = await Promise.all([
    customer(shop.deps),
    customer(shop.deps),
    guest(),
    admin(shop.deps),
  ])
  letter = await drawnPdf((document) => document.addPage().fillColor('#c4212f').text('Namaste'))
})
afterAll(() => shop.close())

const ask = (path: string, by?: Reader) =>
  shop.call('GET', `/api/print-documents?path=${encodeURIComponent(path)}`, { token: by?.token })
const arrive = (path: string) => documentUploaded({ name: path, arrivedAt: new Date() }, shop.deps)
const recordOf = async (path: string) => (await designRecord(path, shop.deps.db).get()).data()
const long = () => new Date(Date.now() - readDeadlineMs - 1000)

describe('a document uploaded for printing', () => {
  test('is shown to its uploader, with or without an account, and to staff; nobody else finds it', async () => {
    for (const uploader of [asha, somebody]) {
      const path = bucket.uploadDocument(uploader.uid, letter)
      await arrive(path)
      for (const reader of [uploader, owner]) {
        const { status, body } = await ask(path, reader)
        expect(status).toBe(200)
        expect(body).toMatchObject({ pages: 1, colorPages: [1], sizes: [{ widthMm: 210, heightMm: 297, pages: 1 }] })
      }
      for (const reader of [ravi, undefined]) expect((await ask(path, reader)).status).toBe(404)
    }
  })

  test('asks the page to try again shortly until it has been read', async () => {
    const path = bucket.uploadDocument(asha.uid, letter)
    const { status, body, headers } = await ask(path, asha)
    expect(status).toBe(503)
    expect(body.message).toBe('We are still reading your document. Please wait a moment.')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(streamed).not.toContain(path)
  })

  test('is read once, however often its arrival is announced', async () => {
    const path = bucket.uploadDocument(asha.uid, letter)
    await arrive(path)
    await arrive(path)
    expect(streamed.filter((one) => one === path)).toHaveLength(1)
  })

  test('is read when first requested, once, if its arrival was never announced', async () => {
    const path = bucket.uploadDocument(asha.uid, letter, 'application/pdf', long())
    const answers = await Promise.all([ask(path, asha), ask(path, asha), ask(path, owner)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(streamed.filter((one) => one === path)).toHaveLength(1)
    expect((await recordOf(path))?.removeAfter).toBeInstanceOf(Date)
  })

  test('counts towards the uploader’s quota, even if its arrival was never announced', async () => {
    const { uid, token } = await guest()
    const path = bucket.uploadDocument(uid, letter, 'application/pdf', long())
    const until = windowEnd(Date.now(), dayMs)
    await counterOf(`files uploaded by ${uid}`, until, shop.deps).set({ count: 100, expiresAt: new Date(until) })
    expect(await ask(path, { uid, token })).toMatchObject({ status: 400, body: { message: uploadedTooMuch } })
    expect(bucket.stored.has(path)).toBe(false)
  })

  test('is refused with a message if it cannot be printed', async () => {
    const path = bucket.uploadDocument(asha.uid, onePage('', { mediaBox: '[0 0 9000 9000]' }))
    await arrive(path)
    const { status, body } = await ask(path, asha)
    expect(status).toBe(400)
    const sentence = 'A page of this PDF is larger than 2 metres. Please save it on a smaller page.'
    expect(body).toMatchObject({ code: 'INVALID_INPUT', message: sentence, fields: { path: sentence } })
  })

  test('is not found once deleted, or if nothing was uploaded', async () => {
    const path = bucket.uploadDocument(asha.uid, letter)
    await arrive(path)
    await designRecord(path, shop.deps.db).update({ isDeleted: true })
    expect((await ask(path, asha)).body.message).toBe('The file was not uploaded. Please upload it again.')
    expect((await ask(designPath(asha.uid, 'none.pdf', Date.now()), asha)).status).toBe(404)
    expect((await ask(`products/designs/${asha.uid}/../x.pdf`, owner)).status).toBe(404)
  })

  test('is kept like a design, but is not shown as one', async () => {
    const path = bucket.uploadDocument(asha.uid, letter)
    await designUploaded(
      { name: path, contentType: 'application/pdf', size: letter.length, arrivedAt: new Date() },
      shop.deps,
    )
    await arrive(path)
    const record = await recordOf(path)
    expect(record).toMatchObject({ path, uid: asha.uid })
    expect(record).not.toHaveProperty('problem')
  })

  test('is a design if a design page has uploaded it', async () => {
    const path = bucket.upload(asha.uid, 'front.png', 'image/png', png(100, 100))
    await arrive(path)
    expect(await recordOf(path)).toBeUndefined()
    expect((await ask(path, asha)).status).toBe(404)
  })

  test('is announced again later if the bucket does not answer', async () => {
    const path = bucket.uploadDocument(asha.uid, letter)
    const broken = {
      ...shop.deps.files,
      stream: () => {
        throw Object.assign(new Error('unavailable'), { code: 503 })
      },
    }
    const deps = Object.create(shop.deps, { files: { value: broken } })
    await expect(documentUploaded({ name: path, arrivedAt: new Date() }, deps)).rejects.toThrow()
    expect((await recordOf(path))?.document).toBeUndefined()
  })
})

test('an order reads each document from its record alone, and nobody else’s', async () => {
  const [read, refused, unread, foreign] = [
    bucket.uploadDocument(asha.uid, letter),
    bucket.uploadDocument(asha.uid, Buffer.from('no document')),
    bucket.uploadDocument(asha.uid, letter),
    bucket.uploadDocument(ravi.uid, letter),
  ]
  for (const path of [read, refused, foreign]) await arrive(path)
  streamed.length = 0
  const known = await documentsOf([read, refused, unread, foreign, read], { owner: asha.uid }, shop.deps)
  expect(known.get(read)?.facts).toMatchObject({ pages: 1 })
  expect(known.get(refused)?.problem).toBe(
    'This file is not what its name says. Please save it as a PDF, PNG or JPEG and upload that.',
  )
  expect(known.get(unread)).toEqual({ isUnread: true })
  expect(known.get(foreign)).toEqual({ problem: 'Not a file you uploaded' })
  expect(streamed).toEqual([])
})
