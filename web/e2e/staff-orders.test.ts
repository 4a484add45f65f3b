import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, leave, newcomer, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

/** Longer than a busy machine needs. */

test('staff find an order by its last six characters and ship it; the customer sees when, but not who, and no note', async () => {
  const { page: customer, orderId } = await customerWithOrder()
  const office = await openOffice(orderId)
  const drawer = office.getByRole('dialog', { name: `Order ${orderId}` })

  await move(office, 'Start production')
  await move(office, 'Mark as shipped', 'With Blue Dart, AWB 1234')
  await drawer.getByLabel('New note').fill('Packed by Suresh')
  await drawer.getByRole('button', { name: 'Add note' }).click()
  await drawer.getByRole('listitem').filter({ hasText: 'Packed by Suresh' }).getByText('Teeshala Admin').waitFor()
  const timeline = drawer.getByRole('region', { name: 'Timeline' })
  await expect.poll(() => timeline.innerText()).toMatch(/Shipped.*by Teeshala Admin.*With Blue Dart/s)
  await expect
    .poll(() => drawer.getByRole('region', { name: 'Audit log' }).innerText())
    .toContain('In production → Shipped')

  await customer.goto(`/order/${orderId}`)
  const progress = customer.getByRole('region', { name: 'Progress' })
  await expect.poll(() => progress.innerText()).toMatch(/Shipped.*With Blue Dart, AWB 1234/s)
  const page = await customer.getByRole('main').innerText()
  for (const secret of ['Teeshala Admin', 'Suresh']) expect(page).not.toContain(secret)
  await Promise.all([leave(customer), leave(office)])
})

test('what a single order prints goes to the press as a sheet', async () => {
  const { page: customer, orderId } = await customerWithOrder()
  const office = await openOffice(orderId)
  const [sheet] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Download print sheet' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe(`${orderId}-print-sheet.pdf`)
  await Promise.all([leave(customer), leave(office)])
})

test('the design of a bulk order opens in a tab of its own, and the order stays closed', async () => {
  const office = await visitor({ viewport: { width: 1280, height: 900 } })
  await signIn(office, admin)
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
  await opened.locator('svg').first().waitFor()
  expect(await office.getByRole('dialog').count()).toBe(0)
  await leave(office)
})

test('a cancellation says how many pieces go back, asks first, and puts them back', async () => {
  const { page: customer, orderId } = await customerWithOrder()
  const stock = async () => (await (await customer.request.get('/api/product/polyester-dryfit')).json()).stock as number
  const before = await stock()
  const office = await openOffice(orderId)
  await office.getByRole('button', { name: 'Cancel order' }).click()
  const question = office.getByRole('group', { name: /^Cancel order/ })
  expect(await question.innerText()).toContain('Its 2 pieces go back to the stock.')

  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: 'Cancel order' }).waitFor()
  expect(await stock()).toBe(before)

  await move(office, 'Cancel order')
  await office.getByText('This order has come to its end.').or(office.getByText('Mark payment as')).first().waitFor()
  await expect.poll(stock).toBe(before + 2)
  await Promise.all([leave(customer), leave(office)])
})

test('the address opens an order, the keyboard leaves it, and the focus goes back to its row', async () => {
  const office = await visitor({ viewport: { width: 1280, height: 800 } })
  await signIn(office, admin)
  await office.goto('/admin/orders?paymentStatus=paid')
  const link = office.getByRole('region', { name: 'All orders' }).getByRole('link').first()
  await link.focus()
  await office.keyboard.press('Enter')
  const id = (await link.getAttribute('title')) ?? ''
  await office
    .getByRole('dialog', { name: `Order ${id}` })
    .getByRole('region', { name: 'Items' })
    .waitFor()
  expect(new URL(office.url()).search).toBe(`?paymentStatus=paid&order=${id}`)
  await office.keyboard.press('Escape')
  await expect.poll(() => new URL(office.url()).search).toBe('?paymentStatus=paid')
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)

  await office.goto(`/admin/orders?order=${id}`)
  await office
    .getByRole('dialog', { name: `Order ${id}` })
    .getByRole('region', { name: 'Items' })
    .waitFor()
  await office.goto('/admin/orders?order=nonsense')
  await office.getByText('Error: There is no such order.').waitFor()
  await office.goto('/admin/orders?q=zzzzzz')
  await office.getByText('No orders found.').waitFor()
  await leave(office)
})

