import { expect, type Page } from '@playwright/test'
import { fillAddress } from '../fixtures/delivery.ts'
import { arriveAsNewcomer, asha, fillSignIn, fillSignUp, newcomer, pick, signInHere, test } from '../fixtures/shop.ts'

test('a visitor registers, signs in, buys and sees the order; the admin sees it too', async ({ page, staffPage }) => {
  const person = newcomer()

  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await fillSignUp(page, { ...person, email: asha.login })
  const taken = page.getByText('An account with this email already exists.')
  await expect(taken.first()).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await expect(taken).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration successful! Redirecting to login...')).toBeVisible()
  await page.waitForURL('/signin')
  await expect(page.getByLabel('Email or Phone')).toHaveValue(person.email)

  await fillSignIn(page, person.email, person.password)
  await page.waitForURL('/')
  expect(await storedKeys(page)).toEqual(['persist:root', 'token', 'user'])

  await page.goto('/product/polyester-dryfit')
  await expect(page.getByRole('heading', { level: 1, name: 'Polyester Dryfit T-Shirt' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please select all required options before adding to cart.')).toBeVisible()
  await pick(page, 'M', 'Royal Blue', 'Front A4')
  await page.getByRole('button', { name: 'Increase quantity' }).first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()

  const cart = page.getByRole('banner').getByRole('link', { name: 'My Cart' })
  await expect(cart).toContainText('2')
  await cart.click()
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await expect(summary).toContainText(/Subtotal\s+₹240\.00\s+Shipping\s+₹99\.00\s+Total\s+₹339\.00/, {
    useInnerText: true,
  })
  await summary.getByRole('button', { name: 'Proceed to Checkout' }).click()

  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible()
  await fillAddress(page)
  await page.getByLabel('Phone Number').fill('98765 43210')
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()

  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible()
  await expect(page.getByText('Total', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('₹339.00')

  const updates = page.getByRole('region', { name: 'Order updates' })
  await expect(updates.getByRole('radio', { name: 'Email only' })).toBeChecked()
  await updates.getByRole('radio', { name: 'WhatsApp' }).check()
  await expect(updates).toContainText('I can stop them at any time')
  await updates.getByRole('button', { name: 'I agree, send me updates' }).click()
  await expect(page.getByText('Saved. Updates go to +91 98765 43210.')).toBeVisible()

  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Your Orders' }).click()
  const card = page.getByRole('article', { name: orderId })
  await card.getByRole('button', { name: 'View order details' }).click()
  await expect(card).toContainText('7 Residency Road')
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()

  await staffPage.goto('/admin/orders')
  const row = staffPage.getByRole('row').filter({ hasText: orderId.slice(-6) })
  await expect(row).toBeVisible()
  await expect(row).toContainText('Qty: 2')
  await row.getByRole('link', { name: orderId.slice(-6) }).click()
  await staffPage.getByRole('button', { name: 'Start production' }).click()
  await staffPage.getByRole('button', { name: 'Confirm' }).click()
  await expect(staffPage.getByText(`Order ${orderId.slice(-6)} is updated.`)).toBeVisible()

  await page.goto(`/order/${orderId}`)
  const step = page
    .getByRole('region', { name: 'Progress' })
    .getByRole('listitem')
    .filter({ hasText: /^In production/ })
  await expect(step).toHaveText(/^In production\s+.*2\d/s, { useInnerText: true })
})

test('a customer who opens the admin area is told that it is not for them', async ({ page }) => {
  await page.goto('/admin/orders')
  await page.waitForURL(/\/signin\?from=/)
  await signInHere(page)
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
  await expect(page).toHaveURL('/admin/orders')
})

test('a wrong password gets the shop’s one message, and empty fields get theirs', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter your email/phone and password')).toBeVisible()
  await fillSignIn(page, `nobody.${Date.now()}@example.test`, 'Wrong@1234')
  await expect(page.getByText('Login failed. Please check your credentials and try again.')).toBeVisible()
})

test('signing out in one tab signs out the other and leaves nothing in the browser', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/orders')
  await expect(other.getByText("You haven't placed any orders yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(other.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
})

const storedKeys = (page: Page) =>
  page.evaluate(() => ['persist:root', 'token', 'user'].filter((key) => localStorage.getItem(key) !== null))
