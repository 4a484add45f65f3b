import { randomUUID } from 'node:crypto'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savedDesignsIn } from '../../src/firestore/collections.ts'
import { recordUpload } from '../../src/uploads/design-records.ts'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { customer, guest, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let shop: Shop
let owner: Person
let tee: string
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  tee = await putProduct(shop.deps, { isCustomizable: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  owner = await customer(shop.deps)
})

const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
const motif = { kind: 'motif', motif: 'diya', colors: ['#ffffff'], place }
const design = (layers: unknown[] = [motif], change: object = {}) => ({
  name: 'Team tee',
  productId: tee,
  color: 'black',
  placement: 'Front A4',
  document: { version: 1, layers },
  ...change,
})
const save = (body: unknown = design(), token: string | undefined = owner.token) =>
  shop.call('POST', '/api/saved-designs', { token, body })
const list = async (token = owner.token) => (await shop.call('GET', '/api/saved-designs', { token })).body
const at = (method: string, path: string, sent: object) => shop.call(method, `/api/saved-designs/${path}`, sent)
const pictureOf = async (of: Person = owner) => {
  const path = bucket.uploadPng(of.uid, 900)
  await recordUpload(path, new Date(), shop.deps)
  return { kind: 'picture', path, place }
}

describe('a saved design', () => {
  test('is in its owner’s list as it was left, the latest changed first', async () => {
    const first = (await save(design([await pictureOf(), motif]))).body
    const second = (await save(design([motif], { name: 'Class of 2026', color: undefined }))).body
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Class of 2026', 'Team tee'])
    const changed = await at('PUT', first._id, {
      token: owner.token,
      body: {
        name: 'Team',
        design: { productId: tee, placement: 'Back A3', document: { version: 1, layers: [motif] } },
      },
    })
    expect(changed.status).toBe(200)
    const [latest] = await list()
    expect(latest).toEqual(changed.body)
    expect(latest).toMatchObject({ _id: first._id, name: 'Team', placement: 'Back A3', document: { layers: [motif] } })
    expect(latest).not.toHaveProperty('color')
    await at('DELETE', second._id, { token: owner.token })
    expect(await list()).toHaveLength(1)
  })

  test('is not there for anybody else', async () => {
    const { body } = await save()
    const other = await customer(shop.deps)
    expect(await list(other.token)).toEqual([])
    const tries = [
      at('PUT', body._id, { token: other.token, body: { name: 'Mine' } }),
      at('DELETE', body._id, { token: other.token }),
      at('POST', `${body._id}/share`, { token: other.token }),
      at('DELETE', `${body._id}/share`, { token: other.token }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await save(design(), (await guest()).token)).status).toBe(401)
    expect((await list())[0]).toEqual(body)
  })

  test.each([
    ['another customer’s picture', async () => design([await pictureOf(await customer(shop.deps))]), 400],
    ['ten thousand layers', async () => design(new Array(10_000).fill(motif)), 413],
    ['a thousand motifs', async () => design(new Array(1000).fill(motif)), 400],
    ['an unprintable garment', async () => design([motif], { productId: await putProduct(shop.deps) }), 400],
    ['a garment that does not exist', async () => design([motif], { productId: 'none' }), 404],
  ])('with %s is refused with a message', async (_, wanted, status) => {
    const { body, ...refused } = await save(await wanted())
    expect({ status: refused.status, message: body.message }).toEqual({ status, message: expect.stringMatching(/\w/) })
    expect(await list()).toEqual([])
  })

  test('is saved once under one key, however often it is sent', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const send = (body: object) => shop.call('POST', '/api/saved-designs', { token: owner.token, body, headers: key })
    const replies = [...(await Promise.all([send(design()), send(design())])), await send(design())]
    expect(replies.map(({ status, body }) => [status, body._id])).toEqual(
      new Array(3).fill([201, replies[0]?.body._id]),
    )
    expect(await list()).toHaveLength(1)
    await send(design([motif], { name: 'Another' }))
    expect(await list()).toHaveLength(2)
  })

  test('can be one of a hundred at most', async () => {
    const { body } = await save()
    const saved = savedDesignsIn(shop.deps.db)
    const stored = (await saved.doc(body._id).get()).data()
    const batch = shop.deps.db.batch()
    for (let count = 1; count < 100; count++) if (stored) batch.create(saved.doc(), stored)
    await batch.commit()
    expect(await save()).toMatchObject({ status: 409, body: { message: expect.stringContaining('up to 100') } })
    await at('DELETE', body._id, { token: owner.token })
    expect((await save()).status).toBe(201)
  })

  test('keeps its pictures until it is deleted', async () => {
    const picture = await pictureOf()
    const { body } = await save(design([picture]))
    const later = (days: number) =>
      Object.create(shop.deps, { now: { value: () => new Date(Date.now() + days * 86_400_000) } })
    await removeUnusedDesigns(later(40))
    expect(bucket.stored.has(picture.path)).toBe(true)
    await at('DELETE', body._id, { token: owner.token })
    await removeUnusedDesigns(later(80))
    expect(bucket.stored.has(picture.path)).toBe(false)
  })

  test('is part of the data export, and is deleted with the account', async () => {
    const { body } = await save()
    const copy = await shop.call('GET', `/api/users/${owner.uid}/data`, { token: owner.token })
    expect(copy.body.savedDesigns).toEqual([body])
    expect((await shop.call('DELETE', '/api/users/profile', { token: owner.token })).status).toBe(200)
    expect((await savedDesignsIn(shop.deps.db).doc(body._id).get()).exists).toBe(false)
  })
})

