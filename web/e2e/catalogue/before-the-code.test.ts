import { expect, type Page } from '@playwright/test'
import { hold } from '../fixtures/connection.ts'
import { singleUpload } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { asha, phone, pick, signIn, test } from '../fixtures/shop.ts'

// Animations could shift the page, so they stay on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Holds back the shop's code until the returned function is called. */
const holdCodeBack = (page: Page) => hold(page, '**/assets/*.js')

test('a page is shown before any script has run, and requests its data at once', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  for (const [address, heading] of [
    ['/', /Say it/],
    ['/category/men', 'T-shirts for men'],
    ['/single-order', 'Polyester Dryfit T-Shirt'],
    ['/about', 'About us'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Printing' })).toBeVisible()
  }
  for (const [address, title] of [
    ['/', 'Explore Our T-Shirt Collections'],
    ['/products', 'All products'],
    ['/category/men', 'T-shirts for men'],
  ] as const) {
    await page.goto(address)
    const [first] = await (
      await page.request.get(`/api/product?limit=1${title.includes('men') ? '&category=Men' : ''}`)
    ).json()
    const list = page.frameLocator(`iframe[title="${title}"]`)
    await expect(list.getByRole('listitem').filter({ hasText: first.name })).toContainText(`₹${first.price}`)
    await expect(page.locator('[aria-busy="true"]')).toBeHidden()
    await list.getByRole('link', { name: first.name, exact: true }).click()
    await expect(page).toHaveURL(`/product/${first._id}`)
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  }
  const script = await visitor({ ...phone, deviceScaleFactor: 2 })
  const asked: string[] = []
  script.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await script.route('**/assets/*.js', (route) => route.abort())
  await script.goto('/product/plain-basics')
  await expect.poll(() => asked).toContain('/api/product/plain-basics')
  // The picture is in its place already: the HTML contains a small one, and requests it in the size that the phone needs.
  await expect(script.locator('[class*="early"]')).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/)
  expect(asked.filter((file) => file.endsWith('.webp'))).toEqual(['/catalogue/plain-basics-front-960.webp'])
})

test('code and style sheets are requested once the page is drawn, all at once and after its data; the data of a list is requested at once', async ({
  visitor,
}) => {
  for (const address of ['/', '/products', '/product/plain-basics', '/order/polyester-dryfit', '/single-order']) {
    const page = await visitor()
    const html = await (await page.request.get(address)).text()
    const named = /<meta name="page-files" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('run:', '').split(' ') ?? []
    expect(named.length, address).toBeGreaterThan(1)
    await page.goto(address)
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/assets\/.*\.(js|css)$|\/api\//.test(name))
          .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime })),
      )
    const isCall = ({ file }: { file: string }) => file.startsWith('/api/')
    const files = async () => (await loaded()).filter((each) => !isCall(each)).map(({ file }) => file)
    await expect.poll(files, { message: address }).toEqual(expect.arrayContaining(named))
    expect((await files()).slice(0, named.length).toSorted(), address).toEqual(named.toSorted())
    // The browser lists what has arrived: what was requested first may be answered last.
    const calls = [...html.matchAll(/<meta name="(?:first-calls|calls-once-drawn)" content="([^"]+)"/g)]
      .flatMap(([, paths = '']) => paths.split(' '))
      .map((path) => path.replace('%3Aid', address.split('/').pop() ?? '').replace(/\?.*/, ''))
    const come = async () => (await loaded()).map(({ file }) => file)
    await expect.poll(come, { message: address }).toEqual(expect.arrayContaining(calls))
    const drawnAt = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    const all = await loaded()
    const early = all.filter(({ startTime }) => startTime < (drawnAt ?? Infinity))
    if (address === '/products') expect(early.map(({ file }) => file)).toContain('/api/product')
    expect(
      early.filter((each) => address !== '/products' || !isCall(each)),
      address,
    ).toEqual([])
    // Only the first of each: what the code itself requests comes later still.
    expect(all.find(isCall)?.startTime, address).toBeLessThan(all.find((each) => !isCall(each))?.startTime ?? 0)
    await page.close()
  }
})

const setLine = (page: Page, line: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line)

test('on a slow line the shop’s fonts load when a first visitor uses the page; once cached, before the code', async ({
  page,
}) => {
  await setLine(page, { effectiveType: '4g', rtt: 150, downlink: 1.6 })
  const fonts = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const code = files.find(({ name }) => /\/shop-[^/]*\.js$/.test(name))
      return files
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => (code && startTime > code.responseEnd ? 'after' : 'before'))
    })
  const products = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await page.goto('/products')
  await expect(products.first()).toBeVisible()
  expect(await fonts()).toEqual([])
  await page.mouse.move(200, 200)
  await expect.poll(fonts).toEqual(['after', 'after'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brand-font'))).toContain('anek')
  await page.reload()
  await expect.poll(fonts).toEqual(['before', 'before'])
})

test('on a fast line the first paint is in the shop’s fonts, and comes without them if they are late', async ({
  visitor,
}) => {
  for (const isLate of [false, true]) {
    const page = await visitor()
    await setLine(page, { effectiveType: '4g', rtt: 50, downlink: 10 })
    // On a busy machine the fonts come later than a fast line brings them, so the page's clock stands still until then.
    if (!isLate) await page.clock.install({ time: 0 }).then(() => page.clock.pauseAt(1))
    const arrive = isLate ? await hold(page, '**/*.woff2') : undefined
    await page.goto('/products', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const used = () => page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Anek').length)
    if (isLate) {
      expect(await used()).toBe(0)
      arrive?.()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('brand-font'))).toContain('anek')
      expect(await used(), 'what is painted keeps its font').toBe(0)
    } else {
      expect(await used()).toBe(2)
    }
  }
})

