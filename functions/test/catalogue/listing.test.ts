import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countReads } from '../fixtures/count-reads.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Listed = { _id: string; price: number; name: string }
const list = (query: string) => shop.call('GET', `/api/product?${query}`)
const idsOf = (body: Listed[]) => body.map(({ _id }) => _id)
/** Returns a product type that only this test uses. */
const newType = () => `Type ${randomBytes(4).toString('hex')}`
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test('a product shows its price in rupees and the right discount percentage', async () => {
  const id = await putProduct(shop.deps, { pricePaise: 49_950, originalPricePaise: 99_900 })
  const { status, body } = await shop.call('GET', `/api/product/${id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ _id: id, price: 499.5, originalPrice: 999, discountPercentage: 50, stock: 100 })
  for (const hidden of ['pricePaise', 'searchKeys', 'typeId']) expect(body).not.toHaveProperty(hidden)
})

test('a product that does not exist answers with the message of its page', async () => {
  expect(await shop.call('GET', '/api/product/never-was')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'The product you are looking for does not exist.' },
  })
})

test('the list sorts by newest and by price, both ways', async () => {
  const type = newType()
  const cheap = await putProduct(shop.deps, { type, pricePaise: 100, createdAt: day(2) })
  const dear = await putProduct(shop.deps, { type, pricePaise: 900, createdAt: day(1) })
  const middle = await putProduct(shop.deps, { type, pricePaise: 500, createdAt: day(3) })
  const of = async (sort: string) => idsOf((await list(`type=${type}${sort}`)).body)
  expect(await of('')).toEqual([middle, cheap, dear])
  expect(await of('&sort=price')).toEqual([cheap, middle, dear])
  expect(await of('&sort=-price')).toEqual([dear, middle, cheap])
})

test.each(['', '&sort=price', '&sort=-price'])(
  'pages%s show every product once and end without a cursor',
  async (sort) => {
    const type = newType()
    const same = { type, pricePaise: 5000, createdAt: day(5) }
    const all = await Promise.all(Array.from({ length: 5 }, () => putProduct(shop.deps, same)))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `type=${type}${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...idsOf(page.body))
      cursor = page.headers.get('x-next-cursor')
    }
    expect(seen).toHaveLength(5)
    expect(seen.sort()).toEqual(all.sort())
  },
)

test('type, category, season and search can be combined, in every order', async () => {
  const type = newType()
  const word = `zari${randomBytes(3).toString('hex')}`
  const wanted = await putProduct(shop.deps, { type, category: 'Kids', isSeasonal: true, name: `Café ${word} Kurta` })
  await putProduct(shop.deps, { type, category: 'Men', isSeasonal: true, name: `Café ${word} Kurta` })
  await putProduct(shop.deps, { type, category: 'Kids', isSeasonal: false, name: `Café ${word} Kurta` })
  await putProduct(shop.deps, { type, category: 'Kids', isSeasonal: true, name: 'Plain' })
  for (const sort of ['newest', 'price', '-price']) {
    const { body } = await list(`type=${type}&category=Kids&seasonal=true&q=CAFE ${word.slice(0, 6)}&sort=${sort}`)
    expect(idsOf(body)).toEqual([wanted])
  }
})

test('printable products can be listed alone, in every order', async () => {
  const type = newType()
  const wanted = await putProduct(shop.deps, { type, isCustomizable: true })
  await putProduct(shop.deps, { type, isCustomizable: false })
  for (const sort of ['newest', 'price', '-price']) {
    expect(idsOf((await list(`type=${type}&customizable=true&sort=${sort}`)).body)).toEqual([wanted])
  }
})

test('search ignores case and accents, and takes several words and beginnings of words', async () => {
  const word = `vana${randomBytes(4).toString('hex')}`
  const id = await putProduct(shop.deps, { name: `Crème ${word} Óversized` })
  for (const q of [word, word.toUpperCase(), `creme ${word}`, `${word} over`, `cr ov ${word}`]) {
    expect({ q, ids: idsOf((await list(`q=${encodeURIComponent(q)}`)).body) }).toEqual({ q, ids: [id] })
  }
  expect((await list(`q=${word} polo`)).body).toEqual([])
  expect((await list('q=%21%21')).body).toEqual([])
})

test('products are fetched by their ids in one call, in that order, skipping deleted ones', async () => {
  const one = await putProduct(shop.deps)
  const two = await putProduct(shop.deps)
  expect(idsOf((await list(`ids=${two},gone,${one},${two}`)).body)).toEqual([two, one])
})

