import { pictureAddress } from '@teeshala/contract/uploads/picture-address'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, placeOrder } from '../fixtures/checkout/checkout.ts'
import { jpeg, MemoryBucket, png, svg, text } from '../fixtures/files/bucket.ts'
import { customer, guest, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const MB = 1024 * 1024
const bucket = new MemoryBucket()
let shop: Shop
let tee: string
let buyer: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
  buyer = await customer(shop.deps)
})
beforeEach(() => bucket.stored.clear())
afterAll(() => shop.close())

const single = (token: string | undefined, designs: object[], changes: object = {}) => {
  const body = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120, designs }
  return placeOrder(shop, token, { ...body, ...changes })
}
const bulk = (token: string | undefined, designs: object[], sizes = ['M']) => {
  const items = sizes.map((size) => ({ color: 'black', size, quantity: 1, price: 120, placement: 'Left' }))
  const body = { productId: tee, items, designs: designs.map((design) => ({ placement: 'Left', ...design })) }
  return shop.call('POST', '/api/bulk-order', { token, body })
}
const square = (side: number, xMm = 0) => ({ xMm, yMm: 0, widthMm: side, heightMm: side, rotationDeg: 0 })

test('a guest’s order keeps every design that this guest uploaded, with its measured facts', async () => {
  const { uid, token } = await guest()
  const front = bucket.uploadPng(uid, 2000, 1000)
  const logo = bucket.upload(uid, 'logo.svg', 'image/svg+xml', svg('<path d="M0 0h9v9z"/>'))
  const items = [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }]
  const designs = [
    { placement: 'Left', path: front, place: { xMm: 10, yMm: 5, widthMm: 60, heightMm: 30, rotationDeg: 0 } },
    { placement: 'Left', path: logo },
  ]
  const { status, body } = await shop.call('POST', '/api/bulk-order', {
    token,
    body: { productId: tee, items, designs },
  })
  expect({ status, userId: body.userId, designImage: body.designImage }).toEqual({
    status: 201,
    userId: null,
    designImage: front,
  })
  expect(body.designs).toEqual([
    {
      placement: 'Left',
      path: front,
      name: 'front.png',
      place: designs[0]?.place,
      widthPx: 2000,
      heightPx: 1000,
      dpi: 847,
    },
    {
      placement: 'Left',
      path: logo,
      name: 'logo.svg',
      isVector: true,
      place: { xMm: 0, yMm: 0, widthMm: 90, heightMm: 60, rotationDeg: 0 },
    },
  ])
  const small = { path: bucket.uploadPng(uid, 1500), place: square(20) }
  const one = await single(token, [{ path: front }, small])
  expect(one.body).toMatchObject({ userId: null, trackingToken: expect.any(String) })
  expect(one.body).toMatchObject({ designurl: front, orderItems: [{ design: { path: front, widthPx: 2000 } }] })
  expect(one.body.designs).toMatchObject([
    { path: front, widthPx: 2000 },
    { ...small, widthPx: 1500 },
  ])
})

test('nobody orders with the upload of somebody else', async () => {
  const { uid } = await guest()
  const design = { path: bucket.uploadPng(uid) }
  for (const token of [undefined, (await guest()).token, buyer.token]) {
    for (const reply of [await single(token, [design]), await bulk(token, [design])]) {
      expect(reply).toMatchObject({
        status: 400,
        body: { message: 'This is not a design you uploaded. Please upload it again.' },
      })
    }
  }
})

