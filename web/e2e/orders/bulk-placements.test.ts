import { expect } from '@playwright/test'
import { test } from '../fixtures/shop.ts'

test('a placement shows its size on this garment: a hoodie’s pocket limits A3', async ({ page, ownProducts }) => {
  const blank = { name: 'Blank Hoodie', price: 999, type: 'Hoodie', stock: 9, isCustomizable: true }
  const hoodie = await ownProducts.put({ ...blank, images: ['/catalogue/kaapi-hoodie-front-960.webp'] })
  for (const [product, size] of [
    ['polyester-dryfit', 'Front, 29.7 × 42 cm'],
    [hoodie, 'Front, 29.7 × 31.2 cm'],
  ] as const) {
    await page.goto(`/order/${product}`)
    const card = page
      .getByRole('listitem')
      .or(page.locator('label'))
      .filter({ has: page.getByLabel('Front A3') })
    await expect(card).toContainText(size)
  }
})

test('a chosen placement that has got the shop’s own print since can be given up', async ({
  page,
  staff,
  ownProducts,
}) => {
  const images = ['/catalogue/plain-basics-front-960.webp']
  const tee = { name: 'Printed Since Tee', price: 499, category: 'Men', type: 'Round Neck', stock: 50, images }
  const id = await ownProducts.put({ ...tee, isCustomizable: true })
  await page.goto(`/order/${id}`)
  const front = page.getByRole('checkbox', { name: 'Front A4' })
  await front.check()
  await page.getByRole('textbox', { name: 'Black, M' }).fill('10')
  await staff('PUT', `/api/product/${id}`, { ...tee, isCustomizable: true, printedSides: ['front'] })
  // The browser may show the page once more as it has it.
  await expect
    .poll(async () => {
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'Back A4' })).toBeVisible()
      return page.getByRole('checkbox', { name: 'Left' }).count()
    })
    .toBe(0)
  const prints = page.getByRole('definition').filter({ hasText: /^(Front|Back) A4$/ })
  await expect(prints).toHaveText('Front A4')
  await page.getByRole('checkbox', { name: 'Back A4' }).check()
  // Not `uncheck`: its card goes with it.
  await front.click()
  await expect(front).toHaveCount(0)
  await expect(prints).toHaveText('Back A4')
})
