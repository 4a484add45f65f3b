/** Fills the running local shop: accounts, catalogue, orders, price list. `--scale N` adds N synthetic products and people and ten times as many orders. */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { bucket, projectId } from '../shop/ports.ts'
import { seedDocuments, seedUploads } from './documents.ts'
import { uploadDesigns } from './orders/upload-designs.ts'
import { openAccount } from './people/accounts.ts'
import { people } from './people/people.ts'
import { countSales } from './sales.ts'
import { scaleOf, syntheticDocuments } from './scale.ts'

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080'
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099'

const say = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({ options: { scale: { type: 'string' } } })
const scale = Number(values.scale ?? 0)
if (!Number.isInteger(scale) || scale < 0) {
  process.stderr.write('--scale takes a whole number of products, for example: npm run seed -- --scale 10000\n')
  process.exit(1)
}

const app = initializeApp({ projectId })
const db = getFirestore(app)
const now = new Date()

/** Keeps a commit of the largest documents within the limit of ten megabytes. */
const commitSize = 50
/** How many commits may be in flight, so that neither side waits for the other. */
const inFlight = 4

async function write(documents: Iterable<[path: string, data: object]>): Promise<number> {
  const open = new Set<Promise<unknown>>()
  let count = 0
  let batch = db.batch()
  const commit = async () => {
    const sent: Promise<unknown> = batch.commit().then(() => open.delete(sent))
    open.add(sent)
    batch = db.batch()
    if (open.size >= inFlight) await Promise.race(open)
  }
  for (const [path, data] of documents) {
    batch.set(db.doc(path), data)
    count += 1
    if (count % commitSize === 0) await commit()
  }
  await commit()
  await Promise.all(open)
  return count
}

for (const person of people) await openAccount(getAuth(app), person)
const written = await write(seedDocuments(now))
await uploadDesigns(seedUploads(now), bucket)
say(`${people.length} accounts and ${written} documents are in the shop.`)
if (scale > 0) say(`${await write(syntheticDocuments(scaleOf(scale), now))} synthetic documents are in the shop.`)
await countSales(db, now)
await db.terminate()
