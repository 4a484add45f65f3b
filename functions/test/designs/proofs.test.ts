import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfProofs } from '../../src/proofs/remind-of-proofs.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { boxOf, images, marginMm, near, texts } from '../fixtures/files/print-sheets.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { uploadsIn } from '../fixtures/files/uploads.ts'
import { moveOrder } from '../fixtures/kinds-of-order.ts'
import { mailedLink } from '../fixtures/mailed-link.ts'
import { mailedPictures } from '../fixtures/mailed-pictures.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket({ isJudging: false })
const uploads = uploadsIn(bucket, () => shop)
let shop: Shop
let staff: Person
let hoursLater = 0
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files, now: () => new Date(Date.now() + hoursLater * 3_600_000) }))
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const place = { xMm: 40, yMm: 40, widthMm: 100, heightMm: 100, rotationDeg: 0 }
const written = {
  version: 1,
  placement: 'Back A4',
  layers: [{ kind: 'text', text: 'MONSOON XI', font: 'baloo', color: '#ffffff', place }],
}

/** Places a team's order of this many pieces with text on the back, and a red square on the front if wanted. */
async function ordered(quantity = 60, { withSquare = false, colors = ['black'] } = {}) {
  const buyer = await customer(shop.deps)
  const productId = await putProduct(shop.deps, { stock: 500, isCustomizable: true })
  const placements = withSquare ? ['Front A4', 'Back A4'] : ['Back A4']
  const items = placements.flatMap((placement) =>
    colors.map((color) => ({ color, size: 'M', quantity: quantity / colors.length, placement })),
  )
  const priced = (await shop.call('POST', '/api/bulk-order/price', { body: { productId, items } })).body
  const designs = withSquare ? [{ path: await square(buyer.uid), placement: 'Front A4', place }] : []
  const body = { productId, items: priced.items, totalPrice: priced.totalPrice, designs, designDocuments: [written] }
  const placed = await shop.call('POST', '/api/bulk-order', { token: buyer.token, body: { ...body, ...payLater } })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  const id = placed.body._id as string
  await shop.deps.db.doc(`orders/${id}`).update({ 'payment.waived': ['production'] })
  return { id, buyer, order: placed.body }
}
async function square(uid: string, name = 'square.png', color = '#c4212f'): Promise<string> {
  const create = { width: 1200, height: 1200, channels: 4, background: color } as const
  const path = bucket.upload(uid, name, 'image/png', await sharp({ create }).png().toBuffer())
  await uploads.arrive(path)
  return path
}
const payLater = { paymentMethod: 'upi' }

const send = (id: string, number: number, message?: string) =>
  shop.call('POST', `/api/admin/order/${id}/proofs`, { token: staff.token, body: { number, message } })
const answer = (id: string, number: number, body: object, by: { token?: string; headers?: Record<string, string> }) =>
  shop.call('POST', `/api/orders/${id}/proofs/${number}/answer`, { ...by, body })
const hashOf = async (id: string) =>
  (await shop.call('GET', `/api/orders/${id}`, { token: staff.token })).body.proof.hash as string
const change = (id: string, body: object, by = staff) =>
  shop.call('PUT', `/api/admin/order/${id}/design`, { token: by.token, body: { placement: 'Front A4', ...body } })
const documentOf = (...layers: object[]) => ({ version: 1, layers })
const produce = (id: string) => moveOrder(shop, staff.token, id, { status: 'in_production' })
const mailsOf = async (id: string) => {
  const { docs } = await shop.deps.db.collection('mail').where('__name__', '>=', `${id}-proof`).get()
  return docs.flatMap((mail) => (mail.id.startsWith(`${id}-proof`) ? [mail.id.slice(id.length + 1)] : [])).sort()
}

