import { expect, type Page } from '@playwright/test'
import { hold, loseAnswer } from '../fixtures/connection.ts'
import { download, openLinked } from '../fixtures/linked-files.ts'
import { move } from '../fixtures/move-order.ts'
import { discPng } from '../fixtures/pictures.ts'
import { arriveAsNewcomer, callAs, orderShirt, test, userIdOf } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

test('staff find an order by its last six characters and ship it; the customer sees when, but neither who nor any note', async ({
  page: customer,
  staffPage,
}) => {
  const orderId = await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })
  await openOrder(staffPage, orderId)
  const drawer = staffPage.getByRole('dialog', { name: `Order ${orderId}` })

  await move(staffPage, 'Start production')
  await move(staffPage, 'Mark as shipped', 'With Blue Dart, AWB 1234')
  await drawer.getByLabel('New note').fill('Packed by Suresh')
  const letGo = await hold(staffPage, '**/notes', 'POST')
  await drawer.getByRole('button', { name: 'Add note' }).click()
  await drawer.getByLabel('New note').fill('Ravi has the parcel')
  letGo()
  await expect(
    drawer.getByRole('listitem').filter({ hasText: 'Packed by Suresh' }).getByText('Teeshala Admin'),
  ).toBeVisible()
  await expect(drawer.getByLabel('New note')).toHaveValue('Ravi has the parcel')
  const timeline = drawer.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText(/Shipped.*by Teeshala Admin.*With Blue Dart/s, { useInnerText: true })
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('In production → Shipped')

  await customer.goto(`/order/${orderId}`)
  const progress = customer.getByRole('region', { name: 'Progress' })
  await expect(progress).toContainText(/Shipped.*With Blue Dart, AWB 1234/s, { useInnerText: true })
  const page = await customer.getByRole('main').innerText()
  for (const secret of ['Teeshala Admin', 'Suresh']) expect(page).not.toContain(secret)

  await move(staffPage, 'Mark as out for delivery', 'With Ravi, before 6 pm')
  await expect(timeline).toContainText(/Out for delivery.*by Teeshala Admin.*With Ravi/s, { useInnerText: true })
  await expect(drawer.getByRole('button', { name: 'Mark as out for delivery' })).toBeHidden()
  await customer.reload()
  await expect(progress).toContainText(/Out for delivery.*With Ravi.*Delivered/s, { useInnerText: true })
  await expect(customer.getByText('Out for delivery')).toHaveCount(2)

  await staffPage.getByRole('button', { name: 'Parcel came back' }).click()
  await expect(staffPage.getByRole('group', { name: /^Parcel came back/ })).toContainText(
    'A credit note cancels its invoice',
  )
  await expect(staffPage.getByLabel('Put its 2 pieces back into stock')).not.toBeChecked()
  await staffPage.getByRole('button', { name: 'Confirm' }).click()
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText(
    'Shipped → Cancelled, Pieces: not back into stock',
  )
  // The next note is half typed.
  await drawer.getByRole('region', { name: 'Customer' }).getByRole('link', { name: 'Their account' }).click()
  await answerUnsaved(staffPage, 'Leave')
  await expect(staffPage.getByText('1 cash parcel came back.')).toBeVisible()
})

test('the print of a single order goes to the press as a sheet', async ({ page: customer, staffPage }) => {
  const orderId = await placeOrder(customer)
  await openOrder(staffPage, orderId)
  const sheet = await download(staffPage.getByRole('button', { name: 'Download print sheet' }))
  expect(sheet.suggestedFilename()).toBe(`${orderId}-print-sheet.pdf`)
})

test('the design of a bulk order opens in a new tab, and the order stays closed', async ({ staffPage }) => {
  await staffPage.goto('/admin/bulk-orders?q=asha')
  const link = staffPage
    .getByRole('row')
    .getByRole('link')
    .filter({ has: staffPage.getByAltText(/^Design of TB/) })
    .first()
  await Promise.all([staffPage.context().waitForEvent('page'), link.click()])
  const opened = await openLinked(link)
  expect(opened.url()).toContain('lotus-crest.svg')
  await expect(opened.locator('svg').first()).toBeVisible()
  expect(await staffPage.getByRole('dialog').count()).toBe(0)
})

