import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ordersIn } from '../../src/firestore/collections.ts'
import { checkoutOf, placeOrder } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let shop: Shop
let staff: Person
let buyer: Person
let tee: string
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
  tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await customer(shop.deps)
})

const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
const written = (text: string, change: object = {}) => ({
  kind: 'text',
  text,
  font: 'baloo',
  color: '#ffffff',
  place,
  ...change,
})
const motif = { kind: 'motif', motif: 'diya', colors: ['#ffffff'], place }
const picture = (of: Person = buyer) => ({ kind: 'picture', path: bucket.uploadPng(of.uid, 2000), place })
const documentOf = (...layers: unknown[]) => ({ version: 1, layers })
const add = (layers: unknown[], change: object = {}) => {
  const chosen = { productId: tee, size: 'M', color: 'black', placement: 'Front A4', quantity: 1 }
  const body = { userId: buyer.uid, ...chosen, designDocument: documentOf(...layers), ...change }
  return shop.call('POST', '/api/cart/add', { token: buyer.token, body })
}
const changeLine = (cart: { items: { _id: string }[] }, body: object) =>
  shop.call('PATCH', `/api/cart/${buyer.uid}/items/${cart.items[0]?._id}`, { token: buyer.token, body })
const order = (cart: unknown) => placeOrder(shop, buyer.token, checkoutOf(buyer, cart))

describe('a design drawn on a cart line', () => {
  test('is stored as drawn, ordered, printed and mailed', async () => {
    const create = { width: 900, height: 900, channels: 3, background: '#c4212f' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const printed = { kind: 'picture', path: bucket.upload(buyer.uid, 'red.png', 'image/png', bytes), place }
    const layers = [printed, written('Chai & Co.'), motif]
    const { status, body: cart } = await add(layers)
    expect(status).toBe(200)
    expect(cart.items).toMatchObject([{ design: printed.path, designDocument: { version: 1, layers }, missing: [] }])

    const { status: placed, body } = await order(cart)
    expect(placed).toBe(201)
    expect(body.orderItems).toMatchObject([{ design: { path: printed.path, place }, designDocument: { layers } }])
    const answer = await fetch(`${shop.url}/api/orders/${body._id}/print-sheet.pdf`, {
      headers: { authorization: `Bearer ${staff.token}` },
    })
    const [ticket, page] = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(page?.painted.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['image', 'path']))
    expect(ticket?.words.map(({ text }) => text).join(' ')).toMatch(/2\. ‘Chai & Co\.’.*3\. Motif/)
    const mail = await shop.deps.db.collection('mail').doc(`${body._id}-placed`).get()
    expect(JSON.stringify(mail.data())).toContain('‘Chai & Co.’')
    const press = await shop.call('GET', `/api/admin/production/${body._id}`, { token: staff.token })
    expect(press.body.designDocuments).toMatchObject([{ placement: 'Front A4', layers }])
  })

  test('keeps locks, groups and hidden layers in the cart; hidden layers are neither ordered nor printed', async () => {
    const hidden = { ...written('Not for print'), isHidden: true }
    const { body: cart } = await add([{ ...written('Tea'), isLocked: true, group: 1 }, { ...motif, group: 1 }, hidden])
    expect(cart.items[0].designDocument.layers).toMatchObject([{ isLocked: true, group: 1 }, { group: 1 }, hidden])
    const { body } = await order(cart)
    expect(body.orderItems[0].designDocument.layers).toHaveLength(2)
    expect(JSON.stringify((await ordersIn(shop.deps.db).doc(body._id).get()).data())).not.toContain('Not for print')
    expect((await add([hidden])).body.message).toMatch(/hidden, so nothing would be printed/)
  })

  test('can be edited until it is ordered, and removed', async () => {
    const { body: cart } = await add([written('Tea')])
    const coffee = await changeLine(cart, { designDocument: documentOf(written('Coffee')), placement: 'Back A4' })
    expect(coffee.body.items).toMatchObject([
      { placement: 'Back A4', designDocument: { layers: [{ text: 'Coffee' }] } },
    ])
    const more = await changeLine(cart, { quantity: 2 })
    expect(more.body.items).toMatchObject([{ quantity: 2, designDocument: { layers: [{ text: 'Coffee' }] } }])
    const none = await changeLine(cart, { designDocument: null })
    expect(none.body.items[0]).not.toHaveProperty('designDocument')
    const plain = { path: bucket.uploadPng(buyer.uid, 2000) }
    const one = await changeLine(cart, { design: plain.path })
    expect(one.body.items).toMatchObject([{ design: plain.path }])
    const again = await changeLine(cart, { designDocument: documentOf(written('Tea')) })
    expect(again.body.items[0]).not.toHaveProperty('design')
  })

  test('separates two lines, and lines with the same print are merged', async () => {
    await add([written('Tea')])
    await add([written('Coffee')])
    const { body } = await add([{ ...written('Tea') }], { quantity: 2 })
    expect(body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1])
  })

  test('is deleted with its owner’s account', async () => {
    const { body: cart } = await add([written('Asha loves Ravi')])
    const { body } = await order(cart)
    expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
    const stored = (await ordersIn(shop.deps.db).doc(body._id).get()).data()
    expect(stored?.lines[0]).not.toHaveProperty('designDocument')
  })
})

