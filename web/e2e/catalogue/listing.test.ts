import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Product } from '@teeshala/contract/catalogue/product'
import { delay, hold } from '../fixtures/connection.ts'
import { origin, test } from '../fixtures/shop.ts'

const cards = (page: Page) => page.getByRole('heading', { level: 3 })
const products = '**/api/product?*'

/** Returns the prices on the cards, without the struck-out ones. */
const prices = (page: Page) =>
  page
    .locator('main strong')
    .evaluateAll((tags) => tags.map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))))

/** Returns, for the first row of two cards of which only one has a link to order in bulk, how far down the last button of each card is. */
const mixedRow = async (page: Page): Promise<(number | undefined)[]> => {
  const found = await page.locator('main li:has(h3)').evaluateAll((all) =>
    all.map((card) => ({
      top: card.getBoundingClientRect().top,
      button: Array.from(card.querySelectorAll('button')).at(-1)?.getBoundingClientRect().top,
      isBulk: card.querySelector('a[href^="/order/"]') !== null,
    })),
  )
  const first = found.find(({ top, isBulk }, at) => {
    const next = found[at + 1]
    return next?.top === top && next.isBulk !== isBulk
  })
  const row = found.filter(({ top }) => top === first?.top)
  expect(row).toHaveLength(2)
  return row.map(({ button }) => button)
}

/** Turns the wheel like a visitor looking through the list, until this many products are there. */
const scrollUntilThereAre = (page: Page, many: number) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 1000)
      return cards(page).count()
    })
    .toBeGreaterThanOrEqual(many)

