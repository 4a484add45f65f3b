import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/buyer.ts'
import { arriveAsNewcomer, pick } from '../fixtures/shop.ts'

const hasFocus = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true })).toBeFocused()

test('an account form sent too early moves the focus to its first wrong field', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/signin')
  await page.getByLabel('Email or Phone').fill('asha@teeshala.test')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter your email/phone and password')).toBeVisible()
  await hasFocus(page, 'Password')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email or Phone')).not.toHaveAttribute('aria-invalid', 'true')

  await page.goto('/signup')
  await page.getByLabel('Full Name').fill('Meera Joshi')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Name, email, and password are required')).toBeVisible()
  await hasFocus(page, 'Email')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera Joshi')

  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await hasFocus(page, 'Email')
})

test('an order sent too early moves the focus to the first wrong address field, not the last', async ({ buyer }) => {
  const page = await buyer()
  await page.getByLabel('PIN code').fill('')
  await page.getByLabel('City').fill('')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').getByText('Please fill in all required shipping information')).toBeVisible()
  await hasFocus(page, 'City')
  await expect(page.getByText('Please fill this in')).toHaveCount(2)
})

test('a shirt added to the cart too early marks the missing choices and focuses the first', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await arriveAsNewcomer(page)
  await page.goto('/product/polyester-dryfit')
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please select all required options before adding to cart.')).toBeVisible()
  await expect(page.getByRole('group').filter({ hasText: 'Please choose' })).toHaveCount(2)
  const colors = page.getByRole('group', { name: 'Colour' })
  expect(await colors.evaluate((group) => group.contains(document.activeElement))).toBe(true)
  await colors.getByRole('radio', { name: 'Red', exact: true }).check()
  await page.getByRole('radio', { name: 'Left', exact: true }).check()
  await expect(page.getByText('Please select all required options before adding to cart.')).toHaveCount(0)
})

test('offline, a page says that it could not be loaded and why, and loads on the next try', async ({ page }) => {
  await page.route('**/api/product/plain-basics', (route) => route.abort())
  await page.goto('/product/plain-basics')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Failed to load product. Please try again later.' }),
  ).toBeVisible()
  await expect(page.getByText('We cannot reach the shop. Please check your connection and try again.')).toBeVisible()
  await page.unroute('**/api/product/plain-basics')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Basics' })).toBeVisible()
})

test('a phone without a connection says at once what failed, and does not do it later by itself', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/product/polyester-dryfit')
  await pick(page, 'L', 'Red', 'Left')
  await page.context().setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('alert').getByText('We cannot reach the shop.')).toBeVisible()
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'My Cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
})

test('a page works without the code of a menu or dialog; without its own it says so', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.route(/\/assets\/(ProfileMenu|DeleteAccountDialog)/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert').getByText('We cannot reach the shop.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()

  // The product page shows what the build has drawn, and would stay so without the code of its buttons.
  await page.route(/\/assets\/ProductPage-/, (route) => route.abort())
  await page.goto('/product/plain-basics')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
  await page.unroute(/\/assets\/ProductPage-/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
})

test('offline, a heart and the menu say so and the page stays; a failed page keeps its header', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('alert').getByText('We cannot reach the shop.')).toBeVisible()
  await page
    .getByRole('button', { name: /to favorites$/ })
    .first()
    .click()
  await expect(page.getByRole('alert').getByText('We cannot reach the shop.')).toBeVisible()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
})
