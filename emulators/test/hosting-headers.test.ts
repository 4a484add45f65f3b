import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { originOf } from '../local-firebase/local-firebase.ts'
import { projectId, readPorts, region } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

const origin = originOf(readPorts().hosting)
let page: Response
let asset: string

beforeAll(async () => {
  page = await fetch(`${origin}/products`)
  asset = /\/assets\/[^" ]+\.js/.exec(await page.text())?.[0] ?? ''
})

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''

describe('what the browser caches', () => {
  test('a page is requested again at every visit, so that a new release shows at once', () => {
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('a file with a hash in its name is cached for a year', async () => {
    expect(asset).not.toBe('')
    expect((await fetch(origin + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('a file requested again is the same as before, compressed or not', async () => {
    // A URL that nobody has requested before.
    const file = `${origin}${asset}?asked=${Date.now()}`
    const [first, again] = [await fetch(file), await fetch(file)]
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['date', 'content-length', 'keep-alive', 'transfer-encoding'].includes(name))
    expect(headersOf(again)).toEqual(headersOf(first))
    expect(await again.text()).toBe(await first.text())
    const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(readFileSync(inRoot('web/dist', asset.slice(1)), 'utf8'))
  })

  test('a missing file is not answered with a page, because that would be cached for a year', async () => {
    for (const path of ['/assets/cart-0a1b2c3d.js', '/catalogue/none.webp', '/pincodes/01.json']) {
      const answer = await fetch(origin + path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).not.toContain('id="root"')
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
      const seconds = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1])
      expect([path, seconds <= 86_400]).toEqual([path, true])
    }
    expect((await fetch(`${origin}/assetsandmore`)).status).toBe(200)
  })

  test('an API answer keeps the headers of the API, and no other site may read it', async () => {
    const functions = `${originOf(readPorts().functions)}/${projectId}/${region}/api`
    for (const path of ['/api/health', '/api/nothing']) {
      const asked = { headers: { origin: 'https://elsewhere.example' } }
      const [hosted, own] = await Promise.all([fetch(origin + path, asked), fetch(functions + path, asked)])
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect(own.headers.get('content-security-policy')).toContain("default-src 'none'")
      for (const name of ['cache-control', 'content-security-policy', 'referrer-policy', 'x-frame-options']) {
        expect([path, name, hosted.headers.get(name)]).toEqual([path, name, own.headers.get(name)])
      }
      expect(own.headers.get('access-control-allow-origin')).toBeNull()
      expect(hosted.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('a product page is stored in shared caches for a minute, and has the headers of every page', async () => {
    const product = await fetch(`${origin}/product/polyester-dryfit`)
    expect(product.headers.get('cache-control')).toContain('s-maxage=60')
    expect(product.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
    const html = await product.text()
    expect(html).toContain('<title data-shell>Polyester Dryfit T-Shirt · Teeshala</title>')
    expect(html).toContain(asset)
    expect((await fetch(`${origin}/product/never-was`)).status).toBe(404)
  })

  test('crawlers find robots.txt and the sitemap at the root, stored in shared caches for an hour', async () => {
    for (const [path, beginning] of [
      ['/robots.txt', 'User-agent: *'],
      ['/sitemap.xml', '<?xml'],
      ['/sitemap-pages.xml', '<?xml'],
    ] as const) {
      const answer = await fetch(origin + path)
      expect(answer.headers.get('cache-control')).toContain('s-maxage=3600')
      expect((await answer.text()).startsWith(beginning)).toBe(true)
    }
  })
})

describe('what a page may do', () => {
  const deployed = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'))
  const headers = deployed.hosting.headers[0].headers as { key: string; value: string }[]
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

  test('no inline script runs', () => {
    // 'wasm-unsafe-eval' is different: it allows HarfBuzz to shape text, and no text to become a script.
    expect(directive(page.headers.get('content-security-policy') ?? '', 'script-src')).not.toContain("'unsafe")
    expect(directive(policy, 'script-src')).not.toContain("'unsafe")
    expect(policy).toContain("object-src 'none'; base-uri 'self'")
  })

  test('only the payment service may take payments on a page, and locally its stand-in', () => {
    const ofRazorpay = /https:\/\/[\w-]+\.razorpay\.com/g
    expect(directive(policy, 'script-src').match(ofRazorpay)).toEqual([
      'https://checkout.razorpay.com',
      'https://cdn.razorpay.com',
    ])
    expect(directive(policy, 'frame-src').match(ofRazorpay)).toEqual([
      'https://api.razorpay.com',
      'https://checkout.razorpay.com',
    ])
    const standIn = originOf(readPorts().payments)
    const local = page.headers.get('content-security-policy') ?? ''
    expect([directive(local, 'script-src'), directive(local, 'frame-src')]).toEqual([
      expect.stringContaining(standIn),
      expect.stringContaining(standIn),
    ])
    expect(directive(local, 'connect-src')).not.toContain(standIn)
  })

  test('nobody may show the shop in a frame', () => {
    expect(policy).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })

  test('in production no local address is allowed, and plain http is redirected at once', () => {
    expect(JSON.stringify(headers)).not.toContain('127.0.0.1')
    expect(policy).toContain('upgrade-insecure-requests')
    expect(headers.find(({ key }) => key === 'Strict-Transport-Security')?.value).toMatch(/^max-age=63072000/)
  })

  test('locally the page reaches the local sign-in and storage, and is not sent to https', () => {
    const local = page.headers.get('content-security-policy') ?? ''
    expect(directive(local, 'connect-src')).toContain('127.0.0.1')
    expect(local).not.toContain('upgrade-insecure-requests')
    expect(page.headers.get('strict-transport-security')).toBeNull()
  })
})

const functionUrl = (name: string) => `${originOf(readPorts().functions)}/${projectId}/${region}/${name}`
const statusOf = async (address: string, method = 'GET') => (await fetch(address, { method })).status

test('the function that draws print sheets answers only that call', async () => {
  const drawing = functionUrl('printSheets')
  expect(await statusOf(`${drawing}/api/health`)).toBe(404)
  for (const at of [drawing, origin]) {
    expect(await statusOf(`${at}/api/orders/TS0000000000/print-sheet.pdf`)).toBe(401)
  }
})

test('pictures on order pages do not use the capacity for print sheets', async () => {
  const call = `/api/orders/TB0000000000/print-pictures/${'0'.repeat(64)}/0`
  const words = async (at: string) => (await fetch(at + call)).text()
  for (const name of ['api', 'printSheets']) {
    expect(await words(functionUrl(name))).toContain('There is nothing at this address.')
  }
  for (const at of [functionUrl('printPictures'), origin]) expect(await words(at)).toContain('There is no such order.')
})

test.each([
  ['draws a print sheet', 'GET', '/api/orders/TS0000000000/print-sheet.pdf'],
  ['draws a proof', 'POST', '/api/admin/order/TB0000000000/proofs'],
  ['reads a document', 'GET', '/api/print-documents'],
])('a call that %s is served by a function of its own', async (_, method, call) => {
  expect(await statusOf(`${functionUrl('api')}${call}`, method)).toBe(404)
  expect(await statusOf(`${origin}${call}`, method)).not.toBe(404)
})