describe('a design can be given by its download address as well as its path', () => {
  const own = { origin: process.env.STORAGE_EMULATOR_HOST ?? '', bucket: 'demo-teeshala.firebasestorage.app' }
  const inCloud = 'https://firebasestorage.googleapis.com'
  const items = [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }]
  const inCart = async (person: Person, design: string) => {
    await shop.call('DELETE', `/api/cart/${person.uid}`, { token: person.token })
    const body = { userId: person.uid, productId: tee, size: 'M', color: 'black', placement: 'Left', design }
    return shop.call('POST', '/api/cart/add', { token: person.token, body: { ...body, quantity: 1 } })
  }

  test.each([
    ['of the bucket', own.origin, ''],
    ['of the bucket with its token', own.origin, '&token=0a1b'],
    ['of Cloud Storage', inCloud, ''],
  ])('%s, in every way to order', async (_, origin, more) => {
    const path = bucket.uploadPng(buyer.uid)
    const address = `${pictureAddress(path, { ...own, origin })}${more}`
    expect((await single(buyer.token, [{ path: address }])).body).toMatchObject({
      designurl: path,
      designs: [{ path }],
    })
    expect((await bulk(buyer.token, [{ path: address }])).body).toMatchObject({
      designImage: path,
      designs: [{ path }],
    })
    const body = { productId: tee, items, designImage: address }
    const forAll = await shop.call('POST', '/api/bulk-order', { token: buyer.token, body })
    expect(forAll.body).toMatchObject({ designImage: path, designs: [{ path, placement: 'Left' }] })
    expect((await inCart(buyer, address)).body.items).toMatchObject([{ design: path }])
  })

  test.each([
    ['of another bucket', { ...own, bucket: 'evil.firebasestorage.app' }],
    ['of another host', { ...own, origin: 'https://evil.test' }],
  ])('%s, it is refused', async (_, elsewhere) => {
    const address = pictureAddress(bucket.uploadPng(buyer.uid), elsewhere)
    const replies = [
      await single(buyer.token, [{ path: address }]),
      await bulk(buyer.token, [{ path: address }]),
      await inCart(buyer, address),
    ]
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 400,
        body: { message: 'This is not a design you uploaded. Please upload it again.' },
      })
    }
  })

  test('another person’s design is refused, too', async () => {
    const { uid } = await guest()
    const address = pictureAddress(bucket.uploadPng(uid), own)
    for (const reply of [await single(buyer.token, [{ path: address }]), await inCart(buyer, address)]) {
      expect(reply).toMatchObject({
        status: 400,
        body: { message: 'This is not a design you uploaded. Please upload it again.' },
      })
    }
  })
})

describe('a file is judged by its bytes, not by its name', () => {
  const hostile: [string, string, Uint8Array][] = [
    ['page.png', 'image/png', text('<html><script>alert(1)</script></html>                ')],
    ['photo.jpg', 'image/jpeg', png(10, 10)],
    ['photo.png', 'image/png', jpeg(10, 10)],
    ['empty.png', 'image/png', new Uint8Array()],
    ['truncated.png', 'image/png', png(10, 10).subarray(0, 24)],
    ['flat.png', 'image/png', png(0, 10)],
    ['bomb.png', 'image/png', png(30_000, 30_000)],
    ['headless.jpg', 'image/jpeg', Buffer.concat([jpeg(10, 10).subarray(0, 2), Buffer.alloc(100)])],
    ['anim.gif', 'image/gif', text('GIF89a                                     ')],
    ['page.html', 'text/html', text('<html>')],
    ['script.svg', 'image/svg+xml', svg('<script>alert(1)</script>')],
    ['handler.svg', 'image/svg+xml', svg('<path onload="alert(1)"/>')],
    ['outside.svg', 'image/svg+xml', svg('<image href="https://evil.example/x.png"/>')],
    ['utf16.svg', 'image/svg+xml', Buffer.from('<svg><script/></svg>', 'utf16le')],
    ['page.svg', 'image/svg+xml', text('<html></html>')],
  ]

  test.each(hostile)('%s as %s is refused', async (name, type, bytes) => {
    const path = bucket.upload(buyer.uid, name, type, bytes)
    for (const reply of [await single(buyer.token, [{ path }]), await bulk(buyer.token, [{ path }])]) {
      const fields = { 'designs.0.path': expect.any(String) }
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } })
    }
  })
})

