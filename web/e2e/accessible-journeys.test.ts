import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf, visitorAt, widths } from './axe.ts'
import { filledIn } from './buyer.ts'
import { discPng } from './pictures.ts'
import { admin, asha, leave, newcomer, signIn, withBrowser } from './shop.ts'

withBrowser()

test.each(widths)('the questions about an account obey WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  const faults: string[] = []
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Use this account' }).waitFor()
  faults.push(...(await faultsOf(page, 'Google accounts')))
  await page.goto('/signin?with=code')
  await page.getByLabel('Phone Number').fill(`9${Math.floor(1e8 + Math.random() * 9e8)}`)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').waitFor()
  faults.push(...(await faultsOf(page, 'code')))
  await signIn(page, asha)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Type DELETE to confirm').waitFor()
  faults.push(...(await faultsOf(page, 'deletion')))
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'REAUTHENTICATION_REQUIRED', message: 'Please sign in again.', requestId: 'r1' },
    }),
  )
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByLabel('Current password', { exact: true }).waitFor()
  faults.push(...(await faultsOf(page, 'proof')))
  await leave(page)
  expect(faults).toEqual([])
})

test.each(widths)('the questions about a phone number obey WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  const person = { ...newcomer(), phone: `9${Math.floor(1e8 + Math.random() * 9e8)}` }
  const faults: string[] = []
  expect((await page.request.post('/api/users/register', { data: person })).status()).toBe(201)
  await page.goto('/signin?with=code')
  await page.getByLabel('Phone Number').fill(person.phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  const note = await page.getByText(/The code would be \d{6}/).innerText()
  await page.getByLabel('6-digit code').fill(/\d{6}/.exec(note)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'It is not mine: open a new account' }).waitFor()
  faults.push(...(await faultsOf(page, 'whose number')))
  await page.reload()
  await signIn(page, { login: person.email, password: person.password })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Confirm it by a code' }).click()
  await page.getByRole('button', { name: /^Send a code to/ }).waitFor()
  faults.push(...(await faultsOf(page, 'confirmation')))
  await leave(page)
  expect(faults).toEqual([])
})

test.each(widths)('menus and sheets obey WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  await signIn(page, asha)
  const faults: string[] = []
  const menu = page.getByRole('button', { name: width < 992 ? 'Menu' : 'Profile' })
  await menu.click()
  await page.getByText('Sign Out').waitFor()
  faults.push(...(await faultsOf(page, 'menu')))
  await page.keyboard.press('Escape')
  await page.getByText('Sign Out').waitFor({ state: 'hidden' })
  await page.goto('/products?q=kolam')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).waitFor()
  faults.push(...(await faultsOf(page, 'choice sheet')))
  await leave(page)
  expect(faults).toEqual([])
})

test.each(widths)('the way to an order obeys WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  const person = newcomer()
  const address = {
    street: '7 Residency Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560025',
  }
  await page.request.post('/api/users/register', { data: { ...person, address } })
  await signIn(page, { login: person.email, password: person.password })
  await putIntoCart(page, { productId: 'polyester-dryfit', quantity: 2 })
  const faults: string[] = []
  await page.goto('/cart')
  faults.push(...(await faultsOf(page, 'cart with a missing choice')))
  for (const choice of ['M', 'Black', 'Left']) {
    await page.getByRole('list', { name: 'Items' }).getByRole('radio', { name: choice, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Proceed to Checkout' }).and(page.locator('a')).click()
  await page.getByRole('heading', { name: 'Shipping Information' }).waitFor()
  await filledIn(page)
  faults.push(...(await faultsOf(page, 'checkout')))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  const paymentWindow = page.frameLocator('.razorpay-checkout-frame')
  await paymentWindow.getByRole('button', { name: 'Close payment' }).click()
  await page.getByText('You closed the payment window').waitFor()
  faults.push(...(await faultsOf(page, 'order that waits for its payment')))
  await page.getByRole('button', { name: 'Pay now' }).click()
  await paymentWindow.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Payment received').waitFor()
  faults.push(...(await faultsOf(page, 'paid order')))
  await page.goto('/orders')
  await page.getByRole('button', { name: 'View order details' }).click()
  faults.push(...(await faultsOf(page, 'order details')))
  await leave(page)
  expect(faults).toEqual([])
})

test.each(widths)('an order that staff open obeys WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  await signIn(page, admin)
  const faults: string[] = []
  for (const [path, move] of [
    ['/admin/orders?status=in_production', 'Mark as shipped'],
    ['/admin/bulk-orders?status=In Production', 'Mark as completed'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('region', { name: 'Audit log' }).waitFor()
    faults.push(...(await faultsOf(page, `${path}, opened`)))
    await drawer.getByRole('button', { name: move }).click()
    await drawer.getByRole('button', { name: 'Confirm' }).waitFor()
    faults.push(...(await faultsOf(page, `${path}, asked`)))
  }
  await leave(page)
  expect(faults).toEqual([])
})

test.each(widths)('orders that a customer opens obey WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  await signIn(page, asha)
  await page.goto('/orders')
  const faults: string[] = []
  for (const kind of ['TS', 'TB']) {
    const card = page.getByRole('article', { name: new RegExp(`^${kind}`) }).first()
    await card.getByRole('button', { name: 'View order details' }).click()
    faults.push(...(await faultsOf(page, `opened ${kind}`)))
  }
  await leave(page)
  expect(faults).toEqual([])
})

test.each(widths)('the way to a custom order obeys WCAG 2.2 AA at %i px', async (width) => {
  const page = await visitorAt(width)
  const faults: string[] = []
  const upload = page.locator('input[type=file][aria-label^="Upload"]')
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await upload.setInputFiles([discPng('small.png', 200, [255, 255, 255, 255]), discPng('large.png', 1500)])
  await page.getByRole('button', { name: 'Remove small.png' }).waitFor()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByText('Exact millimetres and keys').click()
  faults.push(...(await faultsOf(page, 'single order, second design')))
  await page.getByRole('button', { name: 'Place', exact: true }).click()
  await page.getByText('This design would hardly show').waitFor()
  faults.push(...(await faultsOf(page, 'single order, design that vanishes')))
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByRole('checkbox', { name: 'Back A4' }).check()
  await upload.setInputFiles(discPng('crest.png', 1300))
  await page.getByRole('textbox', { name: 'Black, M' }).fill('20')
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
  faults.push(...(await faultsOf(page, 'bulk order, filled')))
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await page.getByRole('heading', { name: 'Order submitted successfully!' }).waitFor()
  faults.push(...(await faultsOf(page, 'bulk order, placed')))
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.getByRole('heading', { name: 'Your bulk order' }).waitFor()
  faults.push(...(await faultsOf(page, 'bulk order, tracked')))
  await leave(page)
  expect(faults).toEqual([])
})

/** Adds to the signed-in customer's cart past the screens, with the token that the browser keeps. */
async function putIntoCart(page: Page, line: { productId: string; quantity: number }): Promise<void> {
  const { token, user } = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? '{}') as { _id: string },
  }))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/cart/add', { data: { ...line, userId: user._id }, headers })
  expect(answer.status()).toBe(200)
}
