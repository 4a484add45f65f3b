/** What the shop relies on when many buy at once, tested on the running Firestore through the Admin SDK and gRPC. */
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldPath, FieldValue, getFirestore } from 'firebase-admin/firestore'
import { afterAll, describe, expect, test } from 'vitest'

const app = initializeApp({ projectId: 'demo-contention' }, 'contention')
const db = getFirestore(app)
const items = db.collection(`items-${Date.now()}`)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: number }) => error.code,
  )
const notFound = 5
const alreadyExists = 6
const failedPrecondition = 9

afterAll(() => deleteApp(app))

/** Takes a unit and writes an order in one transaction, like one buyer; returns false if nothing is left. */
const buy = (stock: string, order: string) =>
  db.runTransaction(
    async (transaction) => {
      const found = await transaction.get(items.doc(stock))
      const left = found.get('left') as number
      if (left === 0) return false
      transaction.update(found.ref, { left: left - 1 })
      transaction.create(items.doc(stock).collection('orders').doc(order), { left })
      return true
    },
    { maxAttempts: 100 },
  )

describe('many buyers at once', () => {
  test('200 buyers of the last 50 units leave exactly 50 orders', async () => {
    await items.doc('shirt').set({ left: 50 })
    const bought = await Promise.all(Array.from({ length: 200 }, (_, buyer) => buy('shirt', `order-${buyer}`)))
    const orders = await items.doc('shirt').collection('orders').get()
    expect(bought.filter(Boolean)).toHaveLength(50)
    expect((await items.doc('shirt').get()).get('left')).toBe(0)
    expect(orders.size).toBe(50)
    expect(new Set(orders.docs.map((order) => order.get('left'))).size).toBe(50)
  })

  test('buyers of the same two things in opposite order all get them', async () => {
    await Promise.all([items.doc('a').set({ left: 40 }), items.doc('b').set({ left: 40 })])
    const takeBoth = (first: string, second: string) =>
      db.runTransaction(
        async (transaction) => {
          const one = await transaction.get(items.doc(first))
          const other = await transaction.get(items.doc(second))
          transaction.update(one.ref, { left: one.get('left') - 1 })
          transaction.update(other.ref, { left: other.get('left') - 1 })
        },
        { maxAttempts: 100 },
      )
    await Promise.all(Array.from({ length: 4 }, (_, index) => (index % 2 ? takeBoth('a', 'b') : takeBoth('b', 'a'))))
    expect((await db.getAll(items.doc('a'), items.doc('b'))).map((document) => document.get('left'))).toEqual([36, 36])
  })

  test('of three who find the same free seat by a query, one gets it', async () => {
    const seats = items.doc('hall').collection('seats')
    await seats.doc('1').set({ isTaken: false })
    const take = () =>
      db.runTransaction(
        async (transaction) => {
          const free = await transaction.get(seats.where('isTaken', '==', false).limit(1))
          if (free.empty) return false
          transaction.update((free.docs[0] as FirebaseFirestore.QueryDocumentSnapshot).ref, { isTaken: true })
          return true
        },
        { maxAttempts: 50 },
      )
    expect((await Promise.all([take(), take(), take()])).filter(Boolean)).toHaveLength(1)
  })

  test('100 increments without a transaction all count', async () => {
    await items.doc('views').set({ count: 0 })
    await Promise.all(Array.from({ length: 100 }, () => items.doc('views').update({ count: FieldValue.increment(1) })))
    expect((await items.doc('views').get()).get('count')).toBe(100)
  })
})

describe('an impossible write', () => {
  test('leaves nothing of its batch behind', async () => {
    const batch = db.batch().set(items.doc('half'), { is: 'written' }).update(items.doc('nowhere'), { is: 'missing' })
    expect(await codeOf(batch.commit())).toBe(notFound)
    expect((await items.doc('half').get()).exists).toBe(false)
  })

  test('creates no document twice, and overwrites none changed since it was read', async () => {
    const { writeTime } = await items.doc('once').create({ version: 1 })
    expect(await codeOf(items.doc('once').create({ version: 2 }))).toBe(alreadyExists)
    await items.doc('once').update({ version: 3 })
    expect(await codeOf(items.doc('once').update({ version: 4 }, { lastUpdateTime: writeTime }))).toBe(
      failedPrecondition,
    )
    expect((await items.doc('once').get()).get('version')).toBe(3)
  })

  test('is undone when its transaction throws', async () => {
    await items.doc('kept').set({ n: 1 })
    const failing = db.runTransaction(async (transaction) => {
      await transaction.get(items.doc('kept'))
      transaction.update(items.doc('kept'), { n: 2 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await items.doc('kept').get()).get('n')).toBe(1)
  })
})

describe('pages of a list', () => {
  test('show every document once, whatever the page size, even with many equal values', async () => {
    const list = items.doc('list').collection('rows')
    const batch = db.batch()
    for (let row = 0; row < 60; row++) batch.set(list.doc(`row-${String(row).padStart(2, '0')}`), { rank: row % 4 })
    await batch.commit()
    for (const size of [1, 7, 60]) {
      const seen: string[] = []
      let query = list.orderBy('rank').orderBy(FieldPath.documentId()).limit(size)
      for (let page = await query.get(); !page.empty; page = await query.get()) {
        seen.push(...page.docs.map((document) => document.id))
        const last = page.docs.at(-1) as FirebaseFirestore.QueryDocumentSnapshot
        query = list.orderBy('rank').orderBy(FieldPath.documentId()).startAfter(last).limit(size)
      }
      expect(seen).toHaveLength(60)
      expect(new Set(seen).size).toBe(60)
    }
  })

  test('leave out documents without the field they are ordered by', async () => {
    const list = items.doc('gaps').collection('rows')
    await Promise.all([list.add({ rank: 1 }), list.add({ other: 1 })])
    expect((await list.orderBy('rank').get()).size).toBe(1)
  })
})

test('a listener is notified of a change by another client', async () => {
  await items.doc('watched').set({ status: 'placed' })
  const shipped = new Promise<string>((resolve, reject) => {
    const stop = items.doc('watched').onSnapshot((snapshot) => {
      if (snapshot.get('status') === 'placed') void snapshot.ref.update({ status: 'shipped' })
      else {
        stop()
        resolve(snapshot.get('status'))
      }
    }, reject)
  })
  expect(await shipped).toBe('shipped')
})
