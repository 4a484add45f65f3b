import { expect } from '@playwright/test'
import { screenOf, test, widths } from '../fixtures/axe.ts'
import { filledIn, paymentWindow, payWindowButton } from '../fixtures/buyer.ts'
import { collectsForCash } from '../fixtures/delivery.ts'
import { pdfFile } from '../fixtures/pdf-files.ts'
import { discPng } from '../fixtures/pictures.ts'
import { admin, asha, newcomer, newPhone, register, signIn } from '../fixtures/shop.ts'

test.describe('at 390 and 1280 px', () => {
  test.use(screenOf(390))

  test('the account questions meet WCAG 2.2 AA', async ({ page, axeAtBothWidths: axe }) => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('button', { name: 'Use this account' })).toBeVisible()
    await axe('Google accounts')
    await page.goto('/signin?with=code')
    await page.getByLabel('Phone Number').fill(newPhone())
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('6-digit code')).toBeVisible()
    await axe('code')
    await signIn(page, asha)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Type DELETE to confirm')).toBeVisible()
    await axe('deletion')
    await page.route('**/api/users/profile', (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'REAUTHENTICATION_REQUIRED', message: 'Please sign in again.', requestId: 'r1' },
      }),
    )
    await page.getByLabel('Type DELETE to confirm').fill('DELETE')
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
    await axe('proof')
  })

  test('a document for printing meets WCAG 2.2 AA', async ({ page, axeAtBothWidths: axe }) => {
    await page.goto('/printing')
    await page.getByLabel('Upload your document').setInputFiles(pdfFile('thesis.pdf', { pages: 30, colorPages: [2] }))
    await expect(page.getByText('Uploaded and checked')).toBeVisible()
    await axe('document')
  })

  test('the questions about a phone number meet WCAG 2.2 AA', async ({ page, axeAtBothWidths: axe }) => {
    const person = await register(page, { ...newcomer(), phone: newPhone() })
    await page.goto('/signin?with=code')
    await page.getByLabel('Phone Number').fill(person.phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    const note = await page.getByText(/The code would be \d{6}/).innerText()
    await page.getByLabel('6-digit code').fill(/\d{6}/.exec(note)?.[0] ?? '')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Not my account: create a new one' })).toBeVisible()
    await axe('whose number')
    await page.reload()
    await signIn(page, { login: person.email, password: person.password })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Confirm with OTP' }).click()
    await expect(page.getByRole('button', { name: /^Send a code to/ })).toBeVisible()
    await axe('confirmation')
  })

  test('the steps to an order meet WCAG 2.2 AA', async ({ page, buyer, axeAtBothWidths: axe }) => {
    await buyer([{ productId: 'polyester-dryfit', quantity: 2 }], '/cart')
    await axe('cart with a missing choice')
    for (const choice of ['M', 'Black', 'Left']) {
      await page.getByRole('list', { name: 'Items' }).getByRole('radio', { name: choice, exact: true }).click()
    }
    await page.getByRole('button', { name: 'Proceed to Checkout' }).and(page.locator('a')).click()
    await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible()
    await filledIn(page)
    await axe('checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL(/\/order\/TS/)
    await paymentWindow(page).getByRole('button', { name: 'Close payment' }).click()
    await expect(page.getByText('You closed the payment window')).toBeVisible()
    await axe('order whose payment is pending')
    await page.getByRole('button', { name: 'Pay now' }).click()
    await payWindowButton(page).click()
    await expect(page.getByText('Payment received')).toBeVisible()
    await axe('paid order')
    await page.goto('/orders')
    await page.getByRole('button', { name: 'View order details' }).click()
    await axe('order details')
  })

  test('an order opened by staff meets WCAG 2.2 AA', async ({ page, axeAtBothWidths: axe }) => {
    await signIn(page, admin)
    for (const [path, move] of [
      ['/admin/orders?status=in_production', 'Mark as shipped'],
      ['/admin/bulk-orders?status=In Production', 'Mark as completed'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('main').locator('a[href*="order=T"]').first().click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('region', { name: 'Audit log' })).toBeVisible()
      await axe(`${path}, opened`)
      await drawer.getByRole('button', { name: move }).click()
      await expect(drawer.getByRole('button', { name: 'Confirm' })).toBeVisible()
      await axe(`${path}, asked`)
    }
  })

  test('orders opened by a customer meet WCAG 2.2 AA', async ({ page, axeAtBothWidths: axe }) => {
    await signIn(page, asha)
    await page.goto('/orders')
    for (const kind of ['TS', 'TB']) {
      const card = page.getByRole('article', { name: new RegExp(`^${kind}`) }).first()
      await card.getByRole('button', { name: 'View order details' }).click()
      await axe(`opened ${kind}`)
    }
  })

  test('the steps to a custom order meet WCAG 2.2 AA', async ({ page, axeAtBothWidths: axe }) => {
    const upload = page.locator('input[type=file][aria-label^="Upload"]')
    await page.goto('/single-order')
    await page.getByRole('radio', { name: 'White' }).check()
    await upload.setInputFiles([discPng('small.png', 200, [255, 255, 255, 255]), discPng('large.png', 1500)])
    await expect(page.getByRole('button', { name: 'Remove small.png' })).toBeVisible()
    await collectsForCash(page)
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await page.getByText('Exact millimetres and keys').click()
    await axe('single order, second design')
    await page.getByRole('button', { name: 'Place', exact: true }).click()
    await expect(page.getByText('small.png will not be seen on White.')).toBeVisible()
    await axe('single order, design that vanishes')
    await page.goto('/order/polyester-dryfit')
    await page.getByRole('checkbox', { name: 'Left' }).check()
    await page.getByRole('checkbox', { name: 'Back A4' }).check()
    await upload.setInputFiles(discPng('crest.png', 1300))
    await page.getByRole('textbox', { name: 'Black, M' }).fill('20')
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
    await axe('bulk order, filled')
    await collectsForCash(page)
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await expect(page.getByRole('heading', { name: 'Order submitted successfully!' })).toBeVisible()
    await axe('bulk order, placed')
    await page.getByRole('link', { name: 'Track your order' }).click()
    await expect(page.getByRole('heading', { name: 'Your bulk order' })).toBeVisible()
    await axe('bulk order, tracked')
  })
})

for (const width of widths) {
  test.describe(() => {
    test.use(screenOf(width))

    test(`menus and sheets meet WCAG 2.2 AA at ${width} px`, async ({ page, axe }) => {
      await signIn(page, asha)
      await page.goto('/')
      const menu = page.getByRole('button', { name: width < 992 ? 'Menu' : 'Profile' })
      await menu.click()
      await expect(page.getByText('Sign Out')).toBeVisible()
      await axe('menu')
      await page.keyboard.press('Escape')
      await expect(page.getByText('Sign Out')).toBeHidden()
      await page.goto('/products?q=kolam')
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible()
      await axe('choice sheet')
    })
  })
}
