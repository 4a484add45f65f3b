import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/axe.ts'
import { closeDeclined, gatewayTells, ordersOf, paymentWindow, payWindowButton } from '../fixtures/buyer.ts'

test('an order whose payment is pending is paid on its card in My Orders, after a try that fails', async ({
  buyer,
  axeAtBothWidths,
}) => {
  const page = await waiting(await buyer())
  const card = page.getByRole('article')
  await expect(card.getByText(/^Pay by UPI before /)).toBeVisible()
  await card.getByRole('button', { name: 'Pay now' }).click()
  const pay = paymentWindow(page)
  await expect(pay.getByRole('img', { name: 'UPI QR code' })).toBeVisible()
  await pay.getByLabel('Decline it').check()
  await payWindowButton(page).click()
  await closeDeclined(page)
  await expect(card.getByText('Your payment was declined by the bank.')).toBeVisible()
  await expect(card.getByText('Failed', { exact: true })).toBeVisible()
  await axeAtBothWidths('failed payment in My Orders')

  await card.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await expect(card.getByText('Payment received. We start making it.')).toBeVisible()
  await expect(card.getByText('Paid', { exact: true })).toBeVisible()
  expect(await card.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
  await expect(page).toHaveURL('/orders')
  await axeAtBothWidths('paid in My Orders')
})

test('a card of My Orders waits for the gateway’s own message when the confirmation does not come through', async ({
  buyer,
}) => {
  const page = await waiting(await buyer())
  await page.route('**/api/payments/verify', (route) => route.abort())
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await gatewayTells(page, 'paid')
  await expect(card.getByText('Paid', { exact: true })).toBeVisible()
  expect(await card.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
})

test('a card of My Orders says that the money comes back to who pays while the shop cancels', async ({
  buyer,
  staff,
}) => {
  const page = await waiting(await buyer())
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Pay now' }).click()
  await expect(payWindowButton(page)).toBeVisible()
  const [order] = await ordersOf(page)
  await staff('PATCH', `/api/order/${order?._id}`, { status: 'cancelled' })
  await payWindowButton(page).click()
  await expect(card.getByText('Your order was cancelled before the payment reached us.')).toBeVisible()
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('an order on cash has nothing to pay in My Orders', async ({ buyer }) => {
  const page = await buyer()
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  await page.goto('/orders')
  await expect(page.getByRole('article').getByText('Pending', { exact: true })).toBeVisible()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
})

/** Orders, closes the window that opens, and goes to My Orders. */
async function waiting(page: Page): Promise<Page> {
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await paymentWindow(page).getByRole('button', { name: 'Close payment' }).click()
  await expect(page.getByText('You closed the payment window.')).toBeVisible()
  await expect(page.getByText(/We have reserved your items until .* and start as soon as you pay\./)).toBeVisible()
  await page.goto('/orders')
  return page
}