/** Returns the lists of orders waiting for a proof, for the shop or the customer, in which staff find the order. */
async function waitsFor(id: string): Promise<readonly string[]> {
  const lists = ['shop', 'customer'].map(async (proof) => {
    const { status, body } = await shop.call('GET', `/api/bulk-order?proof=${proof}&limit=50`, { token: staff.token })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.some(({ _id }: { _id: string }) => _id === id) ? proof : []
  })
  return (await Promise.all(lists)).flat()
}

async function sheetOf(id: string) {
  const headers = { authorization: `Bearer ${staff.token}` }
  const sheet = await fetch(`${shop.url}/api/orders/${id}/print-sheet.pdf`, { headers })
  return readPdf(new Uint8Array(await sheet.arrayBuffer()))
}
/** Returns the text on the first page of the print sheet. */
async function ticketOf(id: string): Promise<string> {
  const [page] = await sheetOf(id)
  return page ? texts(page).join(' ') : ''
}

test('a team order is produced only after the customer has approved the proof', async () => {
  const { id, buyer, order } = await ordered()
  expect(order.proof).toMatchObject({ state: 'to_make', isAwaited: true, isWaived: false, versions: [] })
  expect(await produce(id)).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
  const waiting = await shop.call('GET', '/api/admin/production?status=placed&limit=50', { token: staff.token })
  expect(JSON.stringify(waiting.body)).not.toContain(id)

  expect(await waitsFor(id)).toEqual(['shop'])
  const sent = await send(id, 1, 'The square is red.')
  expect(await waitsFor(id)).toEqual(['customer'])
  expect(sent.body).toMatchObject({
    proof: { state: 'sent', versions: [{ number: 1, message: 'The square is red.' }] },
  })
  expect((await send(id, 1)).body.proof.versions).toHaveLength(1)
  expect((await send(id, 3)).status).toBe(409)
  expect(await mailsOf(id)).toEqual(['proof-1'])
  const mail = await mailedPictures(shop, `${id}-proof-1`)
  expect(mail.pictures.map(({ alt, format, width, height }) => [alt, format, width, height])).toEqual([
    ['Back A4 on Black', 'jpeg', 480, 600],
    ['Back A4 on Black, close-up', 'jpeg', 480, 600],
  ])
  expect(mail.bytes).toBeLessThan(120_000)
  const { hash } = (await shop.call('GET', `/api/orders/${id}/print-pictures`, { token: staff.token })).body
  const [ofProof, ofOrder] = await Promise.all(
    [`proofs/1/pictures/1`, `print-pictures/${hash}/1`].map(async (address) => {
      const headers = { authorization: `Bearer ${buyer.token}` }
      return Buffer.from(await (await fetch(`${shop.url}/api/orders/${id}/${address}`, { headers })).arrayBuffer())
    }),
  )
  expect(ofProof?.equals(ofOrder ?? Buffer.of()), 'the proof shows what the order prints').toBe(true)

  // Anybody who was sent the order's link can answer without an account.
  const tracked = await shop.call('POST', '/api/track-order', { body: { orderId: id, contact: buyer.email } })
  const link = { headers: { 'x-link-secret': tracked.body.trackingToken as string } }
  const asked = await answer(id, 1, { answer: 'changes_asked', comment: 'Please print it larger.' }, link)
  expect(asked.body.proof).toMatchObject({ state: 'changes_asked', versions: [{ comment: 'Please print it larger.' }] })
  expect((await answer(id, 1, { answer: 'approved' }, link)).status).toBe(409)
  expect((await produce(id)).status).toBe(409)
  expect(await waitsFor(id)).toEqual(['shop'])

  // The link in the mail is one of those.
  await send(id, 2)
  const linkOfMail = await mailedLink(shop, `${id}-proof-2`)
  const opened = await shop.call('GET', `/api/orders/${id}`, linkOfMail)
  expect(opened.body).toMatchObject({ _id: id, proof: { state: 'sent' } })
  expect(JSON.stringify(opened.body)).not.toContain('TokenHash')
  expect((await answer(id, 1, { answer: 'approved' }, linkOfMail)).status).toBe(409)
  expect(await ticketOf(id)).toContain('Not approved by the customer. Do not print yet.')
  expect((await answer(id, 2, { answer: 'approved' }, linkOfMail)).body.proof).toMatchObject({
    state: 'approved',
    isAwaited: false,
  })
  expect((await answer(id, 2, { answer: 'approved' }, link)).status).toBe(200)
  expect(await waitsFor(id)).toEqual([])
  expect(await ticketOf(id)).toMatch(/Proof 2, approved by the customer on \d/)
  expect((await produce(id)).status).toBe(200)
  const log = await shop.call('GET', `/api/orders/${id}/log`, { token: staff.token })
  const actions = log.body.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['order.proof_sent', 'order.proof_refused', 'order.proof_approved']))
})

