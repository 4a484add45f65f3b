import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { faultsAtBothWidths, faultsOf, screenOf } from '../fixtures/axe.ts'
import { runByTheClock, test } from '../fixtures/buyer.ts'
import { download, openLinked } from '../fixtures/linked-files.ts'
import { call, uploadDesign } from '../fixtures/past-screens.ts'
import { arriveAsNewcomer, phone, userIdOf } from '../fixtures/shop.ts'

/** Places a college's order of 300 shirts to another state, on its GSTIN; half is to be paid before production. */
async function orderOfCollege(page: Page): Promise<string> {
  const design = await uploadDesign(page)
  const { _id } = await call(page, 'bulk-order', {
    userId: await userIdOf(page),
    productId: 'polyester-dryfit',
    items: [{ color: 'white', size: 'L', quantity: 300, price: 30_600, placement: 'Front A4' }],
    designs: [{ path: design, placement: 'Front A4' }],
    paymentMethod: 'upi',
    company: { name: 'Hooghly College', gstin: '19AAACC1206D1ZD' },
    shippingAddress: {
      address: '1 Park Street',
      city: 'Kolkata',
      state: 'West Bengal',
      postalCode: '700016',
      country: 'India',
    },
  })
  return _id
}

/** Pays the link shown on an order's page, in full or this many rupees, on the gateway's own page. */
async function payLink(order: Page, rupees?: string): Promise<void> {
  const link = await openLinked(order.getByRole('link', { name: /^Pay ₹.+ by link$/ }))
  if (rupees) await link.getByLabel('Amount in rupees').fill(rupees)
  await link.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(link.getByText(rupees ? 'is paid.' : 'This link is paid.')).toBeVisible()
  await link.close()
}

