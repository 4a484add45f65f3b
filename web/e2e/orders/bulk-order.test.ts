import { expect, type Page } from '@playwright/test'
import { dayOf, daysAfter } from '@teeshala/contract/india-day'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { payWindowButton, placeOrderFor } from '../fixtures/buyer.ts'
import { collectsForCash } from '../fixtures/delivery.ts'
import { bulkUpload, changeDesign } from '../fixtures/design-fields.ts'
import { delayEffects } from '../fixtures/late-effects.ts'
import { discPng } from '../fixtures/pictures.ts'
import { newcomer, register, signIn, test } from '../fixtures/shop.ts'

test('the bulk pages show the price with one print, and the savings of larger quantities', async ({ page }) => {
  const [first] = await (await page.request.get('/api/product?customizable=true&sort=price&limit=1')).json()
  await page.goto('/order')
  const main = page.getByRole('main')
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: first.name, exact: true }) })
    .first()
  await expect(card).toBeVisible()
  const price = formatPrice(first.bulkPrice ?? first.price)
  expect((await card.innerText()).match(/₹.*/g)).toEqual([`${price} per piece with one print`])
  await page.goto('/order/kaapi-hoodie')
  await expect(main.getByText('₹1,299 per piece with one print, incl. of all taxes')).toBeVisible()
  expect(await page.getByRole('checkbox', { name: 'Left' }).count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Back A3' }).check()
  await page.getByRole('checkbox', { name: 'Back A4' }).check()
  await page.getByRole('textbox', { name: 'Black, M' }).fill('40')
  await expect(main.getByText('10 more pieces: ₹1,354.05 each, you save ₹3,247.50')).toBeVisible()
  await page.getByRole('textbox', { name: 'Black, M' }).fill('50')
  await expect(placeOrderFor('₹67,702.50', main)).toBeVisible()
  expect(await main.getByText('20% off').count()).toBe(0)
  expect(await main.locator('s').count()).toBe(0)
})

