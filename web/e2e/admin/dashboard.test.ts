import { expect, type Page } from '@playwright/test'
import { arriveAsNewcomer, orderShirt, test } from '../fixtures/shop.ts'

test('an order placed and paid shows in the figures, and each figure links to its orders', async ({
  page: customer,
  staffPage,
  staff,
}) => {
  await staffPage.goto('/admin?days=7')
  const before = await figures(staffPage)
  await arriveAsNewcomer(customer)
  const { _id, totalPrice } = await orderShirt(customer)
  await staffPage.reload()
  const after = await figures(staffPage)
  expect(after.orders).toBeGreaterThan(before.orders)
  expect(after.revenue).toBeGreaterThanOrEqual(before.revenue + totalPrice)

  const row = staffPage.getByRole('row').filter({ hasText: _id })
  await staffPage.getByRole('link', { name: /^Pending payments/ }).click()
  await expect(row).toBeVisible()
  await staff('PATCH', `/api/order/${_id}`, { paymentStatus: 'paid' })
  await staffPage.reload()
  await expect(staffPage.getByRole('status').filter({ hasText: 'Showing' })).toBeVisible()
  expect(await row.count()).toBe(0)

  // Another journey may place an order between the two reads.
  await expect(async () => {
    await staffPage.goto('/admin?days=7')
    const { orders } = await figures(staffPage)
    await staffPage.getByRole('link', { name: /^Orders \d/ }).click()
    await expect(staffPage.getByText(`of ${orders} orders`)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await row.getByRole('link', { name: _id }).click()
  await expect(staffPage.getByRole('dialog', { name: `Order ${_id}` })).toBeVisible()
})

test('the days are in the address, and figures that failed to load can be requested again', async ({ staffPage }) => {
  await staffPage.goto('/admin')
  const days = staffPage.getByRole('search', { name: 'Days' })
  await expect(days.getByRole('button', { name: '30 days', pressed: true })).toBeVisible()
  await days.getByRole('button', { name: '1 year' }).click()
  await expect(staffPage).toHaveURL('/admin?days=365')
  await expect(
    staffPage.getByText('on the 365 days before').or(staffPage.getByText('No earlier days to compare')).first(),
  ).toBeVisible()
  await days.getByLabel('From').fill('2026-01-05')
  await days.getByLabel('To').fill('2026-01-04')
  await expect(staffPage.getByRole('alert')).toHaveText('The first day is after the last day')
  await expect(staffPage.getByRole('link', { name: /^Revenue/ })).toBeVisible()
  await days.getByLabel('To').fill('2026-01-09')
  await expect(staffPage.getByText('5–9 Jan 2026')).toBeVisible()
  await expect(staffPage).toHaveURL(/from=2026-01-05&to=2026-01-09$/)

  await staffPage.route('**/api/admin/summary*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await staffPage.goto('/admin?days=90')
  const failure = staffPage.getByRole('alert').filter({ hasText: 'The figures could not be loaded.' })
  await expect(failure).toBeVisible()
  await staffPage.unroute('**/api/admin/summary*')
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(staffPage.getByRole('link', { name: /^Revenue/ })).toBeVisible()
})

async function figures(page: Page): Promise<{ revenue: number; orders: number }> {
  const number = async (name: RegExp) => {
    const figure = page.getByRole('link', { name }).locator('strong')
    return Number((await figure.innerText()).replaceAll(/[^\d.]/g, ''))
  }
  return { revenue: await number(/^Revenue/), orders: await number(/^Orders \d/) }
}
