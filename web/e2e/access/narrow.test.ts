import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/buyer.ts'
import { arriveAsNewcomer, phone } from '../fixtures/shop.ts'

const pages = [
  '/',
  '/products',
  '/product/polyester-dryfit',
  '/product/sold-out',
  '/signin',
  '/signin?with=code',
  '/signup',
  '/forgot-password',
  '/newsletter',
  '/contact',
  '/returns',
  '/cart',
  '/nothing-here',
]

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('at 320 px, which is a desktop at 400 % zoom, no page scrolls sideways', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 256 } })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]:not(button)')).toHaveCount(0)
    expect(await fits(page), path).toBe(true)
  }
})

test('on a phone with double text size, no page scrolls sideways and the header is in reach', async ({ visitor }) => {
  const page = await visitor(phone)
  // As the font size setting of a browser does, to which the style sheets refer.
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/', '/product/polyester-dryfit', '/single-order', '/bulk-order', '/printing', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]:not(button)')).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe('32px')
    expect(await fits(page), path).toBe(true)
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Cart' })).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the buy button stays in sight below any choices, and hides no focused field', async ({ visitor }) => {
  const page = await visitor(phone)
  await arriveAsNewcomer(page)
  await page.goto('/product/polyester-dryfit')
  const buy = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await expect(buy).toBeVisible()
  const bottom = await buy.evaluate((button) => button.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(844)
  const placement = page.getByRole('radio', { name: 'Back A3' })
  await placement.focus()
  const [choice, bar] = await Promise.all([placement, buy].map((each) => each.boundingBox()))
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('on a phone the checkout button and the total stay in sight below any number of lines', async ({ buyer }) => {
  const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
  const shirt = { productId: 'polyester-dryfit', quantity: 1, color: 'black', placement: 'Left' }
  const page = await buyer(
    sizes.map((size) => ({ ...shirt, size })),
    '/cart',
  )
  await page.setViewportSize({ width: 390, height: 844 })
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await expect(proceed).toBeVisible()
  expect(await proceed.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844)
  expect(
    await proceed.evaluate((button) => getComputedStyle(button.parentElement as Element, '::before').content),
  ).toBe('"₹819.00"')
})