test('a college pastes 120 pieces in three colours and six sizes, printed front and back, sees the quantity discount, confirms its email by a code, and pays with its GSTIN', async ({
  page,
}) => {
  const person = await register(page, newcomer(), false)
  await signIn(page, { login: person.email, password: person.password })
  await page.goto('/order')
  await page.getByRole('link', { name: 'Polyester Dryfit T-Shirt', exact: true }).click()
  await page.waitForURL('**/order/polyester-dryfit')
  const place = page.getByRole('button', { name: /^Place Order/ })
  await expect(place).toBeDisabled()
  await expect(page.getByText('Please select at least one placement')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Front A4' }).check()
  await expect(page.getByText('Please add at least one color-size-quantity item to stack')).toBeVisible()

  await bulkUpload(page).setInputFiles(discPng('crest.png', 1300))
  await page.getByRole('checkbox', { name: 'Back A3' }).check()
  await expect(page.getByRole('button', { name: 'Change Design' })).toBeVisible()
  await changeDesign(page).setInputFiles(discPng('back.png', 1800, [255, 255, 255, 255]))
  await expect(page.getByAltText('Your design: back.png')).toBeVisible()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Class of 2026')
  await expect(page.getByRole('application', { name: /Class of 2026/ })).toBeVisible()

  await expect(
    page
      .getByRole('radiogroup', { name: 'Size' })
      .or(page.getByRole('group', { name: 'Size' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('group', { name: 'Colour', exact: true }).getByRole('radio', { name: 'Black' }).check()
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7')
  await page.getByRole('button', { name: 'Add to Order' }).click()
  await expect(page.getByRole('textbox', { name: 'Black, M' })).toHaveValue('7')
  await expect(page.getByText('43 more pieces: ₹234 each, you save ₹300')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Order' })).toBeDisabled()

  await pasteInto(page, 'Black, XS', [
    ['Colour', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'Total'],
    ['Black', '4', '6', '10', '10', '6', '4', '40'],
    ['Navy Blue', '4', '6', '10', '10', '6', '4', '40'],
    ['Red', '4', '6', '10', '10', '6', '4', '40'],
    ['Total', '12', '18', '30', '30', '18', '12', '120'],
  ])
  await expect(page.getByText('18 cells filled.')).toBeVisible()
  // The black text was chosen before the black shirts.
  const unseen = page.getByText('‘Class of 2026’ will not be seen on Black')
  await expect(unseen).toBeVisible()
  const runInTime = await delayEffects(page)
  await page.getByRole('button', { name: 'Leave out Black' }).first().click()
  await expect(unseen).toHaveCount(0)
  await expect(page.getByText('‘Class of 2026’ is hard to see on Navy Blue.')).toBeVisible()
  // The keyboard continues at the next suggestion, on a slow phone, too.
  await expect(page.locator('button:focus', { hasText: /^(Use|Outline in|Leave out) / })).toHaveCount(1)
  await runInTime()
  await expect(page.getByRole('textbox', { name: 'Black, XS' })).toHaveValue('')
  const leftOut = page.getByRole('alert').filter({ hasText: 'Black is left out of your order.' })
  await leftOut.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Black, XS' })).toHaveValue('4')
  await page.getByRole('button', { name: /^Use .+ for ‘Class of 2026’$/ }).click()
  await expect(unseen).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Red, L', exact: true }).press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('10')
  await expect(page.getByRole('textbox', { name: 'Navy Blue, L', exact: true })).toHaveValue('10')
  await expect(page.getByRole('row', { name: '100–249 ₹228 10% off' })).toHaveAttribute('aria-current', 'true')

  await page.getByLabel('Phone Number').fill('98765 43210')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Park Street')
  await page.getByLabel('PIN code').fill('700016')
  await expect(page.getByLabel('City')).toHaveValue('Kolkata')
  await expect(page.getByLabel('State')).toHaveValue('West Bengal')
  await page.getByLabel('I need a GST bill for a company').check()
  await page.getByLabel('Company Name').fill('Nilgiri Roasters LLP')
  await page.getByLabel('GSTIN').fill('29aagcb7383j1z4')
  await page.getByLabel('Needed by').fill(daysAfter(dayOf(new Date()), 1))
  await expect(page.getByText(/We cannot promise .+; earliest/)).toBeVisible()
  const placeAll = placeOrderFor('₹27,360.00', page)
  await placeAll.click()
  await expect(page.getByText('Please check the marked fields.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Order anyway/ }).check()
  await placeAll.click()
  const proof = page.getByRole('dialog', { name: 'Confirm your email' })
  await proof.getByRole('button', { name: 'Send code' }).click()
  const [code = ''] = (await proof.getByText('The code would be').textContent())?.match(/\d{6}/) ?? []
  await proof.getByLabel('6-digit code').fill(code)
  await proof.getByRole('button', { name: 'Confirm and order' }).click()
  await page.waitForURL(/\/order\/TB[0-9A-Z]{10}$/)
  await payWindowButton(page).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page.getByText('120 pieces')).toBeVisible()
  await expect(page.getByText('₹27,360.00').first()).toBeVisible()
  await expect(page.getByText('we will call you about this date')).toBeVisible()
  await expect(page.getByText('GSTIN 29AAGCB7383J1Z4')).toBeVisible()
  await expect(page.getByText('crest.png')).toBeVisible()
  await expect(page.getByText('back.png')).toBeVisible()
  await expect(page.getByText(/‘Class of 2026’ in Baloo 2/)).toBeVisible()
  const id = page.url().slice(-12)
  await page.goto('/orders')
  await expect(page.getByText(id)).toBeVisible()

  await page.getByRole('button', { name: 'Order in bulk again' }).click()
  await page.waitForURL('**/order/polyester-dryfit')
  await expect(page.getByRole('checkbox', { name: 'Front A4' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Back A3' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Black, XS' })).toHaveValue('4')
  await expect(placeOrderFor('₹27,360.00', page)).toBeVisible()
  await expect(page.getByAltText('Your design: back.png')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Class of 2026' })).toBeVisible()
  await page.getByRole('group', { name: 'Design for' }).getByRole('radio', { name: 'Front A4' }).check()
  await expect(page.getByAltText('Your design: crest.png')).toBeVisible()

  // A picture of the order that the shop no longer has.
  const gone = { status: 404, headers: { 'access-control-allow-origin': '*' }, json: {} }
  await page.route(/\/o\/[^?]*back\.png/, (route) => route.fulfill(gone))
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Order in bulk again' }).click()
  await page.getByRole('dialog', { name: 'Replace your bulk order?' }).getByRole('button', { name: 'Replace' }).click()
  await page.waitForURL('**/order/polyester-dryfit')
  const said = page.getByText('The design at Back A3 could not be opened. Please upload it again.')
  await expect(said).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Back A3' })).toBeChecked()
  await page.getByRole('group', { name: 'Design for' }).getByRole('radio', { name: 'Front A4' }).check()
  await expect(page.getByAltText('Your design: crest.png')).toBeVisible()
  await expect(page.getByAltText('Your design: back.png')).toHaveCount(0)
})

test('a price changed meanwhile is shown, and charged only once it is accepted', async ({ page }) => {
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), quantityBreaks: [{ from: 10, percent: 10 }] } })
  })
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByRole('textbox', { name: 'Black, M' }).fill('10')
  await page.unroute('**/api/settings')
  await collectsForCash(page)
  await placeOrderFor('₹1,080.00', page).click()
  await expect(page.getByRole('alert').filter({ hasText: /price/i })).toBeVisible()
  await collectsForCash(page)
  const place = await placeOrderFor('₹1,200.00', page).elementHandle()
  const asked = page.waitForRequest('**/api/bulk-order')
  // A piece typed at the very moment of the press is ordered, too.
  await page.getByRole('textbox', { name: 'Black, M' }).evaluate((cell, button) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cell, '11')
    cell.dispatchEvent(new InputEvent('input', { bubbles: true }))
    ;(button as HTMLElement | null)?.click()
  }, place)
  await expect(page.getByRole('heading', { name: 'Order submitted successfully!' })).toBeVisible()
  expect((await asked).postDataJSON()).toMatchObject({ totalPrice: 1320, items: [{ quantity: 11 }] })

  // It was ordered without a design, which both of its pages ask for.
  const asksForDesign = page.getByText('We still need your design for Left. We will start once we have it.')
  const mailsIt = asksForDesign.getByRole('link', { name: /@/ })
  await expect(asksForDesign).toBeVisible()
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.waitForURL(/\/order\/TB[0-9A-Z]{10}$/)
  await expect(asksForDesign).toBeVisible()
  await expect(mailsIt).toHaveAttribute('href', /^mailto:.+@.+subject=Design%20for%20order%20TB[0-9A-Z]{10}$/)
})

