import { expect, type Locator, type Page } from '@playwright/test'
import {
  closeDeclined,
  gatewayTells,
  ordersOf,
  paymentWindow,
  payWindowButton,
  placeOrderFor,
  test,
} from '../fixtures/buyer.ts'
import { hold } from '../fixtures/connection.ts'
import { collects } from '../fixtures/delivery.ts'
import { addSingle } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { arriveAsNewcomer, phone } from '../fixtures/shop.ts'

test('after a declined card another one pays: the order waits, then is paid', async ({ buyer }) => {
  const page = await buyer()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.postData() ?? '')
  })
  await page.getByRole('radio', { name: 'Credit Card' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed, payment pending' })).toBeVisible()
  const pay = paymentWindow(page)
  await expect(pay.getByRole('heading', { name: 'Pay' })).toContainText('₹339.00')
  await pay.getByLabel('Card number').fill('4000 0000 0000 0002')
  await payWindowButton(page).click()
  // On a slow connection the next try begins before the page has read the order's state.
  const letAnswer = await hold(page, '**/api/orders/TS*')
  await closeDeclined(page)
  await expect(page.getByText('Your payment was declined by the bank.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await pay.getByLabel('Card number').fill('4111 1111 1111 1111')
  letAnswer()
  await expect(page.getByRole('heading', { name: 'Your payment did not go through' })).toBeVisible()
  await payWindowButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible()
  const received = page.getByRole('status').filter({ hasText: 'We have received your payment. Thank you!' })
  await expect(received).toBeFocused()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page.getByText(/^Reference pay_/)).toBeVisible()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid', totalPrice: 339 }])
  expect(asked.join()).not.toMatch(/4111 ?1111|4000 ?0000/)
})

test('a closed window keeps the order; a reload does not open it again; UPI pays it', async ({ buyer }) => {
  const page = await buyer()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const pay = paymentWindow(page)
  await expect(pay.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(
    page.getByText('You closed the payment window. Your order is saved: pay whenever you are ready.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment pending', exact: true })).toBeVisible()
  expect(await page.locator('.razorpay-checkout-frame').count()).toBe(0)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
})

test('if the confirmation fails, the page asks for no second payment, even after a reload, and waits for the gateway’s own message', async ({
  buyer,
}) => {
  const page = await buyer()
  await page.route('**/api/payments/verify', (route) => route.abort())
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await payWindowButton(page).click()
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Waiting for confirmation...' })).toBeDisabled()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  await gatewayTells(page, 'paid')
  await expect(page.getByText('Payment received')).toBeVisible()
  const received = page.getByRole('status').filter({ hasText: 'We have received your payment. Thank you!' })
  await expect(received).toBeFocused()
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
})

test('a customer who pays while the shop cancels reads that the money comes back', async ({ buyer, staff }) => {
  const page = await buyer()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(payWindowButton(page)).toBeVisible()
  await staff('PATCH', `/api/order/${page.url().split('/').at(-1)}`, { status: 'cancelled' })
  await payWindowButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is cancelled' })).toBeVisible()
  await expect(page.locator('main').getByRole('alert').getByText('Your money is on its way back to you.')).toBeVisible()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
})

test('a payment service that is down is reported, and the order stays', async ({ buyer }) => {
  const page = await buyer()
  await page.route('**/v1/checkout.js', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('The payment window could not be opened. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await expect(page.getByText('Payment received')).toBeVisible()
})

test('a guest pays with the link of the order', async ({ page }) => {
  const shirt = { size: 'M', color: 'black', placement: 'Front A4', quantity: 1, price: 120 }
  const data = { ...shirt, paymentMethod: 'upi', contact: { name: 'Meera Joshi' } }
  const { _id, trackingToken } = await (await page.request.post('/api/order', { data })).json()
  await page.goto(`/order/${_id}`)
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  await page.goto(`/order/${_id}#t=${trackingToken}`)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await expect(page.getByText('Payment received')).toBeVisible()
})

test('a bulk order is paid online at once', async ({ page }) => {
  await placeBulkOrder(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk order placed, payment pending' })).toBeVisible()
  await expect(paymentWindow(page).getByRole('heading', { name: 'Pay' })).toContainText('₹1,200.00')
  await payWindowButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible()
  await expect(page.getByText('Payment received')).toBeVisible()
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible()
  await expect(payment.getByText(/^Reference pay_/)).toBeVisible()
  expect(await ordersOf(page)).toMatchObject([{ kind: 'bulk', paymentStatus: 'paid', totalPrice: 1200 }])
})

test('an unpaid bulk order is paid by Pay now on its page', async ({ page }) => {
  await placeBulkOrder(page)
  const pay = paymentWindow(page)
  await expect(pay.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await pay.getByRole('button', { name: 'Close payment' }).click()
  await expect(page.getByText('Your order is saved: pay whenever you are ready.')).toBeVisible()
  await page.goto('/orders')
  const card = page.getByRole('article')
  await expect(card.getByText('Payment: Pending')).toBeVisible()
  await expect(card.getByText('Pay by UPI')).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bulk order' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  expect(await ordersOf(page)).toMatchObject([{ kind: 'bulk', paymentStatus: 'paid' }])
})

test('on a phone a guest gets from the home page to their own paid shirt in under 12 taps', async ({ visitor }) => {
  const page = await visitor(phone)
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  await page.goto('/')
  await tap(page.getByRole('main').getByRole('link', { name: 'Design your own' }).first())
  // The home page shows some of the garments, too.
  await page.waitForURL('**/design-your-own')
  await expect(page.getByRole('heading', { level: 1, name: 'Design your own' })).toBeVisible()
  await tap(page.getByRole('link', { name: 'Polyester Dryfit T-Shirt' }))
  // One tap opens the phone's own file chooser, another chooses the picture.
  taps += 2
  await addSingle(page, discPng('sun.png', 1600))
  for (const choice of ['Front A-4 Size', 'Black', 'L']) {
    await tap(page.locator('label').filter({ has: page.getByRole('radio', { name: choice, exact: true }) }))
  }
  await page.getByLabel('Full Name').fill('Ravi Kulkarni')
  await page.getByLabel('Phone Number').fill('98450 12345')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('7 Residency Road')
  await page.getByLabel('PIN code').fill('560025')
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await tap(placeOrderFor('₹219.00', page, 'Submit Order'))
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await tap(paymentWindow(page).getByRole('button', { name: 'PhonePe' }))
  await expect(page.getByText('Payment received')).toBeVisible()
  expect(taps).toBeLessThan(12)
  await page.goto('/single-order')
  await page.getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
})

/** Orders ten shirts as a new customer and chooses to pay by UPI. */
async function placeBulkOrder(page: Page): Promise<void> {
  const { name } = await arriveAsNewcomer(page)
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByRole('textbox', { name: 'Black, M' }).fill('10')
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await collects(page)
  const place = placeOrderFor('₹1,200.00', page)
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await page.getByLabel('Full Name').fill('')
  await place.click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.getByLabel('Full Name').fill(name)
  await place.click()
  await page.waitForURL(/\/order\/TB/)
}
