import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, catalogueFixture, newName } from '../fixtures/catalogue-fixture.ts'
import { admin, customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: ReturnType<typeof catalogueFixture>
let type: string
let color: string
beforeAll(async () => {
  shop = await openShop()
  staff = catalogueFixture(shop, (await admin(shop.deps)).token)
  type = (await staff.newType()).type
  color = (await staff.newColor())._id
})
afterAll(() => shop.close())

const request = (changes: object = {}) => ({
  name: 'Peacock Tee',
  price: 499.5,
  category: 'Women',
  type,
  description: 'Hand-drawn peacock.',
  sizes: ['S', 'M'],
  colors: [color],
  images: ['/catalogue/peacock.webp'],
  isCustomizable: true,
  stock: 12,
  ...changes,
})
const put = async (changes?: object) => (await staff.call('POST', 'product', request(changes))).body

test('a new product is returned as saved, found by its name and listed in the audit log', async () => {
  const name = newName('Peacock')
  const made = await staff.call('POST', 'product', request({ name, originalPrice: 999 }))
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name, price: 499.5, originalPrice: 999, discountPercentage: 50, stock: 12, type })
  const { _id } = made.body
  expect(_id).toMatch(/^peacock-[0-9a-f]{10}-[0-9a-f]{8}$/)
  expect((await shop.call('GET', `/api/product/${_id}`)).body).toEqual(made.body)
  expect((await shop.call('GET', `/api/product?q=${encodeURIComponent(name)}`)).body).toEqual([made.body])
  expect(await auditOf(shop, `products/${_id}`)).toEqual(['product.added'])
})

test('a name in any script is kept in full and makes an address', async () => {
  const name = `${'मोर 🦚 <script>alert(1)</script> '.repeat(9)}`.slice(0, 300).trim()
  const made = await put({ name })
  expect(made.name).toBe(name.normalize('NFC'))
  expect(made._id).toMatch(/^[a-z0-9-]+$/)
})

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a price below zero', { price: -1 }, 'price'],
  ['a price as text', { price: '499' }, 'price'],
  ['thousandths of a rupee', { price: 1.005 }, 'price'],
  ['₹0 without confirmation', { price: 0, isGivenAway: false }, 'price'],
  ['a struck-out price that is not higher', { originalPrice: 499.5 }, 'originalPrice'],
  ['an unknown category', { category: 'Cats' }, 'category'],
  ['a type that does not exist', { type: 'Toga' }, 'type'],
  ['a colour that does not exist', { colors: ['mauve-none'] }, 'colors'],
  ['a colour id that is a path', { colors: ['a/b'] }, 'colors.0'],
  ['the same colour twice', { colors: ['black', 'black'] }, 'colors'],
  ['an unknown size', { sizes: ['XXXXL'] }, 'sizes.0'],
  ['half a shirt in stock', { stock: 0.5 }, 'stock'],
  ['six pictures', { images: Array(6).fill('/catalogue/a.webp') }, 'images'],
  ['a script as a picture', { images: ['javascript:alert(1)'] }, 'images.0'],
  ['a picture as data', { images: ['data:image/svg+xml,<svg/>'] }, 'images.0'],
  ['a picture on another host', { images: ['https://evil.test/a.png'] }, 'images.0'],
  ['a picture on a host behind two slashes', { images: ['//evil.test/a-960.webp'] }, 'images.0'],
  ['a picture with an invalid address', { images: ['//'] }, 'images.0'],
  ['a picture on a host behind a backslash', { images: ['/\\evil.test/a-960.webp'] }, 'images.0'],
  ['a picture on a host behind a tab', { images: ['/\t/evil.test/a-960.webp'] }, 'images.0'],
  [
    'a picture on another host under our name',
    { images: ['https://evil.test/v0/b/demo-teeshala.firebasestorage.app/o/products%2Fcatalogue%2Fa'] },
    'images.0',
  ],
  ['a picture path that leaves its folder', { images: ['/catalogue/../api/users/me'] }, 'images.0'],
  [
    'a picture in another bucket',
    { images: ['https://firebasestorage.googleapis.com/v0/b/evil/o/products%2Fcatalogue%2Fa'] },
    'images.0',
  ],
  [
    'a customer’s design as a picture',
    {
      images: [`${process.env.STORAGE_EMULATOR_HOST}/v0/b/demo-teeshala.firebasestorage.app/o/products%2Fdesigns%2Fx`],
    },
    'images.0',
  ],
  [
    'a picture for a colour it is not sold in',
    { colorImages: { mauve: '/catalogue/peacock.webp' } },
    'colorImages.mauve',
  ],
  ['pictures by colour as a list', { colorImages: ['/catalogue/peacock.webp'] }, 'colorImages'],
  ['a right-to-left override', { name: 'Tee\u202Egnp' }, 'name'],
  ['text as specification', { specification: 'cotton' }, 'specification'],
  ['an unknown country', { specification: { country: 'Atlantis' } }, 'specification.country'],
  ['imported goods without an importer', { specification: { country: 'Vietnam' } }, 'specification.importer'],
])('a product with %s is refused at its field', async (_what, changes, field) => {
  const { status, body } = await staff.call('POST', 'product', request(changes))
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
  expect(body.fields).toHaveProperty([field])
})

