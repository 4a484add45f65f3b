import { expect, type Page } from '@playwright/test'
import { test as axeTest, faultsOf } from '../fixtures/axe.ts'
import { dryfit } from '../fixtures/buyer.ts'
import { hold } from '../fixtures/connection.ts'
import { admin, fillSignIn, signIn } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

/** Restores the settings afterwards, because all other journeys rely on them. */
const test = axeTest.extend<{ keptSettings: undefined }>({
  keptSettings: async ({ staff }, use) => {
    const before = await staff('GET', '/api/settings')
    await use(undefined)
    const { shopName, shippingFee, freeShippingAbove, lowStockThreshold, delivery } = before
    await staff('PUT', '/api/settings', { shopName, shippingFee, freeShippingAbove, lowStockThreshold, delivery })
  },
})

test('customers see a changed shipping fee and shop name at once, and two simultaneous editors are told of each other', async ({
  buyer,
  staffPage: page,
  staff,
  keptSettings: _,
}) => {
  const cart = await buyer([{ ...dryfit, quantity: 1 }], '/cart')
  await expect(cart.getByText('₹99.00')).toBeVisible()
  await page.goto('/admin/settings')
  const fee = page.getByLabel('Shipping fee')
  await fee.fill('64.5')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders', exact: true }).click()
  await answerUnsaved(page, 'Stay')

  // The session ends; before the owner is back, a colleague changes this fee and the amount next to it.
  await page.route('/api/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/signin/)
  await page.unroute('/api/settings')
  await staff('PUT', '/api/settings', { shippingFee: 80, freeShippingAbove: 555 })
  await fillSignIn(page, admin.login, admin.password)
  await page.waitForURL('/admin/settings')
  await expect(fee).toHaveValue(/64\.5/)
  await expect(page.getByLabel('Free shipping above')).toHaveValue(/555/)

  await page.getByRole('button', { name: 'Save' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'changed this on' })
  await expect(note.getByRole('row', { name: /Shipping fee/ })).toContainText('₹80')
  expect(await note.getByRole('row', { name: /Free shipping/ }).count()).toBe(0)
  expect.soft(await faultsOf(page, '/admin/settings with a conflict')).toEqual([])
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Settings saved. They apply at once.')).toBeVisible()
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
  await cart.reload()
  await expect(cart.getByText('₹64.50')).toBeVisible()
  expect(await staff('GET', '/api/settings')).toMatchObject({ shippingFee: 64.5, freeShippingAbove: 555 })

  // On a slow connection, what is typed while another change is being saved waits for its own save.
  const letGo = await hold(page, '/api/settings')
  const nameBefore = await page.getByLabel('Legal name').inputValue()
  await page.getByLabel('Low stock').fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Legal name').fill('Typed meanwhile')
  letGo()
  await expect(page.getByText('Settings saved. They apply at once.')).toBeVisible()
  await expect(page.getByLabel('Legal name')).toHaveValue('Typed meanwhile')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Legal name')).toHaveValue(nameBefore)
  await page.unroute('/api/settings')

  // By weight if the zone has a price for 500 g; one field without the other is refused at that field.
  await page.getByLabel('Zone 1: first 500 g').fill('45')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Zone 1: each further 500 g')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Zone 1: each further 500 g').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await cart.goto('/cart?step=checkout')
  await expect(cart.getByText('₹45.00')).toBeVisible()

  await staff('PUT', '/api/settings', { shopName: 'Kaaya Prints' })
  await cart.goto('/cart')
  await expect(cart).toHaveTitle('My Cart · Kaaya Prints')
  await expect(cart.getByRole('banner').getByRole('link', { name: 'Kaaya Prints, to the shop' })).toBeVisible()
})

/** Waits for a message that disappears after three seconds; call it before the action that shows it. */
const said = (page: Page, words: string) => page.getByText(words).waitFor()

test('a colour is added, edited and deleted by keyboard', async ({ page, axe }) => {
  const name = `Rann ${Date.now().toString(36)}`
  await signIn(page, admin)
  await page.goto('/admin/product-type?tab=colors')
  await expect(page.getByRole('row').filter({ hasText: 'Black' })).toBeVisible()
  await page.getByLabel('Color Name').fill(name)
  await page.getByLabel('Color Code', { exact: true }).last().fill('#f0ead6')
  const created = said(page, 'Product color created successfully')
  await page.keyboard.press('Enter')
  await created
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('#F0EAD6')
  await expect(row).toContainText('not used')

  await row.getByRole('button', { name: `Edit ${name}` }).press('Enter')
  const field = page.getByLabel('Color Name')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(name)
  await page.keyboard.press('End')
  await page.keyboard.type(' II')
  await page.getByRole('tab', { name: 'Product Types' }).click()
  await answerUnsaved(page, 'Stay')
  await field.focus()
  const updated = said(page, 'Product color updated successfully')
  await page.keyboard.press('Enter')
  await updated

  await page.getByRole('button', { name: `Delete ${name} II` }).press('Enter')
  await expect(page.getByText('Are you sure you want to delete this product color?')).toBeVisible()
  await axe('/admin/product-type, asking before a deletion')
  const deleted = said(page, 'Product color deleted successfully')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await deleted
  await expect(row).toHaveCount(0)
})

