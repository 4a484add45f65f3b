import { expect } from '@playwright/test'
import { focused, pressAt, tabTo, typeInto } from '../fixtures/keyboard.ts'
import { newcomer, origin, register, test } from '../fixtures/shop.ts'

test('a customer buys with the keyboard alone, from the skip link to the order', async ({ page }) => {
  const person = await register(page, newcomer())

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await pressAt(page, 'Polyester Dryfit T-Shirt')
  await page.waitForURL('**/product/polyester-dryfit')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')

  await expect(page.getByRole('radio', { name: 'XS' })).toBeVisible()
  await pressAt(page, 'Add to Cart')
  const sheet = page.getByRole('dialog', { name: 'Please log in to add items to cart.' })
  await expect(sheet).toBeVisible()
  await pressAt(page, 'Sign in with a password')
  await typeInto(page, 'Email or Phone', person.email)
  await typeInto(page, 'Password', person.password)
  await page.keyboard.press('Enter')

  // The focus goes to the choice that is missing.
  await expect(page.getByRole('radio', { name: 'XS' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await tabTo(page, 'Black')
  await page.keyboard.press('Space')
  await tabTo(page, 'Left')
  await page.keyboard.press('Space')
  await pressAt(page, 'Add to Cart')
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()
  // The button was disabled while the request ran.
  await expect.poll(() => focused(page)).toBe('Add to Cart')

  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Cart' })).toBeVisible()
  await pressAt(page, 'My Cart 1 item')
  await page.waitForURL('**/cart')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
  await pressAt(page, 'Proceed to Checkout')
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await typeInto(page, 'Phone Number', '98765 43210')
  await typeInto(page, 'Address', '7 Residency Road')
  await typeInto(page, 'City', 'Bengaluru')
  await typeInto(page, 'PIN code', '560025')
  await tabTo(page, 'UPI')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('Cash on Delivery')
  await pressAt(page, 'Place Order · ₹219.00')
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible()
  expect(page.url().startsWith(origin)).toBe(true)
})
