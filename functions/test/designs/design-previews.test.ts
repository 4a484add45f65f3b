import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket, text } from '../fixtures/files/bucket.ts'
import { customer, guest } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let shop: Shop
let tee: string
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
})
beforeEach(() => bucket.stored.clear())
afterAll(() => shop.close())

const withPreview = (uid: string, words: string) => {
  const path = bucket.uploadPng(uid)
  bucket.stored.set(previewPath(path) ?? '', { contentType: 'image/webp', bytes: text(words) })
  return path
}

/** Places a guest's orders of both kinds with two designs each; returns where their pictures are and the secrets for them. */
async function guestOrders() {
  const { uid, token } = await guest()
  const [front, back] = [withPreview(uid, 'front'), withPreview(uid, 'back')]
  const choices = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const designs = [{ path: front }, { path: back }]
  const single = await shop.call('POST', '/api/order', { token, body: { ...choices, designs } })
  const items = [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }]
  const placed = designs.map((design) => ({ ...design, placement: 'Left' }))
  const bulk = await shop.call('POST', '/api/bulk-order', { token, body: { productId: tee, items, designs: placed } })
  return {
    paths: [front, back],
    kinds: [
      { at: `/api/orders/${single.body._id}`, secret: single.body.trackingToken },
      { at: `/api/orders/${bulk.body._id}`, secret: bulk.body.trackingToken },
    ],
  }
}

describe('the picture of a guest’s ordered design', () => {
  test('is shown to anybody with the order’s link, on any device, and to nobody else', async () => {
    const { kinds } = await guestOrders()
    const [first, second] = kinds
    for (const { at, secret } of kinds) {
      const pictures = [0, 1].map((number) => shop.call('GET', `${at}/designs/${number}/preview`, { secret }))
      expect((await Promise.all(pictures)).map(({ status, text }) => [status, text])).toEqual([
        [200, 'front'],
        [200, 'back'],
      ])
      const stranger = (await customer(shop.deps)).token
      for (const wrong of [undefined, '', 'x', at === first?.at ? second?.secret : first?.secret]) {
        const reply = await shop.call('GET', `${at}/designs/0/preview`, { token: stranger, secret: wrong })
        expect(reply).toMatchObject({ status: 404, body: { message: 'There is no such order.' } })
        expect(reply.headers.get('cache-control')).toBe('private, no-store')
      }
    }
  })

  test('is a WebP cached by the browser only, and not sent again if unchanged', async () => {
    const { kinds, paths } = await guestOrders()
    for (const { at, secret } of kinds) {
      const address = `${at}/designs/0/preview`
      const { headers } = await shop.call('GET', address, { secret })
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('private, no-cache')
      expect(headers.get('vary')).toBe('Authorization, x-link-secret')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // As a browser does on its own; Node's fetch would add 'no-cache'.
      const again = { secret, headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' } }
      expect(await shop.call('GET', address, again)).toMatchObject({ status: 304, text: '' })
      bucket.stored.set(previewPath(paths[0] ?? '') ?? '', { contentType: 'image/webp', bytes: text('anew') })
      expect((await shop.call('GET', address, again)).text).toBe('anew')
    }
  })

  test('is reported missing as long as there is none', async () => {
    const { kinds, paths } = await guestOrders()
    bucket.stored.delete(previewPath(paths[1] ?? '') ?? '')
    for (const { at, secret } of kinds) {
      expect(await shop.call('GET', `${at}/designs/1/preview`, { secret })).toMatchObject({
        status: 404,
        body: { message: 'There is no picture of this design yet.' },
      })
    }
  })

  test.each(['2', '999', '1000', '-1', '0.5', '00000', 'x', '..', '%2e%2e%2fdesigns', '0%00', '__proto__', 'length'])(
    'is found only by its number in the order: %s is not found',
    async (number) => {
      const { kinds } = await guestOrders()
      for (const { at, secret } of kinds) {
        expect((await shop.call('GET', `${at}/designs/${number}/preview`, { secret })).status).toBe(404)
      }
    },
  )
})

test('the owner of a cart order sees each design by its number in the order', async () => {
  const person = await customer(shop.deps)
  const designs = [withPreview(person.uid, 'front'), withPreview(person.uid, 'back')]
  const lines = designs.map((design) => ({ productId: tee, quantity: 1, placement: 'Left', design }))
  const checkout = await fillCart(shop, person, lines)
  const { _id } = (await shop.call('POST', '/api/order', { token: person.token, body: checkout })).body
  const picture = (number: number, token?: string) =>
    shop.call('GET', `/api/orders/${_id}/designs/${number}/preview`, { token })
  expect([(await picture(0, person.token)).text, (await picture(1, person.token)).text].sort()).toEqual([
    'back',
    'front',
  ])
  expect((await picture(0)).status).toBe(404)
})
