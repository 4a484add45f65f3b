import { expect, type Page } from '@playwright/test'
import { payable } from '../fixtures/buyer.ts'
import { fillAddress } from '../fixtures/delivery.ts'
import { arriveAsNewcomer, asha, changeAccount, fillSignIn, pick, test } from '../fixtures/shop.ts'

/** Ends all sessions of the account, as a sign-out on another device does. */
async function revoke(page: Page): Promise<void> {
  // Revocation counts in whole seconds; a token from the same second would still be valid.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await changeAccount(page, { validSince: String(Math.floor(Date.now() / 1000)) })
}

async function signInAgain(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expect(page.getByText('Your session has ended. Please sign in again.').first()).toBeVisible()
  await page.waitForURL(/\/signin\?from=/)
  await fillSignIn(page, email, password)
}

test('a session that ends at the checkout leads to sign-in and back to what was typed', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.goto('/product/plain-basics')
  await pick(page, 'M', 'Black')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('added to cart!')).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Phone Number').fill('98765 43210')
  await fillAddress(page)
  await payable(page)
  await revoke(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await signInAgain(page, person)
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7 Residency Road')
  await expect(page.getByLabel('PIN code')).toHaveValue('560025')
  await payable(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
})

test('a session that ends while the profile is edited loses nothing of the edit', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.goto('/profile?tab=address')
  await page.getByLabel('Street Address').fill('4 MG Road')
  await page.getByLabel('State').selectOption('Maharashtra')
  await revoke(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await signInAgain(page, person)
  await page.waitForURL('/profile?tab=address')
  await expect(page.getByLabel('Street Address')).toBeVisible()
  await expect(page.getByLabel('Street Address')).toHaveValue('4 MG Road')
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
})

test('an address being added when the session ends is back in its dialog afterwards', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.goto('/profile?tab=address')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await dialog.getByLabel('Full Name').fill('Nani')
  await dialog.getByLabel('Address', { exact: true }).fill('12 Church Street')
  await dialog.getByLabel('City').fill('Bengaluru')
  await dialog.getByLabel('State').selectOption('Karnataka')
  await dialog.getByLabel('PIN code').fill('560001')
  await revoke(page)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await signInAgain(page, person)
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Nani')
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('12 Church Street')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('list').getByText('Nani')).toBeVisible()
})

test('a message to the shop survives the end of the session, and is gone once it is sent', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you print on hoodies?')
  await revoke(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await signInAgain(page, person)
  await page.waitForURL('/contact')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you print on hoodies?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a disabled account is signed out at its next step and cannot sign in again', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.goto('/orders')
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible()
  await changeAccount(page, { disableUser: true })
  await page.reload()
  await signInAgain(page, person)
  await expect(page.getByText('Login failed. Please check your credentials and try again.')).toBeVisible()
})

test('a customer whose password was changed elsewhere is asked to sign in again', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.evaluate(() => {
    // As days later: both the token and the account data of Firebase are old.
    for (const [key, value] of Object.entries(localStorage)) {
      const old = value
        .replace(/"expirationTime":\d+/, '"expirationTime":1')
        .replace(/("token":"[^.]+\.)[^.]+/, '$1e30')
      localStorage.setItem(key, old)
    }
  })
  const refused = { status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }
  await page.route('**/securetoken.googleapis.com/**', (route) => route.fulfill(refused))
  await page.goto('/profile')
  await signInAgain(page, person)
  await page.waitForURL('/profile')
  await page.goto('/signup')
  await page.waitForURL('/')
})

test('the whole shop works in a browser that blocks site storage, but remembers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get, configurable: true })
  })
  await page.goto('/product/plain-basics')
  await pick(page, 'M', 'Black')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, asha.login, asha.password)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible()
})

for (const stored of [
  '{"state":',
  '[]',
  '{"state":{"currentUser":{"_id":7,"token":""}},"version":1}',
  '{"state":null,"version":9}',
]) {
  test(`a corrupt or foreign stored session starts the shop signed out: ${stored}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('persist:root', value), stored)
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  })
}

test('a failed profile change leaves no error on the sign-in screen', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  await page.goto('/profile')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Failed to update profile.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email or Phone').fill(person.email)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('signing out in one tab ends the session in the others and clears their screens', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(other.getByRole('heading', { name: 'No orders found' })).toBeHidden()
  await other.waitForURL(/\/signin|\/orders/)
  await expect(
    other
      .getByRole('link', { name: 'Sign In' })
      .or(other.getByRole('heading', { name: 'Sign In' }))
      .first(),
  ).toBeVisible()
})