test('a new product needs a picture; an existing one without may stay so', async () => {
  const message = 'Please upload at least one image'
  for (const images of [[], undefined]) {
    const { status, body } = await staff.call('POST', 'product', request({ images }))
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { images: message } })
  }
  const id = await putProduct(shop.deps, { type, images: [] })
  expect((await staff.call('PUT', `product/${id}`, request({ images: [] }))).status).toBe(200)
})

test('a product without a category is for women and without a stock has no pieces; changing it asks for both', async () => {
  const { _id, ...added } = await put({ category: undefined, stock: undefined })
  expect(added).toMatchObject({ category: 'Women', stock: 0 })
  for (const field of ['category', 'stock']) {
    const { status, body } = await staff.call(
      'PUT',
      `product/${_id}`,
      request({ category: 'Kids', [field]: undefined }),
    )
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] })
  }
  expect((await shop.call('GET', `/api/product/${_id}`)).body).toMatchObject(added)
})

test('the description of a picture is public and moves and goes with its picture', async () => {
  const [front, back] = ['/catalogue/heron-front.webp', '/catalogue/heron-back.webp']
  const { _id, ...made } = await put({ images: [front, back], imageAlts: ['Front', 'The back, with a heron'] })
  expect(made.imageAlts).toEqual(['Front', 'The back, with a heron'])
  const saved = async (changes: object) => (await staff.call('PUT', `product/${_id}`, request(changes))).body
  expect((await saved({ images: [back] })).imageAlts).toEqual(['The back, with a heron'])
  expect((await shop.call('GET', `/api/product/${_id}`)).body.imageAlts).toEqual(['The back, with a heron'])
  expect(await saved({ images: [back], imageAlts: [] })).not.toHaveProperty('imageAlts')
})

test('an addition sent again after a lost response makes one product', async () => {
  const name = newName('Once')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = (changes: object = {}) =>
    shop.call('POST', '/api/product', { token: staff.token, headers, body: request({ name, ...changes }) })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
  expect((await send({ stock: 13 })).body._id).not.toBe(first.body._id)
  expect(await auditOf(shop, `products/${first.body._id}`)).toEqual(['product.added'])
})

test('fields that nobody may set are dropped', async () => {
  const made = await put({ rating: 5, reviewCount: 9000, searchKeys: ['free'], isAdmin: true, createdAt: 'never' })
  const stored = (await shop.deps.db.doc(`products/${made._id}`).get()).data() ?? {}
  expect(stored).not.toHaveProperty('rating')
  expect(stored).not.toHaveProperty('isAdmin')
  expect(stored.searchKeys).not.toContain('free')
})

