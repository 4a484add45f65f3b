import { expect } from '@playwright/test'
import { loseAnswer } from '../fixtures/connection.ts'
import { arriveAsNewcomer, callAs, test, userIdOf } from '../fixtures/shop.ts'

test('a credit note with a lost response is issued once', async ({ page: customer, staffPage, staff }) => {
  await arriveAsNewcomer(customer)
  const items = [{ color: 'white', size: 'L', quantity: 25, price: 3000, placement: 'Left' }]
  const placed = await callAs(customer, 'POST', '/api/bulk-order', { userId: await userIdOf(customer), items })
  const { _id } = await placed.json()
  for (const step of [{ paymentStatus: 'paid' }, { status: 'In Production' }, { status: 'Completed' }]) {
    await staff('PATCH', `/api/bulk-order/${_id}`, step)
  }

  await staffPage.goto(`/admin/bulk-orders?order=${_id}`)
  const drawer = staffPage.getByRole('dialog', { name: `Bulk order ${_id}` })
  await drawer.getByRole('button', { name: 'Issue a credit note' }).click()
  await drawer.getByLabel('Pieces back').fill('5')
  await drawer.getByLabel('Reason').fill('Five came mirrored')
  await drawer.getByRole('radio', { name: 'By bank or UPI' }).check()
  await loseAnswer(staffPage, '**/credit-note')
  const issue = drawer.getByRole('button', { name: 'Issue a credit note of ₹600.00' })
  await issue.click()
  await expect(drawer.getByText(/^We cannot reach the shop/)).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Credit notes' })).toContainText('₹600.00 credited')
  await issue.click()
  await expect(drawer.getByText('₹600.00 of this order has been credited in the meantime')).toBeVisible()
  expect((await staff('GET', `/api/orders/${_id}`)).credits).toHaveLength(1)
})
