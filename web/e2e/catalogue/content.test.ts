import { expect } from '@playwright/test'
import { mark, origin, test } from '../fixtures/shop.ts'

test('a message to the shop is refused at its fields, then sent, and gets its number', async ({ page }) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.url()))
  await send.click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByText('Please enter a message')).toBeVisible()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).autocomplete)).toBe('name')
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Meera Joshi')
  await main.getByLabel('Email').fill('meera at home')
  await main.getByLabel('Phone').fill('12')
  await main.getByLabel('Message').fill('Do you print on Sundays?\nAnd on <b>jute</b>?')
  await send.click()
  await expect(main.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel('Message')).toHaveValue(/jute/)
  expect(sent).toEqual([])
  await page.reload()
  await expect(main.getByLabel('Message')).toHaveValue(/jute/)
  await main.getByLabel('Email').fill('meera@gmial.com')
  await main.getByLabel('Phone').focus()
  await main.getByRole('button', { name: 'meera@gmail.com' }).press('Enter')
  await expect(main.getByLabel('Email')).toHaveValue('meera@gmail.com')
  await expect(main.getByLabel('Email')).toBeFocused()
  await expect(main.getByText('Did you mean')).toHaveCount(0)
  await main.getByLabel('Email').fill(`meera.${mark()}@example.test`)
  await main.getByLabel('Phone').fill('98765 43210')
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(page.getByText('We cannot reach the shop. Please check your connection and try again.')).toBeVisible()
  await expect(main.getByLabel('Message')).toHaveValue(/jute/)
  await send.click()
  await expect(
    page.getByText(
      /^Thank you for your message\. We will reply within 48 hours\. Your reference number is M-\w{10}, which we have also emailed to you\.$/,
    ),
  ).toBeVisible()
  await expect(main.getByLabel('Message')).toHaveValue('')
})

test('the newsletter accepts an address from any page, once or twice, and refuses invalid ones', async ({ page }) => {
  await page.goto('/returns')
  const box = page.getByLabel('New designs and offers, once a month')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  for (const invalid of ['', 'meera@nowhere']) {
    await box.fill(invalid)
    await subscribe.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
  }
  const email = `meera.${mark()}@example.test`
  for (let times = 0; times < 2; times++) {
    await box.fill(email)
    await subscribe.click()
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
    await expect(box).toHaveValue('')
  }
})

for (const [path, title] of [
  ['/about', 'About us'],
  ['/contact', 'Contact us'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of sale'],
  ['/returns', 'Shipping and returns'],
] as const) {
  test(`${path} has its text, names the shop or its officer, and shows where it is in the shop`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /@teeshala\.test$/ })
        .first(),
    ).toBeVisible()
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(80)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + path)
    await expect(page).toHaveTitle(`${title} · Teeshala`)
  })
}

test('the legal pages cover shipping, custom goods and the grievance officer with times', async ({ page }) => {
  await page.goto('/returns')
  const main = page.getByRole('main')
  await expect(main.getByText('₹99, free when the items cost more than ₹999')).toBeVisible()
  await expect(main.getByText('Report it on the order’s page within 14 days of delivery')).toBeVisible()
  for (const [name, leadsTo] of [
    ['your orders', '/orders'],
    ['track your order', '/track'],
    ['the order’s page', '/track'],
    ['Write to us', '/contact'],
    ['write to us', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', leadsTo)
  }
  for (const heading of ['Shipping', 'Custom orders', 'Defects and warranty', 'Grievance officer']) {
    await expect(main.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }
  await expect(main.getByRole('region', { name: 'Grievance officer' })).toContainText(/48 hours.*one month/s, {
    useInnerText: true,
  })
  await page.goto('/privacy')
  for (const recipient of ['Google', 'courier', 'Shiprocket', 'Razorpay', 'WhatsApp', 'Exotel', 'emails', 'GSTIN']) {
    await expect(main.getByRole('listitem').filter({ hasText: recipient })).toBeVisible()
  }
})

test('the footer has the shop’s contact, registration and payment methods', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'hello@teeshala.test' })).toBeVisible()
  await expect(footer).toContainText(/GSTIN 29AAACT0000A1ZB/, { useInnerText: true })
  await expect(footer.getByRole('list', { name: 'Accepted payments' }).getByRole('listitem')).toHaveText([
    'VISA',
    'MC',
    'PayPal',
    'UPI',
  ])
})
