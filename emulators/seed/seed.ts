/** Fills the running local shop: accounts, catalogue, orders, price list. `--scale N` adds N synthetic products and orders. */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { bucket, projectId } from '../shop/ports.ts'
import { openAccount } from './accounts.ts'
import { seedDocuments, seedUploads } from './documents.ts'
import { people } from './people.ts'
import { countSales } from './sales.ts'
import { syntheticDocuments } from './scale.ts'
import { uploadDesigns } from './upload-designs.ts'

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

async function write(documents: Iterable<[path: string, data: object]>): Promise<number> {
  const writer = db.bulkWriter({ throttling: false })
  const failed: unknown[] = []
  let count = 0
  for (const [path, data] of documents) {
    writer.set(db.doc(path), data).catch((error: unknown) => failed.push(error))
    count += 1
    if (count % 1000 === 0) await writer.flush()
  }
  await writer.close()
  if (failed.length > 0) throw failed[0]
  return count
}

for (const person of people) await openAccount(getAuth(app), person)
const written = await write(seedDocuments(now))
await uploadDesigns(seedUploads(now), bucket)
say(`${people.length} accounts and ${written} documents are in the shop.`)
if (scale > 0) say(`${await write(syntheticDocuments(scale, now))} synthetic products and orders are in the shop.`)
await countSales(db, now)
await db.terminate()