describe('an unprintable design in a cart is refused with a message', () => {
  const first = 'designDocument.layers.0'
  test.each<[string, object, RegExp, string]>([
    ['characters that no font has', written('चाय 🎉'), /None of our fonts has 🎉/, `${first}.text`],
    ['ten thousand letters', written('क'.repeat(10_000)), /up to 200 letters/, `${first}.text`],
    [
      'a coordinate that is not a number',
      written('hi', { place: { ...place, xMm: null } }),
      /.+/,
      `${first}.place.xMm`,
    ],
    ['an unknown motif', { ...motif, motif: 'dragon' }, /not one of our motifs/, `${first}.motif`],
  ])('when it is added: %s', async (_, layer, words, field) => {
    const { status, body } = await add([layer])
    expect(status).toBe(400)
    expect(body.fields[field]).toMatch(words)
  })

  test('for another customer’s picture, a shirt that takes no print, and two designs at once', async () => {
    const stranger = picture(await customer(shop.deps))
    const foreign = await add([written('mine'), stranger])
    expect(foreign.body.fields).toEqual({
      'designDocument.layers.1.path': 'This is not a design you uploaded. Please upload it again.',
    })
    const { body: cart } = await add([written('mine')])
    const changed = await changeLine(cart, { designDocument: documentOf(stranger) })
    expect(changed.body.fields).toEqual({
      'designDocument.layers.0.path': 'This is not a design you uploaded. Please upload it again.',
    })
    const both = await add([written('mine')], { design: bucket.uploadPng(buyer.uid, 2000) })
    expect(Object.keys(both.body.fields)).toEqual(['designDocument'])
    const closed = await putProduct(shop.deps, { isCustomizable: false })
    expect((await add([written('mine')], { productId: closed, placement: undefined })).status).toBe(400)
  })

  test('when it is ordered outside its print area or with too low a resolution', async () => {
    const outside = { ...place, xMm: 400 }
    for (const [layer, words] of [
      [written('far away', { place: outside }), 'The text is outside the print area Front A4.'],
      [{ ...picture(), place: outside }, 'The design is outside the print area Front A4.'],
      [{ kind: 'picture', path: bucket.uploadPng(buyer.uid, 50), place }, /dots per inch/],
    ] as const) {
      const { body: cart } = await add([layer])
      const reply = await order(cart)
      expect(reply.status).toBe(400)
      expect(reply.body.message).toMatch(words)
      await shop.call('DELETE', `/api/cart/${buyer.uid}`, { token: buyer.token })
    }
  })

  test('for more layers than a cart can hold', async () => {
    const twenty = (text: string) => Array.from({ length: 20 }, () => written(text))
    for (let line = 0; line < 10; line++) expect((await add(twenty(`line ${line}`))).status).toBe(200)
    const { status, body } = await add([written('one more')])
    expect(status).toBe(400)
    expect(body.message).toMatch(/up to 200 pictures, texts and motifs/)
  })
})