/** Somebody new who has just ordered two shirts. */
async function customerWithOrder(): Promise<{ page: Page; orderId: string }> {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  await signIn(page, { login: person.email, password: person.password })
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const placed = await page.request.post('/api/order', {
    data: { size: 'M', color: 'black', placement: 'Front A4', quantity: 2, price: 240 },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(placed.status()).toBe(201)
  return { page, orderId: (await placed.json())._id }
}

/** The admin's browser, with the order found by its last six characters and opened. */
async function openOffice(orderId: string): Promise<Page> {
  const office = await visitor({ viewport: { width: 1280, height: 800 } })
  await signIn(office, admin)
  await office.goto('/admin/orders')
  await office.getByLabel('Search orders').fill(orderId.slice(-6))
  const rows = office.getByRole('region', { name: 'All orders' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.getByRole('link', { name: orderId.slice(-6) }).click()
  await office
    .getByRole('dialog', { name: `Order ${orderId}` })
    .getByRole('region', { name: 'Items' })
    .waitFor()
  return office
}

test('two clicks on Confirm make one move, and who is overtaken by a colleague reads it and sees what is possible now', async () => {
  const { page: customer, orderId } = await customerWithOrder()
  const office = await openOffice(orderId)
  let moves = 0
  office.on('request', (request) => {
    if (request.method() === 'PATCH') moves++
  })
  await office.getByRole('button', { name: 'Start production' }).click()
  await office.getByRole('button', { name: 'Confirm' }).dblclick()
  await office.getByRole('button', { name: 'Mark as shipped' }).click()
  expect(moves).toBe(1)

  const token = await office.evaluate(() => localStorage.getItem('token'))
  const colleague = { data: { status: 'cancelled' }, headers: { authorization: `Bearer ${token}` } }
  expect((await office.request.patch(`/api/order/${orderId}`, colleague)).status()).toBe(200)
  await office.getByRole('button', { name: 'Confirm' }).click()
  await office.getByText("An order that is 'Cancelled' cannot become 'Shipped'.").waitFor()
  await office.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'hidden' })
  await office.getByRole('button', { name: 'Mark as shipped' }).waitFor({ state: 'hidden' })
  await Promise.all([leave(customer), leave(office)])
})

test('the search field says what the list is filtered by, and a list that did not come can be asked for again', async () => {
  const office = await visitor({ viewport: { width: 1280, height: 800 } })
  await signIn(office, admin)
  await office.goto('/admin/orders')
  const field = office.getByLabel('Search orders')
  await field.fill('zzzzzz')
  await office.getByText('No orders found.').waitFor()
  await office.getByRole('link', { name: 'Orders', exact: true }).click()
  await office.getByRole('region', { name: 'All orders' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await office.goBack()
  await office.getByText('No orders found.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('zzzzzz')

  const refused = { status: 500, json: { code: 'INTERNAL', message: 'no', requestId: 'r1' } }
  await office.route('**/api/order?**', (route) => route.fulfill(refused))
  await office.goto('/admin/orders')
  await office.getByText('Error: Failed to fetch orders (Reference: r1)').waitFor()
  await office.unroute('**/api/order?**')
  await office.getByRole('button', { name: 'Try Again' }).click()
  await office.getByRole('region', { name: 'All orders' }).waitFor()
  await leave(office)
})

async function move(office: Page, label: string, message?: string): Promise<void> {
  const button = office.getByRole('button', { name: label, exact: true })
  await button.click()
  if (message) await office.getByLabel('Message to the customer (optional)').fill(message)
  await office.getByRole('button', { name: 'Confirm' }).click()
  await button.waitFor({ state: 'hidden' })
  await office.getByRole('group', { name: label }).waitFor({ state: 'hidden' })
}
