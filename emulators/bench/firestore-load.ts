// Twenty clients read, count, write, buy and listen at once: `npm run bench -- firestore-load [SECONDS]`, ten minutes by default. Fails on any error,
// on a wrong stock, and if the emulator's memory keeps growing.
import { setTimeout as pause } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { startEmulatorProcess } from './setting/emulator-process.ts'
import { report, summary } from './setting/timing.ts'

const clientCount = 20
const productCount = 5000
const durationSeconds = Number(process.argv[2] ?? 600)
const sampleMs = 5000
/** The emulator keeps one minute of history, so its memory is stable only after that. */
const levelAfterMs = 90_000
/** A pause between calls of a client, so that the bench measures the emulator rather than its own queue. */
const thinkingMs = 25
const maxGrowth = 1.15

const emulator = await startEmulatorProcess()
process.env.FIRESTORE_EMULATOR_HOST = emulator.address

const times = new Map<string, number[]>()
const errors: string[] = []
let bought = 0

type Work = (db: Firestore, client: number, run: number) => Promise<unknown>

const product = (run: number) => `products/p${(run * 7919) % productCount}`

const works: [string, Work][] = [
  ['get', (db, _client, run) => db.doc(product(run)).get()],
  ['page', (db) => db.collection('products').where('isActive', '==', true).orderBy('pricePaise').limit(24).get()],
  ['count', (db) => db.collection('products').where('isActive', '==', true).count().get()],
  [
    'write',
    (db, _client, run) => db.doc(product(run)).update({ pricePaise: run % 100_000, at: FieldValue.serverTimestamp() }),
  ],
  [
    'create and delete',
    async (db, client, run) => {
      const order = db.doc(`orders/${client}-${run}`)
      await order.create({ client, run })
      await order.delete()
    },
  ],
  [
    'buy',
    (db) =>
      db
        .runTransaction(async (transaction) => {
          const stock = db.doc('stock/last')
          const left = (await transaction.get(stock)).get('left')
          transaction.update(stock, { left: left - 1 })
        })
        .then(() => bought++),
  ],
  [
    'listen',
    (db, _client, run) =>
      new Promise<void>((resolve, reject) => {
        const stop = db.doc(product(run)).onSnapshot(() => {
          stop()
          resolve()
        }, reject)
      }),
  ],
]

async function client(number: number, until: number): Promise<void> {
  const app = initializeApp({ projectId: 'demo-load' }, `client-${number}`)
  const db = getFirestore(app)
  for (let run = number; Date.now() < until; run++) {
    const [name, work] = works[run % works.length] as [string, Work]
    const began = performance.now()
    try {
      await work(db, number, run)
      const ofKind = times.get(name) ?? []
      times.set(name, ofKind)
      ofKind.push(performance.now() - began)
    } catch (error) {
      errors.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
    await pause(thinkingMs)
  }
  await deleteApp(app)
}

async function fill(): Promise<void> {
  const app = initializeApp({ projectId: 'demo-load' }, 'fill')
  const db = getFirestore(app)
  const writer = db.bulkWriter()
  for (let i = 0; i < productCount; i++)
    void writer.set(db.doc(`products/p${i}`), { title: `Shirt ${i}`, pricePaise: i * 10, isActive: i % 4 !== 0 })
  await writer.close()
  await db.doc('stock/last').set({ left: 0 })
  await deleteApp(app)
}

await fill()
const began = Date.now()
const until = began + durationSeconds * 1000
const samples: number[] = []
const sampling = setInterval(async () => {
  const memory = await emulator.memoryMib()
  if (Date.now() - began > levelAfterMs) samples.push(memory)
  process.stdout.write(
    `${Math.round((Date.now() - began) / 1000)} s: ${memory.toFixed(0)} MiB, ${errors.length} errors\n`,
  )
}, sampleMs)
await Promise.all(Array.from({ length: clientCount }, (_, number) => client(number, until)))
clearInterval(sampling)

const check = initializeApp({ projectId: 'demo-load' }, 'check')
const left: number = (await getFirestore(check).doc('stock/last').get()).get('left')
await deleteApp(check)
await emulator.stop()

for (const [name, ofKind] of times) report(`${name} (${ofKind.length})`, summary(ofKind))
for (const error of new Set(errors)) process.stdout.write(`error: ${error}\n`)
if (left !== -bought) process.stdout.write(`the stock is ${left} after ${bought} sales\n`)
const third = Math.floor(samples.length / 3)
const growth =
  third > 0 ? summary(samples.slice(-third)).medianMs / summary(samples.slice(0, third)).medianMs : undefined
if (growth !== undefined)
  process.stdout.write(`memory at the end is ${(growth * 100).toFixed(0)} % of that at the beginning\n`)
process.exitCode = errors.length > 0 || left !== -bought || (growth ?? 1) > maxGrowth ? 1 : 0
