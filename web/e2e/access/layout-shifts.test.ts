import { expect, type Page } from '@playwright/test'
import { delay } from '../fixtures/connection.ts'
import { arriveAsNewcomer, asha, callAs, signIn, test, userIdOf } from '../fixtures/shop.ts'

const liked = ['bagh', 'kolam-at-dawn', 'meter-se-chalo', 'no-photo', 'cutting-chai', 'konkan']
const screens = [
  '/products',
  '/category/men',
  '/product/polyester-dryfit',
  '/product/no-photo',
  '/favorites',
  '/about',
  '/returns',
  '/terms',
  '/profile',
]
const staffLists = ['/admin/orders?status=cancelled', '/admin/reviews', '/admin/audit-log']
const views = [
  { width: 390, deviceScaleFactor: 1 },
  { width: 390, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
]

for (const { width, deviceScaleFactor } of views) {
  test(`no screen moves while it loads, and pictures fit, at ${width} px × ${deviceScaleFactor}`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width, height: 800 }, deviceScaleFactor })
    await watchShifts(page)
    await arriveAsNewcomer(page)
    const userId = await userIdOf(page)
    for (const productId of liked) {
      await callAs(page, 'POST', '/api/favorite/add', { userId, productId, isLike: true })
    }
    await delayAnswers(page)
    expect(await faultsOn(page, screens)).toEqual([])
  })
}

test('no list of the admin area moves visible content when it arrives', async ({ staffPage }) => {
  await watchShifts(staffPage)
  await delayAnswers(staffPage)
  expect(await faultsOn(staffPage, staffLists)).toEqual([])
})

test('a picture that has not loaded takes no more room than it will', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await signIn(page, asha)
  await page.route('**/catalogue/**', () => {})
  await page.goto('/orders', { waitUntil: 'commit' })
  const pictures = page.getByRole('article').locator('img')
  await expect(page.getByRole('img', { name: 'Sab Chalta Hai Oversized Tee in Black' })).toBeVisible()
  const boxes = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(boxes.length).toBeGreaterThan(4)
  expect(boxes.map(({ width, height }) => [width, height])).toEqual(boxes.map(() => [64, 80]))
})

type LayoutShift = {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records layout shifts on pages opened from now on, except those right after user input. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.ariaLabel || node.className : node?.nodeName
          return `${name} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`
        })
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays all responses from now on, as on a train. */
const delayAnswers = (page: Page) => delay(page, '**/api/**', 250)

/** Returns what `faultsOf` finds on each of these pages once it has loaded. */
async function faultsOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await page.waitForTimeout(500)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await page.waitForTimeout(300)
    faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`))
  }
  return faults
}

/** Returns layout shifts, and pictures without dimensions, loaded too early, or larger or smaller than the screen needs. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: string[] }
    const faults = shifts.map((shift) => `moved ${shift}`)
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    // A browser that has a picture in one size does not fetch it in another.
    const widest = (source: string) =>
      Math.max(...images.map(({ currentSrc, width }) => (currentSrc === source ? width : 0))) * devicePixelRatio
    for (const image of images) {
      const name = image.currentSrc.split('/').at(-1) || image.alt || 'a picture'
      const { top } = image.getBoundingClientRect()
      if (!image.getAttribute('width') || !image.getAttribute('height')) faults.push(`${name} has no size`)
      if (top > 2 * innerHeight && image.currentSrc) faults.push(`${name} is loaded before anybody can see it`)
      const kept = Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1] ?? 0)
      if (!kept) continue
      const needed = widest(image.currentSrc)
      const fits = needed > 480 ? 960 : 480
      if (kept !== fits) faults.push(`${name} is ${kept} px wide for ${Math.round(needed)}`)
    }
    shifts.length = 0
    return faults
  })
}
