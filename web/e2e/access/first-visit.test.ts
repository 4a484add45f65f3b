import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, type Response } from '@playwright/test'
import { drawnPages } from '../../src/app/drawn/drawn-pages.ts'
import { dist, kilobytes, ownFiles } from '../fixtures/own-files.ts'
import { pdfFile } from '../fixtures/pdf-files.ts'
import { test } from '../fixtures/shop.ts'

/** Waits until the main content is there, on most pages products, and nothing more has arrived for two seconds. */
async function comeToRest(page: Page, shown = page.getByRole('heading', { level: 3 }).first()): Promise<void> {
  await expect(shown).toBeVisible()
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType('resource').reduce((end, entry) => {
      return Math.max(end, (entry as PerformanceResourceTiming).responseEnd)
    }, 0)
    return performance.now() - last > 2000
  })
}

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the layout shift so far. */
async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

// Animations could shift the page, so they stay on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const width of [390, 1280]) {
  test(`the first visit to / stays within its budget, and nothing moves, at ${width} px`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width, height: 800 } })
    await noteShifts(page)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto('/')
    await comeToRest(page)
    expect(await shiftOf(page)).toBe(0)
    const files = ownFiles(responses)
    const endingIn = (...ends: string[]) => files.filter(({ file }) => ends.some((end) => file.endsWith(end)))
    const report = files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
    expect(kilobytes(endingIn('.js')), report).toBeLessThanOrEqual(120)
    expect(kilobytes(endingIn('.css')), report).toBeLessThanOrEqual(12)
    expect(kilobytes(files), report).toBeLessThanOrEqual(260)
    expect(files.map(({ file }) => file).filter((file) => /firebase|admin|Admin|staff/.test(file))).toEqual([])
    // The target of a link under the pointer is prefetched, unless the visitor saves data.
    const fetched = (name: string) => responses.some((response) => response.url().includes(`/${name}-`))
    const setSaving = (saveData: boolean) =>
      page.evaluate((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), {
        saveData,
      })
    await setSaving(true)
    await page.getByRole('link', { name: 'Design your own' }).first().hover()
    await page.mouse.move(0, 0)
    await setSaving(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus()
    await expect.poll(() => fetched('AboutPage')).toBe(true)
    expect(fetched('DesignYourOwnPage')).toBe(false)
  })
}

test('a partly loaded header shows nothing that the rest of it would move', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  const colours = page.getByRole('banner').locator('button[aria-label^="Switch to"]').first()
  await page.goto('/')
  await expect(colours).toBeVisible()
  const html = await (await page.request.get('/')).text()
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('My Cart')) }),
  )
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Teeshala, to the shop' })).toBeVisible()
  await expect(colours).toBeHidden()
})

test('the first visit to /printing stays in its budget; the PDF reader loads with a file', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 800 } })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/printing')
  await comeToRest(page, page.getByRole('button', { name: 'Upload your document' }))
  const files = ownFiles(responses)
  const report = files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
  expect(kilobytes(files), report).toBeLessThanOrEqual(264)
  expect(files.map(({ file }) => file).filter((file) => /pdf|firebase|upload-design/.test(file))).toEqual([])

  await page.getByLabel('Upload your document').setInputFiles(pdfFile('flyer.pdf', { pages: 2, colorPages: [2] }))
  await expect(page.getByText('2 pages, A4, 1 in colour')).toBeVisible()
  expect(ownFiles(responses).filter(({ file }) => file.includes('pdf.worker'))).toHaveLength(1)
})

/** For a first visit: the most JavaScript files, their most kilobytes, and how many of them the page may not name itself. */
const budgets = [
  ['/products', 2, 120, 0],
  ['/product/plain-basics', 4, 183, 0],
  ['/printing', 5, 191, 0],
  ['/design-your-own', 5, 180, 0],
  ['/single-order', 6, 243, 0],
  ['/order/polyester-dryfit', 6, 249, 0],
] as const

