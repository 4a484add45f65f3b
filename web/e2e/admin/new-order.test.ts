import { expect } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { payWindowButton } from '../fixtures/buyer.ts'
import { discPng } from '../fixtures/pictures.ts'
import { newcomer, test } from '../fixtures/shop.ts'

test('an order is taken by phone with a design and a discount, despite a failed price request; its customer gets the link and pays without an account', async ({
  staffPage,
  visitor,
  staff,
}) => {
  const { email } = newcomer()
  await staffPage.goto('/admin/new-order')
  await staffPage.getByRole('textbox', { name: 'Name' }).fill('Lakshmi Rao')
  await staffPage.getByRole('textbox', { name: 'Phone' }).fill('98450 12345')
  const mailbox = staffPage.getByLabel('Email (optional)')
  await mailbox.fill('lakshmi@gmial.com')
  await staffPage.getByLabel('City').fill('Pune')
  await staffPage.getByLabel('PIN Code').fill('560001')
  await expect(staffPage.getByText(/^This PIN code is in /)).toBeVisible()
  await staffPage.getByRole('button', { name: 'lakshmi@gmail.com' }).click()
  await expect(mailbox).toHaveValue('lakshmi@gmail.com')
  await expect(mailbox).toBeFocused()
  await expect(staffPage.getByLabel('City')).toHaveValue('Pune')
  await mailbox.fill(email)
  // Enter picks what the current words find, not what the former words found.
  const product = staffPage.getByRole('searchbox', { name: 'Add a product' })
  await product.fill('cotton')
  await expect(staffPage.getByRole('option').first()).toBeVisible()
  await product.fill('polyester dryfit')
  await product.press('Enter')
  await staffPage.getByLabel('Size of Polyester Dryfit').selectOption('L')
  await staffPage.getByLabel('Colour of Polyester Dryfit').selectOption('White')
  await staffPage.getByLabel('Placement of Polyester Dryfit').selectOption('Left')
  const pieces = staffPage.getByRole('textbox', { name: 'Quantity of Polyester Dryfit' })
  await pieces.fill('1200')
  await pieces.press('Tab')
  await expect(staffPage.getByText('At most 1,000 pieces')).toBeVisible()
  await expect(pieces).toHaveValue('1200')
  await pieces.fill('10')
  const noDesign = staffPage.getByText('No design yet.')
  await expect(noDesign).toBeVisible()
  const upload = staffPage.locator('input[type=file][aria-label^="Change Design of Polyester Dryfit"]')
  await upload.setInputFiles(discPng('sun.png', 300))
  await staffPage.getByRole('button', { name: 'Remove Design of Polyester Dryfit' }).click()
  await upload.setInputFiles(discPng('crest.png', 700))
  await expect(staffPage.getByRole('button', { name: 'Change Design of Polyester Dryfit' })).toBeVisible()
  expect(await noDesign.count()).toBe(0)
  await staffPage.getByRole('radio', { name: 'Collect from the shop' }).check()
  await staffPage.getByLabel('Note for our press').fill('The crest goes over the heart.')
  await staffPage.getByLabel('GST bill for a company').check()
  await staffPage.getByLabel('Company Name').fill('St Xavier Sports Trust')
  await staffPage.getByLabel('GSTIN').fill('24AAACC1206D1ZM')
  // A company’s bill names its address, also if it collects the order.
  const billing = staffPage.getByRole('group', { name: /^Billing address/ })
  await billing.getByRole('textbox', { name: 'Address' }).fill('3 Ring Road')
  await staffPage.route('**/api/admin/order/price', (route) => route.abort())
  // A price asked for what was typed before would otherwise succeed later and take the button away.
  const lastFailed = staffPage.waitForEvent('requestfailed', (request) =>
    Boolean(request.postData()?.includes('"discount":200')),
  )
  await staffPage.getByLabel('Discount in ₹').fill('200')
  await staffPage.getByLabel('Reason for the discount').fill('School sports day')
  await lastFailed
  const total = staffPage.getByRole('region', { name: 'Total' })
  await expect(total.getByRole('alert')).toBeVisible()
  await staffPage.unroute('**/api/admin/order/price')
  await total.getByRole('button', { name: 'Try Again' }).click()
  await expect(total.getByText('₹1,000.00')).toBeVisible()
  await staffPage.getByLabel('Discount in ₹').fill('1200')
  await expect(staffPage.getByText('Nothing to pay.')).toBeVisible()
  expect(await staffPage.getByRole('radio', { name: /^By a link/ }).count()).toBe(0)
  await staffPage.getByLabel('Discount in ₹').fill('200')
  await expect(total.getByText('₹1,000.00')).toBeVisible()
  expect(await faultsOf(staffPage, 'a new order')).toEqual([])

  // A slip of the hand can be undone.
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

  // An invalid discount is reported at once, and no total is shown that a customer might be told.
  const discount = staffPage.getByLabel('Discount in ₹')
  await discount.fill('abc')
  await expect(staffPage.getByText('An amount in rupees, such as 150')).toBeVisible()
  await expect(total.getByText('₹1,200.00')).toHaveCount(0)
  await discount.fill('200')
  await expect(total.getByText('₹1,000.00')).toBeVisible()

  // The draft, with its design, survives a reload.
  await staffPage.reload()
  await expect(staffPage.getByRole('img', { name: 'Your design: crest.png' })).toBeVisible()
  await expect(total.getByText('₹1,000.00')).toBeVisible()
  await total.getByRole('button', { name: 'Place order' }).click()
  const placed = staffPage.getByRole('region', { name: /^Order TS\w+ is placed/ })
  await expect(placed).toContainText(`An email is on its way to ${email}`)
  const link = (await placed.getByText(/\/order\/TS\w+#t=/).innerText()).trim()

  const customer = await visitor()
  await customer.goto(link)
  await expect(customer.getByText('−₹200.00')).toBeVisible()
  await customer.getByRole('button', { name: 'Pay now' }).click()
  await payWindowButton(customer).click()
  const id = new URL(link).pathname.split('/').at(-1)
  await expect.poll(async () => (await staff('GET', `/api/orders/${id}`)).paymentStatus).toBe('paid')

  // The next order asks for what it lacks, and shows nothing of the former customer.
  const record = (await placed.getByRole('link', { name: 'Open the order' }).getAttribute('href')) ?? ''
  await placed.getByRole('button', { name: 'Take another order' }).click()
  await total.getByRole('button', { name: 'Place order' }).click()
  await expect(staffPage.getByRole('textbox', { name: 'Name' }).first()).toHaveAttribute('aria-invalid', 'true')
  await expect(placed).toHaveCount(0)

  await staffPage.goto(record)
  const drawer = staffPage.getByRole('dialog', { name: `Order ${id}` })
  await expect(drawer.getByText(/Placed .*, by telephone/)).toBeVisible()
  await expect(drawer.getByText('crest.png')).toBeVisible()
  await expect(drawer).toContainText('The crest goes over the heart.')
  await expect(drawer).toContainText('St Xavier Sports Trust')
  await expect(drawer).toContainText('3 Ring Road')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('₹200.00 off: School sports day')

  // Undoing an older step does not lose what was typed since.
  await staffPage.goto('/admin/new-order')
  const name = staffPage.getByRole('textbox', { name: 'Name' }).first()
  await name.fill('Ravi')
  await staffPage.getByRole('button', { name: 'Start over' }).click()
  await expect(undo).toBeVisible()
  await name.fill('Meera')
  await expect(undo).toHaveCount(0)
  await expect(name).toHaveValue('Meera')
})