describe('saving a product again', () => {
  test('replaces what staff may edit and keeps the rating and the creation date', async () => {
    const id = await putProduct(shop.deps, { type, rating: 4.6, reviewCount: 31, createdAt: new Date('2026-01-05') })
    const saved = await staff.call('PUT', `product/${id}`, request({ name: 'Renamed Heron', stock: 3 }))
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      _id: id,
      name: 'Renamed Heron',
      stock: 3,
      rating: 4.6,
      reviewCount: 31,
      createdAt: '2026-01-05T00:00:00.000Z',
    })
    expect((await shop.call('GET', `/api/product/${id}`)).body).toEqual(saved.body)
    const stored = await shop.deps.db.doc(`products/${id}`).get()
    expect(stored.get('searchKeys')).toContain('heron')
    expect(stored.get('searchKeys')).not.toContain('monsoon')
  })

  test('never brings back pieces sold while the form was open', async () => {
    const { _id } = await put({ stock: 12 })
    await shop.deps.db.doc(`products/${_id}`).update({ stock: 10 })
    const saved = await staff.call('PUT', `product/${_id}`, request({ stock: 20, expectedStock: 12 }))
    expect(saved).toMatchObject({ status: 200, body: { stock: 18 } })
    const stale = await staff.call('PUT', `product/${_id}`, request({ stock: 0, expectedStock: 20 }))
    const fields = { stock: 'The stock is 18 now: it changed meanwhile. Please enter it again.' }
    expect(stale).toMatchObject({ status: 409, body: { code: 'CONFLICT', fields, details: { stock: 18 } } })
  })

  test('removes a struck-out price, and the log says who changed what', async () => {
    const { _id } = await put({ originalPrice: 999 })
    const saved = await staff.call('PUT', `product/${_id}`, request({ originalPrice: null }))
    expect(saved.status).toBe(200)
    expect(saved.body).not.toHaveProperty('originalPrice')
    expect(saved.body).not.toHaveProperty('discountPercentage')
    expect(await auditOf(shop, `products/${_id}`)).toEqual(['product.added', 'product.changed'])
  })

  test('logs every changed field with old and new value, and nothing if nothing changed', async () => {
    const { _id } = await put({ isNew: false, specification: { hsn: '61091000' } })
    const unchanged = request({ specification: { hsn: '61091000' } })
    const before = (await shop.call('GET', `/api/product/${_id}`)).body
    expect((await staff.call('PUT', `product/${_id}`, unchanged)).body).toEqual(before)
    await staff.call(
      'PUT',
      `product/${_id}`,
      request({ price: 450, isNew: true, sizes: ['S'], fullDescription: 'Long' }),
    )
    const { docs } = await shop.deps.db.collection('auditLog').where('target', '==', `products/${_id}`).get()
    const changes = docs
      .filter((entry) => entry.get('action') === 'product.changed')
      .map((entry) => entry.get('details'))
    expect(changes).toEqual([
      {
        name: 'Peacock Tee',
        from: {
          pricePaise: 49_950,
          isNew: false,
          sizes: ['S', 'M'],
          specification: { hsn: '61091000' },
          fullDescription: null,
        },
        to: { pricePaise: 45_000, isNew: true, sizes: ['S'], specification: {}, fullDescription: 'Long' },
      },
    ])
  })

  test('is refused if a colleague changed the product meanwhile, with the stored version', async () => {
    const opened = await put()
    const theirs = (await staff.call('PUT', `product/${opened._id}`, request({ price: 450 }))).body
    const mine = request({ name: 'Renamed Heron', basedOn: opened.updatedAt })
    const refused = await staff.call('PUT', `product/${opened._id}`, mine)
    expect(refused).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', details: { current: theirs } } })
    expect((await shop.call('GET', `/api/product/${opened._id}`)).body).toEqual(theirs)
    const seen = await staff.call('PUT', `product/${opened._id}`, { ...mine, basedOn: theirs.updatedAt })
    expect(seen).toMatchObject({ status: 200, body: { name: 'Renamed Heron' } })
  })

  test('is not refused because pieces were sold meanwhile: both the sale and the change count', async () => {
    const opened = await put({ stock: 12 })
    const order = { productId: opened._id, size: 'M', color, placement: 'Left', quantity: 2, price: opened.price * 2 }
    const buyer = await customer(shop.deps)
    const bought = await shop.call('POST', '/api/order', { token: buyer.token, body: order })
    expect(bought.status).toBe(201)
    const mine = request({ price: 450, stock: 12, expectedStock: 12, basedOn: opened.updatedAt })
    expect(await staff.call('PUT', `product/${opened._id}`, mine)).toMatchObject({
      status: 200,
      body: { price: 450, stock: 10 },
    })
  })

  test('is refused for a product that does not exist', async () => {
    expect(await staff.call('PUT', 'product/never-was', request())).toMatchObject({ status: 404 })
  })
})