/** Returns the JavaScript files named in a text, and all files that they import. */
function scriptsOf(text: string, known = new Set<string>()): ReadonlySet<string> {
  for (const [file] of text.matchAll(/[\w.-]+-[\w-]{7}\.js(?=")/g)) {
    if (known.has(file)) continue
    known.add(file)
    const imports = readFileSync(path.join(dist, 'assets', file), 'utf8').match(/(from|import)"\.\/[^"]+"/g) ?? []
    scriptsOf(imports.join(), known)
  }
  return known
}

/** Pages that the build does not draw, but that people enter from a mail, a search or another shop. */
const undrawnPages = ['SignInPage', 'SignUpPage', 'ForgotPasswordPage', 'TrackPage', 'FavoritesPage', 'CartPage']

test('no entry page needs more than six JavaScript files, and a page drawn by the build names all of its own', () => {
  for (const page of Object.keys(drawnPages)) {
    const html = readFileSync(path.join(dist, page === 'home' ? 'index.html' : `pages/${page}.html`), 'utf8')
    const scripts = [...scriptsOf(html)]
    expect(scripts.length, `${page}: ${scripts}`).toBeLessThanOrEqual(6)
    expect(scripts.filter((file) => !html.includes(file))).toEqual([])
  }
  const assets = readdirSync(path.join(dist, 'assets'))
  for (const page of undrawnPages) {
    const own = assets.find((file) => file.startsWith(`${page}-`) && file.endsWith('.js'))
    const scripts = [...scriptsOf(`"${own}"`)]
    expect(scripts, page).toContain(own)
    expect(scripts.length, `${page}: ${scripts}`).toBeLessThanOrEqual(6)
  }
})

/** Delays the shop's settings until the product is drawn, as can happen on any connection. */
async function holdTermsBack(page: Page): Promise<void> {
  const product = page.waitForResponse('**/api/product/*')
  await page.route('**/api/settings', async (route) => {
    await (await product).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
}

test('the first visit to a page requests a handful of files that it names, and nothing moves', async ({ visitor }) => {
  let common: readonly string[] = []
  for (const [address, most, weight, late] of budgets) {
    const page = await visitor({ viewport: { width: 390, height: 800 } })
    await noteShifts(page)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    if (address.startsWith('/order/')) await holdTermsBack(page)
    await page.goto(address)
    await comeToRest(page, page.getByRole('heading', { level: 1 }).first())
    // A button's label may grow from its centre once the price is known.
    expect(await shiftOf(page), address).toBeLessThan(0.001)
    const files = ownFiles(responses).filter(({ file }) => file.endsWith('.js'))
    const report = `${address}\n${files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')}`
    expect(files.length, report).toBeLessThanOrEqual(most)
    expect(kilobytes(files), report).toBeLessThanOrEqual(weight)
    expect(files.filter(({ file }) => /firebase|staff|admin/.test(file))).toEqual([])
    const html = await (await page.request.get(address)).text()
    expect(files.filter(({ file }) => !html.includes(file)).length, report).toBeLessThanOrEqual(late)
    if (address === '/products') common = files.map(({ file }) => file)
    // What a designer needs beyond what every page has; outlines and fonts come with the first text.
    const own = files.filter(({ file }) => !common.includes(file))
    if (/order/.test(address)) expect(kilobytes(own), report).toBeLessThanOrEqual(150)
    const fonts = () => ownFiles(responses).filter(({ file }) => /design-fonts\/.*\.woff/.test(file)).length
    expect(fonts(), address).toBe(0)
    if (address === '/single-order') {
      const known = files.map(({ file }) => file)
      await page.getByRole('button', { name: 'Add text' }).click()
      await comeToRest(page, page.getByRole('textbox', { name: 'Text', exact: true }))
      const came = ownFiles(responses).filter(({ file }) => file.endsWith('.js') && !known.includes(file))
      expect(kilobytes(came), came.map(({ bytes, file }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(150)
      expect(fonts()).toBeGreaterThan(0)
    }
    await page.close()
  }
})

test('the designer over a product page loads at most 150 KB of code, and no font before text', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/product/polyester-dryfit')
  await comeToRest(page, page.getByRole('heading', { level: 1 }).first())
  const known = ownFiles(responses).map(({ file }) => file)
  await page.getByRole('button', { name: 'Add text or a motif' }).click()
  await comeToRest(page, page.getByRole('dialog').getByRole('button', { name: 'Add text' }))
  const came = ownFiles(responses).filter(({ file }) => !known.includes(file))
  const scripts = came.filter(({ file }) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(kilobytes(scripts), scripts.map(({ bytes, file }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(150)
  expect(came.filter(({ file }) => /design-fonts\/.*\.woff/.test(file))).toEqual([])
})
