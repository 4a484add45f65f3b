import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRules } from './environment.ts'
import { contextsOf, ownerId, type Person, people } from './people.ts'

const everyone: readonly Person[] = people
const ownerAndAdmin: readonly Person[] = ['owner', 'admin']
const adminOnly: readonly Person[] = ['admin']
const noOne: readonly Person[] = []

type Ask = (db: Firestore) => Query
type Guarantee = {
  /** A document that is there. */
  readonly path: string
  readonly fields: Record<string, unknown>
  readonly get: readonly Person[]
  /** Queries, each with those who may ask it. */
  readonly list: Readonly<Record<string, readonly [Ask, readonly Person[]]>>
}

const all =
  (path: string): Ask =>
  (db) =>
    query(collection(db, path), limit(50))
const ofOwner =
  (path: string): Ask =>
  (db) =>
    query(collection(db, path), where('userId', '==', ownerId), limit(50))

const orders = (path: string): Guarantee => ({
  path: `${path}/T1`,
  fields: { userId: ownerId, totalPaise: 59900, status: 'placed', paymentStatus: 'pending' },
  get: ownerAndAdmin,
  list: { 'all orders': [all(path), adminOnly], "the owner's orders": [ofOwner(path), ownerAndAdmin] },
})
const open = (path: string): Guarantee => ({
  path: `${path}/one`,
  fields: { name: 'One' },
  get: everyone,
  list: { everything: [all(path), everyone] },
})
const closed = (path: string): Guarantee => ({
  path: `${path}/one`,
  fields: { userId: ownerId, to: 'asha@example.test' },
  get: noOne,
  list: { everything: [all(path), noOne], "the owner's": [ofOwner(path), noOne] },
})

const guarantees: Record<string, Guarantee> = {
  products: {
    path: 'products/round-neck',
    fields: { name: 'Round Neck', stock: 5, pricePaise: 49900 },
    get: everyone,
    list: {
      'a page': [(db) => query(collection(db, 'products'), limit(100)), everyone],
      'a page by type': [(db) => query(collection(db, 'products'), where('type', '==', 'Polo'), limit(24)), everyone],
      'more than a page': [(db) => query(collection(db, 'products'), limit(101)), noOne],
      'all at once': [(db) => collection(db, 'products'), noOne],
    },
  },
  productTypes: open('productTypes'),
  productColors: open('productColors'),
  pricing: open('pricing'),
  'the public settings': {
    path: 'settings/store',
    fields: { shopName: 'Teeshala' },
    get: everyone,
    list: { 'all settings': [all('settings'), noOne] },
  },
  'other settings': { path: 'settings/secrets', fields: { key: 'x' }, get: noOne, list: {} },
  profiles: {
    path: `users/${ownerId}`,
    fields: { name: 'Asha', isAdmin: false },
    get: ownerAndAdmin,
    list: { 'all people': [all('users'), adminOnly] },
  },
  "an admin's profile": { path: 'users/meera', fields: { isAdmin: true }, get: adminOnly, list: {} },
  favourites: {
    path: `users/${ownerId}/favorites/round-neck`,
    fields: { isLike: true },
    get: ownerAndAdmin,
    list: {
      "the owner's": [all(`users/${ownerId}/favorites`), ownerAndAdmin],
      "everyone's": [(db) => query(collectionGroup(db, 'favorites'), limit(50)), noOne],
    },
  },
  'what else is kept under a profile': closed(`users/${ownerId}/sessions`),
  carts: {
    path: `carts/${ownerId}`,
    fields: { items: [], revision: 1 },
    get: ownerAndAdmin,
    list: { 'all carts': [all('carts'), adminOnly] },
  },
  orders: orders('orders'),
  'bulk orders': orders('bulkOrders'),
  'print orders': orders('printOrders'),
  'what staff note about an order': closed('orders/T1/notes'),
  'what staff note about a bulk order': closed('bulkOrders/T1/notes'),
  'what staff note about a print order': closed('printOrders/T1/notes'),
  "a guest's order": { path: 'orders/T2', fields: { userId: null, totalPaise: 1 }, get: adminOnly, list: {} },
  'an order without an owner': { path: 'orders/T3', fields: { totalPaise: 1 }, get: adminOnly, list: {} },
  idempotencyKeys: closed('idempotencyKeys'),
  payments: closed('payments'),
  gatewayOrders: closed('gatewayOrders'),
  paymentEvents: closed('paymentEvents'),
  rateLimits: closed('rateLimits'),
  auditLog: closed('auditLog'),
  newsletter: closed('newsletter'),
  messages: closed('messages'),
  mail: closed('mail'),
  phoneNumbers: closed('phoneNumbers'),
  'the records of uploaded designs': closed('designs'),
  'a collection still to come': closed('coupons'),
}

