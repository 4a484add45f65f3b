// How smoothly a design of twenty layers is dragged, and what a frame of that costs: npm run bench -- designer-drag
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { ChildProcesses } from '../local-firebase/local-firebase.ts'
import { findChromium } from '../testing/chromium.ts'
import { openDesigner } from './interaction/open-designer.ts'

const seconds = 4
const frameMs = 1000 / 60

const shop = process.env.TEESHALA_ORIGIN
if (!shop) throw new Error('The benchmark runs by npm run bench -- designer-drag')
const children = new ChildProcesses()
const browser = await chromium.launch({
  executablePath: await findChromium(children),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
process.stdout.write(
  `${''.padEnd(14)}${['frames', 'dropped', 'a second', 'slowest 1 %', 'script', 'layout', 'page', 'browser'].map((head) => head.padStart(12)).join('')}\n`,
)
for (const slower of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(180_000)
  await openDesigner(page, shop)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  report(slower, await drag(page, session))
  await page.close()
}
process.stdout.write(
  'Milliseconds of processor time a frame: "page" is its main thread, "browser" all processes and threads.\n',
)
await browser.close()
process.exit()

type Dragged = {
  /** When each frame was presented, in milliseconds. */
  readonly frames: readonly number[]
  /** Total CPU time, in milliseconds. */
  readonly scriptMs: number
  readonly layoutMs: number
  readonly pageMs: number
  readonly browserMs: number
}

/** Drags the selected layer in circles, one pointer move per frame. */
async function drag(page: Page, session: CDPSession): Promise<Dragged> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('No layer is at hand')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const around = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(circling({ ...around, durationMs: 1000 }))
  const before = await spentMs(session)
  const frames = await page.evaluate<number[]>(circling({ ...around, durationMs: seconds * 1000 }))
  const after = await spentMs(session)
  await page.mouse.up()
  return {
    frames,
    scriptMs: after.scriptMs - before.scriptMs,
    layoutMs: after.layoutMs - before.layoutMs,
    pageMs: after.pageMs - before.pageMs,
    browserMs: after.browserMs - before.browserMs,
  }
}

/** Returns the CPU time that page and browser have used so far. */
async function spentMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const secondsOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const whole = await browser.newBrowserCDPSession()
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
  await whole.detach()
  return {
    scriptMs: secondsOf('ScriptDuration') * 1000,
    layoutMs: (secondsOf('LayoutDuration') + secondsOf('RecalcStyleDuration')) * 1000,
    pageMs: secondsOf('TaskDuration') * 1000,
    browserMs: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0),
  }
}

/** Returns a script for the page: it moves the pressed pointer around a point, once per frame, and records the frame times. */
function circling(around: { x: number; y: number; durationMs: number }): string {
  return `new Promise((resolve) => {
  const { x, y, durationMs } = ${JSON.stringify(around)}
  const held = document.querySelector('[role=application]')
  const times = []
  const step = (now) => {
    times.push(now)
    const passed = now - times[0]
    if (passed > durationMs) return resolve(times)
    const [clientX, clientY] = [x + Math.sin(passed / 300) * 60, y + Math.cos(passed / 300) * 60]
    const init = { bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, clientX, clientY }
    held.dispatchEvent(new PointerEvent('pointermove', init))
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`
}

function report(slower: number, { frames, ...spent }: Dragged): void {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0)
  const slow = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.99)] ?? 0
  const rate = (gaps.length * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
  const each = [spent.scriptMs, spent.layoutMs, spent.pageMs, spent.browserMs].map((ms) =>
    (ms / gaps.length).toFixed(1),
  )
  const cells = [gaps.length, dropped, rate.toFixed(1), `${slow.toFixed(1)} ms`, ...each]
  const row = cells.map((cell) => String(cell).padStart(12)).join('')
  process.stdout.write(`${(slower === 1 ? 'as it is' : `${slower} × slower`).padEnd(14)}${row}\n`)
}