test('more pieces than a line can hold, or fractions of pieces, are refused with a message', async ({ page }) => {
  await page.goto('/order/polyester-dryfit')
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true })
  for (const [typed, taken, said] of [
    ['-5', '1', 'Changed to 1, the least you can order.'],
    ['1.5', '1', 'Changed to 1: whole numbers only.'],
    ['99999', '1000', 'Changed to 1,000, the most you can order at once.'],
    ['0', '1', 'Changed to 1, the least you can order.'],
    ['', '1', 'Changed to 1, the least you can order.'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity, typed).toHaveValue(taken)
    await expect(page.getByText(said).last(), typed).toBeVisible()
  }
  for (const pieces of ['7', '999']) {
    await page.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'Red', exact: true }).check()
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check()
    await quantity.fill(pieces)
    await page.getByRole('button', { name: 'Add to Order' }).click()
  }
  await expect(
    page.getByRole('alert').filter({ hasText: 'At most 1,000 pieces of one colour and size.' }),
  ).toBeVisible()
  await expect(page.getByText('Red, M × 1,000')).toBeVisible()
  await page.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'Red', exact: true }).check()
  await expect(page.getByText('At most 1,000 pieces of one colour and size.')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Left' }).check()
  const cell = page.getByRole('textbox', { name: 'Black, M', exact: true })
  const place = page.getByRole('button', { name: /^Place Order/ })
  for (const [typed, why] of [
    ['1001', 'Black, M: at most 1,000 pieces.'],
    ['-5', 'Black, M: whole numbers only.'],
    ['1e2', 'Black, M: whole numbers only.'],
    ['3.5', 'Black, M: whole numbers only.'],
  ] as const) {
    await cell.focus()
    await cell.pressSequentially(typed)
    await cell.blur()
    await expect(cell, 'what is refused stays in sight').toHaveValue(typed)
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await expect(cell).toHaveAccessibleDescription(why)
    await expect(page.getByText(/^Black, M ×/), 'nothing is ordered of it').toHaveCount(0)
  }
  const refusal = page.getByRole('alert').filter({ hasText: 'Black, M: whole numbers only.' })
  await place.click()
  await expect(cell).toBeFocused()
  await expect(refusal).toBeVisible()
  await cell.fill('')
  await expect(refusal).toHaveCount(0)
  await expect(cell).not.toHaveAttribute('aria-invalid')
  await cell.fill('2.5')
  await pasteInto(page, 'Black, S', [['4', '6']])
  await expect(cell, 'pieces that are pasted take the place of what was refused').toHaveValue('6')
  await expect(cell).not.toHaveAttribute('aria-invalid')
  await page.setViewportSize({ width: 390, height: 400 })
  const cells = page.locator('input[data-cell]')
  for (const one of [cells.first(), cells.last()]) {
    await one.pressSequentially('1.5')
    const why = (await one.getAttribute('aria-describedby')) ?? ''
    await expect(page.locator(`[id="${why}"]`)).toBeInViewport({ ratio: 1 })
  }
})

