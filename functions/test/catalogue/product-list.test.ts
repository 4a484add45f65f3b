import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, newName } from '../fixtures/catalogue-fixture.ts'
import { admin, customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await admin(shop.deps)).token
})
afterAll(() => shop.close())

const list = (query: string) => shop.call('GET', `/api/admin/products?${query}`, { token })
const idsOf = async (query: string) => (await list(query)).body.map(({ _id }: { _id: string }) => _id)
const adjust = (id: string, body: object) => shop.call('PATCH', `/api/product/${id}`, { token, body })
const stored = async (id: string) => (await shop.deps.db.doc(`products/${id}`).get()).data() ?? {}

describe('a hidden product', () => {
  test('is only in the staff list, not in any list, search, page, cart or favourites of the shop', async () => {
    const word = newName('Kasuti').split(' ')[1] ?? ''
    const type = newName('Kurta')
    const id = await putProduct(shop.deps, { type, name: `Hidden ${word}`, isHidden: true })
    const { token: asha, uid } = await customer(shop.deps)
    for (const query of [`type=${type}`, `q=${word}`, `ids=${id}`, `type=${type}&sort=price`]) {
      expect((await shop.call('GET', `/api/product?${query}`)).body).toEqual([])
    }
    expect((await shop.call('GET', `/api/product/${id}`)).status).toBe(404)
    expect((await shop.call('GET', `/api/product/${id}`, { token })).status).toBe(404)
    const line = { userId: uid, productId: id, quantity: 1 }
    expect((await shop.call('POST', '/api/cart/add', { token: asha, body: line })).status).toBe(404)
    expect((await shop.call('POST', '/api/favorite/add', { token: asha, body: line })).status).toBe(404)
    expect(await idsOf(`type=${type}`)).toEqual([id])
    expect(await idsOf(`type=${type}&hidden=true`)).toEqual([id])
    expect(await idsOf(`type=${type}&hidden=false`)).toEqual([])
    expect((await shop.call('GET', `/api/admin/products/${id}`, { token })).body).toMatchObject({ isHidden: true })
  })

  test('cannot be bought from a cart until it is shown again', async () => {
    const id = await putProduct(shop.deps, { sizes: [], colors: [] })
    const { token: asha, uid } = await customer(shop.deps)
    const body = { userId: uid, productId: id, quantity: 1 }
    expect((await shop.call('POST', '/api/cart/add', { token: asha, body })).status).toBe(200)
    const cart = async () => (await shop.call('GET', `/api/cart/${uid}`, { token: asha })).body.items[0]
    expect((await adjust(id, { isHidden: true })).body).toMatchObject({ isHidden: true })
    expect(await cart()).toMatchObject({ product: null, lineTotal: 0 })
    expect((await adjust(id, { isHidden: false })).body).not.toHaveProperty('isHidden')
    expect(await cart()).toMatchObject({ product: { name: 'Monsoon Tee' } })
  })

  test('stays hidden, and prepaid only, when a form without these fields is saved', async () => {
    const id = await putProduct(shop.deps, {
      typeId: 'round-neck',
      type: 'Round Neck',
      isHidden: true,
      isPrepaid: true,
    })
    const images = ['/catalogue/a.webp']
    const body = { name: 'Still hidden', price: 10, category: 'Kids', type: 'Round Neck', stock: 1, images }
    expect((await shop.call('PUT', `/api/product/${id}`, { token, body })).body).toMatchObject({
      isHidden: true,
      isPrepaid: true,
    })
  })
})

