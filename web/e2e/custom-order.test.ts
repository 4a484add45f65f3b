import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bulkUpload, changeDesign, design, singleUpload } from './design-fields.ts'
import { discPng, fileOf } from './pictures.ts'
import { leave, newcomer, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

const MB = 1024 * 1024

test('a guest orders one shirt with a picture of their own and follows it by its link', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('heading', { name: 'Polyester Dryfit T-Shirt', level: 1 }).waitFor()
  await page.getByText('₹120', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByText('Please select size, color, and placement.').waitFor()
  await singleUpload(page).setInputFiles(fileOf('moving.gif', 'image/gif', 100))
  await page.getByText('Only JPG/PNG images are allowed.').waitFor()
  await singleUpload(page).setInputFiles(fileOf('heavy.png', 'image/png', 2 * MB + 1))
  await page.getByText('Image must be less than 2MB.').waitFor()
  await singleUpload(page).setInputFiles(discPng('tiny.png', 300))
  await page.getByText('too few pixels for this size').waitFor()
  await page.getByRole('button', { name: 'Upload Another Image' }).waitFor()
  await page.getByRole('button', { name: 'Shrink until sharp' }).click()
  await page.getByText(/^15\d DPI$/).waitFor()
  await page.getByText('prints sharp').waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()

  await page.getByRole('radio', { name: 'Front A-4 Size' }).check()
  await page.getByRole('radio', { name: 'Black' }).check()
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByLabel('Full Name').fill('Guest Guha')
  await page.getByLabel('Phone Number').fill('12')
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByText(/has too few pixels for Front A-4 Size/).waitFor()
  await page.getByRole('checkbox', { name: 'Print anyway' }).check()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByText('Please enter a valid phone number').waitFor()
  await page.getByLabel('Phone Number').fill('98765 43210')
  await singleUpload(page).setInputFiles(discPng('second.png', 1300, [244, 165, 24, 255]))
  await page.getByRole('button', { name: 'Remove second.png' }).waitFor()
  await page.getByText('₹240.00').waitFor()
  await page.getByRole('button', { name: 'Submit Order' }).click()

  await page.getByRole('heading', { name: 'Order Submitted Successfully!' }).waitFor()
  // Whoever reloads before keeping the link finds it on the page again.
  await page.reload()
  await page.getByText(/Your order TS[0-9A-Z]{10} is in\./).waitFor()
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}\?t=/)
  await page.getByText('₹240.00').first().waitFor()
  await page.getByText('Further design:').filter({ hasText: 'second.png' }).waitFor()
  const onShirt = page
    .getByRole('img', { name: 'Polyester Dryfit T-Shirt in Black with the design, Front A4' })
    .locator('image')
  await expect.poll(() => onShirt.count()).toBe(2)
  const address = page.url()
  await leave(page)

  const elsewhere = await visitor()
  await elsewhere.goto(address.replace(/\?t=.*/, ''))
  await elsewhere.getByRole('heading', { name: 'Order not found' }).waitFor()
  await elsewhere.goto(address)
  await elsewhere.getByText('₹240.00').first().waitFor()
  await leave(elsewhere)
})

test('what was chosen and placed is still there after a reload', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'Red' }).check()
  await page.getByRole('radio', { name: 'Back A Size' }).check()
  await singleUpload(page).setInputFiles([discPng('sun.png', 1300), discPng('moon.png', 1300, [244, 165, 24, 255])])
  await page.getByRole('button', { name: 'Remove sun.png' }).waitFor()
  await page.getByRole('button', { name: 'Remove moon.png' }).waitFor()
  const before = await design(page).getAttribute('style')
  await page.reload()
  await page.getByRole('button', { name: 'Remove moon.png' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
  expect(await design(page).getAttribute('style')).toBe(before)
  await expect.poll(() => page.getByAltText('Your design: sun.png').getAttribute('src')).toMatch(/^http/)
  await leave(page)
})