test('a team can be imported as a CSV file from a spreadsheet; other files, and an empty one, are refused with a message', async ({
  page,
}) => {
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Back A4' }).check()
  await page.getByRole('button', { name: 'Add names and numbers' }).click()
  await page.getByRole('button', { name: 'Print the names' }).click()
  const file = page.locator('input[type=file][accept*=".csv"]')
  const give = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await give('team.xlsx', 'PK')
  await expect(page.getByText('This file cannot be read. Please save your list as CSV, or paste it.')).toBeVisible()
  await give('empty.csv', '\uFEFFName,Number,Size\r\n')
  await expect(page.getByText('There is nobody in this list.')).toBeVisible()
  await give('team.csv', '\uFEFFName,Number,Size\r\n"Rao, Asha",07,M\r\nमीरा,१०,L\r\n')
  await expect(page.getByText('2 people.')).toBeVisible()
  await expect(page.getByText('There is nobody in this list.')).toHaveCount(0)
  await expect(page.getByLabel('Name, row 1')).toHaveValue('Rao, Asha')
  await expect(page.getByLabel('Name, row 2')).toHaveValue('मीरा')
  await expect(page.getByLabel('Number, row 1')).toHaveValue('07')
  // The separator of most rows is used, and the page says that the list has grown.
  await page.getByLabel('Paste your list').fill('Anil; the great, 10, M\nZoe, 8, L')
  await page.getByRole('button', { name: 'Use this list' }).click()
  await expect(page.getByText('2 people added to the 2 in your list.')).toBeVisible()
  await expect(page.getByLabel('Name, row 3')).toHaveValue('Anil; the great')
  const listOf = (people: number) => Array.from({ length: people }, (_, index) => `Om, ${index}, M`).join('\n')
  await give('school.csv', listOf(997))
  await expect(page.getByText('A list can have up to 1000 people. Please order the rest separately.')).toBeVisible()
  await expect(page.getByText('4 people.')).toBeVisible()
  const colors = page.getByText('Your list has colours, but all its pieces get the one colour you choose below')
  expect(await colors.count()).toBe(0)
  await page.getByLabel('Paste your list').fill('Name, Number, Size, Colour\nOm, 9, S, Red')
  await page.getByRole('button', { name: 'Use this list' }).click()
  await expect(colors).toBeVisible()
  await page.getByRole('group', { name: 'Colour of these pieces' }).getByRole('radio', { name: 'Black' }).check()
  for (const size of ['M', 'L'])
    await expect(page.getByRole('textbox', { name: `Black, ${size}`, exact: true })).toHaveValue('2')
})

test('the focus stays among the lines when one is removed by keyboard, on a slow phone, too', async ({ page }) => {
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('textbox', { name: 'Black, M', exact: true }).fill('5')
  await page.getByRole('textbox', { name: 'Red, M', exact: true }).fill('6')
  await delayEffects(page)
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Remove Black, M' }).press('Enter')
  await expect.poll(focused).toBe('Remove Red, M')
  await page.getByRole('button', { name: 'Remove Red, M' }).press('Enter')
  await expect.poll(focused).toBe('Order Items')
})

test('a product that does not exist or cannot be printed on says so and links back', async ({ page }) => {
  await page.goto('/order')
  await page.goto('/order/no-such-product')
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page.getByRole('heading', { name: 'Bulk orders' })).toBeVisible()

  await page.route('**/api/product/polyester-dryfit', (route) => route.abort())
  await page.goto('/order/polyester-dryfit')
  const failed = page.getByRole('heading', { level: 1, name: 'Failed to load product. Please try again later.' })
  await expect(failed).toBeVisible()
  expect(await page.getByText('Product Not Found').count()).toBe(0)
  await page.unroute('**/api/product/polyester-dryfit')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Polyester Dryfit T-Shirt' })).toBeVisible()
  await page.goto('/order/plain-basics')
  await expect(page.getByText('We do not take bulk orders for this product.')).toBeVisible()
})

async function pasteInto(page: Page, cell: string, rows: string[][]): Promise<void> {
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  await page.getByRole('textbox', { name: cell, exact: true }).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
