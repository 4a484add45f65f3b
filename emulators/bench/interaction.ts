// How quickly a page responds to input on a CPU slowed down four times: npm run bench -- interaction [heart …] [--times=6] [--save]
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { ChildProcesses } from '../local-firebase/local-firebase.ts'
import { findChromium } from '../testing/chromium.ts'
import { type Interaction, interactions } from './interaction/interactions.ts'
import { type Press, slowestPress, watchInteractions } from './interaction/watch-interactions.ts'
import { openBaseline } from './setting/baseline.ts'

const people = {
  customer: { login: 'asha@teeshala.test', password: 'Asha@12345' },
  admin: { login: 'admin@teeshala.test', password: 'Admin@1234' },
} as const

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '6' }, save: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosen = interactions.filter(({ name }) => positionals.every((part) => name.includes(part)))
if (chosen.length === 0) throw new Error(`They are ${interactions.map(({ name }) => `'${name}'`).join(', ')}`)

const shop = process.env.TEESHALA_ORIGIN
if (!shop) throw new Error('The benchmark runs by npm run bench -- interaction')
const children = new ChildProcesses()
const browser = await chromium.launch({
  executablePath: await findChromium(children),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

/** The median and the slowest interaction, and of the slowest its input delay and processing time. */
type Figures = { inp: number; worst: number; delay: number; work: number }
const columns = ['inp', 'worst', 'delay', 'work'] as const
const baseline = openBaseline<keyof Figures>('interaction', 'emulators/bench/interaction/baseline.json', [
  { column: 'inp', share: 0.2, amount: 16 },
  { column: 'worst', share: 0.3, amount: 24 },
])
process.stdout.write(
  `${'ms, 4 × slower'.padEnd(30)}${columns.map((column) => column.padStart(8)).join('')}   beside the baseline\n`,
)
for (const interaction of chosen) {
  const figures = figuresOf(await presses(interaction, shop))
  const cells = columns.map((column) => String(figures[column]).padStart(8)).join('')
  process.stdout.write(`${interaction.name.padEnd(30)}${cells}   ${baseline.beside(interaction.name, figures)}\n`)
}
await browser.close()
baseline.write(values.save)
process.exit()

async function presses({ who, open, act }: Interaction, at: string): Promise<Press[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await watchInteractions(page)
  if (who) await signIn(page, at, people[who])
  await open(page, at)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const found: Press[] = []
  for (let time = 0; time < Number(values.times); time++) {
    await act(page, time)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    found.push(await slowestPress(page))
  }
  await context.close()
  return found
}

async function signIn(page: Page, at: string, { login, password }: { login: string; password: string }): Promise<void> {
  await page.goto(`${at}/signin`)
  await page.getByLabel('Email or Phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/signin')
}

function figuresOf(found: readonly Press[]): Figures {
  const sorted = found.toSorted((one, other) => one.inp - other.inp)
  const worst = sorted.at(-1)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!worst || !middle) throw new Error('Nothing was pressed')
  return { inp: middle.inp, worst: worst.inp, delay: Math.round(worst.delay), work: Math.round(worst.work) }
}
