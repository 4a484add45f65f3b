import { expect } from '@playwright/test'
import { addSingle } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { test } from '../fixtures/shop.ts'

test('“Design your own” starts with the garment, and a started design continues on any other one', async ({ page }) => {
  await page.goto('/design-your-own')
  const garment = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await page.getByRole('button', { name: 'Hoodie', exact: true }).click()
  await expect(garment('Filter Kaapi Hoodie')).toContainText(/₹1,299.*brushed fleece.*2 colours/)
  await garment('Filter Kaapi Hoodie').getByRole('link', { name: 'Design on this' }).click()
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(title('Filter Kaapi Hoodie')).toBeVisible()
  await addSingle(page, discPng('sun.png', 1300))

  const way = page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Design your own' })
  await expect(way).toHaveAttribute('aria-current', 'true')
  await way.click()
  await expect(way).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Continue your design' }).click()
  await expect(title('Filter Kaapi Hoodie')).toBeVisible()
  await page.goBack()
  await garment('Polyester Dryfit T-Shirt').getByRole('link', { name: 'Design on this' }).click()
  await expect(title('Polyester Dryfit T-Shirt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove sun.png' })).toBeVisible()

  for (const [product, words] of [
    ['plain-basics', 'We don’t print your own designs on'],
    ['no-such-product', 'The product you are looking for does not exist.'],
  ]) {
    await page.goto(`/single-order?product=${product}`)
    await expect(page.getByText(words ?? '')).toBeVisible()
    await expect(page).toHaveURL('/single-order')
    await expect(title('Polyester Dryfit T-Shirt')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove sun.png' })).toBeVisible()
  }
})
