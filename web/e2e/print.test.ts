import type { Product } from '@teeshala/contract/catalogue/product'
import { expect, test } from 'vitest'
import { buyer, type Line } from './buyer.ts'
import { asha, leave, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

const photographed = ['bagh', 'bandstand-polo', 'block-print-polo', 'campus-polo', 'cutting-chai', 'plain-basics']

/** A line of each product that has photos, with every choice made. */
async function photographedLines(): Promise<Line[]> {
  const page = await visitor()
  const lines = photographed.map(async (productId) => {
    const product: Product = await (await page.request.get(`/api/product/${productId}`)).json()
    const { sizes, colors, isCustomizable } = product
    const [size, color] = [sizes[0], colors[0]]
    return { productId, quantity: 1, size, color, ...(isCustomizable && { placement: 'Left' }) } as Line
  })
  const all = await Promise.all(lines)
  await leave(page)
  return all
}

test('an order is printed whole: with pictures nobody scrolled to, no line cut in two, its colours, nothing to click', async () => {
  const page = await buyer(await photographedLines())
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  await page.setViewportSize({ width: 390, height: 300 })
  await page.reload()
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  await items.first().waitFor()
  const photos = page.locator('main img')
  expect(await photos.count()).toBe(photographed.length)
  const shown = () => photos.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0))
  await expect.poll(shown).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Skip to content').isVisible()).toBe(false)
  expect(await items.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside))).not.toContain('auto')
  await leave(page)
})

test.each([
  ['an order', 'TS'],
  ['a bulk order', 'TB'],
])('%s is printed with the letterhead, in the light colours of paper, without its buttons', async (_kind, letters) => {
  const page = await visitor({ colorScheme: 'dark' })
  await signIn(page, asha)
  await page.goto('/orders')
  await page.locator(`a[href^="/order/${letters}"]`).first().click()
  const letterhead = page.getByText('GSTIN').first()
  const print = page.getByRole('button', { name: 'Print' })
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  await print.waitFor()
  expect(await letterhead.isVisible()).toBe(false)
  expect(await scheme()).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await letterhead.waitFor()
  expect(await print.isVisible()).toBe(false)
  await expect.poll(scheme).toBe('light')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(scheme).toBe('dark')
  await leave(page)
})