test('staff mark a bulk order as paid, hand it over and credit part of its invoice for a wrong print that its customer reports; the customer sees all of it', async ({
  page: customer,
  staffPage,
}) => {
  await arriveAsNewcomer(customer)
  const items = [{ color: 'white', size: 'L', quantity: 25, price: 3000, placement: 'Left' }]
  const placed = await callAs(customer, 'POST', '/api/bulk-order', { userId: await userIdOf(customer), items })
  const { _id } = await placed.json()
  await staffPage.goto(`/admin/bulk-orders?order=${_id}`)
  const drawer = staffPage.getByRole('dialog', { name: `Bulk order ${_id}` })
  await expect(drawer.getByText('Payment pending')).toBeVisible()
  await drawer.getByRole('button', { name: 'Mark payment as completed' }).click()
  await expect(drawer.getByRole('group', { name: /^Mark payment as completed/ })).toContainText('₹3,000.00.')
  await drawer.getByRole('button', { name: 'Confirm' }).click()
  await expect(drawer.getByText('Payment completed')).toBeVisible()
  await move(staffPage, 'Start production')
  await move(staffPage, 'Mark as completed')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('Payment: Pending → Completed')

  await customer.goto(`/order/${_id}`)
  await customer.getByRole('button', { name: 'Report a problem' }).click()
  await expect(customer.getByLabel('What is wrong?')).toBeFocused()
  const report = customer.getByRole('form', { name: 'Report a problem' })
  await report.getByLabel('What is wrong?').selectOption('Wrong or bad print')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Please choose the pieces with the problem')).toBeVisible()
  await report.getByRole('checkbox').check()
  await report.getByLabel(/^How many of/).fill('5')
  await report.getByLabel('Tell us more').fill('The crest is mirrored')
  await customer.locator('input[type=file][aria-label="Add photos"]').setInputFiles(discPng('mirrored.png', 900))
  const photo = report.getByRole('img', { name: `Your photo 1 of order ${_id}` })
  await expect(photo).toHaveAttribute('data-state', 'sent')
  await customer.reload()
  await expect(report.getByLabel('Tell us more')).toHaveValue('The crest is mirrored')
  await expect(photo).toBeVisible()
  await loseAnswer(customer, '**/claims')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText(/^We cannot reach the shop/)).toBeVisible()
  await report.getByRole('button', { name: 'Send report' }).click()
  const reported = customer.getByRole('article', { name: /^Report C-/ })
  await expect(reported).toContainText('Received')
  await expect(reported).toHaveCount(1)
  await customer.getByRole('button', { name: 'Report a problem' }).click()
  await expect(report.getByText(/^5 of 25 already reported in C-/)).toBeVisible()
  await report.getByRole('button', { name: 'Cancel' }).click()

  await staffPage.goto(`/admin/claims?q=${_id}`)
  await staffPage.getByRole('main').getByRole('link', { name: 'Meera Joshi' }).click()
  const claim = staffPage.getByRole('dialog', { name: /^Claim C-/ })
  await expect(claim.getByText('The crest is mirrored')).toBeVisible()
  await expect(claim.getByRole('img', { name: /^Photo 1 of report C-/ })).toHaveJSProperty('complete', true)
  await expect(claim.getByRole('link', { name: /^Photo 1 of report C-/ })).toHaveAttribute('href', /mirrored/)
  const decideNow = claim.getByRole('button', { name: 'Decide and tell the customer' })
  await decideNow.click()
  await expect(claim.getByRole('alert')).toHaveText('Choose what you will do about this claim')
  await expect(claim.getByRole('radio', { name: 'Make it again' })).toBeFocused()
  await claim.getByRole('radio', { name: 'Refund' }).check()
  await claim.getByLabel('What we write to the customer').fill('Sorry, we returned five of them.')
  await decideNow.click()
  await expect(claim.getByRole('alert')).toContainText('No money has been refunded yet.')
  await expect(claim.getByRole('radio', { name: 'Refund' })).toBeFocused()
  await claim.getByRole('button', { name: 'Issue a credit note' }).click()
  await claim.getByLabel('Pieces back').fill('5')
  await claim.getByLabel('Reason').fill('Five came mirrored')
  await staffPage.keyboard.press('Escape')
  await answerUnsaved(staffPage, 'Stay')
  await claim.getByRole('button', { name: 'Issue a credit note of ₹600.00' }).click()
  await expect(claim.getByText('Choose how it is refunded')).toBeVisible()
  await claim.getByRole('radio', { name: 'By bank or UPI' }).check()
  await claim.getByRole('button', { name: 'Issue a credit note of ₹600.00' }).click()
  await expect(claim.getByRole('region', { name: 'Refunded so far' })).toContainText('₹600.00 credited')
  await decideNow.click()
  const returning = staffPage.getByRole('dialog', { name: 'Tell the customer that the refund is on its way?' })
  await expect(returning).toContainText(/told by email at once\. The money is refunded by credit note CN.+ undone/)
  await returning.getByRole('button', { name: 'Tell the customer' }).click()
  await expect(claim.getByText('Refunded', { exact: true })).toBeVisible()
  await staffPage.goto(`/admin/bulk-orders?order=${_id}`)
  await expect(drawer.getByRole('region', { name: 'Claims' })).toContainText('Wrong or bad print Refunded')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('Credit note of ₹600.00')

  await customer.goto(`/order/${_id}`)
  await expect(reported).toContainText('Sorry, we returned five of them.')
  await expect(reported).toContainText(/Credit note CN/)
  await expect(customer.getByRole('button', { name: /Credit note of ₹600\.00/ })).toBeVisible()

  await customer.getByRole('button', { name: 'Report a problem' }).click()
  await report.getByLabel('What is wrong?').selectOption('Damaged')
  await report.getByRole('checkbox').check()
  await report.getByLabel('Tell us more').fill('The parcel was wet')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(reported).toHaveCount(2)
  await staffPage.goto(`/admin/claims?q=${_id}&filter=open`)
  await staffPage.getByRole('main').getByRole('link', { name: 'Meera Joshi' }).first().click()
  await expect(claim.getByText('The parcel was wet')).toBeVisible()
  await expect(claim.getByRole('region', { name: 'Refunded so far' })).toContainText(/Credited: 5 of 25 × .+₹600\.00/)
  await expect(claim.getByRole('region', { name: 'Other claims on this order' })).toContainText(/Refunded5 × /)
  await claim.getByRole('radio', { name: 'Make it again' }).check()
  await decideNow.click()
  const again = staffPage.getByRole('dialog', { name: 'Make it again?' })
  await expect(again).toContainText(
    '25 pieces are made again at no charge. You can call it off until the new pieces are sent.',
  )
  await expect(again.getByRole('alert')).toContainText(/Credited: 5 of 25 × /)
  await again.getByRole('button', { name: 'Make it again' }).click()
  await expect(claim.getByText('Being made again')).toBeVisible()
  await claim.getByRole('button', { name: 'Call off the reprint' }).click()
  const callingOff = staffPage.getByRole('dialog', { name: 'Call off this reprint?' })
  await callingOff.getByRole('button', { name: 'Call off the reprint' }).click()
  await expect(claim.getByText('Under review')).toBeVisible()
  await expect(claim.getByRole('radio', { name: 'Make it again' })).toBeVisible()

  await customer.goto('/orders')
  const card = customer.getByRole('article', { name: _id })
  await expect(card.getByText('Payment: Paid')).toBeVisible()
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await customer.getByLabel('Payment status').selectOption('Pending')
  await expect(card).toHaveCount(0)
})

