/**
 * `npm run bench -- cost`: what the shop costs a month at 100, 1,000 and 10,000 orders a day. Reads, writes and calls are measured on a
 * Firestore of this program's own, the prices are the lists of Google as `docs/operations.md` names them, what people do between two orders is
 * assumed below.
 */
import { fileURLToPath } from 'node:url'
import { startEmulatorProcess } from '../../emulators/bench/setting/emulator-process.ts'
import { seedDocuments } from '../../emulators/seed/documents.ts'
import { checkBooks } from '../src/books/check-books.ts'
import { countSales } from '../src/sales/count-sales.ts'
import { createCheckoutFixture } from '../test/fixtures/checkout-fixture.ts'
import { payAtGateway } from '../test/fixtures/pay.ts'
import { openShop } from '../test/fixtures/shops/open-shop.ts'

/** In US dollars, beyond what is free. Firestore: by 100,000 documents. Functions: by a million calls, a second of a processor, of a GiB. */
const prices = { reads: 0.06, writes: 0.18, calls: 0.4, cpuSecond: 0.0000336, gibSecond: 0.0000035 }
const rupeesPerDollar = 90
/** What one order brings with it. */
const visitsPerOrder = 25
/** A day of the office: dashboards and lists that stand open and ask again. */
const officeCallsPerDay = 3000
/** An instance answers many calls at once; here each has one for itself, which is the most that it can cost. */
const secondsPerCall = 0.1
const gib = 0.5
/** The check of the books reads all orders that there are: those of two years. */
const daysKept = 730

type Usage = { readonly reads: number; readonly writes: number; readonly calls: number }

const indexes = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url))
const firestore = await startEmulatorProcess('--indexes', indexes)
process.env.FIRESTORE_EMULATOR_HOST = firestore.address
const shop = await openShop(() => ({ checksAnswers: false, searchStaleMs: 30_000 }))
const writer = shop.deps.db.bulkWriter()
for (const [path, data] of seedDocuments(new Date())) void writer.set(shop.deps.db.doc(path), data)
await writer.close()
const fixture = await createCheckoutFixture(shop)
const { token } = fixture.staff
const get = (path: string, by?: string) => shop.call('GET', path, { token: by })

async function measure(calls: number, work: () => Promise<unknown>): Promise<Usage> {
  const before = await ledger()
  await work()
  const after = await ledger()
  return { reads: after.reads - before.reads, writes: after.writes - before.writes, calls }
}

async function ledger(): Promise<{ reads: number; writes: number }> {
  const answer = await fetch(`http://${firestore.address}/emulator/v1/usage`)
  return (await answer.json()) as { reads: number; writes: number }
}

const [product] = (await get('/api/product?limit=24')).body
const visit = await measure(5, async () => {
  await get('/api/settings')
  for (let page = 0; page < 2; page++) await get('/api/product?limit=24')
  for (let read = 0; read < 2; read++) await get(`/api/product/${product._id}`)
})
// The buyer, the product and the cart are the fixture's own writes, of which a real order has the cart's.
const order = await measure(8, async () => {
  const { id, buyer, gatewayOrderId } = await fixture.openOrder('upi', 'shop')
  const { proof } = await payAtGateway(gatewayOrderId)
  await fixture.verify(id, buyer.token, proof)
  for (let look = 0; look < 3; look++) await get(`/api/orders/${id}`, buyer.token)
  for (const status of ['in_production', 'shipped', 'delivered'] as const) await fixture.move(id, { status })
})
const office = await measure(3, async () => {
  await get('/api/admin/summary', token)
  await get('/api/order?limit=25', token)
  await get('/api/admin/notifications', token)
})
await countSales(shop.deps)
const { counts } = await checkBooks(shop.deps, { forMs: 60_000, anew: true })
const books = await measure(1, () => checkBooks(shop.deps, { forMs: 60_000, anew: true }))
await firestore.stop()

const line = (name: string, { reads, writes, calls }: Usage) =>
  process.stdout.write(
    `${name.padEnd(34)}${String(reads).padStart(6)} reads ${String(writes).padStart(5)} writes ${String(calls).padStart(4)} calls\n`,
  )
line('a visit that looks at two products', visit)
line('an order, paid and moved thrice', order)
line('three screens of the office', office)
line(`a check of ${counts.orders} orders`, books)

const readsPerChecked = books.reads / Math.max(1, counts.orders)
for (const perDay of [100, 1000, 10_000]) {
  const officeRounds = officeCallsPerDay / office.calls
  const total = (what: keyof Usage) =>
    perDay * (order[what] + visitsPerOrder * visit[what]) + officeRounds * office[what]
  const checked = perDay * daysKept * Math.min(readsPerChecked, 2)
  const monthly = {
    reads: (30 * (total('reads') + checked) * prices.reads) / 100_000,
    writes: (30 * total('writes') * prices.writes) / 100_000,
    calls: 30 * total('calls') * (prices.calls / 1e6 + secondsPerCall * (prices.cpuSecond + gib * prices.gibSecond)),
  }
  const dollars = monthly.reads + monthly.writes + monthly.calls
  const parts = Object.entries(monthly).map(([name, cost]) => `${name} $${cost.toFixed(0)}`)
  process.stdout.write(
    `${perDay.toLocaleString('en-IN').padStart(6)} orders a day: $${dollars.toFixed(0)} (₹${Math.round(dollars * rupeesPerDollar).toLocaleString('en-IN')}) a month: ${parts.join(', ')}, of the reads $${((30 * checked * prices.reads) / 100_000).toFixed(0)} for the check of the books\n`,
  )
}
process.exit(0)
