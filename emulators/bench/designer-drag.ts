// How smoothly a design of twenty layers is dragged: npm run bench -- designer-drag
import { chromium, type Page } from 'playwright-core'
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
process.stdout.write(`${'processor'.padEnd(14)}  frames  dropped  a second  slowest in 100\n`)
for (const slower of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await openDesigner(page, shop)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  report(slower, await drag(page))
  await page.close()
}
await browser.close()
process.exit()

/** Drags the layer at hand in circles, a move of the pointer each frame. Returns when the frames came, in milliseconds. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('No layer is at hand')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const frames = await page.evaluate<number[]>(
    circling({ x: box.x + box.width / 2, y: box.y + box.height / 2, durationMs: seconds * 1000 }),
  )
  await page.mouse.up()
  return frames
}

/** What the page runs: it moves the pointer that was pressed there around a point, once before each frame, and keeps when the frames came. */
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

function report(slower: number, frames: readonly number[]): void {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0)
  const sorted = gaps.toSorted((one, other) => one - other)
  const slow = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  const rate = (gaps.length * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
  const cells = [gaps.length, dropped, rate.toFixed(1), `${slow.toFixed(1)} ms`].map((cell) => String(cell).padStart(9))
  process.stdout.write(`${(slower === 1 ? 'as it is' : `${slower} × slower`).padEnd(14)}${cells.join('')}\n`)
}
