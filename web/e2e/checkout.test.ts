import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyer, dryfit, filledIn, ordersOf } from './buyer.ts'
import { callAs, leave, origin, withBrowser } from './shop.ts'

withBrowser()

const placeOrder = (page: Page) => page.getByRole('button', { name: /^(Place Order|Processing\.\.\.)$/ })
const confirmed = async (page: Page) => {
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order!' }).waitFor()
}

async function payCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
}

/** The next order reaches the shop, and its answer never the page. */
const loseNextAnswer = (page: Page) =>
  page.route(
    '**/api/order',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('the checkout offers five ways to pay, by credit card unless another is chosen', async () => {
  const page = await buyer()
  const ways = page.getByRole('group', { name: 'Payment Method' }).getByRole('radio')
  await expect
    .poll(() => ways.evaluateAll((all) => all.map((way) => way.getAttribute('aria-label'))))
    .toEqual(['Credit Card', 'Debit Card', 'UPI', 'PayPal', 'Cash on Delivery'])
  expect(await page.getByRole('radio', { name: 'Credit Card' }).isChecked()).toBe(true)
  await leave(page)
})

test('a double click on Place Order makes one order', async () => {
  const page = await buyer()
  await payCash(page)
  await placeOrder(page).dblclick()
  await confirmed(page)
  expect(await ordersOf(page)).toHaveLength(1)
  await leave(page)
})

test('an order whose answer is lost is told of, and placing it again comes to the first one', async () => {
  const page = await buyer()
  await payCash(page)
  await loseNextAnswer(page)
  await placeOrder(page).click()
  await page.getByText('We did not hear back from the shop.').waitFor()
  await placeOrder(page).click()
  await confirmed(page)
  expect(await ordersOf(page)).toHaveLength(1)
  await leave(page)
})

test('an order whose answer is lost is found again by who sends it with another way to pay, and told as it was placed', async () => {
  const page = await buyer()
  await loseNextAnswer(page)
  await placeOrder(page).click()
  await page.getByText('We did not hear back from the shop.').waitFor()
  await payCash(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await page.getByRole('status').getByText('Your first try had come through after all').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Your order waits for its payment' }).waitFor()
  await page.getByText('by Credit Card.').waitFor()
  await page.getByRole('button', { name: 'Pay now' }).waitFor()
  expect(await ordersOf(page)).toHaveLength(1)
  await leave(page)
})

test('a reload before the answer came leads to the order, not to an empty cart', async () => {
  const page = await buyer()
  await payCash(page)
  let isOrdered = () => {}
  const ordered = new Promise<void>((resolve) => {
    isOrdered = resolve
  })
  await page.route(
    '**/api/order',
    async (route) => {
      await route.fetch()
      isOrdered()
    },
    { times: 1 },
  )
  await placeOrder(page).click()
  await ordered
  await page.reload()
  await confirmed(page)
  expect(await ordersOf(page)).toHaveLength(1)
  await leave(page)
})

test('what another tab has put into the cart is not ordered by a checkout that showed something else', async () => {
  const page = await buyer()
  await payCash(page)
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await summary.getByText('Size M · Royal Blue · Print: Front A4').waitFor()
  const { _id, items } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  await callAs(page, 'PATCH', `/api/cart/${_id}/items/${items[0]._id}`, { size: 'XL', color: 'red' })
  await placeOrder(page).click()
  await page.getByRole('alert').getByText('Your cart has changed. Please check it and place the order again.').waitFor()
  await summary.getByText('Size XL · Red · Print: Front A4').waitFor()
  expect(await ordersOf(page)).toHaveLength(0)
  await placeOrder(page).click()
  await confirmed(page)
  await page.getByText('Size XL').waitFor()
  expect(await ordersOf(page)).toHaveLength(1)
  await leave(page)
})

test('the back button after an order shows an empty cart and orders nothing', async () => {
  const page = await buyer(undefined, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).and(page.locator('a')).click()
  await filledIn(page)
  await payCash(page)
  await placeOrder(page).click()
  await confirmed(page)
  await page.goBack()
  await page.getByText('Your cart is empty').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cart')
  expect(await ordersOf(page)).toHaveLength(1)
  await leave(page)
})

test('a wrong pincode is named beside its field, what is missing above the button, and nothing typed is lost', async () => {
  const page = await buyer()
  await page.getByLabel('City').fill('')
  await page.getByLabel('Postal Code').fill('01234')
  await placeOrder(page).click()
  await page.getByText('Please enter a 6-digit pincode').waitFor()
  await page.getByRole('alert').getByText('Please fill in all required shipping information').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Postal Code').inputValue()).toBe('01234')
  expect(await ordersOf(page)).toHaveLength(0)
  await leave(page)
})

test('a new address can be kept in the profile, which is offered and not done unasked', async () => {
  const page = await buyer()
  const offer = page.getByLabel('Save this address to my profile')
  expect(await offer.count()).toBe(0)
  await page.getByLabel('Address').fill('12 Church Street')
  expect(await offer.isChecked()).toBe(false)
  await offer.check()
  await payCash(page)
  await placeOrder(page).click()
  await confirmed(page)
  await page.goto(`${origin}/profile?tab=address`)
  await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('12 Church Street')
  await leave(page)
})

test('a checkout that does not hear how it can be paid says so, calls no way refused, and asks again', async () => {
  const page = await buyer([dryfit], '/cart')
  await page.route('**/api/payments/methods', (route) => route.abort())
  await page.goto('/cart?step=checkout')
  const ways = page.getByRole('group', { name: 'Payment Method' })
  await ways.getByText('The ways to pay could not be loaded.').waitFor()
  expect(await ways.getByText('not accepted at the moment').count()).toBe(0)
  await page.unroute('**/api/payments/methods')
  await ways.getByRole('button', { name: 'Try Again' }).click()
  await ways.getByRole('radio', { name: 'Credit Card', checked: true }).waitFor()
  expect(await ways.getByRole('alert').count()).toBe(0)
  await leave(page)
})

test('a checkout whose profile does not come can be filled in all the same', async () => {
  const page = await buyer([dryfit], '/cart')
  await page.route('**/api/users/user.id', (route) => route.abort())
  await page.goto('/cart?step=checkout')
  await page.getByLabel('Address', { exact: true }).fill('7 Residency Road')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('Postal Code').fill('560025')
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await leave(page)
})
