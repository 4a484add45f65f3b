import { randomUUID } from 'node:crypto'
import { documentRefusals } from '@teeshala/contract/documents/document-refusals'
import { designPath } from '@teeshala/contract/uploads/stored-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { designRecord } from '../../src/uploads/design-records.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { putDocument } from '../fixtures/files/document-fixture.ts'
import { admin, customer, guest, newEmail, type Person } from '../fixtures/people.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let shop: Shop
let staff: Person
let buyer: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps)
})
afterAll(() => shop.close())

/** Sends an order of jobs at the seeded prices. */
function order(jobs: readonly object[], grandTotal: number, token = buyer.token, changes: object = {}): Promise<Reply> {
  const totalItems = jobs.reduce((sum: number, job) => sum + (job as { copies: number }).copies, 0)
  const body = { jobs, totalItems, grandTotal, contact: { email: newEmail() }, ...changes }
  return shop.call('POST', '/api/print-order', { token, body, headers: { 'Idempotency-Key': randomUUID() } })
}
const thesis = { pages: 41, colorPages: [1, 2, 9] }
/** Returns a copy of 41 black pages, printed on both sides: 21 sheets at ₹0.70 + ₹2.40, ₹65.10. */
const jobOf = (path: string, changes: object = {}) => ({
  documents: [{ path, name: 'Thesis चमक.pdf' }],
  copies: 1,
  paper: 'common1|A4|70gsm',
  printing: 'BlackWhiteBothSides',
  ...changes,
})
const press = (id: string) => shop.call('GET', `/api/admin/production/${id}`, { token: staff.token })