describe('each page has its own limits', () => {
  test.each([
    ['image/png', 2 * MB, 201, undefined],
    ['image/png', 2 * MB + 1, 400, 'Image must be less than 2MB.'],
    ['image/webp', 100, 400, 'Only JPG/PNG images are allowed.'],
    ['image/svg+xml', 100, 400, 'Only JPG/PNG images are allowed.'],
  ])('the single page, %s of %i bytes: %i', async (type, size, status, message) => {
    const path = bucket.upload(buyer.uid, 'art', type, png(2000, 2000), size)
    expect(await single(buyer.token, [{ path }])).toMatchObject({ status, body: message ? { message } : {} })
  })

  test.each([
    ['image/png', 10 * MB, 201, undefined],
    ['image/png', 10 * MB + 1, 400, 'PNG, JPG, SVG up to 10MB'],
    ['image/gif', 100, 400, 'Please upload an image file (JPEG, PNG, etc.)'],
  ])('the bulk page, %s of %i bytes: %i', async (type, size, status, message) => {
    const path = bucket.upload(buyer.uid, 'art', type, png(2000, 2000), size)
    expect(await bulk(buyer.token, [{ path }])).toMatchObject({ status, body: message ? { message } : {} })
  })

  test.each([
    [5 * MB, 201, undefined],
    [5 * MB + 1, 400, 'File size too large. Please upload an image under 5MB.'],
  ])('the product page, of %i bytes: %i', async (size, status, message) => {
    const person = await customer(shop.deps)
    const design = bucket.upload(person.uid, 'art.png', 'image/png', png(2000, 2000), size)
    const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Left', design }])
    expect(await placeOrder(shop, person.token, checkout)).toMatchObject({ status, body: message ? { message } : {} })
  })
})

describe('print quality is judged by the real pixels', () => {
  // An inch wide, so that its pixels are its dots per inch.
  const place = square(25.4)

  test.each([
    [99, false, 400, undefined],
    [99, true, 201, { dpi: 99, acceptsPoorPrint: true }],
    [100, false, 201, { dpi: 100 }],
    [149, false, 201, { dpi: 149 }],
    [150, false, 201, { dpi: 150 }],
  ])('%i dots per inch, print anyway: %s, answers %i', async (pixels, acceptsPoorPrint, status, kept) => {
    const design = { path: bucket.uploadPng(buyer.uid, pixels), place, acceptsPoorPrint }
    for (const reply of [await single(buyer.token, [design]), await bulk(buyer.token, [design])]) {
      expect(reply.status).toBe(status)
      if (kept) expect(reply.body.designs[0]).toMatchObject(kept)
      else
        expect(reply.body.fields).toEqual({ 'designs.0.acceptsPoorPrint': expect.stringContaining('99 dots per inch') })
    }
  })

  test('‘print anyway’ is not stored if it was not needed', async () => {
    const reply = await single(buyer.token, [{ path: bucket.uploadPng(buyer.uid, 100), place, acceptsPoorPrint: true }])
    expect(reply.body.designs[0]).not.toHaveProperty('acceptsPoorPrint')
  })

  test('a vector drawing always has enough quality', async () => {
    const path = bucket.upload(buyer.uid, 'logo.svg', 'image/svg+xml', svg('<path d="M0 0h9v9z"/>'))
    const { status, body } = await bulk(buyer.token, [{ path }])
    expect({ status, dpi: body.designs[0].dpi }).toEqual({ status: 201, dpi: undefined })
  })
})

