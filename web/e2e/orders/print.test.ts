import { type APIRequestContext, expect } from '@playwright/test'
import { needsPlacement } from '@teeshala/contract/catalogue/blank-or-printed'
import type { Product } from '@teeshala/contract/catalogue/product'
import { type Line, test } from '../fixtures/buyer.ts'
import { admin, asha, signIn } from '../fixtures/shop.ts'

const photographed = ['bagh', 'bandstand-polo', 'block-print-polo', 'campus-polo', 'cutting-chai', 'plain-basics']

/** Returns a line for each product with photos, with every choice made. */
function photographedLines(request: APIRequestContext): Promise<Line[]> {
  const lines = photographed.map(async (productId) => {
    const product: Product = await (await request.get(`/api/product/${productId}`)).json()
    const { sizes, colors } = product
    const [size, color] = [sizes[0], colors[0]]
    return { productId, quantity: 1, size, color, ...(needsPlacement(product) && { placement: 'Left' }) } as Line
  })
  return Promise.all(lines)
}

test('an order prints completely: with pictures below the fold, no line cut in two, its colours, and no controls', async ({
  buyer,
  request,
}) => {
  const page = await buyer(await photographedLines(request))
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  await page.setViewportSize({ width: 390, height: 300 })
  await page.reload()
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  await expect(items.first()).toBeVisible()
  const photos = page.locator('main img')
  await expect(photos).toHaveCount(photographed.length)
  const shown = () => photos.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0))
  await expect.poll(shown).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Skip to content').isVisible()).toBe(false)
  expect(await items.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside))).not.toContain('auto')
})

for (const [kind, letters] of [
  ['an order', 'TS'],
  ['a bulk order', 'TB'],
]) {
  test(`${kind} is printed with the letterhead, in light colours, without its buttons`, async ({ visitor }) => {
    const page = await visitor({ colorScheme: 'dark' })
    await signIn(page, asha)
    await page.goto('/orders')
    await page.locator(`a[href^="/order/${letters}"]`).first().click()
    const letterhead = page.getByText('GSTIN').first()
    const print = page.getByRole('button', { name: 'Print' })
    const html = page.locator('html')
    const scheme = 'data-mantine-color-scheme'
    await expect(print).toBeVisible()
    expect(await letterhead.isVisible()).toBe(false)
    await expect(html).toHaveAttribute(scheme, 'dark')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(letterhead).toBeVisible()
    expect(await print.isVisible()).toBe(false)
    await expect(html).toHaveAttribute(scheme, 'light')
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(html).toHaveAttribute(scheme, 'dark')
  })
}

test('any other page prints in light colours, without the frame of the shop or of its office', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'dark' })
  await signIn(page, admin)
  const html = page.locator('html')
  for (const path of ['/returns', '/admin/printing']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // A page that the build has drawn stands there before its code does.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      expect(await html.getAttribute('data-mantine-color-scheme')).toBe('light')
    }).toPass()
    expect(await page.locator('#root :is(header, footer)').filter({ visible: true }).count(), path).toBe(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.emulateMedia({ media: 'screen' })
  }
})
