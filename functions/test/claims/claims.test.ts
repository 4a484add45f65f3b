import { randomUUID } from 'node:crypto'
import { largePath, previewPath } from '@teeshala/contract/uploads/stored-file'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/crypto/sha256.ts'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { placeOrder } from '../fixtures/checkout/checkout.ts'
import { orderUpTo } from '../fixtures/delivered-order.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { readPhoto } from '../fixtures/files/read-photo.ts'
import { blank } from '../fixtures/files/uploads.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket({ isJudging: false })
const dayMs = 86_400_000
let later = 0
let shop: Shop
let staff: Person
let buyer: Person
let tee: string
let order: string
let jpeg: Uint8Array
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files, now: () => new Date(Date.now() + later) }))
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps, 'Kavya Iyer')
  jpeg = await blank(900, 1800).jpeg().toBuffer()
  tee = await putProduct(shop.deps, { stock: 50 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  later = 0
  order = await orderUpTo(shop, { buyer, staff, productId: tee })
})

const photo = (person: { uid: string } = buyer) => readPhoto(bucket, shop, person.uid, jpeg)
const wrong = (changes: object = {}) => ({
  ...{ reason: 'wrong_print', text: 'The logo is mirrored', lines: [{ line: 0, quantity: 1 }] },
  ...changes,
})
const claim = (changes: object = {}, { token } = buyer, headers = {}) =>
  shop.call('POST', `/api/orders/${order}/claims`, { token, headers, body: wrong(changes) })
const own = async ({ token } = buyer) => shop.call('GET', `/api/orders/${order}/claims`, { token })
const change = (id: string, body: object, { token } = staff) =>
  shop.call('PATCH', `/api/admin/claims/${id}`, { token, body })
const mailOf = async (id: string, event: string) => (await shop.deps.db.doc(`mail/${id}-${event}`).get()).data()
const idsOf = async (path: string, { token } = staff) =>
  (await shop.call('GET', `/api/admin${path}`, { token })).body.map(({ _id }: { _id: string }) => _id)
const filesOf = (path: string) =>
  [path, previewPath(path), largePath(path)].filter((file = '') => bucket.stored.has(file)).length
const credit = (amount: number, creditedBefore = 0) =>
  shop.call('POST', `/api/admin/order/${order}/credit-note`, {
    token: staff.token,
    body: { lines: [{ line: 0, amount, quantity: 0 }], reason: 'Wrong print', way: 'bank', creditedBefore },
  })
const markPaid = () =>
  shop.call('PATCH', `/api/order/${order}`, { token: staff.token, body: { paymentStatus: 'paid' } })

