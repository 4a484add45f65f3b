import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/axe.ts'
import {
  addToCart,
  closeDeclined,
  filledIn,
  gatewayTells,
  ordersOf,
  paymentWindow,
  payWindowButton,
  runByTheClock,
} from '../fixtures/buyer.ts'
import { paysInCash } from '../fixtures/delivery.ts'
import { changeDocument, mailText } from '../fixtures/shop.ts'

test('an unpaid order is paid on its card in My Orders, after a failed try', async ({ buyer, axeAtBothWidths }) => {
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
  await expect(card.getByText('Payment received. We will start making your order.')).toBeVisible()
  await expect(card.getByText('Paid', { exact: true })).toBeVisible()
  expect(await card.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
  await expect(page).toHaveURL('/orders')
  await axeAtBothWidths('paid in My Orders')
})

test('a card in My Orders waits for the gateway’s own message if the confirmation fails', async ({ buyer }) => {
  const page = await waiting(await buyer())
  await page.route('**/api/payments/verify', (route) => route.abort())
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await gatewayTells(page, 'paid')
  await expect(card.getByText('Paid', { exact: true })).toBeVisible()
  expect(await card.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
})

test('a card in My Orders promises the money back if the shop cancels during payment', async ({ buyer, staff }) => {
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

test('a cash order has nothing to pay; one is confirmed by the link in its mail, another is not and goes back', async ({
  buyer,
  staff,
  ownProducts,
}) => {
  const { cashRules } = await staff('GET', '/api/settings')
  const tee = { name: 'Ledger Tee', price: 499, type: 'Round Neck', stock: 10, images: ['/catalogue/bagh-960.webp'] }
  const productId = await ownProducts.put(tee)
  const stock = async () => (await staff('GET', `/api/product/${productId}`)).stock
  const toConfirm = /We have reserved your items until .* Please confirm your order with the link in our email/
  await staff('PUT', '/api/settings', { cashRules: { ...cashRules, isConfirmed: true } })
  try {
    const page = await buyer([{ productId, quantity: 2 }])
    const confirmed = await orderInCash(page)
    await expect(page.getByText(toConfirm)).toBeVisible()
    await page.goto('/orders')
    await expect(page.getByRole('article').getByText('Pending', { exact: true })).toBeVisible()
    expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
    const [link = ''] = /\S+\/order\/\S+/.exec(await mailText(page.request, `${confirmed}-placed`)) ?? []
    const { pathname, hash } = new URL(link)
    await page.goto(pathname + hash)
    await page.getByRole('button', { name: 'Confirm your order' }).click()
    await expect(page.getByText('Please confirm that this order is yours')).toHaveCount(0)

    await addToCart(page, { productId, quantity: 2 })
    await page.goto('/cart?step=checkout')
    await filledIn(page)
    const forgotten = await orderInCash(page)
    await expect(page.getByText(toConfirm)).toBeVisible()
    expect(await stock()).toBe(6)
    const aMinuteAgo = { timestampValue: new Date(Date.now() - 60_000).toISOString() }
    await changeDocument(page.request, `orders/${forgotten}`, { heldUntil: aMinuteAgo })
    await runByTheClock(page, 'cancelUnpaidOrders')
    await page.reload()
    await expect(page.getByText('The order was not confirmed in time')).toBeVisible()
    expect(await mailText(page.request, `${forgotten}-cancelled`)).toContain('The order was not confirmed in time')
    expect(await stock()).toBe(8)
  } finally {
    await staff('PUT', '/api/settings', { cashRules })
  }
})

/** Orders with cash on delivery, and returns the order's id. */
async function orderInCash(page: Page): Promise<string> {
  await paysInCash(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Orders, closes the payment window, and goes to My Orders. */
async function waiting(page: Page): Promise<Page> {
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await paymentWindow(page).getByRole('button', { name: 'Close payment' }).click()
  await expect(page.getByText('You closed the payment window.')).toBeVisible()
  await expect(page.getByText(/We have reserved your items until .* and start as soon as you pay\./)).toBeVisible()
  await page.goto('/orders')
  return page
}