test('a cancellation says how many pieces go back, asks, and does so', async ({ page: customer, staffPage }) => {
  const orderId = await placeOrder(customer)
  const stock = async () => (await (await customer.request.get('/api/product/polyester-dryfit')).json()).stock as number
  const before = await stock()
  await openOrder(staffPage, orderId)
  await staffPage.getByRole('button', { name: 'Cancel order' }).click()
  const question = staffPage.getByRole('group', { name: /^Cancel order/ })
  await expect(question).toContainText('Its 2 pieces go back into stock.')

  await staffPage.keyboard.press('Escape')
  await expect(staffPage.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  expect(await stock()).toBe(before)

  await move(staffPage, 'Cancel order')
  await expect(
    staffPage.getByText('This order is closed.').or(staffPage.getByText('Mark payment as')).first(),
  ).toBeVisible()
  await expect.poll(stock).toBe(before + 2)
})

test('an order opens by its address, closes by keyboard, and the focus returns to its row', async ({ staffPage }) => {
  await staffPage.goto('/admin/orders?paymentStatus=paid')
  const link = staffPage.getByRole('region', { name: 'All orders' }).getByRole('link').first()
  await link.focus()
  await staffPage.keyboard.press('Enter')
  const id = (await link.getAttribute('title')) ?? ''
  await expect(
    staffPage.getByRole('dialog', { name: `Order ${id}` }).getByRole('region', { name: 'Items' }),
  ).toBeVisible()
  expect(new URL(staffPage.url()).search).toBe(`?paymentStatus=paid&order=${id}`)
  const note = staffPage.getByLabel('New note')
  await note.fill('Packed by')
  await staffPage.getByRole('button', { name: 'Next', exact: true }).click()
  await answerUnsaved(staffPage, 'Stay')
  await expect(note).toHaveValue('Packed by')
  await staffPage.keyboard.press('Escape')
  await answerUnsaved(staffPage, 'Leave')
  await expect.poll(() => new URL(staffPage.url()).search).toBe('?paymentStatus=paid')
  await expect(link).toBeFocused()

  await staffPage.goto(`/admin/orders?order=${id}`)
  await expect(
    staffPage.getByRole('dialog', { name: `Order ${id}` }).getByRole('region', { name: 'Items' }),
  ).toBeVisible()
  await staffPage.goto('/admin/orders?order=nonsense')
  await expect(staffPage.getByText('Error: There is no such order.')).toBeVisible()
  await staffPage.goto('/admin/orders?q=zzzzzz')
  await expect(staffPage.getByText('No orders found.')).toBeVisible()
})

/** Orders two shirts as a new customer. */
async function placeOrder(page: Page, wish: object = {}): Promise<string> {
  await arriveAsNewcomer(page)
  const shippingAddress = { address: '7 Residency Road', city: 'Bengaluru', postalCode: '560025', country: 'India' }
  const { _id } = await orderShirt(page, { placement: 'Front A4', quantity: 2, price: 240, shippingAddress, ...wish })
  return _id
}

/** Opens the order on the staff page, found by its last six characters. */
async function openOrder(staffPage: Page, orderId: string): Promise<void> {
  await staffPage.goto('/admin/orders')
  await staffPage.getByLabel('Search orders').fill(orderId.slice(-6))
  const rows = staffPage.getByRole('region', { name: 'All orders' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.getByRole('link', { name: orderId.slice(-6) }).click()
  await expect(
    staffPage.getByRole('dialog', { name: `Order ${orderId}` }).getByRole('region', { name: 'Items' }),
  ).toBeVisible()
}

test('two clicks make one move, and staff who come second are told', async ({ page: customer, staffPage, staff }) => {
  const orderId = await placeOrder(customer)
  await openOrder(staffPage, orderId)
  const confirm = staffPage.getByRole('button', { name: 'Confirm' })
  await staffPage.getByRole('button', { name: 'Cancel order' }).click()
  await staff('PATCH', `/api/order/${orderId}`, { status: 'in_production' })
  await confirm.click()
  await expect(staffPage.getByText("The order is now 'In production'.")).toBeVisible()
  const moves: string[] = []
  staffPage.on('request', (request) => request.method() === 'PATCH' && moves.push(request.url()))
  await staffPage.getByRole('button', { name: 'Mark as shipped' }).click()
  await confirm.dblclick()
  await staffPage.getByRole('button', { name: 'Mark as delivered' }).click()
  expect(moves).toHaveLength(1)

  await staff('PATCH', `/api/order/${orderId}`, { status: 'delivered' })
  await confirm.click()
  await expect(staffPage.getByText("The order is 'Delivered' already.")).toBeVisible()
  await expect(staffPage.getByRole('button', { name: 'Mark as delivered' })).toBeHidden()
})

test('the search field shows the list’s filter; old addresses and failed lists block nobody', async ({ staffPage }) => {
  await staffPage.goto('/admin/orders')
  const field = staffPage.getByLabel('Search orders')
  await field.fill('zzzzzz')
  await expect(staffPage.getByText('No orders found.')).toBeVisible()
  await staffPage.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(staffPage.getByRole('region', { name: 'All orders' })).toBeVisible()
  await expect(field).toHaveValue('')
  await staffPage.goBack()
  await expect(staffPage.getByText('No orders found.')).toBeVisible()
  await expect(field).toHaveValue('zzzzzz')

  const refused = { status: 500, json: { code: 'INTERNAL', message: 'no', requestId: 'r1' } }
  await staffPage.route('**/api/order?**', (route) => route.fulfill(refused))
  await staffPage.goto('/admin/orders')
  await expect(staffPage.getByText('Error: Failed to fetch orders (Reference: r1)')).toBeVisible()
  await staffPage.unroute('**/api/order?**')
  await staffPage.getByRole('button', { name: 'Try Again' }).click()
  await expect(staffPage.getByRole('region', { name: 'All orders' })).toBeVisible()
  let asked = 0
  await staffPage.route(/api\/(order|admin\/sales)\?.*from=2026-11-22/, (route) => {
    asked++
    return route.fallback()
  })
  for (const list of ['orders', 'sales']) {
    await staffPage.goto(`/admin/${list}?to=2026-11-21`)
    await expect(staffPage.getByRole('status').filter({ hasText: /orders/ })).toBeVisible()
    await staffPage.getByLabel('From').fill('2026-11-22')
    await expect(staffPage.getByRole('alert')).toHaveText('The first day is after the last day')
    await expect(staffPage.getByText('No orders found')).toBeHidden()
  }
  expect(asked).toBe(0)
  await staffPage.goto('/admin/audit-log?from=2026-11-22&to=2026-11-21')
  await expect(staffPage.getByRole('alert')).toHaveText('The first day is after the last day')
  await staffPage.goto('/admin/orders?status=gone&sort=gone&from=yesterday')
  await expect(staffPage.getByRole('region', { name: 'All orders' })).toBeVisible()
})