test('the price of a paper is set, changed, deleted and restored, and stays in the table unless somebody else deletes it', async ({
  page,
  staff,
}) => {
  const type = `Kraft ${Date.now().toString(36)}`
  await signIn(page, admin)
  await page.goto('/admin/price-add')
  await page.getByText('Paper', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Add price: Paper' })
  const save = form.getByRole('button', { name: 'Add Price' })
  await form.getByLabel('Service Type').fill(type)
  await form.getByLabel('Paper Size').fill('A4')
  await form.getByLabel('Price per sheet').fill('1.15')
  await expect(save).toBeDisabled()
  await form.getByLabel('Paper GSM').fill('90gsm')
  await form.getByLabel('Description').fill('Brown and strong')
  await form.getByLabel('HSN or SAC').fill('4804')
  await form.getByLabel('GST rate').selectOption('18')
  await save.click()
  await expect(page.getByText('Pricing updated successfully! ✅')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: type })
  await expect(row).toContainText('₹1.15')

  // Typing a listed name shows what saving would replace, and loses none of it.
  await page.reload()
  await form.getByLabel('Service Type').fill(type)
  await form.getByLabel('Paper Size').fill('A4')
  await form.getByLabel('Paper GSM').fill('90gsm')
  await form.getByLabel('Price per sheet').fill('1.25')
  await expect(form.getByText('is listed at ₹1.15: saving replaces that.')).toBeVisible()
  await expect(form.getByLabel('Description')).toHaveValue('Brown and strong')
  await expect(form.getByLabel('HSN or SAC')).toHaveValue('4804')
  await form.getByLabel('Paper GSM').fill('95gsm')
  await expect(form.getByLabel('Description')).toHaveValue('')
  await form.getByLabel('HSN or SAC').fill('4805')
  await form.getByLabel('Paper GSM').fill('90gsm')
  await expect(form.getByLabel('GST rate')).toHaveValue('18')
  await expect(form.getByLabel('HSN or SAC')).toHaveValue('4805')
  const answer = await hold(page, '**/api/pricing/update')
  await form.getByRole('button', { name: 'Update Price' }).click()
  await form.getByLabel('Paper GSM').fill('110gsm')
  answer()
  await expect(row).toContainText('₹1.25')
  await expect(form.getByLabel('Price per sheet')).toHaveValue('')
  await expect(form.getByLabel('Paper GSM')).toHaveValue('110gsm')
  const kept = { type, price: 1.25, description: 'Brown and strong', hsn: '4805', gstPercent: 18 }
  expect((await staff('GET', '/api/pricing')).paper).toContainEqual(expect.objectContaining(kept))

  const remove = row.getByRole('button', { name: `Delete ${type} A4 90gsm` })
  await remove.click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('₹1.25')

  // A half-typed paper is not lost without a question, neither to another section or row nor to a link or Back.
  const other = row.getByRole('button', { name: `Edit ${type} A4 90gsm` })
  await page.getByText('Binding', { exact: true }).click()
  await answerUnsaved(page, 'Stay')
  await other.click()
  await answerUnsaved(page, 'Stay')
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await answerUnsaved(page, 'Stay')
  await expect(form.getByLabel('Paper GSM')).toHaveValue('110gsm')
  await other.click()
  await answerUnsaved(page, 'Leave')
  const edit = page.getByRole('form', { name: 'Edit price: Paper' })
  await edit.getByLabel('Price per sheet').fill('1.45')
  const key = new URL(page.url()).searchParams.get('edit') ?? ''
  await staff('DELETE', `/api/pricing/paper/${encodeURIComponent(key)}`)
  await edit.getByRole('button', { name: 'Update Price' }).click()
  await expect(page.getByText('deleted this price in the meantime')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByLabel('Price per sheet')).toHaveValue('1.45')

  // On a slow connection, one is deleted while the deletion of another is still running.
  const grades = ['100gsm', '120gsm']
  for (const gsm of grades) {
    await staff('POST', '/api/pricing/update', { section: 'paper', type, size: 'A4', gsm, price: 1.5, description: '' })
  }
  await page.unroute('**/api/pricing/update')
  await page.reload()
  await expect(row).toHaveCount(2)
  // The focus stays in the form of the next price when the message about the last one disappears.
  const [grade] = grades
  await page.getByRole('button', { name: `Edit ${type} A4 ${grade}` }).click()
  await edit.getByLabel('Price per sheet').fill('1.6')
  await edit.getByRole('button', { name: 'Update Price' }).click()
  const message = page.getByText('Pricing updated successfully! ✅')
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: `Edit ${type} A4 ${grade}` }).click()
  await edit.getByLabel('Description').fill('Rough')
  await expect(message).toBeHidden()
  await expect(edit.getByLabel('Description')).toBeFocused()
  await edit.getByRole('button', { name: 'Cancel' }).click()
  const letGo = await hold(page, '**/api/pricing/paper/*')
  for (const gsm of grades) await page.getByRole('button', { name: `Delete ${type} A4 ${gsm}` }).click()
  letGo()
  await expect(row).toHaveCount(0)
})

