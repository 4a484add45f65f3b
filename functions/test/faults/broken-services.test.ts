import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RazorpayRefusal } from '../../src/payments/razorpay/razorpay-api.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { type Kind, kinds, requestFor, shirtKinds, submit } from '../fixtures/kinds-of-order.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

/** Each fault is of one service while the rest works; `calm` is the same shop without faults. */
let calm: Shop
const bucket = new MemoryBucket()
beforeAll(async () => {
  calm = await openShop(() => ({ files: bucket.files }))
})
afterAll(() => calm.close())

const failing = (code: unknown) => async () => {
  throw Object.assign(new Error('secret of the inside'), { code })
}
const never = () => new Promise<never>(() => {})

function expectBusy(reply: Reply) {
  expect(reply).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  expect(reply.text).not.toContain('inside')
}

async function orderWithDesign(kind: Kind) {
  const buyer = await customer(calm.deps)
  const tee = await putProduct(calm.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor(kind, calm, buyer, { productId: tee, design: bucket.uploadPng(buyer.uid) })
  const key = randomUUID()
  return { buyer, tee, placeAt: (shop: Shop) => submit(kind, shop, buyer.token, request, key) }
}

const codes = [429, 500, 503, 'ECONNRESET', 'ETIMEDOUT']

// A print order does not ask the bucket: its documents were read on arrival.
test.each(shirtKinds.flatMap((kind) => codes.map((code) => [kind, code] as const)))(
  'a %s order is told to wait if the bucket answers %s, and succeeds on the next try',
  async (kind, code) => {
    const { tee, placeAt } = await orderWithDesign(kind)
    const broken = await openShop(() => ({ files: { ...bucket.files, describe: failing(code) } }))
    expectBusy(await placeAt(broken))
    await broken.close()
    expect(await stockOf(calm.deps, tee)).toBe(10)
    expect((await placeAt(calm)).status).toBe(201)
  },
)

test.each(['app/network-error', 'app/network-timeout', 'auth/internal-error'])(
  'Firebase Auth answering %s is reported as temporary',
  async (code) => {
    const { token } = await customer(calm.deps)
    const broken = await openShop(({ auth }) => ({
      auth: Object.assign(Object.create(auth), { getUser: failing(code) }),
    }))
    expectBusy(await broken.call('GET', '/api/users/me', { token }))
    await broken.close()
  },
)

test.each([2, 4, 8, 10, 13, 14])('a database answering %i to a list is reported as temporary', async (code) => {
  const broken = await openShop(({ db }) => ({
    db: Object.assign(Object.create(db), {
      collection: () => ({
        withConverter: () => ({ orderBy: () => ({ limit: () => ({ get: failing(code) }) }) }),
      }),
    }),
  }))
  expectBusy(await broken.call('GET', '/api/product-types'))
  await broken.close()
})

test.each(kinds)('a database that never answers a %s order keeps nobody waiting beyond the deadline', async (kind) => {
  const { tee, placeAt } = await orderWithDesign(kind)
  const stuck = await openShop(({ db }) => ({
    files: bucket.files,
    db: Object.assign(Object.create(db), { runTransaction: never }),
    deadlineMs: 200,
  }))
  expectBusy(await placeAt(stuck))
  await stuck.close()
  expect((await placeAt(calm)).status).toBe(201)
  expect(await stockOf(calm.deps, tee)).toBe(kind === 'print' ? 10 : 9)
})

test.each(kinds)(
  'a %s order stored after its buyer was told to try again is returned to the next try',
  async (kind) => {
    const { buyer, tee, placeAt } = await orderWithDesign(kind)
    let stored: Promise<unknown> = Promise.resolve()
    const slow = await openShop(({ db }) => ({
      files: bucket.files,
      db: Object.assign(Object.create(db), {
        runTransaction: (...args: Parameters<typeof db.runTransaction>) => {
          stored = db.runTransaction(...args)
          return stored.then(never)
        },
      }),
      deadlineMs: 1500,
    }))
    expectBusy(await placeAt(slow))
    await stored
    await slow.close()
    expect((await placeAt(calm)).status).toBe(201)
    expect(await stockOf(calm.deps, tee)).toBe(kind === 'print' ? 10 : 9)
    expect((await calm.deps.db.collection('orders').where('userId', '==', buyer.uid).get()).size).toBe(1)
  },
)

test('a sign-in that is never verified keeps nobody waiting either', async () => {
  const { token } = await customer(calm.deps)
  const stuck = await openShop(({ auth }) => ({
    auth: Object.assign(Object.create(auth), { verifyIdToken: never }),
    deadlineMs: 200,
  }))
  expectBusy(await stuck.call('GET', '/api/users/me', { token }))
  await stuck.close()
})

test('what the payment gateway refuses is the shop’s failure and is logged, never the customer’s mistake', async () => {
  const errors: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) })
  const refusing = await openShop(({ payments: { online, ...payments } }) => ({
    log,
    payments: {
      ...payments,
      online: online && {
        ...online,
        createOrder: () => Promise.reject(new RazorpayRefusal(400, 'Currency is not supported')),
      },
    },
  }))
  const buyer = await customer(calm.deps)
  const tee = await putProduct(calm.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor('single', calm, buyer, { productId: tee, paymentMethod: 'upi' })
  const orderId = (await submit('single', calm, buyer.token, request, randomUUID())).body._id
  const opened = await refusing.call('POST', '/api/payments/create', { token: buyer.token, body: { orderId } })
  await refusing.close()
  expect(opened).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(JSON.stringify(errors)).toContain('Currency is not supported')
})
