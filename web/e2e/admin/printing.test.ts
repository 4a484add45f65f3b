import { expect, type Page } from '@playwright/test'
import { test as shopTest } from '../fixtures/shop.ts'

/** A binding that only this test uses, at ₹30 a copy; it is removed from the list afterwards. */
const test = shopTest.extend<{ ownBinding: { name: string; costs: (price: number) => Promise<void> } }>({
  ownBinding: async ({ staff }, use) => {
    const name = `Comb ${Date.now().toString(36)}`
    const costs = (price: number) => staff('POST', '/api/pricing/update', { section: 'binding', type: name, price })
    await costs(30)
    await use({ name, costs })
    await staff('DELETE', `/api/pricing/binding/${encodeURIComponent(name)}`)
  },
})

async function choose(page: Page, tab: string, option: RegExp): Promise<void> {
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('combobox', { name: `${tab} option` }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a print order is built, printed and placed at the counter, and a price that has risen meanwhile is shown before', async ({
  staffPage: page,
  ownBinding: { name, costs },
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/admin/printing')
  await expect(page.getByRole('heading', { name: 'Printing Service Admin' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Order' })).toBeDisabled()
  await choose(page, 'Design', /^Gold/)
  await page.getByRole('button', { name: 'Add to Order' }).click()
  await choose(page, 'Binding', new RegExp(name))
  await page.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await page.getByRole('textbox', { name: 'Quantity' }).press('Enter')
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByRole('listitem')).toHaveText([/Gold Design.*₹699\.00 × 1/, /₹30\.00 × 12.*₹360\.00/])
  await expect(summary).toContainText('Total Items13')
  await expect(summary).toContainText('Grand Total₹1,059.00')

  // On paper the summary is alone, under the shop's letterhead.
  await summary.getByRole('button', { name: 'Print Summary' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('GSTIN')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Reset All' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await summary.getByRole('button', { name: 'Reset All' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await summary.getByRole('button', { name: 'Create order' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Lakshmi Rao')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98450 12345')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lakshmi Rao')
  const total = page.getByRole('region', { name: 'Total' })
  await expect(total).toContainText('₹1,059.00')

  await costs(32.5)
  await total.getByRole('button', { name: 'Place order' }).click()
  await expect(summary.getByText('Price changed: ₹30 → ₹32.50')).toBeVisible()
  await summary.getByRole('button', { name: 'Accept new prices' }).click()
  await expect(total).toContainText('₹1,089.00')
  await total.getByRole('button', { name: 'Place order' }).click()
  const record = page.getByRole('dialog', { name: /^Print order TP\w+/ })
  await expect(record).toContainText('₹1,089.00')
  await expect(record).toContainText('Lakshmi Rao')
  // The next customer's order starts empty.
  await page.goBack()
  await expect(page.getByText('Nothing is on the order yet')).toBeVisible()

  // A choice not yet added is reset, too.
  await choose(page, 'Design', /^Gold/)
  await expect(page.getByRole('button', { name: 'Add to Order' })).toBeEnabled()
  await summary.getByRole('button', { name: 'Reset All' }).click()
  await expect(page.getByRole('button', { name: 'Add to Order' })).toBeDisabled()
})

test('a price that rises while a quote is made is shown in its dialog, and accepted there', async ({
  staffPage: page,
  ownBinding: { name, costs },
}) => {
  await page.goto('/admin/printing')
  await choose(page, 'Binding', new RegExp(name))
  await page.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await page.getByRole('textbox', { name: 'Quantity' }).press('Enter')
  await page.getByRole('button', { name: 'Make quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a quote' })
  await dialog.getByLabel('Customer').fill('Lakshmi Rao')
  await costs(32.5)
  await dialog.getByRole('button', { name: 'Make quote of ₹360.00' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`${name} Binding: Price changed: ₹30 → ₹32.50`)
  await expect(dialog.getByRole('alert')).toContainText('The quote now comes to ₹390.00 instead of ₹360.00')
  await dialog.getByRole('button', { name: 'Make quote of ₹390.00' }).click()
  const record = page.getByRole('dialog', { name: /^Quote TQ\w+/ })
  await expect(record).toContainText('₹390.00')
  await expect(record).toContainText('Lakshmi Rao')
})

test('a new price is offered at the counter and to customers', async ({
  staffPage: page,
  visitor,
  ownBinding: { name },
}) => {
  await page.goto('/admin/printing?tab=binding')
  await page.getByRole('combobox', { name: 'Binding option' }).fill(name)
  await expect(page.getByRole('option', { name: `${name}, ₹30.00` })).toBeVisible()
  const shop = await visitor()
  await shop.goto('/printing?way=services&tab=binding')
  await expect(shop.getByRole('radio', { name: new RegExp(name) })).toBeVisible()
})

test('a service without options is disabled, and a failed price list is reported', async ({ staffPage: page }) => {
  const pricing = '**/api/pricing'
  await page.route(pricing, async (route) => {
    const list = await (await route.fetch()).json()
    await route.fulfill({ json: { ...list, lamination: {} } })
  })
  await page.goto('/admin/printing?tab=lamination')
  await expect(page.getByRole('tab', { name: 'Lamination (Empty)' })).toBeDisabled()
  await expect(page.getByText('No lamination options available')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Binding', exact: true })).toBeEnabled()
  await page.unroute(pricing)
  let fail = () => {}
  await page.route(pricing, (route) => {
    fail = () => void route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'No', requestId: 'r1' } })
  })
  await page.reload()
  await expect(page.getByText('Loading pricing data...')).toBeVisible()
  fail()
  await expect(page.getByText('Failed to load pricing data. Please try again.')).toBeVisible()
})