describe('a design must lie in its print area', () => {
  test.each([
    [square(90), 201],
    [square(90, 0.05), 201],
    [square(90, 0.2), 400],
    [square(90.3), 400],
    [square(50, 40), 201],
    [square(50, 41), 400],
    [{ ...square(90), rotationDeg: 45 }, 400],
    [{ ...square(60), xMm: 15, yMm: 15, rotationDeg: 45 }, 201],
  ])('%j: %i', async (place, status) => {
    const reply = await single(buyer.token, [{ path: bucket.uploadPng(buyer.uid), place }])
    expect({ status: reply.status, fields: Object.keys(reply.body.fields ?? {}) }).toEqual({
      status,
      fields: status === 400 ? ['designs.0.place'] : [],
    })
  })

  test('and must not be stretched', async () => {
    const place = { ...square(60), heightMm: 30 }
    const [even, wide] = [bucket.uploadPng(buyer.uid), bucket.uploadPng(buyer.uid, 2000, 1000)]
    expect((await single(buyer.token, [{ path: even, place }])).body.message).toBe('The design would be stretched.')
    expect((await single(buyer.token, [{ path: wide, place }])).status).toBe(201)
  })

  test('and the smallest size ordered with it decides the area', async () => {
    const polo = await putProduct(shop.deps, { stock: 1000, isCustomizable: true, type: 'Polo', sizes: [] })
    const path = bucket.uploadPng(buyer.uid, 2970, 4200)
    const place = { xMm: 0, yMm: 0, widthMm: 297, heightMm: 420, rotationDeg: 0 }
    const order = (sizes: string[]) =>
      shop.call('POST', '/api/bulk-order', {
        token: buyer.token,
        body: {
          productId: polo,
          items: sizes.map((size) => ({ color: 'black', size, quantity: 1, price: 120, placement: 'Front A3' })),
          designs: [{ placement: 'Front A3', path, place }],
        },
      })
    expect((await order(['5XL'])).status).toBe(201)
    const outside = 'The design is outside the print area Front A3.'
    expect((await order(['5XL', 'xS'])).body.message).toBe(outside)
    const alone = (size: string) =>
      single(buyer.token, [{ path, place }], { productId: polo, size, placement: 'Front A3' })
    expect((await alone('5XL')).status).toBe(201)
    expect((await alone('S')).body.message).toBe(outside)
  })
})

test('every unprintable design is reported at once', async () => {
  const good = bucket.uploadPng(buyer.uid)
  const small = bucket.uploadPng(buyer.uid, 100)
  const { body } = await single(buyer.token, [{ path: good }, { path: 'gone' }, { path: small }])
  expect(Object.keys(body.fields)).toEqual(['designs.1.path', 'designs.2.acceptsPoorPrint'])
})

test('a design deleted after it was put into the cart stops the checkout and keeps the cart', async () => {
  const path = bucket.uploadPng(buyer.uid)
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1, placement: 'Front A4', design: path }])
  bucket.stored.delete(path)
  expect(await placeOrder(shop, buyer.token, checkout)).toMatchObject({
    status: 400,
    body: { message: 'The design was not uploaded. Please upload it again.' },
  })
  expect((await shop.call('GET', `/api/cart/${buyer.uid}`, { token: buyer.token })).status).toBe(200)
})

test('a checkout copies the design and its placement into the order', async () => {
  const person = await customer(shop.deps)
  const path = bucket.uploadPng(person.uid, 2000, 3000, 'back art.png')
  const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Back A4', design: path }])
  const { body } = await placeOrder(shop, person.token, checkout)
  expect(body.orderItems[0]).toMatchObject({ placement: 'Back A4', design: { path, name: 'back-art.png' } })
})

test('a design swapped into the cart by another tab during checkout is not ordered unseen', async () => {
  const person = await customer(shop.deps)
  const [seen, slipped] = [
    bucket.uploadPng(person.uid),
    bucket.upload(person.uid, 'x.svg', 'image/svg+xml', svg('<script/>')),
  ]
  const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1, placement: 'Left', design: seen }])
  const path = `/api/cart/${person.uid}`
  const [line] = (await shop.call('GET', path, { token: person.token })).body.items
  const swap = () => shop.call('PATCH', `${path}/items/${line._id}`, { token: person.token, body: { design: slipped } })
  const raced = await openShop(() => ({
    files: {
      ...bucket.files,
      describe: async (file) => {
        expect((await swap()).status).toBe(200)
        return bucket.files.describe(file)
      },
    },
  }))
  expect(await placeOrder(raced, person.token, checkout)).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } })
  expect(await placeOrder(shop, person.token, checkout)).toMatchObject({ status: 400 })
  await raced.close()
})
