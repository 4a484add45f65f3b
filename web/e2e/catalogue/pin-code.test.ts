import { expect } from '@playwright/test'
import { test } from '../fixtures/shop.ts'

test('a PIN code shows its town and the delivery date; a wrong or unknown one is reported', async ({ page }) => {
  await page.goto('/product/polyester-dryfit')
  const field = page.getByLabel('Check your PIN code')
  await field.fill('560025')
  await expect(page.getByText(/Order by .*: with you by/)).toBeVisible()
  await expect(page.getByText('Bengaluru, Karnataka')).toBeVisible()
  await field.fill('999999')
  await expect(page.getByText('We do not know this PIN code. Please check it.')).toBeVisible()
  await field.fill('123')
  await field.press('Enter')
  await expect(page.getByText('Please enter a valid PIN code: 6 digits, not starting with 0')).toBeVisible()
  await expect(page.getByText('We do not know this PIN code')).toBeHidden()
})
