import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf, widths } from './axe.ts'
import { buyer, closeDeclined, ordersOf, paymentWindow, payWindowButton } from './buyer.ts'
import { cancelAsStaff, leave, withBrowser } from './shop.ts'

withBrowser()

test('an order that waits for its payment is paid on its card in My Orders, after a try that fails', async () => {
  const page = await waitingBuyer()
  const card = page.getByRole('article')
  await card.getByText(/^To be paid by UPI until /).waitFor()
  await card.getByRole('button', { name: 'Pay now' }).click()
  const pay = paymentWindow(page)
  await pay.getByLabel('UPI ID').fill('failure@razorpay')
  await payWindowButton(page).click()
  await closeDeclined(page)
  await card.getByText('Your payment was declined by the bank.').waitFor()
  await card.getByText('Failed', { exact: true }).waitFor()
  const faults = await faultsAtBothWidths(page, 'failed payment in My Orders')

  await card.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await card.getByText('Payment received. We start making it.').waitFor()
  await card.getByText('Paid', { exact: true }).waitFor()
  expect(await card.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
  expect(new URL(page.url()).pathname).toBe('/orders')
  expect([...faults, ...(await faultsAtBothWidths(page, 'paid in My Orders'))]).toEqual([])
  await leave(page)
})

test('a card of My Orders waits for the gateway’s own message when the confirmation does not come through', async () => {
  const page = await waitingBuyer()
  await page.route('**/api/payments/verify', (route) => route.abort())
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await card.getByText('Paid', { exact: true }).waitFor()
  expect(await card.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  await leave(page)
})

test('a card of My Orders says that the money comes back to who pays while the shop cancels', async () => {
  const page = await waitingBuyer()
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).waitFor()
  const [order] = await ordersOf(page)
  await cancelAsStaff(page, order?._id ?? '')
  await payWindowButton(page).click()
  await card.getByText('Your order was cancelled before the payment came.').waitFor()
  await card.getByText('Cancelled', { exact: true }).waitFor()
  await leave(page)
})

test('an order on cash has nothing to pay in My Orders', async () => {
  const page = await buyer()
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  await page.goto('/orders')
  await page.getByRole('article').getByText('Pending', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  await leave(page)
})

async function faultsAtBothWidths(page: Page, where: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await faultsOf(page, `${where} at ${width} px`)))
  }
  return faults
}

/** Somebody in My Orders who has closed the window that opened after they ordered. */
async function waitingBuyer(): Promise<Page> {
  const page = await buyer()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await paymentWindow(page).getByRole('button', { name: 'Close payment' }).click()
  await page.getByText('You closed the payment window.').waitFor()
  await page.getByText(/We keep your things for you until .* and start as soon as they are paid\./).waitFor()
  await page.goto('/orders')
  return page
}
