import { expect, type Locator } from '@playwright/test'
import { faultsAtBothWidths } from '../fixtures/axe.ts'
import { runByTheClock } from '../fixtures/buyer.ts'
import { download } from '../fixtures/linked-files.ts'
import { move } from '../fixtures/move-order.ts'
import { arriveAsNewcomer, orderShirt, test } from '../fixtures/shop.ts'

const address = { address: '7 Residency Road', city: 'Bengaluru', country: 'India', name: 'Leela', phone: '9876543210' }

test('staff book a courier, print its label, and the order follows its scans to the door; if the service is silent, staff can ask or enter by hand; a cancelled order takes its courier back', async ({
  page: customer,
  staffPage,
  staff,
}) => {
  await arriveAsNewcomer(customer)
  const order = async (postalCode: string) => {
    const shippingAddress = { ...address, postalCode }
    const wish = { placement: 'Front A4', quantity: 2, price: 240, paymentMethod: 'cash_on_delivery', shippingAddress }
    const { _id } = await orderShirt(customer, wish)
    await staff('PATCH', `/api/order/${_id}`, { status: 'in_production' })
    await staffPage.goto(`/admin/orders?order=${_id}`)
    return { _id, panel: staffPage.getByRole('dialog').getByRole('region', { name: 'Courier booking' }) }
  }
  const { _id, panel } = await order('560025')
  await panel.getByRole('button', { name: 'Book courier' }).click()
  await panel.getByLabel('Height').fill('20')
  await expect(panel.getByText('Couriers charge it as 3 kg')).toBeVisible()
  // A field that is left places its caret no more; a moment later it would, and '3' would be added to '20'.
  await panel.getByLabel('Height').blur()
  await panel.getByLabel('Height').fill('3')
  // The price of an offer rises after it was shown.
  await staffPage.route('**/couriers', async (route) => {
    const offers = await (await route.fetch()).json()
    await route.fulfill({ json: offers.map((offer: { price: number }) => ({ ...offer, price: offer.price - 10 })) })
  })
  await panel.getByRole('button', { name: 'See couriers' }).click()
  await expect(panel.getByRole('radio')).toHaveCount(3)
  await staffPage.unroute('**/couriers')
  expect(await faultsAtBothWidths(staffPage, 'couriers to choose from', { of: 'screen', further: true })).toEqual([])
  await panel.getByRole('radio', { name: /^Blue Dart Air/ }).check()
  await panel.getByRole('button', { name: 'Book Blue Dart Air for ₹142.00' }).click()
  await expect(panel.getByRole('alert')).toHaveText('Blue Dart Air now charges ₹152.00 for this parcel.')
  await panel.getByRole('button', { name: 'Book Blue Dart Air for ₹152.00' }).click()
  await expect(panel.getByText('Blue Dart Air for ₹152.00', { exact: true })).toBeVisible()
  const label = await download(panel.getByRole('button', { name: 'Download parcel label' }))
  expect(label.suggestedFilename()).toBe(`${_id}-parcel-label.pdf`)
  expect(await faultsAtBothWidths(staffPage, 'a booked courier', { of: 'screen', further: true })).toEqual([])
  const awb = (await panel.getByText(/^Tracking number|Tracking number \d/).innerText()).match(/\d{10,}/)?.[0] ?? ''
  expect(awb).not.toBe('')

  for (const status of ['42', '17']) {
    await customer.request.post(`${process.env.SHIPROCKET_ORIGIN}/couriers`, { form: { awb, status }, maxRedirects: 0 })
  }
  await runByTheClock(customer, 'seeToCouriers')
  await customer.goto(`/order/${_id}`)
  const progress = customer.getByRole('region', { name: 'Progress' })
  await expect(progress).toContainText(/Shipped.*Out for delivery/s, { useInnerText: true })
  await expect(customer.getByRole('link', { name: awb })).toHaveAttribute('href', /bluedart.*\d{10,}$/)

  const unsure = await order('560998')
  await book(unsure.panel, 'Book courier')
  await expect(unsure.panel.getByText('did not say whether')).toBeVisible()
  expect(await faultsAtBothWidths(staffPage, 'an unsure booking', { of: 'screen', further: true })).toEqual([])
  await unsure.panel.getByRole('button', { name: 'Ask now' }).click()
  await expect(unsure.panel.getByText(/^Xpressbees Surface for/)).toBeVisible()
  await unsure.panel.getByRole('button', { name: 'Cancel booking' }).click()
  await unsure.panel.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(unsure.panel.getByRole('button', { name: 'Book again' })).toBeVisible()
  // A courier that does not come is cancelled even after another one has taken the parcel.
  await book(unsure.panel, 'Book again')
  await expect(unsure.panel.getByText('Or enter the courier by hand')).toBeVisible()
  await staffPage.getByRole('button', { name: 'Mark as shipped' }).click()
  await staffPage.getByLabel('Courier (optional)').fill('India Post')
  await staffPage.getByLabel('Tracking number (AWB)').fill('EK123456789IN')
  await staffPage.getByRole('button', { name: 'Confirm' }).click()
  await expect(staffPage.getByRole('region', { name: 'Courier', exact: true })).toContainText('EK123456789IN')
  await expect(unsure.panel.getByText('Or enter the courier by hand')).toHaveCount(0)
  await unsure.panel.getByRole('button', { name: 'Ask now' }).click()
  await unsure.panel.getByRole('button', { name: 'Cancel booking' }).click()
  await unsure.panel.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(unsure.panel).toHaveCount(0)
  const cancelled = await order('560001')
  await book(cancelled.panel, 'Book courier')
  await expect(cancelled.panel.getByText(/^Xpressbees Surface for/)).toBeVisible()
  await move(staffPage, 'Cancel order')
  await expect(cancelled.panel).toContainText('The booking was cancelled.')

  // The courier of a parcel that came back unpaid has done its work: nothing is left to cancel.
  const refused = await order('560025')
  await book(refused.panel, 'Book courier')
  await expect(refused.panel.getByText(/^Xpressbees Surface for/)).toBeVisible()
  await move(staffPage, 'Mark as shipped')
  await move(staffPage, 'Parcel came back')
  await expect(refused.panel).toHaveCount(0)
})

async function book(panel: Locator, opener: 'Book courier' | 'Book again'): Promise<void> {
  await panel.getByRole('button', { name: opener }).click()
  await panel.getByRole('button', { name: 'See couriers' }).click()
  await panel.getByRole('button', { name: /^Book Xpressbees Surface/ }).click()
}