let environment: RulesTestEnvironment
let contexts: Record<Person, RulesTestContext>
const databaseOf = (person: Person) => contexts[person].firestore() as unknown as Firestore

beforeAll(async () => {
  environment = await openRules()
  await environment.clearFirestore()
  contexts = contextsOf(environment)
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore
    for (const { path, fields } of Object.values(guarantees)) await setDoc(doc(db, path), fields)
    await setDoc(doc(db, 'users/forger'), { name: 'Forger', isAdmin: true, admin: true, role: 'admin' })
  })
})

afterAll(async () => {
  await environment.clearFirestore()
  await environment.cleanup()
})

const expectAllowed = (isAllowed: boolean, attempt: Promise<unknown>) =>
  isAllowed ? assertSucceeds(attempt) : assertFails(attempt)

describe.each(Object.entries(guarantees))('%s', (_, { path, fields, get, list }) => {
  const may = (allowed: readonly Person[]) => people.map((person) => [person, allowed.includes(person)] as const)
  const fresh = `${path.slice(0, path.lastIndexOf('/'))}/new`

  test.each(may(get))('read by %s: %s', async (person, isAllowed) => {
    await expectAllowed(isAllowed, getDoc(doc(databaseOf(person), path)))
  })

  for (const [what, [ask, allowed]] of Object.entries(list)) {
    test.each(may(allowed))(`${what}, listed by %s: %s`, async (person, isAllowed) => {
      await expectAllowed(isAllowed, getDocs(ask(databaseOf(person))))
    })
    test.each(may(allowed))(`${what}, counted by %s: %s`, async (person, isAllowed) => {
      await expectAllowed(isAllowed, getCountFromServer(ask(databaseOf(person))))
    })
  }

  test.each(people)('created by %s: never', async (person) => {
    await assertFails(setDoc(doc(databaseOf(person), fresh), fields))
  })

  test.each(people)('changed by %s: never', async (person) => {
    await assertFails(updateDoc(doc(databaseOf(person), path), { note: 'changed' }))
    await assertFails(setDoc(doc(databaseOf(person), path), fields))
  })

  test.each(people)('deleted by %s: never', async (person) => {
    await assertFails(deleteDoc(doc(databaseOf(person), path)))
  })
})

describe('what matters most', () => {
  test.each(people)('stock is not taken by %s, alone, in a batch or in a transaction', async (person) => {
    const db = databaseOf(person)
    const shirt = doc(db, 'products/round-neck')
    await assertFails(updateDoc(shirt, { stock: 4 }))
    const batch = writeBatch(db)
    batch.update(shirt, { stock: 4 })
    batch.set(doc(db, 'orders/forged'), { userId: ownerId, totalPaise: 1 })
    await assertFails(batch.commit())
    await assertFails(
      runTransaction(db, async (transaction) => {
        await transaction.get(shirt)
        transaction.update(shirt, { stock: 4 })
      }),
    )
  })

  test('nobody makes an admin of themselves, and a profile that says so opens nothing', async () => {
    const db = databaseOf('forger')
    await assertSucceeds(getDoc(doc(db, 'users/forger')))
    await assertFails(updateDoc(doc(db, 'users/forger'), { isAdmin: true }))
    await assertFails(setDoc(doc(databaseOf('owner'), `users/${ownerId}`), { name: 'Asha', isAdmin: true }))
    await assertFails(getDoc(doc(db, `users/${ownerId}`)))
    await assertFails(getDocs(query(collection(db, 'orders'), limit(1))))
  })

  test.each(['products/round-neck', 'productTypes/one', 'productColors/one', 'pricing/one', 'settings/store'])(
    'what may come to lie under the public %s is not public with it',
    async (path) => {
      for (const person of ['nobody', 'owner'] as const) {
        await assertFails(getDoc(doc(databaseOf(person), `${path}/internal/costs`)))
        await assertFails(getDocs(query(collection(databaseOf(person), `${path}/internal`), limit(1))))
      }
    },
  )

  test('a customer lists only what is theirs, whatever else the query says', async () => {
    const db = databaseOf('other')
    const mine = where('userId', '==', 'ravi')
    await assertSucceeds(getDocs(query(collection(db, 'orders'), mine, where('status', '==', 'placed'))))
    await assertFails(getDocs(query(collection(db, 'orders'), where('userId', 'in', ['ravi', ownerId]))))
    await assertFails(getDocs(query(collection(db, 'orders'), where('status', '==', 'placed'))))
    await assertFails(getDocs(query(collection(db, 'orders'), where('userId', '==', null))))
  })

  test('after all attempts everything is as it was', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore
      for (const { path, fields } of Object.values(guarantees)) {
        expect((await getDoc(doc(db, path))).data()).toEqual(fields)
      }
      expect((await getDocs(collection(db, 'orders'))).size).toBe(3)
    })
  })
})
