import { expect } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { payWindowButton } from '../fixtures/buyer.ts'
import { discPng } from '../fixtures/pictures.ts'
import { newcomer, test } from '../fixtures/shop.ts'

test('an order is taken by telephone with a design and a discount, though its price could not be had at first; its customer gets the link and pays by it, without an account', async ({
  staffPage,
  visitor,
  staff,
}) => {
  const { email } = newcomer()
  await staffPage.goto('/admin/new-order')
  await staffPage.getByRole('textbox', { name: 'Name' }).fill('Lakshmi Rao')
  await staffPage.getByRole('textbox', { name: 'Phone' }).fill('98450 12345')
  await staffPage.getByLabel('Email (optional)').fill(email)
  await staffPage.getByRole('searchbox', { name: 'Add a product' }).fill('polyester dryfit')
  await staffPage.getByRole('option', { name: /Polyester Dryfit/ }).click()
  await staffPage.getByLabel('Size of Polyester Dryfit').selectOption('L')
  await staffPage.getByLabel('Colour of Polyester Dryfit').selectOption('White')
  await staffPage.getByLabel('Placement of Polyester Dryfit').selectOption('Left')
  await staffPage.getByRole('textbox', { name: 'Quantity of Polyester Dryfit' }).fill('10')
  const upload = staffPage.locator('input[type=file][aria-label^="Change Design of Polyester Dryfit"]')
  await upload.setInputFiles(discPng('sun.png', 300))
  await staffPage.getByRole('button', { name: 'Remove Design of Polyester Dryfit' }).click()
  await upload.setInputFiles(discPng('crest.png', 700))
  await expect(staffPage.getByRole('button', { name: 'Change Design of Polyester Dryfit' })).toBeVisible()
  await staffPage.getByRole('radio', { name: 'Collect from the shop' }).check()
  await staffPage.getByLabel('Note to the press').fill('The crest goes over the heart.')
  await staffPage.getByLabel('GST bill for a company').check()
  await staffPage.getByLabel('Company Name').fill('St Xavier Sports Trust')
  await staffPage.getByLabel('GSTIN').fill('24AAACC1206D1ZM')
  await staffPage.route('**/api/admin/order/price', (route) => route.abort())
  await staffPage.getByLabel('Discount in ₹').fill('200')
  await staffPage.getByLabel('Reason for the discount').fill('School sports day')
  const total = staffPage.getByRole('region', { name: 'Total' })
  await expect(total.getByRole('alert')).toBeVisible()
  await staffPage.unroute('**/api/admin/order/price')
  await total.getByRole('button', { name: 'Try Again' }).click()
  await expect(total.getByText('₹1,000.00')).toBeVisible()
  expect(await faultsOf(staffPage, 'a new order')).toEqual([])

  // A slip of the hand takes nothing away.
  const undo = staffPage.getByRole('button', { name: 'Undo' })
  await staffPage.getByRole('radio', { name: /^Bulk order/ }).check()
  await expect(total).toContainText('Nothing is on the order yet.')
  await undo.click()
  await expect(staffPage.getByRole('textbox', { name: 'Quantity of Polyester Dryfit' })).toHaveValue('10')
  await staffPage.getByRole('button', { name: 'Start over' }).click()
  await expect(staffPage.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('')
  await undo.click()
  await expect(staffPage.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Lakshmi Rao')
  await expect(total.getByText('₹1,000.00')).toBeVisible()

  // The draft outlives a reload, and so does its design.
  await staffPage.reload()
  await expect(staffPage.getByRole('img', { name: 'Your design: crest.png' })).toBeVisible()
  await expect(total.getByText('₹1,000.00')).toBeVisible()
  await total.getByRole('button', { name: 'Place order' }).click()
  const placed = staffPage.getByRole('region', { name: /^Order TS\w+ is placed/ })
  await expect(placed).toContainText(`A mail is on its way to ${email}`)
  const link = (await placed.getByText(/\/order\/TS\w+#t=/).innerText()).trim()

  const customer = await visitor()
  await customer.goto(link)
  await expect(customer.getByText('−₹200.00')).toBeVisible()
  await customer.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(customer).click()
  const id = new URL(link).pathname.split('/').at(-1)
  await expect.poll(async () => (await staff('GET', `/api/orders/${id}`)).paymentStatus).toBe('paid')

  await placed.getByRole('link', { name: 'Open the order' }).click()
  const drawer = staffPage.getByRole('dialog', { name: `Order ${id}` })
  await expect(drawer.getByText(/placed .*, by telephone/)).toBeVisible()
  await expect(drawer.getByText('crest.png')).toBeVisible()
  await expect(drawer).toContainText('The crest goes over the heart.')
  await expect(drawer).toContainText('St Xavier Sports Trust')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('₹200.00 off: School sports day')
})
