import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sizedPicturePath } from '@teeshala/contract/uploads/catalogue-picture'
import { pictureAddress } from '@teeshala/contract/uploads/picture-address'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketName } from '../../src/environment/bucket-name.ts'
import { servePages } from '../../src/pages/serve-pages.ts'
import type { Deps } from '../../src/ports/deps.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const html = readFileSync(path.resolve(import.meta.dirname, '../../../web/index.html'), 'utf8')
const origin = process.env.PUBLIC_ORIGIN
const servers: Server[] = []

/** Serves the pages as their function does; returns a function that requests one. */
async function openPages(deps: Deps) {
  const pages = { html: { product: html, 'bulk-order': html }, headers: { 'X-Frame-Options': 'DENY' } }
  const server = createServer(express().use(servePages(deps, () => pages)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return async (address: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { method })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
}

let shop: Shop
let read: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  shop = await openShop()
  read = await openPages(shop.deps)
})
afterAll(async () => {
  for (const server of servers) server.close()
  await shop.close()
})

const dataOf = (page: string) =>
  [...page.matchAll(/<script[^>]*type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
const unescaped = (text = '') =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const metaOf = (page: string, name: string) =>
  unescaped(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1])

test('a product link shows name, price and picture without scripts, as soon as the product is on sale', async () => {
  const id = await putProduct(shop.deps, { stock: 3, images: ['/catalogue/monsoon-960.webp'] })
  const { status, headers, text } = await read(`/product/${id}`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(text.match(/<title[^>]*>.*?<\/title>/g)).toEqual(['<title data-shell>Monsoon Tee · Teeshala</title>'])
  expect(text).toContain(`rel="canonical" href="${origin}/product/${id}"`)
  expect(text).toMatch(/<link rel="preload" as="image" imagesrcset="[^"]*-480\.webp 480w, [^"]*-960\.webp 960w"/)
  expect(text).toContain('{ --first-picture: url("/catalogue/monsoon-960.webp") }')
  expect(metaOf(text, 'og:title')).toBe('Monsoon Tee')
  expect(metaOf(text, 'og:description')).toBe('₹499 · Heavy cotton.')
  expect(metaOf(text, 'og:image')).toBe(`${origin}/catalogue/monsoon-960.webp`)
  const [product, trail] = dataOf(text)
  expect(product).toMatchObject({ '@type': 'Product', name: 'Monsoon Tee', offers: { price: '499.00' } })
  expect(product).not.toHaveProperty('aggregateRating')
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  const plain = text.slice(text.indexOf('<noscript>'))
  for (const words of ['<h1>Monsoon Tee</h1>', '₹499', 'In stock', 'href="/category/men"', 'href="/products"']) {
    expect(plain).toContain(words)
  }
  expect(text).toContain('<div id="root"></div>')
})

test('the link to a bulk order shows name, price and picture without scripts, in the size its page uses', async () => {
  const id = await putProduct(shop.deps, { isCustomizable: true, images: ['/catalogue/monsoon-960.webp'] })
  const { status, headers, text } = await read(`/order/${id}`)
  expect([status, headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ])
  expect(text).toContain('<title data-shell>Bulk order: Monsoon Tee · Teeshala</title>')
  expect(text).toContain(`rel="canonical" href="${origin}/order/${id}"`)
  expect(metaOf(text, 'og:title')).toBe('Bulk order: Monsoon Tee')
  expect(metaOf(text, 'og:description')).toBe('Order Monsoon Tee in bulk with your own designs.')
  expect(metaOf(text, 'og:image')).toBe(`${origin}/catalogue/monsoon-960.webp`)
  expect(text).toMatch(/<link rel="preload" as="image" imagesrcset="[^"]*" imagesizes="18rem"/)
  for (const [density, width] of [
    ['max-resolution: 1.6dppx', 480],
    ['min-resolution: 1.7dppx', 960],
  ]) {
    expect(text).toContain(`@media (${density}) { :root { --first-picture: url("/catalogue/monsoon-${width}.webp") } }`)
  }
  const plain = text.slice(text.indexOf('<noscript>'))
  for (const words of ['<h1>Bulk order: Monsoon Tee</h1>', '₹120</strong> per piece', 'href="/order"'])
    expect(plain).toContain(words)
})

test.each([
  ['product', '(max-width: 48em) and (min-resolution: 1.7dppx)'],
  ['order', '(max-resolution: 1.6dppx), (min-resolution: 1.7dppx)'],
])('the page at /%s includes a small picture of the product after the text that is read first', async (area, where) => {
  const [large = '', small] = ['960', '480'].map((width) => `/catalogue/cutting-chai-front-${width}.webp`)
  const id = await putProduct(shop.deps, { isCustomizable: true, images: [large] })
  const bytes = Buffer.from(await (await fetch(`${origin}${small}`)).arrayBuffer())
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  const { text } = await read(`/${area}/${id}`)
  const picture = `url("data:image/webp;base64,${bytes.toString('base64')}")`
  const style = `<style>@media ${where} { :root { --first-picture: ${picture} } }</style><noscript>`
  expect(text.split(style)).toHaveLength(2)
  expect(text.split('--first-picture')).toHaveLength(2)
})

test('the product page includes an uploaded picture, unless it is heavy or not from the shop’s bucket', async () => {
  const bucket = { origin: `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`, bucket: bucketName(process.env) }
  const pageWith = async (name: string, bytes: number, from = bucket) => {
    const path = `products/catalogue/${Date.now()}-${name}.png`
    await shop.deps.files.save(sizedPicturePath(path, 480, 'avif'), Buffer.alloc(bytes, name), 'image/avif')
    const id = await putProduct(shop.deps, { images: [pictureAddress(path, from)] })
    const { status, text } = await read(`/product/${id}`)
    expect(status).toBe(200)
    return text
  }
  expect(await pageWith('light', 3)).toContain('url("data:image/avif;base64,bGln")')
  expect(await pageWith('heavy', 24_001)).not.toContain('data:image')
  expect(await pageWith('foreign', 3, { ...bucket, bucket: 'another' })).not.toContain('data:image')
  const elsewhere = await putProduct(shop.deps, {
    images: [`//${new URL(origin ?? '').host}/catalogue/cutting-chai-front-960.webp`],
  })
  expect((await read(`/product/${elsewhere}`)).text).not.toContain('data:image')
})

test('the bulk order page of an unprintable product is not indexed by search engines', async () => {
  const id = await putProduct(shop.deps, { isCustomizable: false })
  const { status, text } = await read(`/order/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('content="noindex"')
  expect(text).not.toContain('Bulk order: ')
})

test.each(['product', 'order'])(
  'a product name is never treated as markup or as a replacement pattern in the page at /%s',
  async (area) => {
    const name = `</title></script><img src=x onerror="alert(1)"> $& $' $\` O'Neil`
    const id = await putProduct(shop.deps, {
      ...{ name, description: name, isCustomizable: true },
      images: ['/catalogue/a"onload="alert(1)</style>-960.webp'],
    })
    const { text } = await read(`/${area}/${id}`)
    expect(text).not.toContain('<img src=x')
    expect(text).not.toContain('"onload="')
    expect(text.split('</style>')).toHaveLength(html.split('</style>').length + 1)
    expect(metaOf(text, 'og:title')).toContain(name)
    if (area === 'product') expect(dataOf(text)[0].name).toBe(name)
    expect(text.match(/<noscript>/g)).toHaveLength(1)
  },
)

test.each(['product', 'order'])(
  'a deleted, hidden or unknown product answers 404 at /%s with the shop’s page, which is not cached',
  async (area) => {
    const id = await putProduct(shop.deps)
    const hidden = await putProduct(shop.deps, { isHidden: true })
    expect((await read(`/${area}/${id}`)).status).toBe(200)
    await shop.deps.db.doc(`products/${id}`).delete()
    for (const address of [id, hidden, 'never-was', '__x__', '..%2f..', '%', 'a/b', '']) {
      const { status, headers, text } = await read(`/${area}/${address}`)
      expect([address, status, headers.get('cache-control')]).toEqual([address, 404, 'private, no-store'])
      expect(text).toContain('content="noindex"')
      expect(text).toContain('<div id="root"></div>')
      expect(text).toContain('Product Not Found')
    }
  },
)

test('while the database fails, the page is served as built and not cached', async () => {
  const broken = Object.create(shop.deps, {
    db: {
      get() {
        throw new Error('down')
      },
    },
  })
  const readBroken = await openPages(broken)
  expect(await readBroken('/order/plain-basics')).toMatchObject({ status: 200, text: html })
  const { status, headers, text } = await readBroken('/product/plain-basics')
  expect([status, text, headers.get('cache-control')]).toEqual([200, html, 'private, no-store'])
  expect((await readBroken('/product/plain-basics', 'POST')).status).toBe(405)
})
