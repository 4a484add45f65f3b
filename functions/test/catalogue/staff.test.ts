import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../setting/open-shop.ts'
import { admin, type Person } from '../setting/people.ts'
import { putProduct, stockOf } from '../setting/shelf.ts'

let shop: Shop
let staff: Person
let type: { _id: string; type: string }
let color: { _id: string; name: string }
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const ask = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: staff.token, body })
const newName = () => `N${randomBytes(5).toString('hex')}`

beforeEach(async () => {
  type = (await ask('POST', '/api/product-types', { type: newName() })).body
  color = (await ask('POST', '/api/product-colors', { name: newName(), hexCode: '#1a2b3c' })).body
})

const form = (changes: object = {}) => ({
  name: 'Rann Polo',
  price: 749.5,
  originalPrice: 999,
  category: 'Men',
  type: type.type,
  description: 'Two\nlines',
  images: ['/catalogue/rann.webp'],
  sizes: ['M', 'L'],
  colors: [color._id],
  isCustomizable: true,
  stock: 40,
  ...changes,
})

describe('a product', () => {
  test('is added, found, changed and deleted by staff', async () => {
    const added = await ask('POST', '/api/product', form())
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'Rann Polo', price: 749.5, discountPercentage: 24, type: type.type },
    })
    const path = `/api/product/${added.body._id}`
    expect((await shop.call('GET', `/api/product?q=rann&type=${type.type}`)).body).toHaveLength(1)
    const changed = await ask('PUT', path, form({ name: 'Kutch Polo', originalPrice: null, price: 700 }))
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Kutch Polo', price: 700, createdAt: added.body.createdAt },
    })
    expect(changed.body).not.toHaveProperty('originalPrice')
    expect((await shop.call('GET', `/api/product?q=rann&type=${type.type}`)).body).toEqual([])
    expect(await ask('DELETE', path)).toMatchObject({ status: 200, body: { message: 'Product deleted successfully!' } })
    expect((await shop.call('GET', path)).status).toBe(404)
    const notes = await shop.deps.db.collection('auditLog').where('target', '==', `products/${added.body._id}`).get()
    expect(notes.docs.map((note) => note.get('action')).sort()).toEqual([
      'product.added',
      'product.changed',
      'product.deleted',
    ])
  })

  test('keeps its reviews when its form is saved', async () => {
    const id = await putProduct(shop.deps, { rating: 4.6, reviewCount: 31 })
    expect((await ask('PUT', `/api/product/${id}`, form())).body).toMatchObject({ rating: 4.6, reviewCount: 31 })
  })

  test('that sold while its form was open does not get the sold pieces back', async () => {
    const id = await putProduct(shop.deps, { stock: 10 })
    await shop.deps.db.doc(`products/${id}`).update({ stock: 7 })
    await ask('PUT', `/api/product/${id}`, form({ stock: 10, expectedStock: 10 }))
    expect(await stockOf(shop.deps, id)).toBe(7)
    await ask('PUT', `/api/product/${id}`, form({ stock: 20, expectedStock: 10 }))
    expect(await stockOf(shop.deps, id)).toBe(17)
    expect((await ask('PUT', `/api/product/${id}`, form({ stock: 0, expectedStock: 20 }))).status).toBe(409)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ price: -1 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ price: '5' }, 'price'],
    [{ stock: 1.5 }, 'stock'],
    [{ type: 'Never was' }, 'type'],
    [{ colors: ['never-was'] }, 'colors'],
    [{ sizes: ['M', 'M'] }, 'sizes'],
    [{ sizes: ['5XL'] }, 'sizes.0'],
    [{ category: 'Cats' }, 'category'],
    [{ images: Array.from({ length: 6 }, (_, index) => `/i/${index}.webp`) }, 'images'],
    [{ images: ['javascript:alert(1)'] }, 'images.0'],
    [{ images: ['http://example.com/x.png'] }, 'images.0'],
  ])('with %j is refused beside its field', async (changes, field) => {
    expect(await ask('POST', '/api/product', form(changes))).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  })
})

describe('a type', () => {
  test('is renamed in its products too, where search finds them by it', async () => {
    const { _id } = (await ask('POST', '/api/product', form())).body
    const renamed = newName()
    expect((await ask('PUT', `/api/product-types/${type._id}`, { type: renamed })).body.type).toBe(renamed)
    expect((await shop.call('GET', `/api/product/${_id}`)).body.type).toBe(renamed)
    expect((await shop.call('GET', `/api/product?type=${renamed}`)).body).toHaveLength(1)
    expect((await shop.call('GET', `/api/product?q=${renamed}`)).body).toHaveLength(1)
    expect((await shop.call('GET', `/api/product?q=${type.type}`)).body).toEqual([])
  })

  test('whose rename broke off midway is renamed everywhere by asking again', async () => {
    const { _id } = (await ask('POST', '/api/product', form())).body
    const renamed = newName()
    await shop.deps.db.doc(`productTypes/${type._id}`).update({ type: renamed })
    expect((await ask('PUT', `/api/product-types/${type._id}`, { type: renamed })).status).toBe(200)
    expect((await shop.call('GET', `/api/product/${_id}`)).body.type).toBe(renamed)
  })

  test('that a product has cannot be deleted, and it is said how many have it', async () => {
    const { _id } = (await ask('POST', '/api/product', form())).body
    expect(await ask('DELETE', `/api/product-types/${type._id}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', message: '1 product uses this type.', details: { count: 1 } },
    })
    await ask('DELETE', `/api/product/${_id}`)
    expect((await ask('DELETE', `/api/product-types/${type._id}`)).status).toBe(200)
    expect((await ask('DELETE', `/api/product-types/${type._id}`)).status).toBe(404)
  })

  test('is there once, whatever its case', async () => {
    expect((await ask('POST', '/api/product-types', { type: type.type.toUpperCase() })).status).toBe(409)
    expect((await ask('POST', '/api/product-types', { type: ' ' })).status).toBe(400)
    expect((await ask('PUT', '/api/product-types/never-was', { type: newName() })).status).toBe(404)
  })
})

describe('a colour', () => {
  test('has a name of its own and a code in six digits', async () => {
    expect(color).toMatchObject({ hexCode: '#1A2B3C' })
    expect((await ask('POST', '/api/product-colors', { name: color.name.toUpperCase() })).status).toBe(409)
    expect((await ask('POST', '/api/product-colors', { name: newName(), hexCode: 'red' })).status).toBe(400)
    expect((await ask('POST', '/api/product-colors', { name: newName() })).body.hexCode).toBe('#000000')
    const changed = await ask('PUT', `/api/product-colors/${color._id}`, { name: color.name, hexCode: '#FFFFFF' })
    expect(changed).toMatchObject({ status: 200, body: { hexCode: '#FFFFFF' } })
  })

  test('that a product comes in cannot be deleted', async () => {
    await ask('POST', '/api/product', form())
    expect(await ask('DELETE', `/api/product-colors/${color._id}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', details: { count: 1 } },
    })
  })
})

test('a product and the deletion of its type at once never leave a product without its type', async () => {
  const [added, deleted] = await Promise.all([
    ask('POST', '/api/product', form()),
    ask('DELETE', `/api/product-types/${type._id}`),
  ])
  expect([`201 409`, `400 200`]).toContain(`${added.status} ${deleted.status}`)
})
