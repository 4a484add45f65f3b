import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, catalogueFixture, newName } from '../fixtures/catalogue-fixture.ts'
import { admin } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: ReturnType<typeof catalogueFixture>
beforeAll(async () => {
  shop = await openShop()
  staff = catalogueFixture(shop, (await admin(shop.deps)).token)
})
afterAll(() => shop.close())

test('a new type and a new colour appear in their lists', async () => {
  const type = await staff.newType()
  const color = await staff.newColor()
  expect((await shop.call('GET', '/api/product-types')).body).toContainEqual(type)
  expect((await shop.call('GET', '/api/product-colors')).body).toContainEqual(color)
  expect(color.hexCode).toBe('#1A2B3C')
})

test.each(['product-types', 'product-colors'])('%s can be read page by page, by name', async (path) => {
  const add = path === 'product-types' ? staff.newType : staff.newColor
  const nameOf = ({ type, name }: { type?: string; name?: string }) => type ?? name ?? ''
  const own = (await Promise.all([add(), add(), add()])).map(nameOf).sort()
  const paged: string[] = []
  for (let cursor = ''; ; ) {
    const { body, headers } = await shop.call('GET', `/api/${path}?limit=5&cursor=${cursor}`)
    expect(body.length).toBeLessThanOrEqual(5)
    expect(headers.get('cache-control')).toContain('s-maxage=60')
    paged.push(...body.map(nameOf))
    cursor = headers.get('x-next-cursor') ?? ''
    if (cursor === '') break
  }
  expect(paged.filter((name) => own.includes(name))).toEqual(own)
  expect(new Set(paged).size).toBe(paged.length)
  for (const query of ['limit=0', 'limit=101', 'cursor=x']) {
    expect(await shop.call('GET', `/api/${path}?${query}`)).toMatchObject({ status: 400 })
  }
})

test('a name in use is refused in any letter case', async () => {
  const { type } = await staff.newType()
  const { name } = await staff.newColor()
  expect(await staff.call('POST', 'product-types', { type: type.toUpperCase() })).toMatchObject({ status: 409 })
  expect(await staff.call('POST', 'product-colors', { name: name.toUpperCase() })).toMatchObject({ status: 409 })
  const other = await staff.newType()
  expect(await staff.call('PUT', `product-types/${other._id}`, { type })).toMatchObject({ status: 409 })
})

test('a type may change the letter case of its own name', async () => {
  const { _id, type } = await staff.newType()
  expect(await staff.call('PUT', `product-types/${_id}`, { type: type.toUpperCase() })).toMatchObject({
    status: 200,
    body: { type: type.toUpperCase() },
  })
})

test.each(['', '  ', 'x'.repeat(61), 7, null, undefined, { $gt: '' }, ['Polo'], 'Po\u0000lo'])(
  'a type called %j is refused',
  async (type) => {
    expect(await staff.call('POST', 'product-types', { type })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: { type: expect.any(String) } },
    })
  },
)

test.each(['red', '#12', '#GGGGGG', '#1234567', 'url(x)', 7])('a colour code %j is refused', async (hexCode) => {
  expect(await staff.call('POST', 'product-colors', { name: newName('Ash'), hexCode })).toMatchObject({
    status: 400,
    body: { fields: { hexCode: expect.any(String) } },
  })
})

test('a type in use cannot be deleted, and the answer says how many products use it', async () => {
  const { _id, type } = await staff.newType()
  const products = await Promise.all([1, 2].map(() => putProduct(shop.deps, { typeId: _id, type })))
  expect(await staff.call('DELETE', `product-types/${_id}`)).toMatchObject({
    status: 409,
    body: { code: 'IN_USE', message: expect.stringContaining('2 products'), details: { count: 2 } },
  })
  await Promise.all(products.map((id) => staff.call('DELETE', `product/${id}`)))
  expect(await staff.call('DELETE', `product-types/${_id}`)).toMatchObject({
    status: 200,
    body: { message: 'Product type deleted successfully' },
  })
  expect((await staff.call('DELETE', `product-types/${_id}`)).status).toBe(404)
})

test('a colour in use cannot be deleted, and the answer says how many products use it', async () => {
  const { _id } = await staff.newColor()
  const product = await putProduct(shop.deps, { colors: ['black', _id] })
  expect(await staff.call('DELETE', `product-colors/${_id}`)).toMatchObject({
    status: 409,
    body: { code: 'IN_USE', message: expect.stringContaining('1 product'), details: { count: 1 } },
  })
  await staff.call('DELETE', `product/${product}`)
  expect((await staff.call('DELETE', `product-colors/${_id}`)).status).toBe(200)
})

