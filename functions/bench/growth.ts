/**
 * `npm run bench -- growth [--sizes=36,10000,100000] [--save]`: the documents that each call that reads, and each screen, costs in shops with so many products, orders
 * and people. They are to be the same in each but the first, where not every page is full; what differs is named, and the bench fails.
 */
import { parseArgs } from 'node:util'
import { openBaseline } from '../../emulators/bench/setting/baseline.ts'
import { seedDocuments } from '../../emulators/seed/documents.ts'
import { syntheticDocuments } from '../../emulators/seed/scale.ts'
import { countSales } from '../src/sales/count-sales.ts'
import { openBenchShop } from './api/open-bench-shop.ts'
import { readCalls } from './api/read-calls.ts'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '36,10000,100000' }, save: { type: 'boolean', default: false } },
})
const sizes = values.sizes.split(',').map(Number)
/** The seed's own shop, to which the others are added. */
const seeded = 36

/** What a screen asks for when it is opened. */
const screens: Readonly<Record<string, readonly string[]>> = {
  home: ['readSettings', 'listProducts'],
  listing: ['readSettings', 'countChoices', 'listProducts'],
  'search results': ['readSettings', 'countChoices', 'listProducts, searched'],
  product: ['readSettings', 'readProduct', 'listReviews', 'listProductColors'],
  cart: ['readSettings', 'readCart'],
  'my orders': ['readSettings', 'listOwnOrders'],
  'an order': ['readSettings', 'readOrder', 'readOrderClaims', 'readOrderReviews', 'readOrderUpdates'],
  'admin dashboard': ['readSettings', 'readSummary', 'readNotifications', 'readBooksCheck'],
  'admin orders': ['readSettings', 'listOrders', 'readNotifications'],
  'admin products': ['readSettings', 'listAdminProducts', 'listTypesInUse', 'readNotifications'],
  'admin people': ['readSettings', 'listUsers', 'readNotifications'],
}

type Reads = Readonly<Record<string, number>>

async function readsAt(size: number): Promise<Reads> {
  const { shop, usedBy, fill, close } = await openBenchShop()
  const now = new Date()
  await fill(seedDocuments(now))
  const more = Math.max(0, size - seeded)
  await fill(syntheticDocuments({ products: more, people: more, orders: more }, now))
  for (let last = 1; last > 0; ) last = (await countSales(shop.deps)).closed
  const reads: Record<string, number> = {}
  for (const { name, path, headers } of await readCalls(shop)) {
    const ask = async () => {
      const response = await fetch(shop.url + path, { headers })
      if (!response.ok) throw new Error(`${name} answers ${response.status}: ${await response.text()}`)
      await response.text()
    }
    await ask()
    reads[name] = (await usedBy(ask)).reads
  }
  await close()
  for (const [screen, calls] of Object.entries(screens)) {
    reads[`screen: ${screen}`] = calls.reduce((sum, call) => sum + (reads[call] ?? Number.NaN), 0)
  }
  return reads
}

const baseline = openBaseline<string>(
  'growth',
  'functions/bench/api/growth-baseline.json',
  sizes.map((size) => ({ column: String(size), share: 0 })),
)
const line = (name: string, cells: readonly (string | number)[], words: string) =>
  process.stdout.write(`${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(9)).join('')}   ${words}\n`)

const found: Reads[] = []
for (const size of sizes) found.push(await readsAt(size))
line('documents read', sizes, '')
const growing: string[] = []
for (const name of Object.keys(found[0] ?? {})) {
  const reads = found.map((each) => each[name] ?? Number.NaN)
  const [first = 0, ...larger] = reads
  const isGrowing = new Set(larger).size > 1
  const isFilling = !isGrowing && larger[0] !== undefined && first < larger[0]
  if (isGrowing) growing.push(name)
  const figures = Object.fromEntries(sizes.map((size, index) => [String(size), reads[index] ?? Number.NaN]))
  line(
    name,
    reads,
    [isGrowing && 'GROWS', isFilling && 'its page fills', baseline.beside(name, figures)].filter(Boolean).join(', '),
  )
}
const compared =
  sizes.length > 2 ? 'Equal at every size.' : 'Nothing to compare: that takes a small shop and two larger ones.'
process.stdout.write(`${growing.length === 0 ? compared : `Grow with the shop: ${growing.join('; ')}`}\n`)
baseline.write(values.save)
process.exit(growing.length === 0 ? 0 : 1)
