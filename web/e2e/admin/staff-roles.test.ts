import { expect, type Page } from '@playwright/test'
import { newcomer, register, signIn, test, userIdOf } from '../fixtures/shop.ts'

/** Somebody new, as this role of the staff; signed in on the page. */
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

test('the press sees no money on any page that is theirs, and no other page', async ({ page, staff }) => {
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
