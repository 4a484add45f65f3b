import { expect } from '@playwright/test'
import { origin, test } from '../fixtures/shop.ts'

test('search engines and link previews find one head per page, on a product page its own', async ({ page }) => {
  await page.goto('/product/polyester-dryfit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const heads = () =>
    page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
      return {
        title: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
        description: all('meta[name="description"]', 'content'),
        canonical: all('link[rel="canonical"]', 'href'),
        previews: [...document.querySelectorAll('meta[property]')].map((meta) => meta.getAttribute('property')),
        ogTitle: all('meta[property="og:title"]', 'content'),
        image: all('meta[property="og:image"]', 'content'),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => textContent,
        ),
      }
    })
  const product = await heads()
  expect(product.title).toEqual(['Polyester Dryfit T-Shirt · Teeshala'])
  expect(product.ogTitle).toEqual(['Polyester Dryfit T-Shirt'])
  expect(product.description).toEqual([expect.stringContaining('Print on it')])
  expect(product.canonical).toEqual([`${origin}/product/polyester-dryfit`])
  expect(product.image).toEqual([expect.stringMatching(new RegExp(`^${origin}/catalogue/`))])
  expect(product.data.map((data) => JSON.parse(data ?? ''))).toMatchObject([
    { '@type': 'Product', offers: { price: '120.00' } },
    { '@type': 'BreadcrumbList' },
  ])
  expect(new Set(product.previews).size).toBe(product.previews.length)

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  const home = await heads()
  expect([home.title.length, home.description.length, home.data.length]).toEqual([1, 1, 0])
  expect(home.canonical).toEqual([`${origin}/`])
  expect(new Set(home.previews).size).toBe(home.previews.length)
})
