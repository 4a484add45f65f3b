import { expect, type Page } from '@playwright/test'
import { arriveAsNewcomer, callAs, test, userIdOf } from './shop.ts'

test('staff find an order by its last six characters and ship it; the customer sees when, but not who, and no note', async ({
  page: customer,
  office,
}) => {
  const orderId = await placeOrder(customer)
  await openOrder(office, orderId)
  const drawer = office.getByRole('dialog', { name: `Order ${orderId}` })

  await move(office, 'Start production')
  await move(office, 'Mark as shipped', 'With Blue Dart, AWB 1234')
  await drawer.getByLabel('New note').fill('Packed by Suresh')
  await drawer.getByRole('button', { name: 'Add note' }).click()
  await expect(
    drawer.getByRole('listitem').filter({ hasText: 'Packed by Suresh' }).getByText('Teeshala Admin'),
  ).toBeVisible()
  const timeline = drawer.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText(/Shipped.*by Teeshala Admin.*With Blue Dart/s, { useInnerText: true })
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('In production → Shipped')

  await customer.goto(`/order/${orderId}`)
  const progress = customer.getByRole('region', { name: 'Progress' })
  await expect(progress).toContainText(/Shipped.*With Blue Dart, AWB 1234/s, { useInnerText: true })
  const page = await customer.getByRole('main').innerText()
  for (const secret of ['Teeshala Admin', 'Suresh']) expect(page).not.toContain(secret)
})

test('what a single order prints goes to the press as a sheet', async ({ page: customer, office }) => {
  const orderId = await placeOrder(customer)
  await openOrder(office, orderId)
  const [sheet] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Download print sheet' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe(`${orderId}-print-sheet.pdf`)
})

test('the design of a bulk order opens in a tab of its own, and the order stays closed', async ({ office }) => {
  await office.goto('/admin/bulk-orders?q=asha')
  const [opened] = await Promise.all([
    office.context().waitForEvent('page'),
    office
      .getByRole('row')
      .getByRole('link')
      .filter({ has: office.getByAltText(/^Design of TB/) })
      .first()
      .click(),
  ])
  await expect.poll(() => opened.url()).toContain('lotus-crest.svg')
  await expect(opened.locator('svg').first()).toBeVisible()
  expect(await office.getByRole('dialog').count()).toBe(0)
})

test('staff mark a bulk order as paid and hand it over; its customer sees both', async ({ page: customer, office }) => {
  await arriveAsNewcomer(customer)
  const items = [{ color: 'white', size: 'L', quantity: 25, price: 3000, placement: 'Left' }]
  const placed = await callAs(customer, 'POST', '/api/bulk-order', { userId: await userIdOf(customer), items })
  const { _id } = await placed.json()
  await office.goto(`/admin/bulk-orders?order=${_id}`)
  const drawer = office.getByRole('dialog', { name: `Bulk order ${_id}` })
  await expect(drawer.getByText('Payment pending')).toBeVisible()
  await drawer.getByRole('button', { name: 'Mark payment as completed' }).click()
  await expect(drawer.getByRole('group', { name: /^Mark payment as completed/ })).toContainText('₹3,000.00.')
  await drawer.getByRole('button', { name: 'Confirm' }).click()
  await expect(drawer.getByText('Payment completed')).toBeVisible()
  await move(office, 'Start production')
  await move(office, 'Mark as completed')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('Payment: Pending → Completed')

  await customer.goto('/orders')
  const card = customer.getByRole('article', { name: _id })
  await expect(card.getByText('Payment received')).toBeVisible()
  await expect(card.getByText('Completed')).toBeVisible()
  await customer.getByLabel('Payment status').selectOption('Pending')
  await expect(card).toHaveCount(0)
})

