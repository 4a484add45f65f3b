import { assertFails, type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
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

/** A document of each collection, belonging to the customer `owner` if it has an owner. */
const documents: Readonly<Record<string, Record<string, unknown>>> = {
  'products/round-neck': { name: 'Round Neck', stock: 5, pricePaise: 49900 },
  'productTypes/one': { type: 'Round Neck' },
  'productColors/one': { name: 'Indigo' },
  'settings/store': { shopName: 'Teeshala' },
  'settings/secrets': { key: 'x' },
  [`users/${ownerId}`]: { name: 'Asha', isAdmin: false },
  'users/meera': { isAdmin: true },
  'users/forger': { name: 'Forger', isAdmin: true, admin: true, role: 'admin' },
  [`users/${ownerId}/favorites/round-neck`]: { isLike: true },
  [`users/${ownerId}/sessions/one`]: { userId: ownerId },
  [`carts/${ownerId}`]: { lines: [], revision: 1 },
  'orders/T1': { userId: ownerId, totalPaise: 59900, status: 'placed', paymentStatus: 'pending' },
  'orders/T2': { userId: null, totalPaise: 1 },
  'orders/T3': { totalPaise: 1 },
  'orders/T1/notes/one': { userId: ownerId, text: 'Call first' },
  'payments/one': { userId: ownerId },
  'gatewayOrders/one': { userId: ownerId },
  'eInvoices/one': { userId: ownerId },
  'courierBookings/one': { userId: ownerId },
  'courierMessages/one': { userId: ownerId },
  'courierTokens/one': { userId: ownerId },
  'paymentLinks/one': { userId: ownerId },
  'gatewayMessages/one': { userId: ownerId },
  'paymentEvents/one': { userId: ownerId },
  'refundChecks/one': { userId: ownerId },
  'rateLimits/one': { userId: ownerId },
  'auditLog/one': { userId: ownerId },
  'newsletter/one': { userId: ownerId },
  'messages/one': { userId: ownerId },
  'mail/one': { userId: ownerId, to: 'asha@example.test' },
  'phoneNumbers/one': { userId: ownerId },
  'designs/one': { userId: ownerId },
  'cleanUps/one': { userId: ownerId },
  'coupons/of-a-collection-still-to-come': { userId: ownerId },
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
    for (const [path, fields] of Object.entries(documents)) await setDoc(doc(db, path), fields)
  })
})

afterAll(async () => {
  await environment.clearFirestore()
  await environment.cleanup()
})

describe.each(Object.entries(documents))('%s', (path, fields) => {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const fresh = `${parent}/new`

  test.each(people)('read by %s: never', async (person) => {
    await assertFails(getDoc(doc(databaseOf(person), path)))
  })

  test.each(people)('listed or counted by %s, all or the owner’s own: never', async (person) => {
    const every = query(collection(databaseOf(person), parent), limit(50))
    for (const asked of [every, query(every, where('userId', '==', ownerId))]) {
      await assertFails(getDocs(asked))
      await assertFails(getCountFromServer(asked))
    }
  })

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
  test.each(people)('stock cannot be taken by %s, alone, in a batch or in a transaction', async (person) => {
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

  test('nobody can make themselves an admin, and a profile that claims it gives no rights', async () => {
    const db = databaseOf('forger')
    await assertFails(updateDoc(doc(db, 'users/forger'), { isAdmin: true }))
    await assertFails(setDoc(doc(databaseOf('owner'), `users/${ownerId}`), { name: 'Asha', isAdmin: true }))
    await assertFails(getDoc(doc(db, `users/${ownerId}`)))
    await assertFails(getDocs(query(collection(db, 'orders'), limit(1))))
  })

  test.each(people)('documents of all collections with one name cannot be listed by %s', async (person) => {
    for (const name of ['favorites', 'notes', 'orders'])
      await assertFails(getDocs(query(collectionGroup(databaseOf(person), name), limit(50))))
  })

  test('after all attempts everything is unchanged', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore
      for (const [path, fields] of Object.entries(documents)) {
        expect((await getDoc(doc(db, path))).data()).toEqual(fields)
      }
      expect((await getDocs(collection(db, 'orders'))).size).toBe(3)
    })
  })
})