describe('the product list of staff', () => {
  test('combines filters and sorting, and shows the total number', async () => {
    const type = newName('Dhoti')
    const put = (name: string, changes: object) => putProduct(shop.deps, { type, name, ...changes })
    const b = await put('B', { stock: 3, pricePaise: 300, category: 'Kids', isNew: true })
    const a = await put('A', { stock: 0, pricePaise: 200, category: 'Kids', isBestSeller: true })
    const c = await put('C', { stock: 50, pricePaise: 100, category: 'Kids', isNew: true })
    const of = (query: string) => idsOf(`type=${type}&${query}`)
    expect(await of('sort=name')).toEqual([a, b, c])
    expect(await of('sort=price')).toEqual([c, a, b])
    expect(await of('sort=-price')).toEqual([b, a, c])
    expect(await of('sort=stock')).toEqual([a, b, c])
    expect(await of('stock=out&sort=name')).toEqual([a])
    expect(await of('stock=low')).toEqual([a, b])
    expect(await of('category=Kids&flag=isNew&sort=name')).toEqual([b, c])
    expect(await of('category=Kids&flag=isNew&stock=low&hidden=false')).toEqual([b])
    expect(await of('flag=isBestSeller')).toEqual([a])
    const page = await list(`type=${type}&limit=2&sort=stock`)
    expect(page.headers.get('x-total-count')).toBe('3')
    const next = await list(`type=${type}&limit=2&sort=stock&cursor=${page.headers.get('x-next-cursor')}`)
    expect(next.body.map(({ _id }: { _id: string }) => _id)).toEqual([c])
  })

  test('shows the products of a colour in every order, also with a search or a stock filter', async () => {
    const color = newName('Indigo').toLowerCase().replaceAll(' ', '-')
    const word = newName('Bhil').split(' ')[1] ?? ''
    const few = await putProduct(shop.deps, { name: `A ${word}`, colors: [color, 'white'], stock: 1, pricePaise: 200 })
    const many = await putProduct(shop.deps, { name: 'B', colors: [color], stock: 90, pricePaise: 100 })
    await putProduct(shop.deps, { name: `C ${word}`, colors: ['white'] })
    for (const [sort, ids] of Object.entries({
      price: [many, few],
      '-price': [few, many],
      stock: [few, many],
      name: [few, many],
    })) {
      expect(await idsOf(`color=${color}&sort=${sort}`)).toEqual(ids)
    }
    expect((await idsOf(`color=${color}`)).sort()).toEqual([few, many].sort())
    expect(await idsOf(`color=${color}&stock=low`)).toEqual([few])
    expect(await idsOf(`color=${color}&q=${word}`)).toEqual([few])
  })

  test('is exported as filtered and sorted, or complete', async () => {
    const type = newName('Angarkha')
    const word = newName('Gond').split(' ')[1] ?? ''
    const put = (name: string, changes: object) => putProduct(shop.deps, { type, name, ...changes })
    const a = await put(`A ${word}`, { pricePaise: 300, stock: 90 })
    const b = await put(`B ${word}`, { pricePaise: 100, stock: 2, isHidden: true })
    const other = await putProduct(shop.deps, { name: 'Elsewhere' })
    const exported = async (query: string) => {
      const { text } = await shop.call('GET', `/api/admin/products/export.csv?${query}`, { token })
      return [a, b, other].flatMap((id) => (text.includes(`"${id}"`) ? [{ id, at: text.indexOf(`"${id}"`) }] : []))
    }
    const ids = async (query: string) => (await exported(query)).sort((x, y) => x.at - y.at).map(({ id }) => id)
    expect(await ids(`type=${type}&sort=price`)).toEqual([b, a])
    expect(await ids(`type=${type}&hidden=true`)).toEqual([b])
    expect(await ids(`q=${word}&stock=low`)).toEqual([b])
    expect((await ids('')).sort()).toEqual([a, b, other].sort())
    expect((await shop.call('GET', '/api/admin/products/export.csv?stock=some', { token })).status).toBe(400)
  })

  test('searches within every filter, and says by which orders a search can be sorted', async () => {
    const word = newName('Toda').split(' ')[1] ?? ''
    const few = await putProduct(shop.deps, { name: `Few ${word}`, stock: 2 })
    const none = await putProduct(shop.deps, { name: `None ${word}`, stock: 0, isHidden: true })
    expect((await idsOf(`q=${word}`)).sort()).toEqual([few, none].sort())
    expect((await idsOf(`q=${word}&stock=low`)).sort()).toEqual([few, none].sort())
    expect(await idsOf(`q=${word}&stock=low&hidden=false`)).toEqual([few])
    expect(await idsOf(`q=${word}&stock=out&hidden=true&sort=price`)).toEqual([none])
    expect(await list(`q=${word}&sort=name`)).toMatchObject({
      status: 400,
      body: { fields: { sort: expect.any(String) } },
    })
  })
})

describe('a product edited in the list', () => {
  test('changes only the named fields, and the log shows old and new values', async () => {
    const id = await putProduct(shop.deps, { pricePaise: 49_900, stock: 7 })
    const before = await stored(id)
    const answer = await adjust(id, { price: 549.5, expectedPrice: 499, isNew: true })
    expect(answer).toMatchObject({ status: 200, body: { price: 549.5, isNew: true, stock: 7 } })
    const { updatedAt: _, ...after } = await stored(id)
    expect(after).toEqual({ ...before, updatedAt: undefined, pricePaise: 54_950, isNew: true })
    const { docs } = await shop.deps.db.collection('auditLog').where('target', '==', `products/${id}`).get()
    expect(docs.map((entry) => entry.get('details'))).toEqual([
      { name: 'Monsoon Tee', from: { pricePaise: 49_900, isNew: false }, to: { pricePaise: 54_950, isNew: true } },
    ])
  })

  test('is not written again if nothing changes', async () => {
    const id = await putProduct(shop.deps, { isSeasonal: true })
    const before = await stored(id)
    expect((await adjust(id, { isSeasonal: true })).status).toBe(200)
    expect(await stored(id)).toEqual(before)
    expect(await auditOf(shop, `products/${id}`)).toEqual([])
  })

  test('keeps a price that a colleague changed meanwhile, and the answer says which it is', async () => {
    const id = await putProduct(shop.deps, { pricePaise: 40_000 })
    expect((await adjust(id, { price: 450, expectedPrice: 400 })).status).toBe(200)
    expect(await adjust(id, { price: 380, expectedPrice: 400 })).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', details: { current: { price: 450 }, changedBy: 'Meera Nair' } },
    })
    expect((await stored(id)).pricePaise).toBe(45_000)
    expect((await adjust(id, { isNew: true })).status).toBe(200)
  })

  test('never brings back pieces sold meanwhile', async () => {
    const id = await putProduct(shop.deps, { stock: 12 })
    await shop.deps.db.doc(`products/${id}`).update({ stock: 10 })
    expect((await adjust(id, { stock: 20, expectedStock: 12 })).body).toMatchObject({ stock: 18 })
    expect(await adjust(id, { stock: 0, expectedStock: 30 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  test('cannot get a price above its struck-out one', async () => {
    const id = await putProduct(shop.deps, { pricePaise: 40_000, originalPricePaise: 50_000 })
    expect(await adjust(id, { price: 500 })).toMatchObject({
      status: 400,
      body: { fields: { price: expect.any(String) } },
    })
  })

  test('is found under its new category', async () => {
    const word = newName('Bandhani').split(' ')[1] ?? ''
    const id = await putProduct(shop.deps, { name: word, category: 'Men' })
    await adjust(id, { category: 'Kids' })
    expect(await idsOf(`q=${word} kids`)).toEqual([id])
    expect(await idsOf(`q=${word} men`)).toEqual([])
  })
})
