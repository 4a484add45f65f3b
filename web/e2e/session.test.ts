import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payable } from './buyer.ts'
import { changeAccount, leave, newcomer, origin, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

/** Somebody new, signed in by password. */
async function registered(page: Page) {
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  await signIn(page, { login: person.email, password: person.password })
  return person
}

/** Ends all sessions of the account, as a sign-out on another device does. */
async function revoke(page: Page): Promise<void> {
  // Revocation counts in whole seconds; a token of this very second would still be good.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await changeAccount(page, { validSince: String(Math.floor(Date.now() / 1000)) })
}

async function signInAgain(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  await page.waitForURL(/\/signin\?from=/)
  await page.getByLabel('Email or Phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a session that ends at the checkout leads to sign-in and back to what was typed, and the order is placed', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const person = await registered(page)
  await page.goto('/product/plain-basics')
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: 'Black' }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByText('added to cart!').waitFor()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Address', { exact: true }).fill('7 Residency Road')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('Postal Code').fill('560025')
  await payable(page)
  await revoke(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await signInAgain(page, person)
  await page.getByRole('heading', { name: 'Shipping Information' }).waitFor()
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('7 Residency Road')
  expect(await page.getByLabel('Postal Code').inputValue()).toBe('560025')
  await payable(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await leave(page)
})

test('a session that ends while the profile is edited loses nothing of it', async () => {
  const page = await visitor()
  const person = await registered(page)
  await page.goto('/profile?tab=address')
  await page.getByLabel('Street Address').fill('4 MG Road')
  await page.getByLabel('State').selectOption('Maharashtra')
  await revoke(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await signInAgain(page, person)
  await page.waitForURL(`${origin}/profile?tab=address`)
  await page.getByLabel('Street Address').waitFor()
  expect(await page.getByLabel('Street Address').inputValue()).toBe('4 MG Road')
  expect(await page.getByLabel('State').inputValue()).toBe('Maharashtra')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByText('Profile updated successfully!').waitFor()
  await leave(page)
})

test('a message to the shop survives a session that ends, and is gone once it is sent', async () => {
  const page = await visitor()
  const person = await registered(page)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you print on hoodies?')
  await revoke(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await signInAgain(page, person)
  await page.waitForURL(`${origin}/contact`)
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Do you print on hoodies?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Thank you for your message.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
  await leave(page)
})

test('a disabled account is out at its next step and does not come in again', async () => {
  const page = await visitor()
  const person = await registered(page)
  await page.goto('/orders')
  await page.getByText("You haven't placed any orders yet.").waitFor()
  await changeAccount(page, { disableUser: true })
  await page.reload()
  await signInAgain(page, person)
  await page.getByText('Login failed. Please check your credentials and try again.').waitFor()
  await leave(page)
})

test.each([
  '{"state":',
  '[]',
  '{"state":{"currentUser":{"_id":7,"token":""}},"version":1}',
  '{"state":null,"version":9}',
])('a corrupt or foreign stored session starts the shop signed out: %s', async (stored) => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript((value) => localStorage.setItem('persist:root', value), stored)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' }).waitFor()
  await leave(page)
})

test('a failed change of the profile leaves no error on the sign-in screen', async () => {
  const page = await visitor()
  const person = await registered(page)
  await page.goto('/profile')
  await page.getByLabel('Full Name').waitFor()
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByText('Failed to update profile.').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email or Phone').fill(person.email)
  expect(await page.getByRole('alert').count()).toBe(0)
  await leave(page)
})

test('a sign-out in one tab ends the session in the others, and leaves nothing private on their screens', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await registered(page)
  const other = await page.context().newPage()
  await other.goto('/orders')
  await other.getByRole('heading', { name: 'No orders found' }).waitFor()
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  await other.getByRole('heading', { name: 'No orders found' }).waitFor({ state: 'hidden' })
  await other.waitForURL(/\/signin|\/orders/)
  await other
    .getByRole('link', { name: 'Sign In' })
    .or(other.getByRole('heading', { name: 'Sign In' }))
    .first()
    .waitFor()
  await leave(page)
})