/** Downloads a file from the open GST returns, and returns its rows. */
async function savedRows(page: Page, name: string): Promise<Record<string, string>[]> {
  const file = await download(page.getByRole('button', { name: `Download ${name}`, exact: true }))
  const text = await readFile(await file.path(), 'utf8')
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

const paiseOf = (rupees = '') => Math.round(Number(rupees.replaceAll(/[^\d.-]/g, '')) * 100)

test('a college in another state orders 300, pays half by a UPI link, approves its proof, pays the rest in parts, and gets its registered GST invoice with the parcel; staff export a month that balances', async ({
  visitor,
  staffPage,
  staff,
}) => {
  const customer = await visitor(phone)
  await arriveAsNewcomer(customer)
  const id = await orderOfCollege(customer)
  const hasPaid = (paid: number) =>
    expect
      .poll(async () => {
        await runByTheClock(staffPage, 'takeInGatewayMessages')
        return (await staff('GET', `/api/orders/${id}`)).parts?.paid
      })
      .toBe(paid)

  await staffPage.setViewportSize(screenOf(1280).viewport)
  // A link whose creation the gateway has not answered can be cancelled, too.
  const [createdAt, expiresAt] = [0, 7].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const made = { amount: 15_300, paid: 0, state: 'making', isUnwanted: false, createdAt, expiresAt }
  const lists = '**/payment-links*'
  await staffPage.route(lists, (route) => route.fulfill({ json: [{ _id: `${id}-1`, orderId: id, ...made }] }))
  await staffPage.goto(`/admin/bulk-orders?order=${id}`)
  const record = staffPage.getByRole('dialog')
  const links = record.getByRole('region', { name: 'Pay by link' })
  await expect(links.getByText('₹15,300.00 requested. The link is still being made')).toBeVisible()
  await staffPage.unroute(lists)
  await links.getByRole('button', { name: 'Cancel link' }).click()
  await expect(links.getByRole('alert')).toHaveText('No payment link is open for this order.')
  await expect(links.getByText('still being made')).toHaveCount(0)
  await staffPage.reload()
  await links.getByRole('button', { name: 'Send payment link' }).click()
  await expect(links.getByLabel('Amount to ask for')).toHaveValue('15,300')
  await links.getByLabel('Amount to ask for').fill('30600.01')
  await links.getByRole('button', { name: 'Send payment link' }).click()
  await expect(links.getByRole('alert')).toHaveText('Only ₹30,600.00 is still to be paid')
  await links.getByLabel('Amount to ask for').fill('15300')
  expect(await faultsAtBothWidths(staffPage, 'a payment link that staff send', { of: 'screen' })).toEqual([])
  await links.getByRole('button', { name: 'Send payment link' }).click()
  await expect(links.getByText(/^₹15,300\.00 requested, until/)).toBeVisible()
  await expect(links.getByRole('list', { name: 'Payment links so far' })).toContainText('₹15,300.00 open')
  await expect(links.getByRole('button', { name: 'Copy link' })).toBeVisible()

  await customer.goto(`/order/${id}`)
  await expect(customer.getByText('We have sent you a link to pay ₹15,300.00')).toBeVisible()
  expect(await faultsOf(customer, 'an order with a payment link', { of: 'screen' })).toEqual([])
  await payLink(customer)
  await hasPaid(15_300)
  await customer.reload()
  await expect(customer.getByRole('button', { name: 'Pay balance' })).toBeVisible()
  expect(await customer.getByRole('link', { name: /by link$/ }).count()).toBe(0)

  await staffPage.reload()
  await expect(links.getByText('₹15,300.00 paid')).toBeVisible()
  await record.getByRole('button', { name: 'Send proof 1' }).click()
  await record.getByRole('button', { name: 'Send proof 1' }).click()
  await expect(record.getByText('Proof 1, sent on')).toBeVisible()
  await customer.reload()
  await customer.getByRole('region', { name: 'Proof 1' }).getByRole('button', { name: 'Approve' }).click()
  await expect(customer.getByText('We will print exactly this.')).toBeVisible()
  await staff('PATCH', `/api/bulk-order/${id}`, { status: 'In Production' })

  await staffPage.reload()
  await links.getByRole('button', { name: 'Send payment link' }).click()
  await links.getByLabel('Can be paid in parts').check()
  await links.getByLabel('Smallest first part').fill('1000')
  await links.getByRole('button', { name: 'Send payment link' }).click()
  await expect(links.getByText(/^₹15,300\.00 requested/)).toBeVisible()
  await customer.reload()
  await payLink(customer, '5300')
  await hasPaid(20_600)
  await customer.reload()
  await expect(customer.getByRole('link', { name: 'Pay ₹10,000.00 by link' })).toBeVisible()
  await payLink(customer)
  await hasPaid(30_600)

  await staff('PUT', '/api/settings', { isEInvoicing: true })
  await staff('PATCH', `/api/bulk-order/${id}`, { status: 'Shipped' })
  await staff('PUT', '/api/settings', { isEInvoicing: false })
  await staffPage.reload()
  const portal = record.getByRole('region', { name: 'E-invoice' })
  await expect(portal).toContainText('Waiting for the invoice portal.')
  await runByTheClock(staffPage, 'seeToEInvoices')
  await staffPage.reload()
  await expect(portal).toContainText('Registered, acknowledgement')
  expect(await faultsAtBothWidths(staffPage, 'a registered invoice', { of: 'screen' })).toEqual([])
  await customer.reload()
  await expect(customer.getByRole('button', { name: /^Invoice/ })).toBeVisible()
  expect(await staff('GET', `/api/orders/${id}`)).toMatchObject({
    paymentStatus: 'paid',
    paymentMethod: 'upi',
    invoice: { number: expect.any(String) },
  })
  const { number } = (await staff('GET', `/api/orders/${id}`)).invoice

  // Its month is exported for the return, to the paisa as shown on the page, and its invoice is among those to companies.
  await staffPage.goto('/admin/gst-returns')
  const sums = staffPage
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('xpath=following-sibling::*')
  const shown = paiseOf(await sums.innerText())
  const register = await savedRows(staffPage, 'Register')
  expect(register.reduce((total, row) => total + paiseOf(row.Total), 0)).toBe(shown)
  const [invoiced, ...further] = (await savedRows(staffPage, 'B2B')).filter((row) => row['Invoice Number'] === number)
  expect(further).toEqual([])
  expect(invoiced).toMatchObject({ 'GSTIN/UIN of Recipient': '19AAACC1206D1ZD', Rate: '5' })
  expect(paiseOf(invoiced?.['Invoice Value'])).toBe(3_060_000)
  expect(paiseOf(invoiced?.['Taxable Value'])).toBe(2_914_286)
})
