import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { download } from '../fixtures/linked-files.ts'
import { admin, arriveAsNewcomer, newcomer, orderShirt, register, signIn, test, userIdOf } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

/** Registers users who are all found by one word. */
async function crowd(page: Page, size: number) {
  const word = `q${Date.now().toString(36)}`
  const people = Array.from({ length: size }, (_, index) => ({
    ...newcomer(),
    name: `Tara ${word}`,
    email: `${word}.${String(index).padStart(2, '0')}@example.test`,
  }))
  for (const person of people) await register(page, person)
  return { word, people }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' })
const rows = (page: Page) => page.getByRole('region', { name: 'All users' }).locator('tbody tr')

test('staff find a customer, page through the list and export all matches', async ({ page }) => {
  const { word, people } = await crowd(page, 27)
  await signIn(page, admin)
  await page.goto('/admin/users')
  await expect(page.getByText(/^Showing \d+ of [\d,]+ users$/)).toBeVisible()
  await search(page).fill(word)
  await expect(page.getByText('Showing 25 of 27 users')).toBeVisible()
  await page.getByRole('button', { name: 'Show more users' }).click()
  await expect(page.getByText('Showing 27 of 27 users')).toBeVisible()
  await expect(rows(page).first()).toContainText('User')

  const file = await download(page.getByRole('button', { name: 'Export to CSV' }))
  await expect(page.getByText('27 users exported')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(28)
  for (const { email } of people) expect(lines.some((line) => line.includes(email))).toBe(true)

  await page.reload()
  await expect(search(page)).toHaveValue(word)
  await expect(page.getByText('Showing 27 of 27 users')).toBeVisible()
  await search(page).fill('nobody-is-called-so')
  await expect(page.getByText('Showing 0 of 0 users')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No users found.' })).toBeVisible()
})

test('an owner gives, changes and removes a role once confirmed, but not their own', async ({ page, visitor }) => {
  const { word, people } = await crowd(page, 1)
  const [person] = people
  await signIn(page, admin)
  await page.goto(`/admin/users?q=${word}`)
  const row = rows(page).filter({ hasText: person?.email ?? '' })
  await row.getByRole('button', { name: /^Make admin/ }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(row.getByRole('button', { name: /^Make admin/ })).toBeFocused()
  await expect(row.getByText('User', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Make admin/ }).click()
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
  await question.getByRole('button', { name: 'Make admin' }).dblclick()
  await expect(row.getByText('Admin', { exact: true })).toBeVisible()
  await expect(row.getByText('Viewer')).toBeVisible()
  expect(changes.length).toBe(1)
  await row.getByRole('button', { name: /^Change role/ }).click()
  await question.getByRole('radio', { name: 'Manager' }).check()
  await question.getByRole('button', { name: 'Change role' }).click()
  await expect(row.getByText('Manager')).toBeVisible()

  const colleague = await visitor()
  await signIn(colleague, { login: person?.email ?? '', password: person?.password ?? '' })
  await colleague.goto('/admin/users')
  await expect(colleague.getByText(/^Showing \d+ of/)).toBeVisible()
  // Firebase ends sessions by the second: one begun within the same second would continue.
  await page.waitForTimeout(1100)
  await row.getByRole('button', { name: /^Change role/ }).click()
  await question.getByRole('radio', { name: 'Customer' }).check()
  await question.getByRole('button', { name: 'Remove admin' }).click()
  await expect(row.getByText('User', { exact: true })).toBeVisible()
  await colleague.reload()
  await colleague.waitForURL(/\/signin\?from=%2Fadmin%2Fusers/)

  await search(page).fill(admin.login)
  await expect(page.getByText('This is you')).toBeVisible()
  expect(await rows(page).getByRole('button').count()).toBe(0)
})

test('a user opens beside the list with their role, its history and a link to their orders; a viewer can only read', async ({
  page: customer,
  staffPage,
}) => {
  const { name, email, password } = await arriveAsNewcomer(customer)
  const { _id: orderId } = await orderShirt(customer)
  const id = await userIdOf(customer)

  await staffPage.goto('/admin/users')
  await staffPage.getByLabel('Customers or staff').selectOption('Customers')
  await search(staffPage).fill(email)
  await expect(rows(staffPage)).toHaveCount(1)
  await rows(staffPage).getByRole('link', { name }).click()
  const drawer = staffPage.getByRole('dialog', { name, exact: true })
  await expect(drawer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(drawer.getByRole('link', { name: orderId.slice(-6) })).toBeVisible()
  expect(await faultsOf(staffPage, 'a person')).toEqual([])

  await drawer.getByRole('region', { name: 'Paying' }).getByRole('button', { name: 'Change' }).click()
  const terms = staffPage.getByRole('dialog', { name: `How ${name} pays` })
  await terms.getByLabel('Days to pay').fill('30')
  await staffPage.keyboard.press('Escape')
  await answerUnsaved(staffPage, 'Stay')
  await expect(terms.getByLabel('Days to pay')).toHaveValue('30')
  await staffPage.keyboard.press('Escape')
  await answerUnsaved(staffPage, 'Leave')
  await expect(terms).toBeHidden()

  await drawer.getByRole('button', { name: /^Make admin/ }).click()
  const question = staffPage.getByRole('dialog', { name: `Make ${name} an admin?` })
  await expect(question).toBeVisible()
  await staffPage.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await drawer.getByRole('button', { name: /^Make admin/ }).click()
  await question.getByRole('button', { name: 'Make admin' }).click()
  await expect(drawer.getByRole('region', { name: 'Role' })).toContainText('Viewer')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText(`made ${name} an admin: Viewer`)
  expect(new URL(staffPage.url()).searchParams.get('user')).toBe(id)
  await drawer.getByRole('link', { name: orderId.slice(-6) }).click()
  await expect(staffPage.getByRole('dialog', { name: `Order ${orderId}` })).toBeVisible()

  await customer.evaluate(() => localStorage.clear())
  await signIn(customer, { login: email, password })
  await customer.goto(`/admin/users?staff=true&q=${admin.login}`)
  await rows(customer).getByRole('link').first().click()
  await expect(customer.getByRole('dialog').getByRole('region', { name: 'Newest orders' })).toBeVisible()
  await expect(customer.getByRole('dialog').getByRole('region', { name: 'Audit log' })).toHaveCount(0)
  await expect(customer.getByRole('button', { name: /Change role|Make admin/ })).toHaveCount(0)
})

test('a list that cannot be loaded says so and can be reloaded', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 800 } })
  await signIn(page, admin)
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/admin/users')
  await expect(page.getByText('Failed to load users. Please try again later.')).toBeVisible()
  await page.unroute('**/api/users?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(/^Showing \d+ of [\d,]+ users$/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
