import { expect, test } from 'vitest'
import { buyer, closeDeclined, ordersOf, paymentWindow, payWindowButton } from './buyer.ts'
import { cancelAsStaff, leave, visitor, withBrowser } from './shop.ts'

withBrowser()

test('a card that is declined and then one that pays: the order waits, then is paid', async () => {
  const page = await buyer()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  await page.getByRole('heading', { level: 1, name: 'Your order waits for its payment' }).waitFor()
  const pay = paymentWindow(page)
  expect(await pay.getByRole('heading', { name: 'Pay' }).innerText()).toContain('₹339.00')
  await pay.getByLabel('Card number').fill('4000 0000 0000 0002')
  await payWindowButton(page).click()
  await closeDeclined(page)
  await page.getByText('Your payment was declined by the bank.').waitFor()
  await page.getByRole('heading', { name: 'Your payment did not go through' }).waitFor()

  await page.getByRole('button', { name: 'Pay now' }).click()
  await pay.getByLabel('Card number').fill('4111 1111 1111 1111')
  await payWindowButton(page).click()
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order!' }).waitFor()
  await page.getByText('Payment received').waitFor()
  await page.getByText(/^Reference pay_/).waitFor()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid', totalPrice: 339 }])
  expect(asked.join()).not.toMatch(/4111|4000 0000/)
  await leave(page)
})

test('a closed window keeps the order; a reload does not open it again; UPI pays it', async () => {
  const page = await buyer()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const pay = paymentWindow(page)
  expect(await pay.getByRole('radio', { name: 'UPI' }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByText('You closed the payment window. Your order is kept: pay whenever you are ready.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Payment pending' }).waitFor()
  expect(await page.locator('.razorpay-checkout-frame').count()).toBe(0)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await page.getByText('Payment received').waitFor()
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
  await leave(page)
})

test('when the confirmation does not come through, the page waits for the gateway’s own message', async () => {
  const page = await buyer()
  await page.route('**/api/payments/verify', (route) => route.abort())
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await payWindowButton(page).click()
  await page.getByText('Payment received').waitFor()
  expect(await ordersOf(page)).toMatchObject([{ paymentStatus: 'paid' }])
  await leave(page)
})

test('who pays while the shop cancels reads that the money comes back, for as long as the page is open', async () => {
  const page = await buyer()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await payWindowButton(page).waitFor()
  await cancelAsStaff(page, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await payWindowButton(page).click()
  await page.getByRole('heading', { level: 1, name: 'Your order is cancelled' }).waitFor()
  await page.locator('main').getByRole('alert').getByText('Your money is on its way back to you.').waitFor()
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
  await leave(page)
})

test('a payment service that is down is said so, and the order stays', async () => {
  const page = await buyer()
  await page.route('**/v1/checkout.js', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('The payment window could not be opened. Please try again.').waitFor()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await page.getByText('Payment received').waitFor()
  await leave(page)
})

test('a guest pays with the link of the order', async () => {
  const page = await visitor()
  const data = {
    size: 'M',
    color: 'black',
    placement: 'Front A4',
    quantity: 1,
    price: 120,
    paymentMethod: 'upi',
    contact: { name: 'Meera Joshi' },
  }
  const { _id, trackingToken } = await (await page.request.post('/api/order', { data })).json()
  await page.goto(`/order/${_id}`)
  await page.getByRole('heading', { name: 'Order not found' }).waitFor()
  await page.goto(`/order/${_id}?t=${trackingToken}`)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(page).click()
  await page.getByText('Payment received').waitFor()
  await leave(page)
})