/** Opens the form for a new coupon. */
async function newCoupon(page: Page) {
  await page.goto('/admin/settings/coupons')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  return page.getByRole('dialog', { name: 'Add coupon' })
}

test('a half-typed coupon is not lost to Escape; an untouched one just closes', async ({ staffPage: page }) => {
  const dialog = await newCoupon(page)
  await dialog.getByLabel('Code').fill('DIWALI10')
  await page.keyboard.press('Escape')
  await answerUnsaved(page, 'Stay')
  await expect(dialog.getByLabel('Code')).toHaveValue('DIWALI10')
  await page.keyboard.press('Escape')
  await answerUnsaved(page, 'Leave')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await expect(dialog.getByLabel('Code')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('what is typed after the printing rules were saved stays if the save is undone', async ({ staffPage: page }) => {
  await page.goto('/admin/settings/printing')
  const days = page.getByLabel('Working days')
  await expect(days).not.toHaveValue('')
  const before = await days.inputValue()
  await days.fill('9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Rules saved. They apply at once.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a step' }).click()
  const step = page.getByRole('textbox', { name: /^Step \d+: from/ }).last()
  await step.fill('777')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The rules are as they were')).toBeVisible()
  await expect(days).toHaveValue(before)
  await expect(step).toHaveValue('777')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(step).toHaveValue('777')
})

test('invalid numbers in a coupon stay as typed, and are refused with a message', async ({ staffPage: page }) => {
  const dialog = await newCoupon(page)
  await dialog.getByLabel('Code').fill('ODDITY')
  await dialog.getByLabel('Percent off').fill('101')
  await dialog.getByLabel('For orders from').fill('-5')
  await dialog.getByLabel('Uses per person').fill('0')
  await dialog.getByRole('button', { name: 'Add coupon' }).click()
  await expect(dialog.getByText('At most 100 percent')).toBeVisible()
  await expect(dialog.getByText('Not less than zero')).toBeVisible()
  await expect(dialog.getByText('At least 1', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('For orders from')).toHaveValue('-5')
  await dialog.getByLabel('First day').fill('2027-03-02')
  await dialog.getByLabel('Last day').fill('2027-03-01')
  await dialog.getByRole('button', { name: 'Add coupon' }).click()
  const endsTooEarly = dialog.getByText('The last day is before the first day')
  await expect(endsTooEarly).toBeVisible()
  await dialog.getByLabel('First day').fill('2027-02-01')
  await expect(endsTooEarly).toBeHidden()
  await dialog.getByLabel('Percent off').fill('100')
  await dialog.getByRole('button', { name: 'Add coupon' }).click()
  const unconfirmed = dialog.getByText('Enter less than 100 percent, or confirm that everything is free')
  await expect(unconfirmed).toBeVisible()
  await dialog.getByLabel('Everything is free').check()
  await expect(unconfirmed).toBeHidden()
  await dialog.getByLabel('Percent off').fill('10.5')
  await dialog.getByRole('button', { name: 'Add coupon' }).click()
  await expect(dialog.getByText('A whole number')).toBeVisible()
  await expect(dialog.getByLabel('Percent off')).toHaveValue('10.5%')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await answerUnsaved(page, 'Leave')
})

test('a coupon can be ended after a colleague changed it, and one that a colleague ended stays ended when a field is saved', async ({
  staffPage: page,
  staff,
}) => {
  const code = `TWO-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const path = `/api/admin/coupons/${code}`
  const terms = { kind: 'percent', percent: 10, minimum: 0, from: null, to: null, usesInAll: null, usesPerPerson: 1 }
  await staff('POST', '/api/admin/coupons', { code, ...terms })
  const dialog = page.getByRole('dialog', { name: `Coupon ${code}` })
  await page.goto(`/admin/settings/coupons?coupon=${code}`)
  await expect(dialog.getByLabel('Percent off')).toHaveValue('10%')
  await staff('PUT', path, { ...terms, percent: 15, isEnded: false })
  await dialog.getByRole('button', { name: 'End coupon' }).click()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(`${code} has ended.`)).toBeVisible()

  await staff('PUT', path, { ...terms, percent: 15, isEnded: false })
  await page.goto(`/admin/settings/coupons?coupon=${code}`)
  await expect(dialog.getByLabel('Percent off')).toHaveValue('15%')
  await staff('PUT', path, { ...terms, percent: 15, isEnded: true })
  await dialog.getByLabel('Percent off').fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(`${code} has ended.`)).toBeVisible()
  const saved = expect.objectContaining({ _id: code, percent: 20, state: 'ended' })
  expect(await staff('GET', '/api/admin/coupons')).toContainEqual(saved)
  await staff('DELETE', path)
})