describe('a job', () => {
  test('is priced by what the shop has read from its documents, and stored with the price', async () => {
    const path = await putDocument(shop.deps, buyer.uid, thesis)
    const job = jobOf(path, {
      copies: 2,
      printing: 'BothSides',
      greyPrinting: 'BlackWhiteBothSides',
      binding: 'Spiral',
    })
    // Twice 21 sheets, 2 of them with colour: 42 × 0.70 + 4 × 10.50 + 38 × 2.40 + 2 × 35.
    const { status, body } = await order([job], 232.6)
    expect([status, body.message]).toEqual([201, undefined])
    expect(body.jobs).toEqual([
      {
        copies: 2,
        paper: 'common1|A4|70gsm',
        printing: 'BothSides',
        greyPrinting: 'BlackWhiteBothSides',
        laminated: 'all',
        binding: 'Spiral',
        sides: 2,
        sheets: 21,
        colorSheets: 2,
        documents: [{ path, name: 'Thesis चमक.pdf', pages: 41, colorPages: 3, widthMm: 210, heightMm: 297 }],
      },
    ])
    expect(body.items.map(({ quantity, price, job: of }: Record<string, unknown>) => [of, quantity, price])).toEqual([
      [0, 42, 0.7],
      [0, 4, 10.5],
      [0, 38, 2.4],
      [0, 2, 35],
    ])
    expect(body.totalItems).toBe(2)
    expect((await shop.call('GET', `/api/orders/${body._id}`, { token: buyer.token })).body).toEqual(body)
  })

  test('costs less from a number of copies on, and another total is refused', async () => {
    const path = await putDocument(shop.deps, buyer.uid, { pages: 1 })
    const job = jobOf(path, { copies: 100, printing: 'BlackWhite' })
    // 100 × 0.63 + 100 × 1.35.
    const refused = await order([job], 220)
    expect(refused.body).toMatchObject({ code: 'PRICE_CHANGED', details: { totalPrice: 198 } })
    expect(refused.body.details.items).toMatchObject([
      { job: 0, name: 'common1 A4 70gsm', price: 0.63 },
      { job: 0, name: 'BlackWhite Printing', price: 1.35 },
    ])
    expect((await order([job], 198)).status).toBe(201)
  })

  test('reaches the press with its files and without any amount', async () => {
    const path = await putDocument(shop.deps, buyer.uid, thesis)
    const { _id, readyOn } = (await order([jobOf(path)], 65.1, buyer.token, { note: 'Fold in half' })).body
    const { body, text } = await press(_id)
    expect(body).toMatchObject({
      readyOn,
      note: 'Fold in half',
      pieces: 1,
      jobs: [{ sheets: 21, documents: [{ path }] }],
    })
    expect(body.lines).toEqual([
      {
        _id: 'job-0',
        job: 0,
        name: 'Thesis चमक.pdf',
        quantity: 1,
        placements: [],
        description: 'common1 A4 70gsm',
      },
    ])
    expect(text).not.toMatch(/price|paise|total|amount|\b0\.7\b|65\.1/i)
  })

  test('can be taken by staff for a customer at the counter, too', async () => {
    const path = await putDocument(shop.deps, staff.uid, thesis)
    const goods = { kind: 'print', jobs: [jobOf(path)], note: 'Waits here' }
    const ask = { token: staff.token, body: { goods, isShipped: false } }
    const priced = await shop.call('POST', '/api/admin/order/price', ask)
    expect(priced.body).toMatchObject({ lines: [{ quantity: 21 }, { quantity: 21 }], totalPrice: 65.1 })
    const contact = { name: 'Lakshmi Rao', phone: '98450 12345' }
    const body = { origin: 'counter', goods, contact, payment: 'cash', totalPrice: 65.1 }
    const taken = await shop.call('POST', '/api/admin/order', { token: staff.token, body })
    expect(taken.body).toMatchObject({
      kind: 'print',
      paymentStatus: 'paid',
      note: 'Waits here',
      jobs: [{ sheets: 21 }],
      totalItems: 1,
    })
  })

  test('of a guest uses only documents that this guest uploaded', async () => {
    const [one, other] = await Promise.all([guest(), guest()])
    const path = await putDocument(shop.deps, one.uid, thesis)
    expect((await order([jobOf(path)], 65.1, other.token)).body.fields).toEqual({
      'jobs.0.documents.0.path': 'Not a file you uploaded',
    })
    expect((await order([jobOf(path)], 65.1, one.token)).body).toMatchObject({
      userId: null,
      trackingToken: expect.any(String),
    })
  })

  test('is described in its mail', async () => {
    const path = await putDocument(shop.deps, buyer.uid, thesis)
    const jobs = [jobOf(path, { binding: 'Spiral' })]
    const { _id } = (await order(jobs, 100.1, buyer.token, { contact: { email: buyer.email } })).body
    const mail = (await shop.deps.db.doc(`mail/${_id}-placed`).get()).get('message.text') as string
    expect(mail).toMatch(/1 × Thesis चमक\.pdf/)
    expect(mail).toMatch(/Paper: common1 A4 70gsm/)
    expect(mail).toMatch(/Binding: Spiral/)
    expect(mail).toMatch(/Ready by/)
  })
})

