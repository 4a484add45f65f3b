import { expect } from '@playwright/test'
import { test } from '../fixtures/axe.ts'
import { newcomer } from '../fixtures/shop.ts'

test('a message is read, assigned and answered, and the next look shows it so', async ({ page: sender, staffPage }) => {
  const { name, email } = newcomer()
  const sent = await sender.request.post('/api/contact', {
    data: { name, email, subject: 'Hoodies for a hostel', message: 'Do you print 40 hoodies in a week?' },
  })
  const { ticket } = await sent.json()
  await staffPage.goto('/admin/messages?filter=new')
  await staffPage.getByRole('main').locator(`a[href*="${ticket}"]`).first().click()
  const message = staffPage.getByRole('dialog', { name: 'Hoodies for a hostel' })
  await expect(message.getByText('Do you print 40 hoodies in a week?')).toBeVisible()
  await expect(message.getByText('Read', { exact: true })).toBeVisible()
  await expect(message.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute('href', /^mailto:/)
  await message.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Teeshala Admin' })
  await expect(message.getByRole('combobox', { name: 'Assigned to' })).toBeEnabled()
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(message.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  await staffPage.goto('/admin/messages?filter=mine')
  const row = staffPage.getByRole('main').getByRole('row').filter({ hasText: 'Hoodies for a hostel' })
  await expect(row).toContainText('Answered')
  await expect(row).toContainText('Teeshala Admin')
})