test('type, category, order and search are in the address, and Back restores each state', async ({ page }) => {
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Polo', exact: true }).click()
  await expect(page).toHaveURL('/?type=Polo')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Men')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high')
  await expect(page).toHaveURL('/?type=Polo&category=Men&sort=price')
  const found = await page.request.get('/api/product?type=Polo&category=Men&sort=price&limit=100')
  const rising = ((await found.json()) as Product[]).map(({ price }) => price)
  expect(rising.length).toBeGreaterThan(1)
  expect(rising).toEqual([...rising].sort((one, other) => one - other))
  await expect.poll(() => prices(page)).toEqual(rising)
  const open = page.getByRole('banner').getByRole('button', { name: 'Search products' })
  const box = page.getByRole('combobox', { name: 'Search products' })
  await typeAhead(page, 'CAMP')
  await expect(box).toHaveValue('CAMP')
  await page.keyboard.type('US')
  await box.press('Enter')
  await expect(page).toHaveURL('/products?q=CAMPUS')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “CAMPUS”' })).toBeVisible()
  await page.getByRole('button', { name: 'Polo', exact: true }).click()
  await expect(page).toHaveURL('/products?q=CAMPUS&type=Polo')
  await expect(cards(page)).toHaveText(['Campus Polo'])

  await page.reload()
  await expect(cards(page)).toHaveText(['Campus Polo'])
  await expect(page.getByRole('button', { name: 'Polo', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await open.click()
  await expect(box).toHaveValue('CAMPUS')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove “CAMPUS”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
  await expect(page).toHaveURL('/products?type=Polo')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “CAMPUS”' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/?type=Polo&category=Men&sort=price')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest')
})

test('every category page shows only its category, and an unknown one is not found', async ({ page }) => {
  await page.goto('/category/kids')
  await expect(page.getByRole('heading', { level: 1, name: 'T-shirts for kids' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const { list } = await page.request.get('/api/product?category=Kids&limit=100').then(async (answer) => ({
    list: (await answer.json()) as Product[],
  }))
  await expect.poll(async () => (await cards(page).allInnerTexts()).sort()).toEqual(list.map(({ name }) => name).sort())
  await page.goto('/category/cats')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('more products load on scrolling; Back leads to where the visitor was, a visit to the top', async ({ page }) => {
  await page.goto('/products')
  await expect(cards(page).first()).toBeVisible()
  await page.mouse.move(640, 500)
  await scrollUntilThereAre(page, 30)
  const card = cards(page).nth(28)
  await card.scrollIntoViewIfNeeded()
  const name = await card.innerText()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(2000)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(cards(page).nth(28)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
  await expect(cards(page).nth(28)).toHaveText(name)

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/products')
  await expect(cards(page).first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page whose data comes late is still announced to a screen reader', async ({ page }) => {
  await page.goto('/products')
  await delay(page, '**/api/product/*', 1500)
  const name = await cards(page).first().innerText()
  await cards(page).first().getByRole('link').click()
  await expect(page.locator('body > * [aria-live="polite"]', { hasText: `${name} ·` })).toHaveCount(1)
})

test('after four pages the visitor is asked to continue, by keyboard at the first new product', async ({ visitor }) => {
  const page = await visitor()
  await page.route(products, (route) => answerPage(route, 7))
  await page.goto('/products')
  const more = page.getByRole('button', { name: 'Show more' })
  await scrollUntilThereAre(page, 48)
  await more.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByText('48 products so far')).toBeVisible()
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(60)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tee 49')
  await more.focus()
  await page.keyboard.press('Space')
  await expect(cards(page)).toHaveCount(72)
  await more.click()
  await expect(page.getByText('84 products', { exact: true })).toBeVisible()
  expect(await more.count()).toBe(0)
})

test('on scrolling, products and pictures load even if IntersectionObserver never fires, and without scrolling further', async ({
  page,
}) => {
  const expectPicture = (picture: Locator) =>
    expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends window.IntersectionObserver {
      override observe() {}
    }
  })
  await page.goto('/products')
  await expect(cards(page)).toHaveCount(12)
  // A picture that is not requested yet does not look broken.
  await expect(page.locator('main li:nth-child(12) img:not([src])')).toHaveCSS('content', /^url/)
  const answer = await hold(page, products)
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expectPicture(page.locator('main li:nth-child(12) img'))
  answer()
  const picture = page.locator('main li:nth-child(n + 13) img').first()
  await expect(picture).toBeInViewport()
  await expectPicture(picture)
})

test('a search or filter without products says so and links back to all', async ({ page }) => {
  await page.goto('/products?q=zzzzz')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No products found' })).toHaveCount(1)
  await expect(page.getByText('No results for “zzzzz”.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible()
  await page.goto('/products?type=Hoodie&category=Women&seasonal=true')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByText('Try selecting a different category')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL('/products')
  await typeAhead(page, 'thesis\n')
  await expect(page).toHaveURL('/products?q=thesis')
  await page.getByRole('link', { name: 'Looking for document printing?' }).click()
  await expect(page).toHaveURL('/printing')
})

test('on a phone a visitor soon sees products, searches with two typos, and narrows results', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  const top = await cards(page)
    .first()
    .evaluate((name) => name.closest('li')?.getBoundingClientRect().top)
  expect(top).toBeLessThan(1.5 * 844)
  // On two cards side by side, of which only one can be ordered in bulk, the buttons are still in line.
  const [one, other] = await mixedRow(page)
  expect(one).toBe(other)

  await page.getByRole('banner').getByRole('button', { name: 'Search products' }).click()
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('hodie')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.filter({ hasText: 'Filter Kaapi Hoodie' }).getByRole('presentation')).toBeVisible()
  await box.press('ArrowDown')
  const first = (await options.first().locator('span').nth(1).innerText()).split('\n')[0] ?? ''
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(first)

  await page.getByRole('banner').getByRole('button', { name: 'Search products' }).click()
  await expect(page.getByRole('group', { name: 'Recently viewed' }).getByRole('option')).toContainText([first])
  await page.keyboard.press('Escape')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: first })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Search products' }).click()
  await box.fill('hodie')
  await box.press('Enter')
  await expect(page).toHaveURL('/products?q=hodie')
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Filters' }).click()
  const colour = page.getByRole('group', { name: 'Colour' }).getByRole('button', { name: /^Orange/ })
  await expect(colour).toHaveText('Orange 1')
  await colour.click()
  await expect(cards(page)).toHaveText(['Little Tiger Hoodie'])
  await expect(page).toHaveURL('/products?q=hodie&colors=orange')
  await page.getByRole('button', { name: 'Remove Orange' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('a list that cannot be loaded says so, and Try Again loads it', async ({ page }) => {
  await page.route(products, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x' } }))
  await page.goto('/products')
  await expect(page.getByText('Failed to load data. Please try again later.')).toBeVisible()
  await page.unroute(products)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('if a further page cannot be loaded, the list stays and the page can be requested again', async ({ page }) => {
  let isDown = true
  await page.route(products, (route) => {
    const isFurther = new URL(route.request().url()).searchParams.has('cursor')
    return isFurther && isDown
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x' } })
      : answerPage(route, 2)
  })
  await page.goto('/products')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Failed to load data. Please try again later.' }),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  isDown = false
  await again.click()
  await expect(cards(page)).toHaveCount(24)
})

for (const [width, columns, words] of [
  [320, 1, 'one column'],
  [390, 2, 'two columns'],
  [1280, 4, 'four columns'],
] as const) {
  test(`at ${width} px the products are in ${words}, and nothing is cut off`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width, height: 800 } })
    await page.goto('/products')
    await expect(cards(page).nth(7)).toBeVisible()
    const lefts = await cards(page).evaluateAll((names) =>
      names.map((name) => Math.round(name.getBoundingClientRect().x)),
    )
    expect(new Set(lefts).size).toBe(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('the home page links to design, bulk and printing, and every link of the footer works', async ({ page }) => {
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  const addresses = await page
    .locator('main section:first-child a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  for (const address of ['/design-your-own', '/order', '/contact', '/about', '/category/men']) {
    expect(addresses).toContain(address)
  }
  for (const address of new Set(addresses)) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    expect([address, await page.locator('h1').first().innerText()]).not.toEqual([address, 'Page not found'])
  }
  expect(page.url().startsWith(origin)).toBe(true)
})

/** Answers a request for the list with a page of twelve made-up products; there are `pages` of them. */
async function answerPage(route: Route, pages: number): Promise<void> {
  const page = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
  const headers: Record<string, string> = page + 1 < pages ? { 'x-next-cursor': String(page + 1) } : {}
  const json = Array.from({ length: 12 }, (_, index) => madeUp(page * 12 + index + 1))
  await route.fulfill({ json, headers })
}

const madeUp = (number: number) => ({
  _id: `made-up-${number}`,
  name: `Tee ${number}`,
  price: 100 + number,
  category: 'Men',
  type: 'Polo',
  description: '',
  images: [],
  sizes: [],
  colors: [],
  isCustomizable: false,
  stock: 9,
  isBestSeller: false,
  isNew: false,
  isSeasonal: false,
  specification: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** Opens the search and types before its code has arrived. */
async function typeAhead(page: Page, typed: string): Promise<void> {
  const letGo = await hold(page, '**/SearchSheet-*.js')
  await page.getByRole('banner').getByRole('button', { name: 'Search products' }).click()
  await page.keyboard.type(typed)
  expect(await page.getByRole('combobox', { name: 'Search products' }).count()).toBe(0)
  letGo()
}