describe('a document', () => {
  const refusedOf = async (path: string, token = buyer.token) => {
    const { status, body } = await order([jobOf(path)], 65.1, token)
    return [status, body.fields?.['jobs.0.documents.0.path'] ?? body.message]
  }

  test('of another customer is not printed, whoever asks', async () => {
    const path = await putDocument(shop.deps, (await customer(shop.deps)).uid, thesis)
    expect(await refusedOf(path)).toEqual([400, 'Not a file you uploaded'])
    expect(await refusedOf(path, staff.token)).toEqual([400, 'Not a file you uploaded'])
    expect(await refusedOf('products/designs/../../secret.pdf')).toEqual([400, 'Not a file you uploaded'])
  })

  test('that is still being read asks to try again shortly', async () => {
    const path = bucket.uploadDocument(buyer.uid, Buffer.from('%PDF-1.7'))
    const reply = await order([jobOf(path)], 65.1)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
    expect(reply.body.message).toBe('We are still reading your document. Please try again in a moment.')
  })

  test('that never arrived, or was uploaded as a shirt design, is not printed', async () => {
    const missing = designPath(buyer.uid, 'thesis.pdf', Date.now())
    expect(await refusedOf(missing)).toEqual([400, 'The file was not uploaded. Please upload it again.'])
    expect(await refusedOf(bucket.uploadPng(buyer.uid))).toEqual([
      400,
      'This file was not uploaded to be printed on paper. Please upload it again.',
    ])
  })

  test('that cannot be printed says why', async () => {
    const path = await putDocument(shop.deps, buyer.uid)
    const document = { generation: '1', refusal: 'encrypted' as const }
    await designRecord(path, shop.deps.db).update({ document })
    expect(await refusedOf(path)).toEqual([400, documentRefusals.encrypted])
  })

  test('that the clean-up deletes while its order is being placed is not ordered', async () => {
    const path = await putDocument(shop.deps, buyer.uid, thesis)
    const raced = await openShop(({ db }) => ({
      db: Object.assign(Object.create(db), {
        runTransaction: async (...args: Parameters<typeof db.runTransaction>) => {
          await designRecord(path, db).update({ isDeleted: true })
          return db.runTransaction(...args)
        },
      }),
    }))
    const body = { jobs: [jobOf(path)], totalItems: 1, grandTotal: 65.1 }
    const reply = await raced.call('POST', '/api/print-order', { token: buyer.token, body })
    await raced.close()
    expect(reply.status).toBe(400)
  })

  test('of a placed order is kept, however old it is', async () => {
    const path = await putDocument(shop.deps, buyer.uid, thesis)
    await designRecord(path, shop.deps.db).update({ removeAfter: new Date() })
    expect((await order([jobOf(path)], 65.1)).status).toBe(201)
    expect((await designRecord(path, shop.deps.db).get()).get('removeAfter')).toBeNull()
  })
})

test('choices that do not fit together are refused, each with its own message', async () => {
  const path = await putDocument(shop.deps, buyer.uid, { pages: 61 })
  const jobs = [
    jobOf(path, { printing: 'BlackWhite', binding: 'Stapler', lamination: 'SoftTouch' }),
    jobOf(path, { printing: 'BothSides', greyPrinting: 'BlackWhite', paper: 'common1|A9|70gsm' }),
  ]
  expect((await order(jobs, 1)).body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      'jobs.0.binding': 'Stapler holds up to 60 sheets; this is 61',
      'jobs.0.lamination': 'SoftTouch lamination does not hold on common1 paper',
      'jobs.1.greyPrinting': 'Choose the same sides for pages with and without colour',
      'jobs.1.paper': 'common1 A9 70gsm is not on our price list any more',
    },
  })
})

test('a job needs documents and copies, and no more of either than the press takes', async () => {
  const path = await putDocument(shop.deps, buyer.uid)
  const fieldsOf = async (...jobs: object[]) => Object.keys((await order(jobs, 1)).body.fields ?? {})
  expect(await fieldsOf(jobOf(path, { documents: [] }))).toEqual(['jobs.0.documents'])
  expect(await fieldsOf(jobOf(path, { documents: Array(21).fill({ path }) }))).toEqual(['jobs.0.documents'])
  expect(await fieldsOf(jobOf(path, { copies: 0 }))).toEqual(['jobs.0.copies'])
  expect(await fieldsOf(jobOf(path, { copies: 10_001 }))).toEqual(['jobs.0.copies'])
  expect(await fieldsOf(jobOf(path, { laminated: 'half' }))).toEqual(['jobs.0.laminated'])
  expect(await fieldsOf(...Array(21).fill(jobOf(path)))).toEqual(['jobs'])
})

test('a rule changed meanwhile applies to the next order', async () => {
  const path = await putDocument(shop.deps, buyer.uid, { pages: 61 })
  const rules = (await shop.call('GET', '/api/printing-rules')).body
  const { updatedAt: _updatedAt, ...before } = rules
  const bindings = before.bindings.map((rule: { option: string }) => ({ ...rule, maxSheets: 61 }))
  const change = (body: object) => shop.call('PUT', '/api/printing-rules', { token: staff.token, body })
  // 61 × 0.70 + 61 × 1.50 + 8.
  const stapled = () => order([jobOf(path, { printing: 'BlackWhite', binding: 'Stapler' })], 142.2)
  expect((await stapled()).status).toBe(400)
  expect((await change({ ...before, bindings })).status).toBe(200)
  const taken = await stapled()
  await change(before)
  expect(taken.status).toBe(201)
})
