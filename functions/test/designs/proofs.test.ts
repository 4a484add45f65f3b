import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { remindOfProofs } from '../../src/proofs/remind-of-proofs.ts'
import { texts } from '../fixtures/files/print-sheets.ts'
import { mailedLink } from '../fixtures/mailed-link.ts'
import { mailedPictures } from '../fixtures/mailed-pictures.ts'
import { customer } from '../fixtures/people.ts'
import {
  answer,
  mailsOf,
  ordered,
  produce,
  send,
  setHoursLater,
  sheetOf,
  shop,
  staff,
  useProofFixture,
  waitsFor,
} from '../fixtures/shops/use-proof-fixture.ts'

useProofFixture()

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

test('staff can start an order without a proof, with a reason that is logged', async () => {
  const { id } = await ordered()
  const body = { reason: 'Approved on the phone' }
  const waive = () => shop.call('POST', `/api/admin/order/${id}/proof-waiver`, { token: staff.token, body })
  expect((await waive()).body.proof).toMatchObject({ isWaived: true, isAwaited: false })
  expect((await waive()).status).toBe(409)
  expect(await waitsFor(id)).toEqual([])
  expect((await produce(id)).status).toBe(200)
})

test('a customer cannot ask for changes once staff let the order start without the proof', async () => {
  const { id, buyer } = await ordered()
  await send(id, 1)
  await shop.call('POST', `/api/admin/order/${id}/proof-waiver`, { token: staff.token, body: { reason: 'By phone' } })
  const late = { answer: 'changes_asked', comment: 'In red, please.' }
  const refused = await answer(id, 1, late, { token: buyer.token })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/no longer waits/)])
  expect(await waitsFor(id)).toEqual([])
})

test('a customer who does not answer is reminded after one day and after three, and then no more', async () => {
  const { id } = await ordered()
  await send(id, 1)
  for (const hours of [1, 25, 26, 73, 200]) {
    setHoursLater(hours)
    await remindOfProofs(shop.deps)
  }
  setHoursLater(0)
  expect(await mailsOf(id)).toEqual(['proof-1', 'proof-1-first-reminder', 'proof-1-second-reminder'])
})

test('an invalid order does not stop other reminders and is postponed', async () => {
  const { id } = await ordered()
  await send(id, 1)
  const broken = shop.deps.db.doc('orders/TB00BROKEN00')
  await broken.set({ totalPaise: 'much', proof: { remindAt: new Date(0) } })
  setHoursLater(25)
  const { reminded, failed } = await remindOfProofs(shop.deps)
  const putOffTo = (await broken.get()).get('proof.remindAt').toDate()
  expect([reminded > 0, failed, putOffTo > shop.deps.now()]).toEqual([true, 1, true])
  setHoursLater(0)
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
