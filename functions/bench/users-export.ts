/**
 * `npm run bench -- users-export [ROWS…]`: the CSV export of many users, with the memory that the function takes for it. Each
 * size is served by a process of its own, so that its highest memory is its own; the database is the Emulator Suite's. The
 * users are removed again.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { admin } from '../test/fixtures/people.ts'
import { openShop } from '../test/fixtures/shops/open-shop.ts'

const batchSize = 400
/** What V8 gives itself in the 512 MiB of the deployed function; on a larger machine it would put off collecting garbage. */
const heap = ['--max-old-space-size=256', '--max-semi-space-size=8']
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

type Memory = { now: number; peak: number }

if (process.send) {
  const shop = await openShop()
  process.on('message', () => {
    process.send?.({ now: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024 } satisfies Memory)
  })
  process.send(shop.url)
} else {
  await measureAll(process.argv.slice(2).map(Number))
}

async function measureAll(given: number[]): Promise<void> {
  const sizes = given.length > 0 ? given : [10_000, 50_000, 100_000]
  const shop = await openShop()
  const { db } = shop.deps
  const { token } = await admin(shop.deps)
  const mark = `b${Date.now().toString(36)}`
  const words = sizes.map((_, index) => `${mark}x${index}`)
  const ids = Array.from({ length: Math.max(...sizes) }, (_, index) => `${mark}-${index}`)
  const address = { street: '4 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }
  const inBatches = async (change: (batch: FirebaseFirestore.WriteBatch, id: string, index: number) => void) => {
    for (let from = 0; from < ids.length; from += batchSize) {
      const batch = db.batch()
      for (const [offset, id] of ids.slice(from, from + batchSize).entries()) change(batch, id, from + offset)
      await batch.commit()
    }
  }
  await inBatches((batch, id, index) => {
    const found = words.filter((_, size) => index < (sizes[size] ?? 0))
    const at = new Date(Date.UTC(2020, 0, 1) + index)
    batch.set(db.doc(`users/${id}`), {
      name: `${found.join(' ')} Person ${index}`,
      email: `${id}@people.test`,
      phone: '+919000000000',
      address,
      isPhoneProven: false,
      isAdmin: false,
      searchKeys: found,
      createdAt: at,
      updatedAt: at,
    })
  })
  let isWhole = true
  for (const [index, size] of sizes.entries()) {
    const { lines, ...figures } = await measure(words[index] ?? '', token)
    isWhole &&= lines === size
    process.stdout.write(
      `export of ${String(lines).padStart(6)} users: ${megabytes(figures.bytes).padStart(5)} in ${figures.seconds.toFixed(1)} s; the function's memory ${megabytes(figures.before)} before, ${megabytes(figures.peak)} at most\n`,
    )
  }
  await inBatches((batch, id) => {
    batch.delete(db.doc(`users/${id}`))
  })
  await shop.close()
  process.exit(isWhole ? 0 : 1)
}

async function measure(word: string, token: string) {
  const server = fork(import.meta.filename, [], { execArgv: heap })
  const [url] = await once(server, 'message')
  const headers = { authorization: `Bearer ${token}` }
  // The first call loads the SDK; what follows is the export's own.
  await (await fetch(`${url}/api/users?search=${word}`, { headers })).text()
  const before = await memoryOf(server)
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/users/export.csv?search=${word}`, { headers })
  let bytes = 0
  let lines = -1
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines++
  }
  const seconds = (performance.now() - startedAt) / 1000
  const { peak } = await memoryOf(server)
  server.kill('SIGKILL')
  await once(server, 'exit')
  return { lines, bytes, seconds, before: before.now, peak }
}

async function memoryOf(server: ChildProcess): Promise<Memory> {
  server.send('memory')
  const [memory] = await once(server, 'message')
  return memory as Memory
}
