/**
 * `npm run bench -- admin-at-scale [ORDERS] [PEOPLE] [PRODUCTS]`: what each list and figure of the admin area costs in a shop of that
 * size, in documents read and in time. Accounts are the Emulator Suite's; the documents lie in a Firestore of this program's own.
 */
import { fileURLToPath } from 'node:url'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import type { BulkWriter } from 'firebase-admin/firestore'
import { startEmulatorProcess } from '../../emulators/bench/setting/emulator-process.ts'
import { report, time } from '../../emulators/bench/setting/timing.ts'
import { seedDocuments } from '../../emulators/seed/documents.ts'
import { syntheticDocuments } from '../../emulators/seed/scale.ts'
import { countSales } from '../src/sales/count-sales.ts'
import { admin } from '../test/fixtures/people.ts'
import { openShop } from '../test/fixtures/shops/open-shop.ts'

const [orders = 100_000, people = 10_000, products = 10_000] = process.argv.slice(2).map(Number)
const runs = 5

const firestore = await startEmulatorProcess(
  '--indexes',
  fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)),
)
process.env.FIRESTORE_EMULATOR_HOST = firestore.address
const shop = await openShop(() => ({ checksAnswers: false }))
const { db } = shop.deps
const now = new Date()

await fill(seedDocuments(now))
await fill(syntheticDocuments({ products, people: 0, orders }, now))
await fill(crowdOf(people))
const { token } = await admin(shop.deps)
let closed = 0
for (let last = 1; last > 0; ) {
  last = (await countSales(shop.deps)).closed
  closed += last
}
const size = (count: number) => count.toLocaleString('en-IN')
process.stdout.write(
  `${size(orders)} orders on ${closed} days, ${size(people)} people, ${size(products)} products; Firestore takes ${Math.round(await firestore.memoryMib())} MiB\n`,
)

const day = now.toISOString().slice(0, 10)
const calls = {
  'dashboard of 30 days': '/api/admin/summary?days=30',
  'dashboard of 365 days': '/api/admin/summary?days=365',
  notifications: '/api/admin/notifications',
  'first steps': '/api/admin/first-steps',
  sales: '/api/admin/sales',
  'sales of today, money due': `/api/admin/sales?from=${day}&to=${day}&due=true`,
  orders: '/api/order?limit=25',
  'orders, oldest first': '/api/order?limit=25&sort=oldest',
  'orders, highest total first': '/api/order?limit=25&sort=highest',
  'orders in production': '/api/order?limit=25&status=in_production',
  'unpaid orders': '/api/order?limit=25&paymentStatus=pending',
  'orders to print': '/api/order?limit=25&toPrint=true&sort=oldest',
  'orders of a customer': '/api/order?limit=25&q=customer%2077',
  'orders of a product': '/api/order?limit=25&q=round%20neck%20tee',
  'bulk orders': '/api/bulk-order?limit=25',
  'print orders': '/api/print-order?limit=25',
  quotes: '/api/quotes?limit=25',
  production: '/api/admin/production?status=in_production',
  people: '/api/users?limit=25',
  'people by name': '/api/users?limit=25&search=person%209',
  'people by email': '/api/users?limit=25&search=person77%40',
  'people by phone': '/api/users?limit=25&search=00077',
  products: '/api/admin/products?limit=25',
  'products low in stock': '/api/admin/products?limit=25&stock=low',
  'products by words': '/api/admin/products?limit=25&q=oversized%20tee',
  'products of a type by name': '/api/admin/products?limit=25&type=Round%20Neck&sort=name',
  'types in use': '/api/admin/product-types',
  'colours in use': '/api/admin/product-colors',
  'audit log': '/api/admin/audit-log?limit=25',
  messages: '/api/admin/messages?limit=25',
  newsletter: '/api/admin/newsletter?limit=25',
  'search of everything: orders': '/api/order?limit=10&q=tee',
  'search of everything: products': '/api/admin/products?limit=10&q=tee',
  'search of everything: people': '/api/users?limit=10&search=person',
}

for (const [name, path] of Object.entries(calls)) {
  const { status } = await shop.call('GET', path, { token })
  const before = await billed()
  const timing = await time(runs, () => shop.call('GET', path, { token }))
  const reads = ((await billed()) - before) / runs
  report(`${name} (${status}), ${reads} reads`, timing)
}
await shop.close()
await db.terminate()
await firestore.stop()

/** Documents read so far, as the local Firestore bills them. */
async function billed(): Promise<number> {
  const usage = await fetch(`http://${firestore.address}/emulator/v1/usage`)
  return ((await usage.json()) as { reads: number }).reads
}

function* crowdOf(count: number): Generator<[path: string, data: object]> {
  const address = { street: '', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }
  for (let index = 0; index < count; index++) {
    const phone = `+919${String(index).padStart(9, '0')}`
    const user = { name: `Person ${index}`, email: `person${index}@people.test`, phone }
    const at = new Date(now.getTime() - index * 3_600_000)
    const rights = { isPhoneProven: false, isAdmin: false }
    const profile = { ...user, address, ...rights, searchKeys: userSearchKeys(user), createdAt: at, updatedAt: at }
    yield [`users/person-${index}`, profile]
  }
}

async function fill(documents: Iterable<[path: string, data: object]>): Promise<void> {
  const writer: BulkWriter = db.bulkWriter({ throttling: false })
  let count = 0
  for (const [path, data] of documents) {
    void writer.set(db.doc(path), data)
    count += 1
    if (count % 1000 === 0) await writer.flush()
  }
  await writer.close()
}
