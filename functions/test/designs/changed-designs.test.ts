import sharp from 'sharp'
import { expect, test } from 'vitest'
import { boxOf, images, marginMm, near } from '../fixtures/files/print-sheets.ts'
import { customer } from '../fixtures/people.ts'
import {
  answer,
  bucket,
  change,
  documentOf,
  hashOf,
  ordered,
  place,
  produce,
  send,
  sheetOf,
  shop,
  square,
  staff,
  uploads,
  useProofFixture,
  waitsFor,
  written,
} from '../fixtures/shops/use-proof-fixture.ts'

useProofFixture()

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

test('a picture that staff put in place of a text is printed instead of it', async () => {
  const { id, buyer } = await ordered()
  const path = await square(staff.uid, 'crest.png')
  const body = {
    placement: 'Back A4',
    document: documentOf({ kind: 'picture', path, place }),
    basedOn: await hashOf(id),
  }
  expect((await change(id, body)).status, 'its copy is still checked').toBe(503)
  await uploads.arrive(path.replace(staff.uid, buyer.uid))
  const changed = (await change(id, body)).body
  expect([changed.designs.length, changed.designDocuments]).toEqual([1, undefined])
  const [, artwork] = await sheetOf(id)
  expect(images(artwork).map(({ corners }) => boxOf(corners))).toEqual([
    [marginMm + 40, marginMm + 40, marginMm + 140, marginMm + 140].map(near),
  ])
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
