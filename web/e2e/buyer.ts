import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs, newcomer, signIn, visitor } from './shop.ts'

const address = {
  street: '7 Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560025',
}

export type Line = { productId: string; quantity: number; size?: string; color?: string; placement?: string }

export const dryfit: Line = {
  productId: 'polyester-dryfit',
  quantity: 2,
  size: 'M',
  color: 'royal-blue',
  placement: 'Front A4',
}

/** Somebody new with an address and these things in the cart, at the cart or already at the checkout. */
export async function buyer(lines: readonly Line[] = [dryfit], path = '/cart?step=checkout'): Promise<Page> {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const person = newcomer()
  const registered = await page.request.post('/api/users/register', { data: { ...person, address } })
  expect(registered.status()).toBe(201)
  await signIn(page, { login: person.email, password: person.password })
  for (const line of lines) await addToCart(page, line)
  await page.goto(path)
  if (path.includes('checkout')) await filledIn(page)
  return page
}

/** Waits until the checkout has the address of the profile, and a way to pay. */
export async function filledIn(page: Page): Promise<void> {
  await expect.poll(() => page.getByLabel('Postal Code').inputValue()).toBe('560025')
  await payable(page)
}

/** Waits until the checkout has heard from the shop how it can be paid; the first way is chosen then. */
export function payable(page: Page): Promise<void> {
  return page.getByRole('group', { name: 'Payment Method' }).getByRole('radio', { checked: true }).waitFor()
}

async function addToCart(page: Page, line: Line): Promise<void> {
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id as string)
  const answer = await callAs(page, 'POST', '/api/cart/add', { ...line, userId })
  expect(answer.status()).toBe(200)
}

/** The orders of whoever is signed in on this page, as the shop has them. */
export async function ordersOf(page: Page): Promise<{ _id: string; paymentStatus: string; totalPrice: number }[]> {
  return (await callAs(page, 'GET', '/api/order/me')).json()
}

/** Closes the payment window after a declined try, once the gateway has told the shop of it, as it does beside the page. */
export async function closeDeclined(page: Page): Promise<void> {
  await paymentWindow(page).getByRole('alert').getByText('declined').waitFor()
  await expect.poll(() => ordersOf(page)).toMatchObject([{ paymentStatus: 'failed' }])
  await paymentWindow(page).getByRole('button', { name: 'Close payment' }).click()
}

/** The payment service's own window. */
export const paymentWindow = (page: Page) => page.frameLocator('.razorpay-checkout-frame')

export const payWindowButton = (page: Page) => paymentWindow(page).getByRole('button', { name: 'Pay', exact: true })
