import { expect } from '@playwright/test'
import { daysAfter } from '@teeshala/contract/india-day'
import { placeOrderFor } from '../fixtures/buyer.ts'
import { expectToFitPhone } from '../fixtures/fits-phone.ts'
import { arriveAsNewcomer, callAs, changeDocument, test } from '../fixtures/shop.ts'

const dayMs = 86_400_000

test('a quote is accepted at its old price after a price rise, with its advance', async ({ page, request, staff }) => {
  // Its own binding, so that no other journey meets its price.
  const coil = `Coil ${Date.now().toString(36)}`
  const price = (rupees: number) =>
    staff('POST', '/api/pricing/update', { section: 'binding', type: coil, price: rupees })
  await price(35)
  const items = [{ type: 'binding', price: 35, quantity: 400, details: { bindingType: coil } }]
  const contact = { name: 'Kavya Iyer', phone: '+919880012312', email: 'kavya.iyer@people.test' }
  const made = await request.post('/api/quotes', { data: { items, grandTotal: 14_000, contact } })
  const { _id, token, createdAt, validUntil } = await made.json()
  await price(60)
  // From here on the quote and the price rise are dated yesterday.
  await changeDocument(request, `quotes/${_id}`, {
    createdAt: { timestampValue: new Date(Date.parse(createdAt) - dayMs).toISOString() },
    validUntil: { stringValue: daysAfter(validUntil, -1) },
  })

  await page.goto(`/quote/${_id}#t=${token}`)
  await expect(page.getByRole('row', { name: coil })).toContainText('₹14,000.00')
  const form = page.getByRole('form', { name: 'Order at this price' })
  // The quote's customer need not type what the shop already knows.
  await expect(form.getByLabel('Full Name')).toHaveValue(contact.name)
  await expect(form.getByLabel('Phone Number')).toHaveValue(contact.phone)
  await expect(form.getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(page.getByText('keep this link to open your quote again')).toBeVisible()
  // Another delivery method survives a reload, and nothing is offered that needs an account.
  await form.getByRole('radio', { name: 'Send it to me' }).check()
  await page.reload()
  await expect(form.getByRole('radio', { name: 'Send it to me' })).toBeChecked()
  await form.getByLabel('Address', { exact: true }).fill('12 Church Street')
  await expect(page.getByLabel('Save this address to my profile')).toHaveCount(0)
  await form.getByRole('radio', { name: 'Collect from the shop' }).check()
  await form.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await expect(form.getByText('an advance of ₹7,000.00')).toBeVisible()
  await placeOrderFor('₹14,000.00', form).click()
  await expect(page.getByRole('region', { name: 'Advance to pay' })).toContainText('₹7,000.00')
  await expect(page.getByRole('main')).toContainText('₹14,000.00')

  await page.goto(`/quote/${_id}#t=${token}`)
  await expect(page.getByText('This quote has been ordered')).toBeVisible()
  expect(await page.getByRole('button', { name: /Place Order/ }).count()).toBe(0)
  await staff('DELETE', `/api/pricing/binding/${encodeURIComponent(coil)}`)
})

test('whoever has the link of a forwarded quote can read it', async ({ page, context, visitor }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { name, email } = await arriveAsNewcomer(page)
  await page.goto('/profile')
  const items = [{ type: 'lamination', price: 4.5, quantity: 20, details: { laminationType: 'Matte' } }]
  const body = { items, grandTotal: 90, contact: { name, email, phone: '' } }
  const { _id } = await (await callAs(page, 'POST', '/api/quotes', body)).json()
  await page.goto(`/quote/${_id}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const other = await visitor()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(other.getByText(_id)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Download PDF' })).toBeVisible()
})

test('a quote whose shipping has become dearer meanwhile shows its new total, and is then made', async ({ page }) => {
  // This browser has read the settings before the fee rose to ₹99.
  await page.route('/api/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), shippingFee: 49 } })
  })
  await page.goto('/printing?way=services&tab=lamination')
  await page.getByRole('radio', { name: /^Matte/ }).check()
  await page.getByLabel('Quantity', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Add to Order' }).click()
  await page.getByRole('radio', { name: 'Send it to me' }).check()
  const total = page.getByRole('region', { name: 'Your order' }).getByRole('definition').last()
  await expect(total).toHaveText('₹139.00')
  await page.unroute('/api/settings')
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await expect(page.getByText('Prices have changed. Please check the new total of the quote.')).toBeVisible()
  await expect(total).toHaveText('₹189.00')
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await page.waitForURL(/\/quote\/TQ/)
  await expect(page.getByText('₹189.00').first()).toBeVisible()
})

test('a name or email of one long word fits on a phone, on the page of a quote and for staff', async ({
  page,
  request,
  staff,
  staffPage,
}) => {
  const items = [{ type: 'lamination', price: 4.5, quantity: 20, details: { laminationType: 'Matte' } }]
  const contact = { name: 'KarnatakaStatePoliceHousingCooperativeSocietyLtd' }
  const { _id, token } = await (await request.post('/api/quotes', { data: { items, grandTotal: 90, contact } })).json()
  const email = 'secretary.karnatakastatepolicehousing@cooperativesocieties.test'
  await staff('POST', `/api/quotes/${_id}/send`, { email })
  for (const [reader, address, words] of [
    [page, `/quote/${_id}#t=${token}`, contact.name],
    [staffPage, `/admin/quotes?quote=${_id}`, `Sent to ${email}`],
  ] as const) {
    await expectToFitPhone(reader, address, words)
  }
})
