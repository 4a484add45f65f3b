import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import { openShop, type Shop } from './fixtures/open-shop.ts'
import { admin, customer, type Person } from './fixtures/people.ts'

let shop: Shop
let people: { customer: Person; admin: Person }
beforeAll(async () => {
  shop = await openShop()
  people = { customer: await customer(shop.deps), admin: await admin(shop.deps) }
})
afterAll(() => shop.close())

/** Values that have broken shops before, as JSON text: two of them cannot be made by JSON.stringify. */
const values = [
  'null',
  'true',
  '""',
  '"x"',
  '"<script>alert(1)</script>"',
  '"../users/x"',
  '"a/b/c"',
  '"__proto__"',
  '"role.isAdmin"',
  '"`"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e"',
  '"１２"',
  '"नमस्ते 👩‍👩‍👧"',
  '-1',
  '-0',
  '0',
  '1.5',
  '1e308',
  '1e400',
  '9007199254740993',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '{"$gt":""}',
  '{"toDate":1}',
  JSON.stringify('x'.repeat(100_000)),
]
const fields = [
  'userId',
  'user',
  'productId',
  'quantity',
  'qty',
  'size',
  'color',
  'placement',
  'design',
  'designs',
  'designImage',
  'items',
  'login',
  'email',
  'password',
  'name',
  'phone',
  'address',
  'orderItems',
  'shippingAddress',
  'paymentMethod',
  'itemsPrice',
  'price',
  'type',
  'hexCode',
  'stock',
  'images',
  'colorImages',
  'colors',
  'status',
  'paymentStatus',
  'isDelivered',
  'isAdmin',
  'message',
  'unitPrice',
  'grievanceOfficer',
  'contact',
  'orderId',
  'razorpay_order_id',
  'razorpay_signature',
  'isLike',
  'note',
  'text',
]
const ids = [
  'x',
  '..',
  '.',
  '%2F',
  '%252F',
  '__x__',
  '__proto__',
  'constructor',
  '%00',
  'a%2Fb%2Fc',
  'x'.repeat(1501),
  '%F0%9F%91%95',
  '%ED%A0%80',
  'TS0000000000',
  'TB0000000000',
  "'%20or%201=1",
]
const queries = [
  '',
  '?limit=x',
  '?limit=1e9',
  '?cursor=x',
  '?cursor=WyJhIiwiYiJd',
  '?cursor=W3siYXQiOjF9LCJ4Il0',
  '?cursor=WzFlMzA4LCJ4Il0',
  // Times that JavaScript knows and Firestore does not: [{"at":8640000000000000},"x"], and as far back.
  '?cursor=W3siYXQiOjg2NDAwMDAwMDAwMDAwMDB9LCJ4Il0',
  '?cursor=W3siYXQiOi04NjQwMDAwMDAwMDAwMDAwfSwieCJd',
  '?id[]=1&orderBy=isAdmin',
  '?q=%00',
  '?q=a&q=b',
  '?t=%ED%A0%80',
  '?search=%00',
  '?search=%2B91',
]

/** Somebody who is let in. */
const callerOf = (access: string) => (access === 'admin' ? people.admin : people.customer)
const template = (path: string, id: string) => path.replace(/:\w+/g, id)

/** Whatever is sent, the answer is JSON (or the file that was asked for) and never a failure of ours. */
async function expectNoFailure(method: string, path: string, token: string | undefined, body?: string) {
  const reply = await shop.call(method.toUpperCase(), path, { token, ...(body !== undefined && { body }) })
  const sent = `${method} ${path} ${body?.slice(0, 200)}`
  expect({ sent, status: reply.status, isFailure: reply.status >= 500 }).toEqual({
    sent,
    status: reply.status,
    isFailure: false,
  })
  const type = reply.headers.get('content-type') ?? ''
  if (reply.status !== 304)
    expect({ sent, type }).toEqual({
      sent,
      type: expect.stringMatching(
        /^(application\/json|text\/csv|text\/plain|application\/pdf|application\/xml|image\/webp)/,
      ),
    })
}

/** Signing out would end the session that the rest of the test needs. */
const asked = routes.filter(({ path }) => !path.endsWith('/logout'))

test.each(
  asked
    .filter(({ method }) => method !== 'get' && method !== 'delete')
    .map(({ method, path, spec }) => [method, path, spec.access]),
)(
  '%s %s takes nothing that breaks it',
  async (method, path, access) => {
    const { token, uid } = callerOf(access)
    const target = template(path, uid)
    for (const value of values) {
      await expectNoFailure(method, target, token, value)
      const all = `{${fields.map((field) => `"${field}":${value}`).join(',')}}`
      if (all.length < 200_000) await expectNoFailure(method, target, token, all)
      await expectNoFailure(
        method,
        target,
        token,
        `{"userId":"${uid}","user":"${uid}","productId":"x","name":${value}}`,
      )
    }
  },
  120_000,
)

test.each(asked.filter(({ path }) => path.includes(':')).map(({ method, path, spec }) => [method, path, spec.access]))(
  '%s %s takes no id that breaks it',
  async (method, path, access) => {
    const { token } = callerOf(access)
    for (const id of ids) await expectNoFailure(method, template(path, id), token, method === 'get' ? undefined : '{}')
  },
)

test.each(asked.filter(({ method }) => method === 'get').map(({ path, spec }) => [path, spec.access]))(
  'get %s takes no query that breaks it',
  async (path, access) => {
    const { token, uid } = callerOf(access)
    for (const query of queries) await expectNoFailure('get', template(path, uid) + query, token)
  },
  120_000,
)

test('nothing of this has changed what every object inherits', () => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual([
    '__defineGetter__',
    '__defineSetter__',
    '__lookupGetter__',
    '__lookupSetter__',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'isPrototypeOf',
    'propertyIsEnumerable',
    'toLocaleString',
    'toString',
    'valueOf',
  ])
})
