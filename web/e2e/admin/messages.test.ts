import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures/axe.ts'
import { download } from '../fixtures/linked-files.ts'
import { changeDocument, newcomer } from '../fixtures/shop.ts'

test('a message is read, assigned and answered, its unsent mail resolved', async ({ page: sender, staffPage }) => {
  const { name, email } = newcomer()
  const data = { name, email, subject: 'Hoodies for a hostel', message: 'Do you print 40 hoodies in a week?' }
  const sent = await sender.request.post('/api/contact', { data })
  const { ticket } = await sent.json()
  await staffPage.goto('/admin/messages?filter=new')
  await staffPage.getByRole('main').locator(`a[href*="${ticket}"]`).first().click()
  const message = staffPage.getByRole('dialog', { name: 'Hoodies for a hostel' })
  await expect(message.getByText('Do you print 40 hoodies in a week?')).toBeVisible()
  await expect(message.getByText('Read', { exact: true })).toBeVisible()
  await expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:/)
  await message.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Teeshala Admin' })
  await expect(message.getByRole('combobox', { name: 'Assigned to' })).toBeEnabled()
  await message.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(message.getByText(/^Close by /)).toBeVisible()
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(message.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  await message.getByRole('button', { name: 'Close ticket' }).click()
  await expect(message.getByText('Nothing is due')).toBeVisible()
  await staffPage.goto('/admin/messages?filter=mine')
  const row = staffPage.getByRole('main').getByRole('row').filter({ hasText: 'Hoodies for a hostel' })
  await expect(row).toContainText('Closed')
  await expect(row).toContainText('Teeshala Admin')

  const facts = { state: { stringValue: 'failed' }, tries: { integerValue: '6' }, dueAt: { nullValue: null } }
  const reason = { stringValue: '450 4.2.0 Come again later' }
  const at = { timestampValue: new Date().toISOString() }
  const delivery = { mapValue: { fields: { ...facts, reason, at } } }
  await changeDocument(sender.request, `mail/${ticket}`, { delivery })
  await staffPage.goto('/admin/mails')
  const mail = staffPage.getByRole('main').getByRole('row').filter({ hasText: ticket })
  await expect(mail).toContainText('450 4.2.0 Come again later')
  await mail.getByRole('button', { name: /^Mark as handled/ }).click()
  await expect(mail).toHaveCount(0)
  await staffPage.goto('/admin/mails?state=by_hand')
  await expect(mail).toContainText('Handled by you')
})

test('a subscriber leaves the newsletter by the link in it, or requests a new link', async ({ page, staffPage }) => {
  const { email } = newcomer()
  expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(201)
  await staffPage.goto(`/admin/newsletter?q=${email}`)
  const file = await download(staffPage.getByRole('button', { name: 'Export to CSV' }))
  const link = new URL(/https?:[^"]+/.exec(await readFile(await file.path(), 'utf8'))?.[0] ?? '')

  await page.goto('/newsletter')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  const box = page.getByRole('main').getByLabel('Email')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await box.fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`If ${email} gets our newsletter, a link to unsubscribe is on its way.`)).toBeVisible()

  await page.goto(`${link.pathname}${link.hash.slice(0, -1)}`)
  const leave = page.getByRole('main').getByRole('button', { name: 'Unsubscribe from the newsletter' })
  await leave.click()
  await expect(page.getByRole('alert')).toContainText('This link is not complete.')
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  await page.goto('/privacy')
  await page.goto(`${link.pathname}${link.hash}`)
  await page.route('**/api/newsletter/leave', (route) => route.abort(), { times: 1 })
  await leave.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await leave.click()
  await expect(page.getByRole('heading', { level: 1, name: 'You have unsubscribed' })).toBeVisible()
  await staffPage.reload()
  await expect(staffPage.getByText('No address starts with that.')).toBeVisible()
})
