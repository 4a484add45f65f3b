import { expect, type Page } from '@playwright/test'
import { addToCart, dryfit, filledIn, ordersOf, payable, test } from '../fixtures/buyer.ts'
import { delay, hold, loseAnswer } from '../fixtures/connection.ts'
import { fillAddress, paysInCash } from '../fixtures/delivery.ts'
import { callAs } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

const placeOrder = (page: Page) => page.getByRole('button', { name: /^(Place Order|Processing)/ })
const confirmed = async (page: Page) => {
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible()
}

test('the checkout offers five payment methods, with UPI chosen by default', async ({ buyer }) => {
  const page = await buyer()
  const ways = page.getByRole('group', { name: 'Payment Method' }).getByRole('radio')
  await expect
    .poll(() => ways.evaluateAll((all) => all.map((way) => way.getAttribute('aria-label'))))
    .toEqual(['UPI', 'Credit Card', 'Debit Card', 'PayPal', 'Cash on Delivery'])
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()

  // A design with only text is a print of the customer's own, too.
  const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
  const words = { kind: 'text', text: 'Chai first', font: 'baloo', color: '#ffffff', place }
  await addToCart(page, { ...dryfit, designDocument: { version: 1, layers: [words] } })
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const settings = await response.json()
    const cashRules = { ...settings.cashRules, isClosedForOwnPrints: true }
    await route.fulfill({ response, json: { ...settings, cashRules } })
  })
  await page.reload()
  await expect(page.getByText('Not for prints made to order')).toBeVisible()
})

test('a state that does not fit the PIN code is pointed out, whichever was typed last', async ({ buyer }) => {
  const page = await buyer()
  const remark = page.getByText('This PIN code is in Bengaluru, Karnataka.')
  await page.getByLabel('State').selectOption('Kerala')
  await expect(remark).toBeVisible()
  await page.getByLabel('State').selectOption('Karnataka')
  await expect(remark).toHaveCount(0)
  await page.getByLabel('City').fill('Mumbai')
  await remark.getByRole('button', { name: 'Use Bengaluru' }).press('Enter')
  await expect(remark).toHaveCount(0)
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await expect(page.getByLabel('PIN code')).toBeFocused()
})

