/**
 * `npm run bench -- api [PART OF A NAME …] [--requests=800] [--at-once=10] [--save]`: every call that reads and each way to order, beside a bare handler that
 * makes the same operations of Firestore in the same process. What the shop takes above it is its own share; what it shows from memory, the bare
 * handler reads; where it has nothing to read, it gives the same answer. Load and answers are made by two processes.
 */
import { parseArgs } from 'node:util'
import { openBaseline } from '../../emulators/bench/setting/baseline.ts'
import { seedDocuments } from '../../emulators/seed/documents.ts'
import { countSales } from '../src/sales/count-sales.ts'
import { serveBare } from './api/bare-handler.ts'
import { type CallFigures, measureBeside } from './api/measure.ts'
import { openBenchShop } from './api/open-bench-shop.ts'
import { orderKinds, prepareOrders } from './api/orders-to-place.ts'
import { readCalls } from './api/read-calls.ts'
import { record, watchFirestore } from './api/recorded-operations.ts'

const { values, positionals } = parseArgs({
  options: {
    requests: { type: 'string', default: '800' },
    'at-once': { type: 'string', default: '10' },
    save: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const requests = Number(values.requests)
const atOnce = Number(values['at-once'])
const isWanted = (name: string) => positionals.length === 0 || positionals.some((part) => name.includes(part))

const { shop, deployed, usedBy, fill, close } = await openBenchShop()
watchFirestore(shop.deps.db)
await fill(seedDocuments(new Date()))
await countSales(shop.deps)
const bare = await serveBare(shop)
const baseline = openBaseline<keyof CallFigures>('api', 'functions/bench/api/baseline.json', [
  { column: 'times', share: 0.15 },
  { column: 'timesCpu', share: 0.15 },
  { column: 'reads', share: 0 },
  { column: 'writes', share: 0 },
])

const line = (name: string, cells: readonly (string | number)[], words: string) =>
  process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(8)).join('')}   ${words}\n`)
const columns = ['p50 ms', 'p95 ms', 'per s', 'bare', 'p95', 'per s', 'times', 'cpu ms', 'bare', 'times']
line('', [...columns, 'reads', 'writes'], 'beside the baseline')
function tell(name: string, figures: CallFigures): void {
  const { p50, p95, perSecond, bareP50, bareP95, barePerSecond, times, cpu, bareCpu, timesCpu, reads, writes } = figures
  const cells = [p50, p95, perSecond, bareP50, bareP95, barePerSecond, times, cpu, bareCpu, timesCpu, reads, writes]
  line(name, cells, baseline.beside(name, figures))
}

for (const { name, path, headers } of (await readCalls(shop)).filter(({ name }) => isWanted(name))) {
  const ask = async ({ url } = shop) => {
    const response = await fetch(url + path, { headers })
    if (!response.ok) throw new Error(`${name} answers ${response.status}: ${await response.text()}`)
    const isJson = response.headers.get('content-type')?.includes('json')
    return isJson ? response.json() : response.text()
  }
  // What an instance knows of its callers and of the search is there after the first call.
  for (let time = 0; time < 10; time++) await Promise.all([ask(), ask(deployed)])
  const { reads, writes } = await usedBy(ask)
  const number = bare.calls.push({ recorded: await record(ask), answer: await ask() }) - 1
  const beside = (count: number, turns: number) => {
    const many = (at: string) => Array.from({ length: count }, () => ({ method: 'GET', path: at, headers }))
    const own = { origin: deployed.url, requests: many(path) }
    return measureBeside(own, { origin: bare.origin, requests: many(`/${number}`) }, { atOnce, turns })
  }
  // Both sides' code is warm after these, and a fast call is asked for a second: of fewer, the slowest twentieth is chance.
  const { perSecond } = await beside(requests / 4, 1)
  const measured = await beside(Math.max(requests, perSecond), 8)
  tell(name, { ...measured, reads, writes })
}

for (const kind of orderKinds.filter((each) => isWanted(`order, ${each}`))) {
  const orders = Math.ceil(requests / 8)
  const first = await prepareOrders(shop, kind, orders + 1)
  const [warm, ...rest] = first
  const { reads, writes } = await usedBy(() => warm.send())
  const recorded: number[] = []
  for (const each of rest) recorded.push(bare.calls.push({ recorded: await record(each.send) }) - 1)
  // Of other buyers, because what the bare handler makes again empties the carts of these.
  const again = await prepareOrders(shop, kind, orders, first.length)
  const measured = await measureBeside(
    { origin: deployed.url, requests: again.map(({ wanted }) => wanted) },
    {
      origin: bare.origin,
      requests: recorded.map((number, index) => ({ ...(rest[index]?.wanted ?? warm.wanted), path: `/${number}` })),
    },
    { atOnce: Math.min(4, atOnce), turns: 4 },
  )
  tell(`order, ${kind}`, { ...measured, reads, writes })
}
baseline.write(values.save)
await close()
process.exit(0)