describe('the shared link of a design', () => {
  const share = async (id: string) => (await at('POST', `${id}/share`, { token: owner.token })).body.shareSecret
  const open = (id: string, secret?: string) => shop.call('GET', `/api/shared-designs/${id}`, { secret })
  const picture = (id: string, number: number, secret?: string) =>
    shop.call('GET', `/api/shared-designs/${id}/pictures/${number}`, { secret })

  test('shows the print and its picture to anybody who has it, and nothing about its owner', async () => {
    const drawn = await pictureOf()
    const preview = previewPath(drawn.path) ?? ''
    await bucket.files.save(preview, Buffer.from('a small picture'), 'image/webp')
    const hidden = { ...(await pictureOf()), isHidden: true }
    const { body } = await save(design([hidden, drawn, motif]))
    const secret = await share(body._id)
    expect(await share(body._id)).toBe(secret)
    const shown = await open(body._id, secret)
    expect(shown).toMatchObject({ status: 200, body: { name: 'Team tee', placement: 'Front A4' } })
    expect(shown.text).not.toContain(owner.uid)
    expect(shown.body.document.layers).toMatchObject([{ path: '0' }, { kind: 'motif' }])
    expect((await picture(body._id, 0, secret)).status).toBe(200)
    expect((await picture(body._id, 1, secret)).status).toBe(404)
  })

  test('opens nothing without its secret, after sharing was stopped, or once the design is deleted', async () => {
    const { body } = await save()
    const statuses = async (secret?: string) =>
      [await open(body._id, secret), await picture(body._id, 0, secret)].map(({ status }) => status)
    expect(await statuses('guess')).toEqual([404, 404])
    const secret = await share(body._id)
    expect([await statuses(), await statuses('guess')]).toEqual([
      [404, 404],
      [404, 404],
    ])
    await at('DELETE', `${body._id}/share`, { token: owner.token })
    expect(await statuses(secret)).toEqual([404, 404])
    const another = await share(body._id)
    expect(another).not.toBe(secret)
    expect([(await open(body._id, secret)).status, (await open(body._id, another)).status]).toEqual([404, 200])
    await at('DELETE', body._id, { token: owner.token })
    expect(await statuses(another)).toEqual([404, 404])
  })
})