test('a double click on Place Order makes one order, with the coupon applied', async ({ buyer, staff }) => {
  const coupon = { code: `E${Date.now()}`, kind: 'amount', amount: 50 }
  const { _id: code } = await staff('POST', '/api/admin/coupons', coupon)
  const page = await buyer()
  await paysInCash(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a coupon code' })).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toBeFocused()
  await page.getByLabel('Coupon code').fill('nonsense')
  await page.getByRole('button', { name: 'Apply' }).click()
  const refusal = 'There is no coupon NONSENSE. Please check the code.'
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toBeFocused()
  await page.getByLabel('Coupon code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(`Coupon ${code} applied.`)).toBeVisible()
  await expect(placeOrder(page)).toHaveText('Place Order · ₹289.00')
  await placeOrder(page).dblclick()
  await confirmed(page)
  expect(await ordersOf(page)).toMatchObject([{ totalPrice: 289 }])
})

test('a date and a note for one order do not carry over to another, nor block the cart', async ({ buyer }) => {
  const page = await buyer()
  await page.goto('/single-order')
  await page.getByLabel('Needed by').fill('2026-01-05')
  await page.getByLabel('Note').fill('Golden thread')
  await page.goto('/order/polyester-dryfit')
  await expect(page.getByLabel('Needed by')).toHaveValue('')
  expect(await page.getByLabel('Note').inputValue()).toBe('')
  await page.goto('/cart?step=checkout')
  await payable(page)
  await paysInCash(page)
  await placeOrder(page).click()
  await confirmed(page)
})

test('an order with a lost response is reported, and placing it again finds the first one', async ({ buyer }) => {
  const page = await buyer()
  await paysInCash(page)
  await loseAnswer(page, '**/api/order')
  await placeOrder(page).click()
  await expect(page.getByText('We did not hear back from the shop.')).toBeVisible()
  await delay(page, '**/api/order', 300)
  // By then the first press no longer counts as part of a double click.
  await page.waitForTimeout(800)
  await placeOrder(page).dblclick()
  await confirmed(page)
  // The second click hit what is below the button once the message is gone.
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  expect(await ordersOf(page)).toHaveLength(1)
})

test('an order with a lost response is found if sent again with another payment method', async ({ buyer }) => {
  const page = await buyer()
  await loseAnswer(page, '**/api/order')
  await placeOrder(page).click()
  await expect(page.getByText('We did not hear back from the shop.')).toBeVisible()
  await paysInCash(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await expect(page.getByRole('status').getByText('Your first attempt went through after all')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed, payment pending' })).toBeVisible()
  await expect(page.getByText('by UPI.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  expect(await ordersOf(page)).toHaveLength(1)
})

test('a reload before the response leads to the order, not to an empty cart', async ({ buyer }) => {
  const page = await buyer()
  await paysInCash(page)
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
})

test('what another tab added to the cart is not ordered by a checkout that did not show it', async ({ buyer }) => {
  const page = await buyer()
  await paysInCash(page)
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await expect(summary.getByText('Size M · Royal Blue · Print: Front A4')).toBeVisible()
  const { _id, items } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  await callAs(page, 'PATCH', `/api/cart/${_id}/items/${items[0]._id}`, { size: 'XL', color: 'red' })
  await placeOrder(page).click()
  await expect(
    page.getByRole('alert').getByText('Your cart has changed. Please check it and place the order again.'),
  ).toBeVisible()
  await expect(summary.getByText('Size XL · Red · Print: Front A4')).toBeVisible()
  expect(await ordersOf(page)).toHaveLength(0)
  await placeOrder(page).click()
  await confirmed(page)
  await expect(page.getByText('Size XL')).toBeVisible()
  expect(await ordersOf(page)).toHaveLength(1)
})

test('a checkout whose cart was emptied in another tab says visibly that nothing was ordered', async ({ buyer }) => {
  const page = await buyer()
  await paysInCash(page)
  const { _id } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  await callAs(page, 'DELETE', `/api/cart/${_id}`)
  await placeOrder(page).click()
  await expect(page.getByText('Nothing was ordered')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeInViewport()
  expect(await ordersOf(page)).toHaveLength(0)
})

test('the back button after an order shows an empty cart and orders nothing', async ({ buyer }) => {
  const page = await buyer(undefined, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).and(page.locator('a')).click()
  await filledIn(page)
  await paysInCash(page)
  await placeOrder(page).click()
  await confirmed(page)
  await page.goBack()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cart')
  expect(await ordersOf(page)).toHaveLength(1)
})

test('Place Order in a second tab leads to the order of the first, which its number and phone open without signing in', async ({
  buyer,
  visitor,
}) => {
  const page = await buyer()
  const second = await page.context().newPage()
  await second.goto('/cart?step=checkout')
  await filledIn(second)
  for (const tab of [page, second]) await paysInCash(tab)
  await placeOrder(page).click()
  await confirmed(page)
  await placeOrder(second).click()
  await second.waitForURL(new URL(page.url()).pathname)
  const [order, ...others] = await ordersOf(page)
  expect(others).toEqual([])

  const stranger = await visitor()
  await stranger.goto('/track')
  await stranger.getByLabel('Order number').fill(order?._id.toLowerCase() ?? '')
  await stranger.getByLabel('Phone or email').fill('98765 00000')
  await stranger.getByRole('main').getByRole('button', { name: 'Track order' }).click()
  await expect(stranger.getByRole('alert').getByText('We could not find an order with this number')).toBeVisible()
  await stranger.getByLabel('Phone or email').fill('098765 43210')
  await stranger.getByRole('main').getByRole('button', { name: 'Track order' }).click()
  await expect(stranger.getByRole('main').getByText(order?._id ?? '')).toBeVisible()
})

test('a wrong PIN code is reported at its field, missing data at the button; nothing is lost', async ({ buyer }) => {
  const page = await buyer()
  const arrive = await hold(page, '**/pincodes/56.json')
  await page.getByLabel('City').fill('')
  await page.getByLabel('PIN code').fill('01234')
  await placeOrder(page).click()
  await expect(page.getByText('Please enter a valid PIN code: 6 digits, not starting with 0')).toBeVisible()
  const refusal = page.getByRole('alert').getByText('Please fill in all required shipping information')
  await expect(refusal).toBeVisible()
  // The state of the replaced PIN code is removed later.
  arrive()
  await expect(page.getByLabel('State')).toHaveValue('')
  await expect(refusal).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('PIN code')).toHaveValue('01234')
  expect(await ordersOf(page)).toHaveLength(0)
})

test('saving a new address for the next order is offered, and not done without asking', async ({ buyer }) => {
  const page = await buyer()
  const offer = page.getByLabel('Save this address to my profile')
  expect(await offer.count()).toBe(0)
  await page.getByLabel('Address').fill('12 Church Street')
  await expect(offer).not.toBeChecked()
  await offer.check()
  await paysInCash(page)
  await placeOrder(page).click()
  await confirmed(page)
  await page.goto('/order/polyester-dryfit')
  const saved = page.getByRole('group', { name: 'Deliver to' })
  await expect(saved.getByRole('radio', { name: '12 Church Street, Bengaluru 560025' })).toBeChecked()
  await saved.getByRole('radio', { name: '7 Residency Road, Bengaluru 560025' }).check()
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('7 Residency Road')

  await page.goto('/profile?tab=address')
  const book = page.getByRole('region', { name: 'Saved addresses' })
  await book.getByRole('button', { name: 'Add an address' }).click()
  const added = page.getByRole('dialog', { name: 'Add an address' })
  // A fresh dialog shows no error of the one before.
  await page.route('**/api/users/*/addresses', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await added.getByLabel('Full Name').fill('Front desk')
  await added.getByLabel('Phone Number').fill('98450 12345')
  await added.getByRole('textbox', { name: 'Address', exact: true }).fill('1 MG Road')
  await added.getByLabel('PIN code').fill('560001')
  await expect(added.getByLabel('City')).not.toHaveValue('')
  await added.getByRole('button', { name: 'Save address' }).click()
  await expect(added.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/users/*/addresses')
  await page.keyboard.press('Escape')
  await answerUnsaved(page, 'Leave')
  await book.getByRole('button', { name: 'Add an address' }).click()
  await expect(added.getByLabel('Full Name')).toHaveValue('')
  expect(await added.getByRole('alert').count()).toBe(0)
  // An error that appears above the button as it is pressed does not swallow the press.
  await added.getByLabel('Phone Number').fill('12')
  await added.getByRole('button', { name: 'Save address' }).click()
  await expect(added.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await answerUnsaved(page, 'Stay')
  await added.getByLabel('Phone Number').fill('98450 12345')
  await added.getByLabel('Full Name').fill('Front desk')
  await added.getByRole('textbox', { name: 'Address', exact: true }).fill('1 MG Road')
  await added.getByLabel('PIN code').fill('560001')
  await expect(added.getByLabel('City')).not.toHaveValue('')
  await added.getByRole('button', { name: 'Save address' }).click()
  await book.getByRole('button', { name: 'Make default' }).click()
  await expect(book.getByRole('listitem').first()).toContainText('Front desk')
  await book.getByRole('button', { name: /^Delete 12 Church Street/ }).click()
  await expect(book.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(book.getByRole('listitem')).toHaveCount(2)
})

test('a checkout that cannot load the payment methods says so, calls none refused, and retries', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  await page.route('**/api/payments/methods', (route) => route.abort())
  await page.goto('/cart?step=checkout')
  const ways = page.getByRole('group', { name: 'Payment Method' })
  await expect(ways.getByText('The payment options could not be loaded.')).toBeVisible()
  expect(await ways.getByText('not accepted at the moment').count()).toBe(0)
  await page.unroute('**/api/payments/methods')
  await ways.getByRole('button', { name: 'Try Again' }).click()
  await expect(ways.getByRole('radio', { name: 'UPI', checked: true })).toBeVisible()
  expect(await ways.getByRole('alert').count()).toBe(0)
})

test('a checkout whose profile does not load can be filled in by hand', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  await page.route('**/api/users/user.id', (route) => route.abort())
  await page.goto('/cart?step=checkout')
  await page.getByLabel('Full Name').fill('Meera Joshi')
  await page.getByLabel('Phone Number').fill('98765 43210')
  await fillAddress(page)
  await paysInCash(page)
  await placeOrder(page).click()
  await confirmed(page)
})

test('a payment method that the owner has turned off is not offered at the checkout', async ({ buyer, staff }) => {
  const { closedPaymentMethods } = await staff('GET', '/api/settings')
  await staff('PUT', '/api/settings', { closedPaymentMethods: [...closedPaymentMethods, 'paypal'] })
  try {
    const page = await buyer()
    const ways = page.getByRole('group', { name: 'Payment Method' })
    await expect(ways.getByRole('radio', { name: 'UPI' })).toBeVisible()
    await expect(ways.getByRole('radio', { name: 'PayPal' })).toBeDisabled()
  } finally {
    await staff('PUT', '/api/settings', { closedPaymentMethods })
  }
})
