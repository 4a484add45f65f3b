import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCloudLog } from '../../src/http/request/cloud-log.ts'
import { routesOf } from '../../src/http/route.ts'
import { stillChecking } from '../../src/uploads/still-checking.ts'
import { customer, newEmail, newPhone, password } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const lines: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openShop(() => ({ log: createCloudLog({ write: (line) => void lines.push(line) }) }))
})
afterAll(() => shop.close())

/** Returns the log line about the call with this id, which is written after its answer was sent. */
const lineOf = (requestId: unknown) =>
  vi.waitUntil(() => lines.map((line) => JSON.parse(line)).find((entry) => entry.requestId === requestId), 60_000)

test('each call is one log line that Cloud Logging understands, with the request id that the caller has', async () => {
  const { body } = await shop.call('GET', '/api/product/nothing')
  expect(await lineOf(body.requestId)).toMatchObject({
    severity: 'INFO',
    route: 'GET /api/product/:id',
    errorCode: 'NOT_FOUND',
    httpRequest: { requestMethod: 'GET', status: 404, latency: expect.stringMatching(/^\d+\.\d{3}s$/) },
  })
})

test('no personal data reaches the log', async () => {
  const email = newEmail()
  const phone = newPhone()
  const person = await customer(shop.deps)
  const body = { name: 'Devi Rao', email, phone, password }
  const replies = [
    await shop.call('POST', '/api/users/register', { body }),
    await shop.call('POST', '/api/users/login', { body: { login: email, password } }),
    await shop.call('POST', '/api/users/login', { body: { login: phone, password: 'Wrong@1234' } }),
    await shop.call('GET', `/api/users/${person.uid}?t=${person.token}`, { token: person.token }),
    await shop.call('GET', '/api/orders/TS7K2M9QX4RD', { secret: 'what-opens-an-order' }),
  ]
  for (const { headers } of replies) await lineOf(headers.get('x-request-id'))
  const text = lines.join('')
  for (const secret of [
    'Devi Rao',
    email,
    phone,
    password,
    'what-opens-an-order',
    person.token,
    person.uid,
    person.email,
  ]) {
    expect(text).not.toContain(secret)
  }
})

test('a page that waits until its upload is read leaves no error in the log', async () => {
  const waiting = await openShop(
    () => ({ log: createCloudLog({ write: (line) => void lines.push(line) }) }),
    routesOf({
      readHealth: async () => {
        throw stillChecking('We are still checking your design.')
      },
    }),
  )
  const { status, body } = await waiting.call('GET', '/api/health')
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
  await lineOf(body.requestId)
  await waiting.close()
  const entries = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === body.requestId)
  expect(entries).toMatchObject([{ severity: 'INFO', httpRequest: { status: 503 } }])
})

test('a server error is logged as an error, with where it happened', async () => {
  const broken = await openShop(() => ({
    log: createCloudLog({ write: (line) => void lines.push(line) }),
    get db(): never {
      throw new Error('the database is not set up')
    },
  }))
  const { body } = await broken.call('GET', '/api/settings')
  await broken.close()
  const entries = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === body.requestId)
  expect(entries[0]).toMatchObject({
    severity: 'ERROR',
    err: { message: 'the database is not set up', stack: expect.any(Array) },
  })
})

test('the error message of a service, which may name files and people, stays out of the log', async () => {
  const broken = await openShop(() => ({
    log: createCloudLog({ write: (line) => void lines.push(line) }),
    get db(): never {
      throw Object.assign(new Error('request to /o?name=asha-rao.png failed'), { code: 'ECONNRESET' })
    },
  }))
  const { body } = await broken.call('GET', '/api/settings')
  await broken.close()
  const entries = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === body.requestId)
  expect(entries[0]).toMatchObject({ severity: 'ERROR', err: { code: 'ECONNRESET' } })
  expect(JSON.stringify(entries)).not.toContain('asha-rao')
})

test('an email or phone number quoted in an error without a code stays out of the log, but not an id with many digits', async () => {
  const broken = await openShop(() => ({
    log: createCloudLog({ write: (line) => void lines.push(line) }),
    get db(): never {
      throw new Error(
        'Razorpay refuses <asha@people.test> with +91 98765 43210 for order 4711 of product b05364213808577d',
      )
    },
  }))
  const { body } = await broken.call('GET', '/api/settings')
  await broken.close()
  const entries = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === body.requestId)
  expect(entries[0].err.message).toBe('Razorpay refuses <…> with … for order 4711 of product b05364213808577d')
})

test('an invalid document is named in the log with its field, and not in the answer', async () => {
  const { uid, token } = await customer(shop.deps)
  await shop.deps.db.doc(`carts/${uid}`).set({ lines: 'a secret of the cart', revision: 1, updatedAt: new Date() })
  const reply = await shop.call('GET', `/api/cart/${uid}`, { token })
  expect(reply).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(reply.text).not.toMatch(/lines|carts|secret|Invalid/)
  await lineOf(reply.body.requestId)
  const entries = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === reply.body.requestId)
  const { err } = entries.find((entry) => 'err' in entry)
  expect(err).toMatchObject({ name: 'InvalidDocumentError', message: expect.stringContaining(`carts/${uid}: lines: `) })
  expect(JSON.stringify(entries)).not.toContain('secret of the cart')
})
