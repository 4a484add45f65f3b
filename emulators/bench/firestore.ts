// How fast the embedded Firestore answers the Admin SDK over 100,000 documents.
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { startEmulatorProcess } from './setting/emulator-process.ts'
import { report, time } from './setting/timing.ts'

const documentCount = 100_000
const batchSize = 500

const emulator = await startEmulatorProcess()
process.env.FIRESTORE_EMULATOR_HOST = emulator.address
initializeApp({ projectId: 'demo-bench' })
const db = getFirestore()
const products = db.collection('products')

const began = Date.now()
for (let from = 0; from < documentCount; from += batchSize) {
  const batch = db.batch()
  for (let i = from; i < from + batchSize; i++)
    batch.set(products.doc(`p${i}`), {
      title: `Shirt ${i}`,
      pricePaise: (i * 7919) % 200_000,
      category: `c${i % 40}`,
      colours: [`k${i % 10}`, `k${(i * 3) % 10}`],
      isActive: i % 5 !== 0,
      createdAt: new Date(1_700_000_000_000 + i * 1000),
    })
  await batch.commit()
}
process.stdout.write(`${documentCount} documents written in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)

const byPrice = products.where('category', '==', 'c7').orderBy('pricePaise')
const page = products.orderBy('createdAt', 'desc').limit(20)
const bySearchKey = (key: string) =>
  products.where('colours', 'array-contains', key).orderBy('createdAt', 'desc').limit(20)
const ok = [
  report('first page of 20 (builds the index)', await time(1, () => page.get())),
  report('page of 20 by an indexed order', await time(50, () => page.startAfter(new Date()).get()), 250),
  report('page of 20, filtered and ordered', await time(50, () => byPrice.limit(20).get()), 250),
  report('page of 20 from the middle', await time(50, () => byPrice.startAfter(100_000).limit(20).get()), 250),
  report('page of 20 by a search key', await time(50, (i) => bySearchKey(`k${i % 10}`).get()), 250),
  report('count() of everything', await time(20, () => products.count().get()), 1000),
  report('count() of a filter', await time(20, () => products.where('isActive', '==', true).count().get()), 1000),
  report('a write', await time(200, (i) => products.doc(`p${i}`).update({ pricePaise: i })), 15),
  report(
    'a transaction of one read and one write',
    await time(100, (i) =>
      db.runTransaction(async (transaction) => {
        const product = await transaction.get(products.doc(`p${i}`))
        transaction.update(product.ref, { pricePaise: i + 1 })
      }),
    ),
  ),
]
process.stdout.write(`memory of the emulator: ${(await emulator.memoryMib()).toFixed(0)} MiB\n`)
await db.terminate()
await emulator.stop()
process.exitCode = ok.every(Boolean) ? 0 : 1