describe('a claim', () => {
  test('is filed with private photos, once however often it is sent, and the customer gets its number on the page and by mail', async () => {
    const path = await photo()
    const key = { 'idempotency-key': randomUUID() }
    const first = await claim({ photos: [path] }, buyer, key)
    expect(first).toMatchObject({ status: 201, body: { decision: null, photos: [{ path }] } })
    const { _id } = first.body
    expect(_id).toMatch(/^C-[0-9A-F]{10}$/)
    expect((await claim({ photos: [path] }, buyer, key)).body._id).toBe(_id)
    expect((await own()).body.claims).toMatchObject([{ _id, lines: [{ quantity: 1 }] }])
    const mail = await mailOf(_id, 'received')
    expect([mail?.to, mail?.message.text]).toEqual([[buyer.email], expect.stringContaining(_id)])
    expect(mail?.message.text).not.toContain('mirrored')
    const forStaff = (await shop.deps.db.doc(`mail/${_id}`).get()).get('message.text')
    expect(forStaff).toContain('mirrored')
    expect(forStaff).toContain(`/admin/claims?claim=${_id}`)
    expect([...bucket.stored.keys()].filter((file) => file.startsWith('products/reviews/'))).toEqual([])
    const stranger = await customer(shop.deps)
    expect((await own(stranger)).status).toBe(404)
    expect((await claim({}, stranger)).status).toBe(404)
  })

  test('does not share its photo with a review, which could delete it', async () => {
    order = await orderUpTo(shop, { buyer, staff, productId: tee, quantity: 2 })
    const path = await photo()
    await claim({ photos: [path] })
    const body = { rating: 5, text: '', photos: [path] }
    const review = await shop.call('PUT', `/api/orders/${order}/reviews/${tee}`, { token: buyer.token, body })
    expect(review.body.fields).toHaveProperty('photos')
    const foreign = await claim({ photos: [await photo(await customer(shop.deps))] })
    expect(foreign.body.fields).toEqual({ 'photos.0': 'This is not a photo you uploaded. Please upload it again.' })
  })

  test.each([
    ['reason', { reason: 'ugly' }],
    ['text', { text: ' ' }],
    ['lines', { lines: [] }],
    ['lines.0.line', { lines: [{ line: 7, quantity: 1 }] }],
    ['lines.0.quantity', { lines: [{ line: 0, quantity: 2 }] }],
    ['photos', { photos: Array(6).fill('x') }],
  ])('with an invalid %s is refused at that field', async (field, changes) => {
    expect(await claim(changes)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test('can be made for the number of days in the settings, and later only by writing to the shop', async () => {
    later = 14 * dayMs
    expect((await own()).body.reasons).toHaveLength(6)
    later = 16 * dayMs
    expect(await claim()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('for 14 days after delivery. Please write to us') },
    })
    expect((await own()).body).toMatchObject({ reasons: [], refusal: expect.stringContaining('write to us') })
  })

  test('about an order that has not arrived can only be that it is late', async () => {
    order = await orderUpTo(shop, { buyer, staff, productId: tee }, 'placed')
    expect((await claim()).status).toBe(409)
    const promise = { readyOn: '2020-01-01', by: '2020-01-05' }
    await shop.deps.db.doc(`orders/${order}`).update({ promise })
    expect((await claim()).status).toBe(409)
    const first = await claim({ reason: 'late', lines: [] })
    expect(first.status).toBe(201)
    const message = `You have already told us in ${first.body._id} that this order is late, and we are looking into it.`
    expect(await claim({ reason: 'late', lines: [], text: 'Still not here' })).toMatchObject({
      status: 409,
      body: { message },
    })
    expect((await own()).body).toMatchObject({ reasons: [], refusal: message })
  })

  test('covers no more pieces than were delivered, less those in open claims', async () => {
    order = await orderUpTo(shop, { buyer, staff, productId: tee, quantity: 3 })
    const pieces = (quantity: number) => claim({ lines: [{ line: 0, quantity }] })
    const { _id } = (await pieces(2)).body
    expect(await pieces(2)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(new RegExp(`reported 2 of 3 pieces of .* in ${_id}\\. You can report 1 more`)),
      },
    })
    const both = await Promise.all([pieces(1), claim({ text: 'And torn' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    await change(_id, { step: 'reject', words: 'No' })
    expect((await pieces(2)).status).toBe(201)
  })

  test('can be made by a guest with the order’s link', async () => {
    const product = await putProduct(shop.deps, { isCustomizable: true })
    const single = { productId: product, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
    const contact = { name: 'Lakshmi Menon', phone: '+919876500000', email: 'lakshmi@people.test' }
    const { body } = await placeOrder(shop, undefined, { ...single, contact })
    for (const status of ['in_production', 'shipped', 'delivered']) {
      await shop.call('PATCH', `/api/order/${body._id}`, { token: staff.token, body: { status } })
    }
    const ask = (secret?: string) =>
      shop.call('POST', `/api/orders/${body._id}/claims`, { secret, body: wrong({ reason: 'damaged' }) })
    expect((await ask()).status).toBe(404)
    const made = await ask(body.trackingToken)
    expect(made.status).toBe(201)
    expect((await mailOf(made.body._id, 'received'))?.message.text).toContain(`#t=${body.trackingToken}`)
  })
})

describe('staff', () => {
  test('find open claims, also by order, and an acknowledged claim is due in a month', async () => {
    const { _id } = (await claim()).body
    expect(await idsOf('/claims?filter=open&limit=100')).toContain(_id)
    expect(await idsOf(`/claims?order=${order.toLowerCase()}`)).toEqual([_id])
    expect(await idsOf(`/claims?order=${order}&filter=open`)).toEqual([_id])
    for (const filter of ['decided', 'overdue'])
      expect(await idsOf(`/claims?order=${order}&filter=${filter}`)).toEqual([])
    later = 2 * dayMs + 60_000
    expect(await idsOf('/claims?filter=overdue&limit=100')).toContain(_id)
    const { body } = await shop.call('GET', '/api/admin/notifications', { token: staff.token })
    expect(body.notifications).toContainEqual(expect.objectContaining({ kind: 'overdue', _id, isClaim: true }))
    expect((await change(_id, { step: 'acknowledge' })).body.acknowledgedAt).toEqual(expect.any(String))
    expect(await idsOf('/claims?filter=overdue&limit=100')).not.toContain(_id)
    expect(await mailOf(_id, 'acknowledged')).toBeDefined()
  })

  test('cannot decide a refund before the money has gone back, and use each credit note only once', async () => {
    order = await orderUpTo(shop, { buyer, staff, productId: tee, quantity: 2 })
    const [first, second] = [(await claim()).body._id, (await claim({ text: 'And torn' })).body._id]
    expect(await change(first, { step: 'refund' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('No money has been refunded yet') },
    })
    await markPaid()
    const { credits } = (await credit(100)).body
    const decided = await change(first, { step: 'refund', words: 'Sorry!' })
    expect(decided.body).toMatchObject({ decision: 'refund', creditNote: credits[0].number, dueAt: null })
    expect((await change(second, { step: 'refund' })).status).toBe(409)
    expect((await own()).body.claims[1]).toMatchObject({ _id: first, decision: 'refund', words: 'Sorry!' })
    expect((await mailOf(first, 'refund'))?.message.text).toContain(credits[0].number)
    expect((await change(first, { step: 'reject', words: 'No' })).status).toBe(409)
    expect(await idsOf(`/claims?filter=decided&limit=100`)).toContain(first)
  })

  test('reject with a reason that the customer can read', async () => {
    const { _id } = (await claim()).body
    expect((await change(_id, { step: 'reject' })).body.fields).toEqual({ words: 'Tell the customer why' })
    await change(_id, { step: 'reject', words: 'It is as you approved it.' })
    expect((await own()).body.claims).toMatchObject([{ decision: 'reject', words: 'It is as you approved it.' }])
    expect((await mailOf(_id, 'reject'))?.message.text).toContain('It is as you approved it.')
    const path = `/api/admin/audit-log?kind=claim&target=claims/${_id}`
    const log = await shop.call('GET', path, { token: staff.token })
    expect(log.body).toMatchObject([{ action: 'claim.decided' }])
  })

  test('order a reprint, which shows the press nothing the customer wrote and is reported when sent', async () => {
    const press = await admin(shop.deps, 'press')
    const document = shop.deps.db.doc(`orders/${order}`)
    const [line] = (await document.get()).get('lines')
    const path = 'products/designs/kavya/1-logo.png'
    await document.update({ lines: [{ ...line, placement: 'Back A4', design: { path, name: 'logo.png' } }] })
    const { _id } = (await claim()).body
    expect((await change(_id, { step: 'reprint' }, press)).status).toBe(403)
    await change(_id, { step: 'reprint', words: 'We print it anew' })
    const jobs = (await shop.call('GET', '/api/admin/reprints?limit=100', { token: press.token })).body
    const job = jobs.find((each: { _id: string }) => each._id === _id)
    expect(job).toEqual({
      ...{ _id, orderId: order, reason: 'wrong_print', decidedAt: expect.any(String) },
      lines: [expect.objectContaining({ name: line.name, quantity: 1, placements: ['Back A4'] })],
      designImage: path,
      readyOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const sent = () =>
      shop.call('POST', `/api/admin/reprints/${_id}/finish`, { token: press.token, body: { note: 'Delhivery 123' } })
    expect([(await sent()).status, (await sent()).status]).toEqual([200, 200])
    expect(await idsOf('/reprints?limit=100', press)).not.toContain(_id)
    expect((await mailOf(_id, 'reprinted'))?.message.text).toContain('Delhivery 123')
    expect((await own()).body.claims).toMatchObject([{ decision: 'reprint', isToReprint: false }])
  })
})

test('photos of a claim are kept while it is open, again after a reprint is called off, and for two years after the decision', async () => {
  const path = await photo()
  const { _id } = (await claim({ photos: [path] })).body
  later = 3 * 366 * dayMs
  await removeUnusedDesigns(shop.deps)
  expect(filesOf(path)).toBe(3)
  later = 0
  await change(_id, { step: 'reprint' })
  await shop.call('POST', `/api/admin/reprints/${_id}/call-off`, { token: staff.token })
  later = 732 * dayMs
  await removeUnusedDesigns(shop.deps)
  expect(filesOf(path)).toBe(3)
  later = 0
  await change(_id, { step: 'reject', words: 'No' })
  later = 729 * dayMs
  await removeUnusedDesigns(shop.deps)
  expect([filesOf(path), (await own()).body.claims[0].photos.length]).toEqual([3, 1])
  later = 732 * dayMs
  await removeUnusedDesigns(shop.deps)
  expect([filesOf(path), (await own()).body.claims[0].photos]).toEqual([0, []])
})

test('claims are deleted with the account, with their photos and mails', async () => {
  const leaving = await customer(shop.deps, 'Rohan Mehta')
  order = await orderUpTo(shop, { buyer: leaving, staff, productId: tee })
  const path = await photo(leaving)
  const { _id } = (await claim({ photos: [path] }, leaving)).body
  expect((await shop.call('DELETE', '/api/users/profile', { token: leaving.token })).status).toBe(200)
  expect((await shop.deps.db.doc(`claims/${_id}`).get()).exists).toBe(false)
  expect([filesOf(path), await mailOf(_id, 'received')]).toEqual([0, undefined])
  expect((await shop.deps.db.doc(`mail/${_id}`).get()).exists).toBe(false)
})

test('a claim can be decided after the account that uploaded its photos is deleted', async () => {
  const helper = await customer(shop.deps, 'Rohan Mehta')
  const path = await photo(helper)
  // A guest's order, whose buyer has shared its link with somebody who has an account.
  const secret = 'a-secret-of-the-guest'
  await shop.deps.db.doc(`orders/${order}`).update({ userId: null, trackingTokenHash: sha256(secret) })
  const body = wrong({ photos: [path] })
  const made = await shop.call('POST', `/api/orders/${order}/claims`, { token: helper.token, secret, body })
  expect(made.status).toBe(201)
  expect((await shop.call('DELETE', '/api/users/profile', { token: helper.token })).status).toBe(200)
  expect(filesOf(path)).toBe(0)
  expect(await change(made.body._id, { step: 'reject', words: 'No' })).toMatchObject({
    status: 200,
    body: { decision: 'reject', photos: [] },
  })
})
