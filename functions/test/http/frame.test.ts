import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const login = '/api/users/login'

test('the shop answers that it is up', async () => {
  const { status, body } = await shop.call('GET', '/api/health')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } })
})

test.each(['/API/Health', '/api/health/', '/api/health?from=a-mail'])('%s is the same address', async (path) => {
  expect((await shop.call('GET', path)).body).toEqual({ status: 'ok' })
})

test.each([
  ['GET', '/api/nothing', 404, 'NOT_FOUND'],
  ['GET', '/', 404, 'NOT_FOUND'],
  ['GET', '/api', 404, 'NOT_FOUND'],
  ['GET', '/api/', 404, 'NOT_FOUND'],
  ['GET', '//api/health', 404, 'NOT_FOUND'],
  ['GET', '/admin/users', 404, 'NOT_FOUND'],
  ['DELETE', '/sitemap.xml', 405, 'METHOD_NOT_ALLOWED'],
  ['PUT', '/sitemap-products-2026-01.xml', 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '/api/product/%', 404, 'NOT_FOUND'],
  ['GET', '/api/product/%FF', 404, 'NOT_FOUND'],
  ['GET', '/api/product/a%2Fb', 404, 'NOT_FOUND'],
  ['GET', '/api/product/..%2Fusers', 404, 'NOT_FOUND'],
  ['GET', '/api/product/__proto__', 404, 'NOT_FOUND'],
  ['GET', `/api/product/${'x'.repeat(1501)}`, 404, 'NOT_FOUND'],
  ['PATCH', '/api/health', 405, 'METHOD_NOT_ALLOWED'],
  ['DELETE', login, 405, 'METHOD_NOT_ALLOWED'],
])('%s %s is refused in JSON with %i and is not cached', async (method, path, status, code) => {
  const reply = await shop.call(method, path)
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) })
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
})

test('an unsupported method is answered with the supported ones', async () => {
  const { headers } = await shop.call('PUT', login, { body: {} })
  expect(headers.get('allow')).toBe('POST')
})

/** Returns the body of a sign-in that would be answered 401, with one field more. */
const good = (field: string, value: string) => `{"login":"a@b.in","password":"x","${field}":${value}}`

const refusals: [string, number, string, Record<string, string>, string | Uint8Array<ArrayBuffer>][] = [
  ['malformed JSON', 400, 'INVALID_INPUT', { 'content-type': 'application/json' }, '{"login":'],
  ['plain text', 415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'text/plain' }, '{"login":"a"}'],
  ['a form', 415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'application/x-www-form-urlencoded' }, 'login=a'],
  ['another charset', 415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'application/json; charset=utf-16' }, '{}'],
  ['multipart without a boundary', 415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'multipart/form-data' }, 'x'],
  [
    'bytes that are not UTF-8',
    400,
    'INVALID_INPUT',
    { 'content-type': 'application/json' },
    new Uint8Array([34, 255, 34]),
  ],
  [
    'a compressed body',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    new Uint8Array(gzipSync(JSON.stringify({ login: 'x'.repeat(1_000_000) }))),
  ],
  [
    'more than 256 KB',
    413,
    'PAYLOAD_TOO_LARGE',
    { 'content-type': 'application/json' },
    JSON.stringify({ login: 'x'.repeat(256 * 1024) }),
  ],
  [
    '21 levels',
    400,
    'INVALID_INPUT',
    { 'content-type': 'application/json' },
    good('x', `${'['.repeat(20)}${']'.repeat(20)}`),
  ],
  ['a prototype key', 400, 'INVALID_INPUT', { 'content-type': 'application/json' }, good('__proto__', '{"a":1}')],
  ['no body', 400, 'INVALID_INPUT', {}, ''],
  ['null', 400, 'INVALID_INPUT', { 'content-type': 'application/json' }, 'null'],
  ['an array', 400, 'INVALID_INPUT', { 'content-type': 'application/json' }, '[]'],
  [
    'a query object',
    400,
    'INVALID_INPUT',
    { 'content-type': 'application/json' },
    '{"login":{"$gt":""},"password":"x"}',
  ],
]

test.each(refusals)('a body of %s is answered %i in JSON', async (_name, status, code, headers, body) => {
  const response = await fetch(`${shop.url}${login}`, { method: 'POST', headers, body })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
})

test.each([
  ['claims to be 30 MB long', 'Content-Length: 30000000\r\n', ''],
  ['arrives in endless pieces', 'Transfer-Encoding: chunked\r\n', `4e200\r\n${'x'.repeat(0x4e200)}\r\n`],
])('a body that %s is refused before it has arrived', async (_what, length, beginning) => {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString()))
  })
  socket.write(`POST ${login} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n${beginning}`)
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('a body that arrives in pieces is read as one', async () => {
  const piece = (text: string) => new TextEncoder().encode(text)
  const body = new ReadableStream({
    async start(controller) {
      for (const text of ['{"login":"a@b.', 'in","pass', 'word":"x"}']) {
        controller.enqueue(piece(text))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  expect((await fetch(shop.url + login, init)).status).toBe(401)
})

test('a valid request id is returned, and an invalid one is replaced', async () => {
  const kept = await shop.call('GET', '/api/health', { headers: { 'X-Request-Id': 'visit-12345' } })
  expect(kept.headers.get('x-request-id')).toBe('visit-12345')
  const replaced = await shop.call('GET', '/api/health', { headers: { 'X-Request-Id': '<script>' } })
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('every answer carries the security headers', async () => {
  for (const path of ['/api/health', '/api/nothing']) {
    const { headers } = await shop.call('GET', path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('a server error reveals nothing about the inside', async () => {
  const broken = await openShop(() => ({
    get db(): never {
      throw new Error('secret of the inside')
    },
  }))
  const reply = await broken.call('GET', '/api/settings')
  await broken.close()
  expect(reply.status).toBe(500)
  expect(reply.body).toMatchObject({ code: 'INTERNAL' })
  expect(reply.text).not.toContain('inside')
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
})