test('on a phone the shirt stays in sight beside the choices, leads back, and is shown once it is ordered', async () => {
  const page = await visitor({ viewport: { width: 390, height: 700 }, hasTouch: true })
  await page.goto('/single-order')
  const back = page.getByRole('button', { name: 'Back to the garment' })
  await singleUpload(page).setInputFiles(discPng('sun.png', 1300))
  await page.getByRole('button', { name: 'Remove sun.png' }).waitFor()
  expect(await back.isVisible()).toBe(false)
  await page.getByRole('radio', { name: 'Navy Blue' }).check()
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await back.waitFor()
  expect(await back.locator('image').count()).toBe(1)
  await back.click()
  await back.waitFor({ state: 'hidden' })
  await design(page).waitFor()

  await page.getByRole('radio', { name: 'Front A-4 Size' }).check()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('heading', { name: 'Order Submitted Successfully!' }).waitFor()
  const ordered = page.getByRole('img', { name: 'Polyester Dryfit T-Shirt in Navy Blue with the design, Front A4' })
  await ordered.locator('image').waitFor()
  await leave(page)
})

test('a link that is called a button is pressed with the space bar, too', async () => {
  const page = await visitor()
  await page.goto('/single-order')
  await page.getByRole('button', { name: 'Bulk Order' }).press('Space')
  await page.waitForURL('**/order')
  await leave(page)
})

test('the bulk pages show the price that is charged, not what the product costs by itself', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const products: { _id: string; name: string; price: number }[] = await (
    await page.request.get('/api/product?customizable=true&limit=12')
  ).json()
  const { _id, name } = products.find(({ price }) => price !== 120) ?? {}
  await page.goto('/order')
  const main = page.getByRole('main')
  const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.waitFor()
  expect((await card.innerText()).match(/₹.*/g)).toEqual(['₹120 a piece and print'])
  await page.goto(`/order/${_id}`)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await main.getByText('₹120 a piece and print').waitFor()
  const price = main.getByText('20% off').locator('xpath=ancestor::p')
  expect((await price.innerText()).match(/₹\d+/g)).toEqual(['₹120', '₹144'])
  expect(await main.locator('s').innerText()).toBe('₹144')
  await leave(page)
})

test('a customer pastes a size table and orders 200 pieces in two placements with two designs', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  await signIn(page, { login: person.email, password: person.password })
  await page.goto('/order')
  await page.getByRole('link', { name: 'Polyester Dryfit T-Shirt', exact: true }).click()
  await page.waitForURL('**/order/polyester-dryfit')
  const place = page.getByRole('button', { name: /^Place Order/ })
  expect(await place.isDisabled()).toBe(true)
  await page.getByText('Please select at least one placement').waitFor()
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByText('Please add at least one color-size-quantity item to stack').waitFor()

  await bulkUpload(page).setInputFiles(discPng('crest.png', 700))
  await page.getByRole('checkbox', { name: 'Back A3' }).check()
  await page.getByRole('button', { name: 'Change Design' }).waitFor()
  await changeDesign(page).setInputFiles(discPng('back.png', 1800, [255, 255, 255, 255]))
  await page.getByAltText('Your design: back.png').waitFor()

  await page
    .getByRole('radiogroup', { name: 'Size' })
    .or(page.getByRole('group', { name: 'Size' }))
    .first()
    .waitFor()
  await page.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Black' }).check()
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7')
  await page.getByRole('button', { name: 'Add to Order' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Black, M' }).inputValue()).toBe('7')
  expect(await page.getByRole('button', { name: 'Add to Order' }).isDisabled()).toBe(true)

  await pasteInto(page, 'Black, xS', [
    ['Colour', 'S', 'M', 'L', 'XL', 'Total'],
    ['Black', '20', '30', '30', '20', '100'],
    ['Navy Blue', '10', '15', '15', '10', '50'],
    ['Red', '10', '15', '15', '10', '50'],
    ['Total', '40', '60', '60', '40', '200'],
  ])
  await page.getByText('12 cells filled.').waitFor()
  await page.getByRole('textbox', { name: 'Red, L' }).press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('15')
  expect(await page.getByRole('textbox', { name: 'Navy Blue, L' }).inputValue()).toBe('15')
  await page.getByRole('button', { name: 'Place Order · ₹48,000.00' }).click()
  await page.getByRole('heading', { name: 'Order submitted successfully!' }).waitFor()
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.waitForURL(/\/order\/TB[0-9A-Z]{10}$/)
  await page.getByText('200 pieces').waitFor()
  await page.getByText('₹48,000.00').waitFor()
  await page.getByText('crest.png').waitFor()
  await page.getByText('back.png').waitFor()
  const id = page.url().slice(-12)
  await page.goto('/orders')
  await page.getByText(id).waitFor()
  await leave(page)
})

test('a price that has changed meanwhile is told, shown, and charged only once agreed to', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), unitPrice: 100 } })
  })
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByRole('textbox', { name: 'Black, M' }).fill('10')
  await page.unroute('**/api/settings')
  await page.getByRole('button', { name: 'Place Order · ₹1,000.00' }).click()
  await page.getByRole('alert').filter({ hasText: /price/i }).waitFor()
  await page.getByRole('button', { name: 'Place Order · ₹1,200.00' }).click()
  await page.getByRole('heading', { name: 'Order submitted successfully!' }).waitFor()
  await leave(page)
})