describe('the pictures of a product’s colours', () => {
  const [red, blue] = ['/catalogue/heron-red.webp', '/catalogue/heron-blue.webp']
  let second: string
  beforeAll(async () => {
    second = (await staff.newColor())._id
  })
  const heron = (changes: object = {}) => request({ images: [red, blue], colors: [color, second], ...changes })
  const made = async (colorImages: object) => (await staff.call('POST', 'product', heron({ colorImages }))).body
  const saved = (id: string, changes?: object) => staff.call('PUT', `product/${id}`, heron(changes))

  test('are returned to everybody as they were saved', async () => {
    const colorImages = { [color]: red, [second]: blue }
    const { _id, ...product } = await made(colorImages)
    expect(product.colorImages).toEqual(colorImages)
    expect((await shop.call('GET', `/api/product/${_id}`)).body.colorImages).toEqual(colorImages)
    expect(await put()).not.toHaveProperty('colorImages')
  })

  test('must be pictures of the product, or are refused at their field', async () => {
    const changes = { colorImages: { [color]: '/catalogue/crane.webp' } }
    const message = 'Not one of the pictures of this product'
    expect(await staff.call('POST', 'product', heron(changes))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message, fields: { [`colorImages.${color}`]: message } },
    })
    const { _id } = await made({})
    expect((await saved(_id, changes)).status).toBe(400)
  })

  test('stay when a form without them is saved, as far as their colours and pictures stay', async () => {
    const { _id } = await made({ [color]: red, [second]: blue })
    expect((await saved(_id)).body.colorImages).toEqual({ [color]: red, [second]: blue })
    expect((await saved(_id, { colors: [second] })).body.colorImages).toEqual({ [second]: blue })
    expect((await saved(_id, { images: [red] })).body).not.toHaveProperty('colorImages')
  })

  test('can be changed and removed by the form that names them', async () => {
    const { _id } = await made({ [color]: red })
    expect((await saved(_id, { colorImages: { [second]: blue } })).body.colorImages).toEqual({ [second]: blue })
    expect((await saved(_id, { colorImages: {} })).body).not.toHaveProperty('colorImages')
    expect((await shop.call('GET', `/api/product/${_id}`)).body).not.toHaveProperty('colorImages')
  })
})

test('a deleted product is gone, and deleting it again says so', async () => {
  const { _id } = await put()
  expect(await staff.call('DELETE', `product/${_id}`)).toMatchObject({
    status: 200,
    body: { message: 'Product deleted successfully!' },
  })
  expect((await shop.call('GET', `/api/product/${_id}`)).status).toBe(404)
  expect((await staff.call('DELETE', `product/${_id}`)).status).toBe(404)
  expect(await auditOf(shop, `products/${_id}`)).toEqual(['product.added', 'product.deleted'])
})

test('search follows a product: its new name, price and colour name, and not once it is hidden or deleted', async () => {
  const [word, other] = [newName('Maina').split(' ')[1], newName('Koyal').split(' ')[1]]
  const dye = await staff.newColor()
  const { _id } = await put({ name: `Maina ${word}`, colors: [dye._id] })
  const finds = async (q: string, filter = '') =>
    (await shop.call('GET', `/api/product?q=${encodeURIComponent(q)}${filter}`)).body.length
  expect(await finds(`${word}`)).toBe(1)
  await staff.call('PUT', `product/${_id}`, request({ name: `Koyal ${other}`, colors: [dye._id] }))
  expect([await finds(`${word}`), await finds(`${other}`)]).toEqual([0, 1])
  await staff.call('PATCH', `product/${_id}`, { price: 950 })
  expect([await finds(`${other}`, '&maxPrice=600'), await finds(`${other}`, '&minPrice=900')]).toEqual([0, 1])
  const dyed = newName('Indigo')
  await staff.call('PUT', `product-colors/${dye._id}`, { name: dyed, hexCode: '#222266' })
  expect(await finds(`${other} ${dyed}`)).toBe(1)
  await staff.call('PATCH', `product/${_id}`, { isHidden: true })
  expect(await finds(`${other}`)).toBe(0)
  await staff.call('PATCH', `product/${_id}`, { isHidden: false })
  expect(await finds(`${other}`)).toBe(1)
  await staff.call('DELETE', `product/${_id}`)
  expect(await finds(`${other}`)).toBe(0)
})
