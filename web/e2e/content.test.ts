import { expect, test } from 'vitest'
import { leave, origin, visitor, withBrowser } from './shop.ts'

withBrowser()

const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`

test('a message to the shop is refused beside its fields, then sent, and gets its number', async () => {
  const page = await visitor()
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.url()))
  await send.click()
  await page.getByText('Please enter your name').waitFor()
  await page.getByText('Please enter a message').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).autocomplete)).toBe('name')
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Meera Joshi')
  await main.getByLabel('Email').fill('meera at home')
  await main.getByLabel('Phone').fill('12')
  await main.getByLabel('Message').fill('Do you print on Sundays?\nAnd on <b>jute</b>?')
  await send.click()
  await expect.poll(() => main.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await main.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true')
  expect(await main.getByLabel('Message').inputValue()).toContain('jute')
  expect(sent).toEqual([])
  await main.getByLabel('Email').fill(`meera.${mark()}@example.test`)
  await main.getByLabel('Phone').fill('98765 43210')
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
  await send.click()
  await page.getByText('We cannot reach the shop. Please check your connection and try again.').waitFor()
  expect(await main.getByLabel('Message').inputValue()).toContain('jute')
  await send.click()
  await page.getByText(/^Thank you for your message\. We answer within 48 hours\. Its number is \S+\.$/).waitFor()
  expect(await main.getByLabel('Message').inputValue()).toBe('')
  await leave(page)
})

test('the newsletter takes an address from any page, once or twice, and tells what is wrong with others', async () => {
  const page = await visitor()
  await page.goto('/returns')
  const box = page.getByLabel('New drawings and offers, once a month')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await box.fill('meera@nowhere')
  await subscribe.click()
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
  const email = `meera.${mark()}@example.test`
  for (let times = 0; times < 2; times++) {
    await box.fill(email)
    await subscribe.click()
    await page.getByText('Thank you for subscribing!').waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
  }
  await leave(page)
})

test.each([
  ['/about', 'About us'],
  ['/contact', 'Contact us'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of sale'],
  ['/returns', 'Shipping and returns'],
])('%s has its text, names the shop or its officer, and says where it stands', async (path, title) => {
  const page = await visitor()
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /@teeshala\.test$/ })
    .first()
    .waitFor()
  expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(80)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(origin + path)
  expect(await page.title()).toBe(`${title} · Teeshala`)
  await leave(page)
})

test('the law’s pages name shipping, custom goods and the grievance officer with times', async () => {
  const page = await visitor()
  await page.goto('/returns')
  const main = page.getByRole('main')
  await main.getByText('₹99, free when the items cost more than ₹999').waitFor()
  for (const heading of ['Shipping', 'Custom goods', 'Grievance officer']) {
    await main.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
  }
  expect(await main.getByRole('region', { name: 'Grievance officer' }).innerText()).toMatch(/48 hours.*one month/s)
  await leave(page)
})

test('the footer has the shop’s contact, its registration and the payments it takes', async () => {
  const page = await visitor()
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'hello@teeshala.test' }).waitFor()
  expect(await footer.innerText()).toMatch(/GSTIN 29AAACT0000A1Z5/)
  expect(await footer.getByRole('list', { name: 'Accepted payments' }).getByRole('listitem').allInnerTexts()).toEqual([
    'VISA',
    'MC',
    'PayPal',
    'UPI',
  ])
  await leave(page)
})
