import { expect, type Page } from '@playwright/test'
import { arriveAsNewcomer, callAs, test as shopTest, userIdOf } from './shop.ts'

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

export const test = shopTest.extend<{
  /** Somebody new with an address and these things in the cart, on `page`: at the cart or already at the checkout. */
  buyer: (lines?: readonly Line[], path?: string) => Promise<Page>
}>({
  buyer: async ({ page }, use) => {
    await use(async (lines = [dryfit], path = '/cart?step=checkout') => {
      await arriveAsNewcomer(page, { address })
      for (const line of lines) await addToCart(page, line)
      await page.goto(path)
      if (path.includes('checkout')) await filledIn(page)
      return page
    })
  },
})

/** Waits until the checkout has the address of the profile, and a way to pay. */
export async function filledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Postal Code')).toHaveValue('560025')
  await payable(page)
}

/** Waits until the checkout has heard from the shop how it can be paid; the first way is chosen then. */
export async function payable(page: Page): Promise<void> {
  const ways = page.getByRole('group', { name: 'Payment Method' })
  await expect(ways.getByRole('radio', { checked: true })).toBeVisible()
}

/** Adds to the signed-in customer's cart past the screens. */
async function addToCart(page: Page, line: Line): Promise<void> {
  const answer = await callAs(page, 'POST', '/api/cart/add', { ...line, userId: await userIdOf(page) })
  expect(answer.status()).toBe(200)
}

/** The orders of whoever is signed in on this page, as the shop has them. */
export async function ordersOf(page: Page): Promise<{ _id: string; paymentStatus: string; totalPrice: number }[]> {
  return (await callAs(page, 'GET', '/api/orders')).json()
}

/** Closes the payment window after a declined try, once the gateway has told the shop of it, as it does beside the page. */
export async function closeDeclined(page: Page): Promise<void> {
  await expect(paymentWindow(page).getByRole('alert').getByText('declined')).toBeVisible()
  await expect.poll(() => ordersOf(page)).toMatchObject([{ paymentStatus: 'failed' }])
  await paymentWindow(page).getByRole('button', { name: 'Close payment' }).click()
}

/** The payment service's own window. */
export const paymentWindow = (page: Page) => page.frameLocator('.razorpay-checkout-frame')

export const payWindowButton = (page: Page) => paymentWindow(page).getByRole('button', { name: 'Pay', exact: true })
