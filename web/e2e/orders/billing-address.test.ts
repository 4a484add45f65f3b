import { expect } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { placeOrderFor } from '../fixtures/buyer.ts'
import { collectsForCash } from '../fixtures/delivery.ts'
import { move } from '../fixtures/move-order.ts'
import { arriveAsNewcomer, callAs, phone, test } from '../fixtures/shop.ts'

test('a large order that is collected asks for the billing address; once it is lost with the account, staff enter it before the invoice', async ({
  visitor,
  staffPage,
  staff,
}) => {
  const page = await visitor(phone)
  await arriveAsNewcomer(page, {
    address: { street: '7 Residency Road', city: 'Bengaluru', state: 'Karnataka', country: 'India', pincode: '560025' },
  })
  await page.goto('/order/kaapi-hoodie')
  await page.getByRole('checkbox', { name: 'Back A3' }).check()
  await page.getByRole('checkbox', { name: 'Back A4' }).check()
  const pieces = page.getByRole('textbox', { name: 'Black, M' })
  await pieces.fill('30')
  await collectsForCash(page)
  const billing = page.getByRole('group', { name: 'Billing address' })
  await expect(page.getByRole('button', { name: 'Place Order' })).toContainText('₹42,')
  expect(await billing.count()).toBe(0)
  await pieces.fill('50')
  const place = placeOrderFor('₹67,702.50', page)
  await expect(place).toBeVisible()
  await expect(billing.getByLabel('PIN code')).toHaveValue('560025')
  await billing.getByRole('textbox', { name: 'Address', exact: true }).fill('')
  expect(await faultsOf(page, 'a bulk order with a billing address')).toEqual([])
  await place.click()
  await expect(page.getByText('Please check the marked fields.')).toBeVisible()
  await expect(billing.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused()
  await billing.getByRole('textbox', { name: 'Address', exact: true }).fill('9 Church Street')
  await place.click()
  await page.waitForURL(/\/order\/TB[0-9A-Z]{10}$/)
  await expect(page.getByRole('region', { name: 'Bill to' })).toContainText(/Meera Joshi.*9 Church Street/s)
  const id = page.url().slice(-12)

  await callAs(page, 'DELETE', '/api/users/profile')
  await page.close()
  await staff('POST', `/api/admin/order/${id}/waiver`, { gate: 'production', reason: 'A regular customer' })
  await staff('PATCH', `/api/bulk-order/${id}`, { status: 'In Production' })
  await staffPage.goto(`/admin/bulk-orders?order=${id}`)
  const drawer = staffPage.getByRole('dialog', { name: `Order ${id}` })
  const bill = drawer.getByRole('region', { name: 'Bill to' })
  await expect(bill).toContainText('has to show the buyer’s address')
  await expect(drawer.getByRole('button', { name: 'Mark as ready to collect' })).toBeDisabled()
  await bill.getByRole('button', { name: 'Enter the address' }).click()
  await expect(bill.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await bill.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi')
  await bill.getByRole('textbox', { name: 'Address', exact: true }).fill('11 Church Street')
  await bill.getByRole('button', { name: 'Save the address' }).click()
  await expect(bill.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true')
  await bill.getByLabel('PIN code').fill('560001')
  await expect(bill.getByLabel('City')).toHaveValue('Bengaluru')
  expect(await faultsOf(staffPage, 'an order with its billing address being entered')).toEqual([])
  // A colleague is faster.
  const theirs = { name: 'Meera J', address: '12 MG Road', city: 'Bengaluru', postalCode: '560001', country: 'India' }
  await staff('PUT', `/api/admin/order/${id}/billing-address`, { billingAddress: theirs })
  await move(staffPage, 'Mark payment as completed')
  await expect(bill).toContainText('12 MG Road')
  await expect(bill.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('11 Church Street')
  await bill.getByRole('button', { name: 'Save the address' }).click()
  const conflict = bill.getByRole('alert').filter({ hasText: 'changed this' })
  await expect(conflict.getByRole('row', { name: 'Address 12 MG Road 11 Church Street' })).toBeVisible()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(bill).toContainText('11 Church Street')
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('Billing address entered')
  await move(staffPage, 'Mark as ready to collect')
  await expect(drawer.getByRole('button', { name: 'Invoice' })).toBeVisible()
  expect(await bill.getByRole('button').count()).toBe(0)
})