test('a cancellation says how many pieces go back, asks first, and puts them back', async ({
  page: customer,
  office,
}) => {
  const orderId = await placeOrder(customer)
  const stock = async () => (await (await customer.request.get('/api/product/polyester-dryfit')).json()).stock as number
  const before = await stock()
  await openOrder(office, orderId)
  await office.getByRole('button', { name: 'Cancel order' }).click()
  const question = office.getByRole('group', { name: /^Cancel order/ })
  await expect(question).toContainText('Its 2 pieces go back to the stock.')

  await office.keyboard.press('Escape')
  await expect(office.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  expect(await stock()).toBe(before)

  await move(office, 'Cancel order')
  await expect(
    office.getByText('This order has come to its end.').or(office.getByText('Mark payment as')).first(),
  ).toBeVisible()
  await expect.poll(stock).toBe(before + 2)
})

test('the address opens an order, the keyboard leaves it, and the focus goes back to its row', async ({ office }) => {
  await office.goto('/admin/orders?paymentStatus=paid')
  const link = office.getByRole('region', { name: 'All orders' }).getByRole('link').first()
  await link.focus()
  await office.keyboard.press('Enter')
  const id = (await link.getAttribute('title')) ?? ''
  await expect(office.getByRole('dialog', { name: `Order ${id}` }).getByRole('region', { name: 'Items' })).toBeVisible()
  expect(new URL(office.url()).search).toBe(`?paymentStatus=paid&order=${id}`)
  await office.keyboard.press('Escape')
  await expect.poll(() => new URL(office.url()).search).toBe('?paymentStatus=paid')
  await expect(link).toBeFocused()

  await office.goto(`/admin/orders?order=${id}`)
  await expect(office.getByRole('dialog', { name: `Order ${id}` }).getByRole('region', { name: 'Items' })).toBeVisible()
  await office.goto('/admin/orders?order=nonsense')
  await expect(office.getByText('Error: There is no such order.')).toBeVisible()
  await office.goto('/admin/orders?q=zzzzzz')
  await expect(office.getByText('No orders found.')).toBeVisible()
})

/** Somebody new orders two shirts. */
async function placeOrder(page: Page): Promise<string> {
  await arriveAsNewcomer(page)
  const shippingAddress = { address: '7 Residency Road', city: 'Bengaluru', postalCode: '560025', country: 'India' }
  const shirts = { size: 'M', color: 'black', placement: 'Front A4', quantity: 2, price: 240, shippingAddress }
  const placed = await callAs(page, 'POST', '/api/order', shirts)
  expect(placed.status()).toBe(201)
  return (await placed.json())._id
}

/** Opens the order in the office, found by its last six characters. */
async function openOrder(office: Page, orderId: string): Promise<void> {
  await office.goto('/admin/orders')
  await office.getByLabel('Search orders').fill(orderId.slice(-6))
  const rows = office.getByRole('region', { name: 'All orders' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.getByRole('link', { name: orderId.slice(-6) }).click()
  await expect(
    office.getByRole('dialog', { name: `Order ${orderId}` }).getByRole('region', { name: 'Items' }),
  ).toBeVisible()
}

test('two clicks on Confirm make one move, and who is overtaken by a colleague reads it and sees what is possible now', async ({
  page: customer,
  office,
  staff,
}) => {
  const orderId = await placeOrder(customer)
  await openOrder(office, orderId)
  let moves = 0
  office.on('request', (request) => {
    if (request.method() === 'PATCH') moves++
  })
  await office.getByRole('button', { name: 'Start production' }).click()
  await office.getByRole('button', { name: 'Confirm' }).dblclick()
  await office.getByRole('button', { name: 'Mark as shipped' }).click()
  expect(moves).toBe(1)

  await staff('PATCH', `/api/order/${orderId}`, { status: 'cancelled' })
  await office.getByRole('button', { name: 'Confirm' }).click()
  await expect(office.getByText("An order that is 'Cancelled' cannot become 'Shipped'.")).toBeVisible()
  await expect(office.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await expect(office.getByRole('button', { name: 'Mark as shipped' })).toBeHidden()
})

test('the search field says what the list is filtered by, and a list that did not come can be asked for again', async ({
  office,
}) => {
  await office.goto('/admin/orders')
  const field = office.getByLabel('Search orders')
  await field.fill('zzzzzz')
  await expect(office.getByText('No orders found.')).toBeVisible()
  await office.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(office.getByRole('region', { name: 'All orders' })).toBeVisible()
  await expect(field).toHaveValue('')
  await office.goBack()
  await expect(office.getByText('No orders found.')).toBeVisible()
  await expect(field).toHaveValue('zzzzzz')

  const refused = { status: 500, json: { code: 'INTERNAL', message: 'no', requestId: 'r1' } }
  await office.route('**/api/order?**', (route) => route.fulfill(refused))
  await office.goto('/admin/orders')
  await expect(office.getByText('Error: Failed to fetch orders (Reference: r1)')).toBeVisible()
  await office.unroute('**/api/order?**')
  await office.getByRole('button', { name: 'Try Again' }).click()
  await expect(office.getByRole('region', { name: 'All orders' })).toBeVisible()
})

async function move(office: Page, label: string, message?: string): Promise<void> {
  const button = office.getByRole('button', { name: label, exact: true })
  await button.click()
  if (message) await office.getByLabel('Message to the customer (optional)').fill(message)
  await office.getByRole('button', { name: 'Confirm' }).click()
  await expect(button).toBeHidden()
  await expect(office.getByRole('group', { name: label })).toBeHidden()
}
