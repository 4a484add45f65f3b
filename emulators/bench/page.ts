// How quickly the public pages load, by Lighthouse: npm run bench -- page [home …] [--runs=3] [--save]
import { parseArgs } from 'node:util'
import { ChildProcesses } from '../local-firebase/local-firebase.ts'
import { findChromium } from '../testing/chromium.ts'
import { benchPackages } from './page/bench-packages.ts'
import { floorFiles } from './page/floor.ts'
import { lighthouseRun, type PageFigures, type View } from './page/lighthouse-run.ts'
import { startEdge } from './page/start-edge.ts'
import { openBaseline } from './setting/baseline.ts'

const pages = {
  home: '/',
  listing: '/products',
  category: '/category/men',
  product: '/product/cutting-chai',
  single: '/single-order',
  bulk: '/order/polyester-dryfit',
  printing: '/printing',
  /** An empty page with React: no page of the shop can be faster. */
  floor: '/floor',
} as const
type PageName = keyof typeof pages

const views: readonly View[] = [
  { device: 'mobile', throttling: 'simulate' },
  { device: 'mobile', throttling: 'devtools' },
  { device: 'desktop', throttling: 'simulate' },
  { device: 'desktop', throttling: 'devtools' },
]

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, save: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const names = Object.keys(pages) as PageName[]
const unknown = positionals.filter((name) => !names.includes(name as PageName))
if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}: they are ${names.join(', ')}`)
const chosen = positionals.length > 0 ? (positionals as PageName[]) : names

const shop = process.env.TEESHALA_ORIGIN
if (!shop) throw new Error('The benchmark runs by npm run bench -- page')
const load = benchPackages()
type Certificate = { private: string; cert: string }
const { generate } = await load<{ generate: (attributes: object[]) => Promise<Certificate> }>('selfsigned/index.js')
const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
const edge = await startEdge(shop, { key, cert }, await floorFiles())
const measure = await lighthouseRun(load, await findChromium(new ChildProcesses()))

const baseline = openBaseline<keyof PageFigures>('page', 'emulators/bench/page/baseline.json', [
  { column: 'lcp' },
  { column: 'tbt', amount: 30 },
  { column: 'cls', amount: 0.001 },
  { column: 'requests' },
  { column: 'jsKb' },
])
const columns = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'requests', 'jsKb'] as const
const header = columns.map((column) => column.padStart(9)).join('')
process.stdout.write(`${'page, view'.padEnd(30)}${header}   beside the baseline\n`)
for (const view of views) {
  for (const name of chosen) {
    const runs: PageFigures[] = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(edge.origin + pages[name], view))
    const label = `${name}, ${view.device}, ${view.throttling === 'simulate' ? 'simulated' : 'applied'}`
    const median = medianOf(runs)
    const cells = columns.map((column) => String(median[column]).padStart(9)).join('')
    process.stdout.write(`${label.padEnd(30)}${cells}   ${baseline.beside(label, median)}\n`)
  }
}
await edge.stop()
baseline.write(values.save)
process.exit()

function medianOf(runs: readonly PageFigures[]): PageFigures {
  const middle = (column: keyof PageFigures) => {
    const sorted = runs.map((run) => run[column]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return Object.fromEntries(columns.map((column) => [column, middle(column)])) as PageFigures
}
