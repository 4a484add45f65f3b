/**
 * `npm run bench -- users-export [ROWS]`: the CSV export of many users, with the memory it takes while it streams. The process is the
 * server and the reader in one; the database is the Emulator Suite's. Its users are removed again.
 */
import { openShop } from '../test/setting/open-shop.ts'
import { admin } from '../test/setting/people.ts'

const rows = Number(process.argv[2] ?? 50_000)
const word = `b${Date.now().toString(36)}`
const batchSize = 400
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

const shop = await openShop()
const { db } = shop.deps
const staff = await admin(shop.deps)
const ids = Array.from({ length: rows }, (_, index) => `${word}-${index}`)
const address = { street: '4 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }

async function inBatches(change: (batch: FirebaseFirestore.WriteBatch, id: string, index: number) => void) {
  for (let from = 0; from < rows; from += batchSize) {
    const batch = db.batch()
    ids.slice(from, from + batchSize).forEach((id, offset) => {
      change(batch, id, from + offset)
    })
    await batch.commit()
  }
}

await inBatches((batch, id, index) => {
  const at = new Date(Date.UTC(2020, 0, 1) + index)
  batch.set(db.doc(`users/${id}`), {
    name: `${word} Person ${index}`,
    email: `${id}@people.test`,
    phone: '+919000000000',
    address,
    isAdmin: false,
    searchKeys: [word],
    createdAt: at,
    updatedAt: at,
  })
})

const before = process.memoryUsage().rss
let peak = before
const watching = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 20)
const startedAt = performance.now()
const response = await fetch(`${shop.url}/api/users/export.csv?search=${word}`, {
  headers: { authorization: `Bearer ${staff.token}` },
})
let bytes = 0
let lines = 0
for await (const chunk of response.body ?? []) {
  bytes += chunk.length
  for (const byte of chunk) if (byte === 10) lines++
}
const seconds = (performance.now() - startedAt) / 1000
clearInterval(watching)
process.stdout.write(
  `export of ${lines - 1} users: ${megabytes(bytes)} in ${seconds.toFixed(1)} s; memory ${megabytes(before)} before, ${megabytes(peak)} at most\n`,
)
await inBatches((batch, id) => {
  batch.delete(db.doc(`users/${id}`))
})
await shop.close()
process.exit(lines - 1 === rows ? 0 : 1)