test('renaming a type renames it in all its products, and they are found by the new name', async () => {
  const { _id, type } = await staff.newType()
  const products = await Promise.all(
    Array.from({ length: 205 }, () => putProduct(shop.deps, { typeId: _id, type, name: 'Nila' })),
  )
  const name = newName('Jodhpuri')
  const renamed = await staff.call('PUT', `product-types/${_id}`, { type: name })
  expect(renamed).toMatchObject({ status: 200, body: { _id, type: name } })
  const listed = async (query: string) => {
    const { docs } = await shop.deps.db.collection('products').where('type', '==', query).get()
    return docs.map(({ id }) => id).sort()
  }
  expect(await listed(name)).toEqual(products.sort())
  expect(await listed(type)).toEqual([])
  const found = await shop.call('GET', `/api/product?q=${encodeURIComponent(`nila ${name}`)}&limit=1`)
  expect(found.body).toHaveLength(1)
  expect(await auditOf(shop, `productTypes/${_id}`)).toEqual(['product_type.added', 'product_type.changed'])
})

test('a rename that was interrupted is finished by saving the name again', async () => {
  const { _id, type } = await staff.newType()
  const left = await putProduct(shop.deps, { typeId: _id, type: 'The name before' })
  expect((await staff.call('PUT', `product-types/${_id}`, { type })).status).toBe(200)
  expect((await shop.call('GET', `/api/product/${left}`)).body.type).toBe(type)
})

test('two simultaneous renames leave type and products with the same name', async () => {
  const { _id, type } = await staff.newType()
  const products = await Promise.all(Array.from({ length: 12 }, () => putProduct(shop.deps, { typeId: _id, type })))
  const names = [newName('Angrakha'), newName('Sherwani')]
  const replies = await Promise.all(names.map((name) => staff.call('PUT', `product-types/${_id}`, { type: name })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const last = (await shop.deps.db.doc(`productTypes/${_id}`).get()).get('type')
  for (const id of products) expect((await shop.deps.db.doc(`products/${id}`).get()).get('type')).toBe(last)
})

test('a colour without a code is black, and can change its code and keep its name', async () => {
  const { _id, name, hexCode } = (await staff.call('POST', 'product-colors', { name: newName('Kajal') })).body
  expect(hexCode).toBe('#000000')
  expect(await staff.call('PUT', `product-colors/${_id}`, { name, hexCode: '#ffffff' })).toMatchObject({
    status: 200,
    body: { _id, name, hexCode: '#FFFFFF' },
  })
})

test('an unknown type or colour cannot be renamed', async () => {
  expect((await staff.call('PUT', 'product-types/never-was', { type: newName('Dhoti') })).status).toBe(404)
  expect((await staff.call('PUT', 'product-colors/never-was', { name: newName('Ash') })).status).toBe(404)
})

test('adding a product while its type is deleted never leaves a product without a type', async () => {
  const { _id, type } = await staff.newType()
  const product = { name: 'Rann Polo', price: 749.5, type, stock: 4 }
  const [added, deleted] = await Promise.all([
    staff.call('POST', 'product', product),
    staff.call('DELETE', `product-types/${_id}`),
  ])
  expect(['201 409', '400 200']).toContain(`${added.status} ${deleted.status}`)
})

test('staff see how many products have each type and colour, page by page and never from a cache', async () => {
  const { _id: typeId, type } = await staff.newType()
  const { _id: color } = await staff.newColor()
  await putProduct(shop.deps, { typeId, type, colors: [color] })
  await putProduct(shop.deps, { typeId, type })
  const everything = async (path: string) => {
    const found: { _id: string; products: number }[] = []
    for (let cursor = ''; ; ) {
      const { body, headers } = await staff.call('GET', `${path}?limit=100&cursor=${cursor}`)
      expect(headers.get('cache-control')).toBe('private, no-store')
      found.push(...body)
      cursor = headers.get('x-next-cursor') ?? ''
      if (cursor === '') return found
    }
  }
  expect(await everything('admin/product-types')).toContainEqual(expect.objectContaining({ _id: typeId, products: 2 }))
  expect(await everything('admin/product-colors')).toContainEqual(expect.objectContaining({ _id: color, products: 1 }))
})

test('an edit of a type or colour that a colleague has changed meanwhile is refused and overwrites nothing', async () => {
  const entries = [
    [`product-types/${(await staff.newType())._id}`, () => ({ type: newName('Kurta') })],
    [`product-colors/${(await staff.newColor())._id}`, () => ({ name: newName('Ash'), hexCode: '#B2BEB5' })],
  ] as const
  for (const [path, other] of entries) {
    const first = (await staff.call('PUT', path, other())).body
    const { updatedAt: basedOn } = first
    const second = other()
    expect((await staff.call('PUT', path, { ...second, basedOn })).status).toBe(200)
    expect(await staff.call('PUT', path, { ...other(), basedOn })).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', details: { changedBy: 'Meera Nair', current: second } },
    })
    // Saving what is already stored is no conflict: a response may have been lost.
    expect((await staff.call('PUT', path, { ...second, basedOn })).status).toBe(200)
  }
})
