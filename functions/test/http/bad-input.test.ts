import { addresses, type CallName } from '@teeshala/contract/api/addresses'
import type { CallShape } from '@teeshala/contract/api/call-shape'
import { calls } from '@teeshala/contract/api/calls'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let people: { customer: Person; admin: Person }
beforeAll(async () => {
  shop = await openShop(({ auth }) => ({ auth: askedOnce(auth) }))
  people = { customer: await customer(shop.deps), admin: await admin(shop.deps) }
})
afterAll(() => shop.close())

/** Saves asking Firebase Auth at every call about the two people who make all of them. */
function askedOnce(auth: Auth): Auth {
  const accounts = new Map<string, Promise<UserRecord>>()
  const getUser = (uid: string) => {
    const account = accounts.get(uid) ?? auth.getUser(uid)
    accounts.set(uid, account)
    return account
  }
  return Object.assign(Object.create(auth), { getUser })
}

/** Values that have broken shops before, as JSON text, because JSON.stringify cannot produce two of them. */
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
  'TQ0000000000',
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
  // Times that JavaScript can represent and Firestore cannot: [{"at":8640000000000000},"x"], and the same far in the past.
  '?cursor=W3siYXQiOjg2NDAwMDAwMDAwMDAwMDB9LCJ4Il0',
  '?cursor=W3siYXQiOi04NjQwMDAwMDAwMDAwMDAwfSwieCJd',
  '?id[]=1&orderBy=isAdmin',
  '?q=%00',
  '?q=a&q=b',
  '?t=%ED%A0%80',
  '?search=%00',
  '?search=%2B91',
]

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
}

type Field = { name: string; schema: JsonSchema; siblings: string[] }

/** Returns the fields of a call's body, of every variant if there is more than one. */
function fieldsOf({ anyOf, properties = {} }: JsonSchema): Field[] {
  const siblings = Object.keys(properties)
  const own = Object.entries(properties).map(([name, schema]) => ({ name, schema, siblings }))
  return [...own, ...(anyOf ?? []).flatMap(fieldsOf)]
}

/** Returns the JSON types that a field may have; undefined if it may have any. */
function typesOf({ type, const: constant, enum: values, anyOf }: JsonSchema): string[] | undefined {
  if (anyOf) return anyOf.every(typesOf) ? anyOf.flatMap((each) => typesOf(each) ?? []) : undefined
  const given = values ?? (constant === undefined ? undefined : [constant])
  return type ? [type] : given?.map((value) => typeof value)
}

const ofType = { null: null, boolean: true, string: 'x', integer: 7, number: 7.5, object: {}, array: [] }

/** Returns values of a type that the field does not take. */
function wrongFor(schema: JsonSchema): unknown[] {
  const types = typesOf(schema)
  if (!types) return []
  const taken = new Set(types.includes('number') ? [...types, 'integer'] : types)
  return Object.entries(ofType).flatMap(([type, value]) => (taken.has(type) ? [] : [value]))
}

/** Every call except signing out, which would end the session that the rest of the test needs. */
const asked = Object.entries(addresses)
  .filter(([name]) => name !== 'logOut')
  .map(([name, address]) => {
    const { body, query = {} }: CallShape = calls[name as CallName]
    const described = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}
    return { name, ...address, fields: fieldsOf(described as JsonSchema), query: Object.keys(query) }
  })

/** Returns a person whom the access lets in. */
const callerOf = (access: string) => (access === 'admin' ? people.admin : people.customer)
const template = (path: string, id: string) => path.replace(/:\w+/g, id)

/** Returns an address that the call accepts, so that it goes on to check the body. */
function targetOf(path: string, uid: string): string {
  if (path.endsWith('/:list')) return template(path, 'orders')
  if (path.includes('/quotes/')) return template(path, 'TQ0000000000')
  if (path.includes('/coupons/')) return template(path, 'NOSUCH10')
  return template(path.replace(':number', '1'), /(order|production).*\/:id/.test(path) ? 'TS0000000000' : uid)
}

/** A call mostly waits for the database, so four run at a time. */
const fourAtATime = pLimit(4)
const forEach = <T>(all: readonly T[], work: (one: T) => Promise<void>) => fourAtATime.map(all, work)

/** Expects that, whatever is sent, the answer is JSON (or the requested file) and never a server error. */
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

const changing = asked.filter(({ method }) => method !== 'get' && method !== 'delete')

test.each(changing)(
  '$method $path accepts nothing that breaks it',
  async ({ method, path, access, fields }) => {
    const { token, uid } = callerOf(access)
    const target = targetOf(path, uid)
    const own = `"userId":"${uid}","user":"${uid}","productId":"x"`
    const hasOwn = fields.some(({ name }) => own.includes(`"${name}":`))
    await forEach(values, async (value) => {
      await expectNoFailure(method, target, token, value)
      const all = fields.map(({ name }) => `"${name}":${value}`)
      const others = all.filter((_, index) => !own.includes(`"${fields[index]?.name}":`))
      for (const body of [`{${all}}`, ...(hasOwn ? [`{${[own, ...others]}}`] : [])])
        if (body.length < 200_000) await expectNoFailure(method, target, token, body)
    })
  },
  120_000,
)

test.each(changing.filter(({ fields }) => fields.length > 0))(
  '$method $path refuses each field of a wrong type by its name',
  async ({ method, path, access, fields }) => {
    const { token, uid } = callerOf(access)
    const target = targetOf(path, uid)
    for (const { name: field, schema, siblings } of fields) {
      // The other fields tell which variant is meant.
      const unset = Object.fromEntries(siblings.map((name) => [name, null]))
      await forEach(wrongFor(schema), async (value) => {
        const reply = await shop.call(method.toUpperCase(), target, { token, body: { ...unset, [field]: value } })
        const named = Object.keys(reply.body.fields ?? {}).map((name) => name.split('.')[0])
        expect({ field, value, status: reply.status, named }).toEqual({
          field,
          value,
          status: 400,
          named: expect.arrayContaining([field]),
        })
      })
    }
  },
  120_000,
)

test.each(asked.filter(({ path }) => path.includes(':')))(
  '$method $path accepts no id that breaks it',
  async ({ method, path, access }) => {
    const { token } = callerOf(access)
    const body = method === 'get' ? undefined : '{}'
    await forEach(ids, (id) => expectNoFailure(method, template(path, id), token, body))
  },
)

test.each(asked.filter(({ method }) => method === 'get'))(
  'get $path accepts no query that breaks it',
  async ({ path, access, query }) => {
    const { token, uid } = callerOf(access)
    // The rows of a page do not matter here.
    const short = (key: string) => (query.includes('limit') && key !== 'limit' ? 'limit=1&' : '')
    const own = query.flatMap((key) =>
      ['=%00', `=a&${key}=b`, '[]=1', '[x]=1', '=%ED%A0%80'].map((end) => `?${short(key)}${key}${end}`),
    )
    await forEach([...queries, ...own], (each) => expectNoFailure('get', template(path, uid) + each, token))
  },
  120_000,
)

test('none of these requests has changed the prototype of all objects', () => {
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