test('a proof shows the print where it will be printed, only to its customer and staff', async () => {
  const { id, buyer } = await ordered(60, { withSquare: true })
  const { pictures } = (await send(id, 1)).body.proof.versions[0]
  const views = ['Front A4 garment', 'Front A4 close_up', 'Back A4 garment', 'Back A4 close_up']
  expect(pictures.map(({ placement, view }: ProofPicture) => `${placement} ${view}`)).toEqual(views)
  const picture = async (number: number, token: string | undefined) =>
    fetch(`${shop.url}/api/orders/${id}/proofs/1/pictures/${number}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  const close = Buffer.from(await (await picture(1, buyer.token)).arrayBuffer())
  const { data, info } = await sharp(close).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colorAt = (xMm: number, yMm: number) => {
    // The A4 area is 210 × 297 mm, shown with a margin of 15 mm in 800 × 1000 pixels.
    const perMm = Math.min(800 / 240, 1000 / 327)
    const x = Math.round(info.width / 2 + (xMm - 105) * perMm)
    const y = Math.round(info.height / 2 + (yMm - 148.5) * perMm)
    return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  }
  const isRed = ([red = 0, green = 0]: number[]) => red > 150 && green < 90
  expect([45, 90, 135].map((x) => isRed(colorAt(x, 90)))).toEqual([true, true, true])
  expect([colorAt(30, 90), colorAt(150, 90), colorAt(90, 30), colorAt(90, 150)].some(isRed)).toBe(false)
  const other = await customer(shop.deps)
  expect((await picture(0, other.token)).status).toBe(404)
  expect((await picture(0, undefined)).status).toBe(404)
  expect((await picture(0, staff.token)).status).toBe(200)
  expect((await answer(id, 1, { answer: 'approved' }, { token: other.token })).status).toBe(404)
  expect((await answer(id, 1, { answer: 'approved' }, { token: staff.token })).status).toBe(404)
})

test('an approval is valid only for the design it was given for: a changed one is not produced, and its sheet says so', async () => {
  const { id, buyer } = await ordered()
  await send(id, 1)
  await answer(id, 1, { answer: 'approved' }, { token: buyer.token })
  expect(await ticketOf(id)).toMatch(/Proof 1, approved by the customer on \d/)
  const order = shop.deps.db.doc(`orders/${id}`)
  const [document] = (await order.get()).get('designDocuments')
  const [layer] = document.layers
  await order.update({ designDocuments: [{ ...document, layers: [{ ...layer, text: 'MONSOON XII' }] }] })
  expect(await produce(id)).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
  expect(await ticketOf(id)).toContain('Not approved by the customer. Do not print yet.')
  expect((await send(id, 2)).body.proof.state).toBe('sent')
})

test('staff put another picture in place of an ordered one: it is proofed, approved and printed, and the first stays readable', async () => {
  const { id, buyer, order } = await ordered(60, { withSquare: true })
  await send(id, 1)
  await answer(id, 1, { answer: 'changes_asked', comment: 'The new logo, please.' }, { token: buyer.token })
  const moved = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 60, rotationDeg: 0 }
  const path = await square(staff.uid, 'logo.png', '#1f4fd8')
  const logo = { kind: 'picture', path, place: moved }
  const body = { document: documentOf(logo), basedOn: await hashOf(id) }
  // The copy in the customer's folder is checked when it arrives, like every upload, and not while staff wait.
  const early = await change(id, body)
  expect(early).toMatchObject({ status: 503, body: { details: { isStillChecking: true } } })
  await uploads.arrive(path.replace(staff.uid, buyer.uid))
  const changed = (await change(id, body)).body
  expect(changed).toMatchObject({
    designs: [{ path: path.replace(staff.uid, buyer.uid), place: moved, widthPx: 1200, dpi: 508 }],
    designDocuments: order.designDocuments,
    replacedDesigns: [{ path: order.designs[0].path, name: 'square.png' }],
    proof: { state: 'to_make', isAwaited: true },
  })
  expect(await waitsFor(id)).toEqual(['shop'])
  expect((await change(id, body)).body).toEqual(changed)
  expect((await change(id, { ...body, document: documentOf({ ...logo, place }) })).status).toBe(409)
  expect((await answer(id, 1, { answer: 'approved' }, { token: buyer.token })).status).toBe(409)
  const first = await fetch(`${shop.url}/api/orders/${id}/designs/1/preview`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  const { dominant } = await sharp(Buffer.from(await first.arrayBuffer())).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)

  await send(id, 2)
  await answer(id, 2, { answer: 'approved' }, { token: buyer.token })
  const close = await fetch(`${shop.url}/api/orders/${id}/proofs/2/pictures/1`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  const proofed = await sharp(Buffer.from(await close.arrayBuffer()))
    .removeAlpha()
    .stats()
  expect(proofed.channels[2]?.max).toBeGreaterThan(proofed.channels[0]?.mean ?? 255)
  const [, artwork] = await sheetOf(id)
  expect(images(artwork).map(({ corners }) => boxOf(corners))).toEqual([
    [marginMm + 10, marginMm + 20, marginMm + 70, marginMm + 80].map(near),
  ])
  expect((await produce(id)).status).toBe(200)
  expect((await change(id, { document: documentOf(logo), basedOn: await hashOf(id) })).status).toBe(409)
  const log = await shop.call('GET', `/api/orders/${id}/log`, { token: staff.token })
  expect(log.body).toContainEqual(
    expect.objectContaining({ action: 'order.design_changed', details: { placement: 'Front A4' } }),
  )

  await shop.deps.db.doc(`orders/${id}`).update({ status: 'delivered' })
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  expect((await shop.deps.db.doc(`orders/${id}`).get()).data()).not.toHaveProperty('replacedDesigns')
  expect([...bucket.stored.keys()].filter((each) => each.includes(buyer.uid))).toEqual([])
})

test('an approved or waived design is not produced once it is changed', async () => {
  const { id, buyer } = await ordered()
  const words = (text: string) => documentOf({ ...written.layers[0], text })
  const changed = async (text: string) =>
    (await change(id, { placement: 'Back A4', document: words(text), basedOn: await hashOf(id) })).body.proof
  await send(id, 1)
  await answer(id, 1, { answer: 'approved' }, { token: buyer.token })
  expect(await changed('MONSOON 11')).toMatchObject({ state: 'to_make', isAwaited: true })
  await shop.call('POST', `/api/admin/order/${id}/proof-waiver`, { token: staff.token, body: { reason: 'By phone' } })
  expect(await changed('MONSOON XII')).toMatchObject({ isWaived: false, isAwaited: true })
  expect((await produce(id)).status).toBe(409)
})

test('a changed design must follow the rules of an order', async () => {
  const { id } = await ordered(60, { withSquare: true })
  const stranger = await customer(shop.deps)
  const basedOn = await hashOf(id)
  const picture = async (uid: string, change: object = {}) =>
    documentOf({ kind: 'picture', path: await square(uid), place, ...change })
  const own = await picture(staff.uid)
  const refused: [body: object, words: RegExp, status: number][] = [
    [{ document: await picture(stranger.uid) }, /This is not a design you uploaded/, 400],
    [{ document: await picture(staff.uid, { place: { ...place, xMm: 400 } }) }, /outside the print area/, 400],
    [{ document: await picture(staff.uid, { place: { ...place, heightMm: 50 } }) }, /stretched/, 400],
    [{ document: documentOf({ ...written.layers[0], text: '🎉' }) }, /None of our fonts/, 400],
    [{ document: documentOf({ ...written.layers[0], fills: 'name' }) }, /list of names/, 400],
    [{ document: own, placement: 'Left' }, /prints nothing at Left/, 400],
    [{ document: own, line: '1' }, /prints nothing at Front A4/, 400],
    [{ document: documentOf({ ...written.layers[0] }), basedOn: '0'.repeat(64) }, /has changed meanwhile/, 409],
  ]
  for (const [body, words, status] of refused) {
    const reply = await change(id, { basedOn, ...body })
    expect([reply.status, reply.body.message], JSON.stringify(body)).toEqual([status, expect.stringMatching(words)])
  }
  expect((await change(id, { document: own, basedOn }, stranger)).status).toBe(403)
  expect(await hashOf(id)).toBe(basedOn)
  const small = await ordered(50)
  expect((await change(small.id, { document: own, basedOn, placement: 'Back A4' })).status).toBe(409)
})

test('staff can start an order without a proof, with a reason that is logged', async () => {
  const { id } = await ordered()
  const body = { reason: 'Approved on the phone' }
  const waive = () => shop.call('POST', `/api/admin/order/${id}/proof-waiver`, { token: staff.token, body })
  expect((await waive()).body.proof).toMatchObject({ isWaived: true, isAwaited: false })
  expect((await waive()).status).toBe(409)
  expect(await waitsFor(id)).toEqual([])
  expect((await produce(id)).status).toBe(200)
})

test('a customer who does not answer is reminded after one day and after three, and then no more', async () => {
  const { id } = await ordered()
  await send(id, 1)
  for (const hours of [1, 25, 26, 73, 200]) {
    hoursLater = hours
    await remindOfProofs(shop.deps)
  }
  hoursLater = 0
  expect(await mailsOf(id)).toEqual(['proof-1', 'proof-1-first-reminder', 'proof-1-second-reminder'])
})

test('an invalid order does not stop other reminders and is postponed', async () => {
  const { id } = await ordered()
  await send(id, 1)
  const broken = shop.deps.db.doc('orders/TB00BROKEN00')
  await broken.set({ totalPaise: 'much', proof: { remindAt: new Date(0) } })
  hoursLater = 25
  const { reminded, failed } = await remindOfProofs(shop.deps)
  const putOffTo = (await broken.get()).get('proof.remindAt').toDate()
  expect([reminded > 0, failed, putOffTo > shop.deps.now()]).toEqual([true, 1, true])
  hoursLater = 0
  await broken.delete()
  expect(await mailsOf(id)).toEqual(['proof-1', 'proof-1-first-reminder'])
})

test('a small order is produced without a proof, and its mail shows the print on each colour, whole and in close-up', async () => {
  const { id, order } = await ordered(50, { colors: ['black', 'white'] })
  expect(order.proof).toBeUndefined()
  expect((await send(id, 1)).status).toBe(409)
  const { pictures, bytes } = await mailedPictures(shop, `${id}-placed`)
  expect(pictures.map(({ alt, width, height }) => [alt, width, height])).toEqual([
    ['Back A4 on Black', 320, 400],
    ['Back A4 on Black, close-up', 320, 400],
    ['Back A4 on White', 320, 400],
    ['Back A4 on White, close-up', 320, 400],
  ])
  expect(pictures[0]?.brightest, 'white words on black').toBeGreaterThan(200)
  expect(bytes).toBeLessThan(120_000)
  expect((await produce(id)).status).toBe(200)
})