test.each([
  'sort=cheap',
  'limit=0',
  'limit=101',
  'limit=x',
  'category=Cats',
  'cursor=..',
  'cursor=WzFd',
  'ids=a/b',
  'type=a&type=b',
  'seasonal=1',
  'customizable=yes',
])('a list with %s is refused', async (query) => {
  expect(await list(query)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test('a page reads no more documents than it shows', async () => {
  const type = newType()
  await Promise.all(Array.from({ length: 6 }, () => putProduct(shop.deps, { type })))
  let read = () => 0
  const counting = await openShop(({ db }) => {
    const counted = countReads(db)
    read = counted.count
    return { db: counted.db }
  })
  const { body } = await counting.call('GET', `/api/product?type=${type}&limit=3`)
  await counting.close()
  expect(body).toHaveLength(3)
  expect(read()).toBe(3)
})

test('public answers may be stored by shared caches and are not sent again if unchanged', async () => {
  const id = await putProduct(shop.deps)
  const first = await shop.call('GET', `/api/product/${id}`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  const etag = first.headers.get('etag') ?? ''
  // Without this header, fetch bypasses every cache.
  const conditional = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const again = await shop.call('GET', `/api/product/${id}`, { headers: conditional })
  expect([again.status, again.text]).toEqual([304, ''])
  await shop.deps.db.doc(`products/${id}`).update({ stock: 1 })
  expect((await shop.call('GET', `/api/product/${id}`, { headers: conditional })).status).toBe(200)
})

test('settings that were never changed have the shop’s defaults', async () => {
  const { body } = await shop.call('GET', '/api/settings')
  expect(body).toMatchObject({ freeShippingAbove: 999, shippingFee: 99, furtherPrintPrice: 120 })
})

test('without scripts every product of a list is there once, with its price and link, and no hidden one', async () => {
  const facts = { category: 'Kids', isSeasonal: true, createdAt: new Date() } as const
  const shown = await putProduct(shop.deps, { ...facts, name: 'Tees & <Co>', pricePaise: 49_900, stock: 0 })
  const second = await putProduct(shop.deps, { ...facts, createdAt: new Date(Date.now() + 1000) })
  const hidden = await putProduct(shop.deps, { ...facts, isHidden: true })
  for (const name of ['all', 'kids', 'seasonal']) {
    const first = await shop.call('GET', `/api/list/${name}?limit=1`)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(first.text).toContain(`href="/product/${second}"`)
    const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first.text) ?? []
    const { text } = await shop.call('GET', `${next}&limit=10`)
    expect(text).toContain(`<a target="_top" href="/product/${shown}">Tees &amp; &lt;Co&gt;</a>`)
    expect(text).toContain('<strong>₹499</strong> incl. of all taxes · Out of stock')
    expect(text).not.toContain(second)
    expect(first.text + text).not.toContain(hidden)
  }
  expect((await shop.call('GET', '/api/list/men?limit=100')).text).not.toContain(shown)
  expect((await shop.call('GET', '/api/list/cats')).status).toBe(404)
})

test('the first two pictures of a list come with it, small, and read no other product', async () => {
  const watched = countReads(shop.deps.db)
  const counting = await openShop(() => ({ db: watched.db }))
  const firstOf = async (name: string) => (await counting.call('GET', `/api/list/${name}/pictures`)).body
  const facts = { category: 'Unisex' as const, images: ['/catalogue/cutting-chai-front-960.webp'] }
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await putProduct(shop.deps, { ...facts, createdAt: at(2), images: ['/catalogue/in-one-size.webp'] })
  await putProduct(shop.deps, { ...facts, createdAt: at(1) })
  await putProduct(shop.deps, { ...facts, createdAt: at(3), isHidden: true })
  const small = await fetch(`${process.env.PUBLIC_ORIGIN}/catalogue/cutting-chai-front-480.webp`)
  const picture = `data:image/webp;base64,${Buffer.from(await small.arrayBuffer()).toString('base64')}`
  expect(await firstOf('unisex')).toEqual([null, picture])
  expect(watched.count()).toBe(2)
  await putProduct(shop.deps, { ...facts, createdAt: at(4) })
  expect(await firstOf('unisex')).toEqual([picture, null])
  expect((await shop.call('GET', '/api/list/cats/pictures')).status).toBe(404)
})

test('the list without scripts can be framed only by the shop’s own pages, and runs nothing', async () => {
  const { headers } = await shop.call('GET', '/api/list/all')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src")
})