test('more pieces than a line can hold, and parts of pieces, are not taken, and that is said', async () => {
  const page = await visitor()
  await page.goto('/order/polyester-dryfit')
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true })
  for (const [typed, taken] of [
    ['-5', '1'],
    ['1.5', '1'],
    ['0', '1'],
    ['', '1'],
    ['99999', '1000'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    expect(await quantity.inputValue(), typed).toBe(taken)
  }
  for (const pieces of ['7', '999']) {
    await page.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Red' }).check()
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check()
    await quantity.fill(pieces)
    await page.getByRole('button', { name: 'Add to Order' }).click()
  }
  await page.getByRole('alert').filter({ hasText: 'At most 1,000 pieces of one colour and size.' }).waitFor()
  await page.getByText('Red, M × 1,000').waitFor()
  await page.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Red' }).check()
  await page.getByText('At most 1,000 pieces of one colour and size.').waitFor({ state: 'detached' })
  const cell = page.getByRole('textbox', { name: 'Black, M', exact: true })
  await cell.fill('1001')
  await page.getByText('At most 1,000 pieces of one colour and size.').waitFor()
  expect(await cell.inputValue()).toBe('1000')
  await cell.fill('12.5')
  await page.getByText('Only whole numbers of pieces.').waitFor()
  expect(await cell.inputValue()).toBe('1000')
  await leave(page)
})

test('who removes a line by keyboard stays among the lines', async () => {
  const page = await visitor()
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('textbox', { name: 'Black, M', exact: true }).fill('5')
  await page.getByRole('textbox', { name: 'Red, M', exact: true }).fill('6')
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Remove Black, M' }).press('Enter')
  await expect.poll(focused).toBe('Remove Red, M')
  await page.getByRole('button', { name: 'Remove Red, M' }).press('Enter')
  await expect.poll(focused).toBe('Order Items')
  await leave(page)
})

test('a placement says how large it is on this garment: a hoodie’s pocket leaves less than A3', async () => {
  const page = await visitor()
  for (const [product, size] of [
    ['polyester-dryfit', 'Front, 29.7 × 42 cm'],
    ['kaapi-hoodie', 'Front, 29.7 × 31.2 cm'],
  ] as const) {
    await page.goto(`/order/${product}`)
    const card = page
      .getByRole('listitem')
      .or(page.locator('label'))
      .filter({ has: page.getByLabel('Front A3') })
    await expect.poll(() => card.innerText()).toContain(size)
  }
  await leave(page)
})

test('a product that is not there, or not printed on, says so and leads back', async () => {
  const page = await visitor()
  await page.goto('/order')
  await page.goto('/order/no-such-product')
  await page.getByRole('heading', { name: 'Product Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await page.getByRole('heading', { name: 'Bulk orders' }).waitFor()
  await page.goto('/order/plain-basics')
  await page.getByText('This product is not printed to order. Others are.').waitFor()
  await leave(page)
})

async function pasteInto(page: Page, cell: string, rows: string[][]): Promise<void> {
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  await page.getByRole('textbox', { name: cell, exact: true }).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
