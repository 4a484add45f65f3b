import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { newcomer, register, signIn, test, userIdOf } from '../fixtures/shop.ts'

/** Signs in a new person with this staff role on the page. */
async function signInAs(
  role: string,
  page: Page,
  staff: (method: string, path: string, data?: unknown) => Promise<unknown>,
) {
  const person = await register(page, newcomer())
  const login = { login: person.email, password: person.password }
  await signIn(page, login)
  await staff('PATCH', `/api/users/${await userIdOf(page)}`, { role })
  await page.evaluate(() => localStorage.clear())
  await signIn(page, login)
  return person
}

test('the press sees no money on any of its pages, and no other page', async ({ page, staff }) => {
  await signInAs('press', page, staff)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Production', level: 1 })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(pages).toHaveText(['Production', 'Profile'])
  const orders = page.getByRole('region', { name: 'Orders to make' }).locator('tbody tr')
  await expect(orders.first()).toBeVisible()
  expect(await page.locator('main').innerText()).not.toMatch(/₹|price|payment/i)
  await orders.first().getByRole('link').first().click()
  const opened = page.getByRole('dialog')
  await expect(opened.getByRole('heading', { name: /^To make/ })).toBeVisible()
  await expect(opened.getByRole('heading', { name: /^(Parcel label|Collected in the shop by)$/ })).toBeVisible()
  expect(await opened.innerText()).not.toMatch(/₹|price|payment|@/i)
  for (const path of ['/admin/orders', '/admin/users', '/admin/settings', '/admin/audit-log', '/admin/messages']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
  }
})

/** Returns the controls in a place that could change something, leaving out search, filters, paging and saving one's own list. */
async function waysToChange(place: Locator): Promise<string[]> {
  const reading =
    /^(Export to CSV|Show more .+|Copy ID|(Receipt|Order summary|Invoice|Credit note) \(PDF\)|Previous|Next|Close|Download (print sheet|job ticket)|Show earlier .+)$/
  const buttons = await place
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? (each as HTMLElement).innerText.trim()))
  const fields = await place
    .locator('input:not([type=radio]), textarea, select, form')
    .evaluateAll((all) => all.filter((each) => !each.closest('search')).map((each) => each.outerHTML))
  return [...buttons.filter((name) => !reading.test(name)), ...fields]
}

test('a viewer reads products, orders, prices and settings, and finds nothing to change', async ({ page, staff }) => {
  await signInAs('viewer', page, staff)
  const main = page.locator('main')
  const lists = {
    '/admin/product-list': 'All products',
    '/admin/orders': 'All orders',
    '/admin/price-add?section=paper': 'Paper prices',
    '/admin/product-type': 'Product Types',
    '/admin/product-type?tab=colors': 'Product Colors',
  }
  for (const [path, list] of Object.entries(lists)) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: list }).locator('tbody tr').first()).toBeVisible()
    expect(await waysToChange(main), path).toEqual([])
    if (!path.includes('product-type')) await expect(main.locator('tbody tr').first()).toContainText('₹')
  }
  await page.goto('/admin/orders')
  await page.getByRole('region', { name: 'All orders' }).locator('tbody').getByRole('link').first().click()
  const order = page.getByRole('dialog')
  await expect(order.getByRole('heading', { name: 'Staff notes' })).toBeVisible()
  expect(await waysToChange(order)).toEqual([])
  await page.goto('/admin/settings')
  await expect(main.getByText('Only an owner can change these.')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Shipping' })).toContainText(/Shipping fee\s*₹/)
  expect(await waysToChange(main)).toEqual([])
  expect(await faultsOf(page, '/admin/settings of a viewer')).toEqual([])
})
