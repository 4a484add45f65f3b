import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, leave, newcomer, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

/** Registers people whom one word finds. */
async function crowd(page: Page, size: number) {
  const word = `q${Date.now().toString(36)}`
  const people = Array.from({ length: size }, (_, index) => ({
    ...newcomer(),
    name: `Tara ${word}`,
    email: `${word}.${String(index).padStart(2, '0')}@example.test`,
  }))
  for (const data of people) expect((await page.request.post('/api/users/register', { data })).status()).toBe(201)
  return { word, people }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' })
const rows = (page: Page) => page.getByRole('region', { name: 'All users' }).locator('tbody tr')

test('staff find a customer, page through the list and save everybody who matches', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const { word, people } = await crowd(page, 27)
  await signIn(page, admin)
  await page.goto('/admin/users')
  await page.getByText(/^Showing \d+ of \d+ users$/).waitFor()
  await search(page).fill(word)
  await page.getByText('Showing 25 of 27 users').waitFor()
  await page.getByRole('button', { name: 'Show more users' }).click()
  await page.getByText('Showing 27 of 27 users').waitFor()
  expect(await rows(page).first().innerText()).toMatch(/User/)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to CSV' }).click(),
  ])
  await page.getByText('27 users exported').waitFor()
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(28)
  for (const { email } of people) expect(lines.some((line) => line.includes(email))).toBe(true)

  await page.reload()
  expect(await search(page).inputValue()).toBe(word)
  await search(page).fill('nobody-is-called-so')
  await page.getByText('Showing 0 of 0 users').waitFor()
  await page.getByRole('heading', { name: 'No users found.' }).waitFor()
  await leave(page)
})

test('an admin makes another one and takes it back, each after a question, and cannot change their own rights', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const { word, people } = await crowd(page, 1)
  const [person] = people
  await signIn(page, admin)
  await page.goto(`/admin/users?q=${word}`)
  const row = rows(page).filter({ hasText: person?.email ?? '' })
  await row.getByRole('button', { name: /^Make admin/ }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Make admin/)
  await row.getByText('User', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Make admin/ }).click()
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
  await question.getByRole('button', { name: 'Make admin' }).dblclick()
  await row.getByText('Admin', { exact: true }).waitFor()
  expect(changes.length).toBe(1)

  const colleague = await visitor({ viewport: { width: 1280, height: 800 } })
  await signIn(colleague, { login: person?.email ?? '', password: person?.password ?? '' })
  await colleague.goto('/admin/users')
  await colleague.getByText(/^Showing \d+ of/).waitFor()
  // Firebase ends sessions to the second: one that began within the same second would go on.
  await page.waitForTimeout(1100)
  await row.getByRole('button', { name: /^Remove admin/ }).click()
  await question.getByRole('button', { name: 'Remove admin' }).click()
  await row.getByText('User', { exact: true }).waitFor()
  await colleague.reload()
  await colleague.waitForURL(/\/signin\?from=%2Fadmin%2Fusers/)

  await search(page).fill(admin.login)
  await page.getByText('This is you').waitFor()
  expect(await rows(page).getByRole('button').count()).toBe(0)
  await Promise.all([leave(page), leave(colleague)])
})

test('a list that cannot be loaded says so and can be asked for again', async () => {
  const page = await visitor({ viewport: { width: 390, height: 800 } })
  await signIn(page, admin)
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/admin/users')
  await page.getByText('Failed to load users. Please try again later.').waitFor()
  await page.unroute('**/api/users?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText(/^Showing \d+ of \d+ users$/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await leave(page)
})