test('a visitor who saves data gets neither the shop’s fonts nor the early pictures of a list', async ({ visitor }) => {
  const page = await visitor(phone)
  await setLine(page, { saveData: true, rtt: 0, downlink: 10 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible()
  await page.mouse.move(200, 200)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => /\.woff2$|\/pictures$/.test(url))).toEqual([])
})

test('on a phone the home page has its picture in the first paint, once, until the large one', async ({ visitor }) => {
  const page = await visitor(phone)
  const arrive = await hold(page, '**/catalogue/hero-*')
  const picture = page.getByRole('main').locator('img').first()
  for (const isFirst of [true, false]) {
    await page.goto('/', { waitUntil: 'commit' })
    if (isFirst) await expect(picture).toHaveCSS('background-image', /^url\("data:image\/avif;base64,/)
    arrive()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(picture).toHaveCSS('background-image', 'none')
  }
})

// On a phone a list shows two side by side, and the next row is out of view.
for (const [address, count] of [
  ['/products', 2],
  ['/order/polyester-dryfit', 1],
] as const) {
  test(`the first pictures of ${address} precede the shop’s code, each fetched once`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 700 }, deviceScaleFactor: 2 })
    const arrive = await holdCodeBack(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // On a slow phone the response comes before the page is parsed.
    const processor = await page.context().newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 5 })
    await page.goto(address, { waitUntil: 'commit' })
    // Those of a list come with its response, that of a product in the HTML.
    const isInHtml = address !== '/products'
    const places = page.locator('[data-early-sizes], [class*="early"]')
    const shown = async () => {
      const pictures = await places.evaluateAll((elements) =>
        elements.flatMap((element) => /url\("([^"]+)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? []),
      )
      return pictures.filter((picture) => picture.startsWith('data:image/webp;base64,') === isInHtml)
    }
    await expect.poll(async () => (await shown()).length).toBe(count)
    const early = await shown()
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    arrive()
    await expect(places).toHaveCount(0)
    const pictures = page.getByRole('main').locator('picture img')
    const drawn = () =>
      pictures.evaluateAll(
        (images: HTMLImageElement[], most) => images.slice(0, most).map(({ currentSrc }) => currentSrc),
        count,
      )
    await expect.poll(drawn).toEqual(isInHtml ? [expect.stringMatching(/-960\.webp$/)] : early)
    for (const picture of await drawn()) expect(asked.filter((url) => url === picture)).toHaveLength(1)
  })
}

test('on a phone a list shows its first pictures before it knows its products, and a desktop does not request them', async ({
  page,
  visitor,
}) => {
  const mobile = await visitor(phone)
  const places = mobile.locator('[data-early-sizes]')
  const shown = (place: number) => places.nth(place).evaluate((element) => element.style.background)
  await mobile.route('**/api/product?*', () => undefined)
  await mobile.goto('/category/kids', { waitUntil: 'commit' })
  for (const place of [0, 1]) await expect.poll(() => shown(place)).toMatch(/^url\("data:image\/webp;base64,/)
  expect(await shown(2)).toBe('')
  // A search shows other products.
  const asked: string[] = []
  for (const each of [mobile, page]) each.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await mobile.goto('/category/kids?sort=price')
  await page.goto('/category/kids')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(asked).toContain('/api/product')
  expect(asked).not.toContain('/api/list/kids/pictures')
})

test('what is chosen and typed before the shop’s code stays, and sent early loses nothing', async ({ visitor }) => {
  const page = await visitor(phone)
  const arrive = await holdCodeBack(page)
  await page.goto('/single-order', { waitUntil: 'commit' })
  await pick(page, 'Front A+ Size', 'M')
  const pieces = page.getByRole('textbox', { name: 'Quantity' })
  await pieces.fill('3')
  await pieces.press('Enter')
  await singleUpload(page).setInputFiles(discPng('sun.png', 1300))
  arrive()
  await page.getByRole('radio', { name: 'White' }).check()
  await expect(page.getByRole('button', { name: 'Remove sun.png' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Front A+ Size' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(pieces).toHaveValue('3')
  expect(new URL(page.url()).search).toBe('')
  // What the shop has stored is still there after a reload; what only the page shows is not.
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Front A+ Size' })).toBeChecked()
  await expect(pieces).toHaveValue('3')
})

test('a button pressed twice before the shop’s code arrives does its work once', async ({ page, visitor }) => {
  for (const isPhone of [true, false]) {
    const browser = isPhone ? await visitor(phone) : page
    const arrive = await holdCodeBack(browser)
    await browser.goto(isPhone ? '/' : '/returns', { waitUntil: 'commit' })
    const email = browser.getByLabel('New designs and offers, once a month')
    if (!isPhone) await email.fill('meera@nowhere')
    const button = browser.getByRole('button', { name: isPhone ? 'Menu' : 'Subscribe' })
    for (let times = 0; times < 2; times++) await button.click()
    arrive()
    if (isPhone) await expect(browser.getByRole('dialog').getByRole('link', { name: 'Sign In' })).toBeVisible()
    else await expect(email).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a page drawn by the build stays as it is for a signed-in customer in dark colours', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'dark' })
  await signIn(page, asha)
  for (const address of ['/', '/single-order', '/order/polyester-dryfit', '/printing']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
  }
})
