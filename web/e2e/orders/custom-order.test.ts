import { expect, type Page } from '@playwright/test'
import { faultsAtBothWidths } from '../fixtures/axe.ts'
import { collectsForCash, fillAddress, paysInCash } from '../fixtures/delivery.ts'
import { addSingle, design, singleUpload, submitOrder } from '../fixtures/design-fields.ts'
import { choose, pressAt, tabTo, typeInto } from '../fixtures/keyboard.ts'
import { discPng, fileOf } from '../fixtures/pictures.ts'
import { pick, test } from '../fixtures/shop.ts'

const MB = 1024 * 1024

test('a guest orders a shirt with their own picture, follows and cancels it by its link', async ({ page, visitor }) => {
  await page.goto('/single-order')
  await expect(page.getByRole('heading', { name: 'Polyester Dryfit T-Shirt', level: 1 })).toBeVisible()
  await expect(page.getByText('₹120', { exact: true })).toBeVisible()

  const hasNoDesign = page.getByText('No design yet. You can order without and send it to us afterwards.')
  await expect(hasNoDesign).toBeVisible()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByText('Please select size, color, and placement.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Left' })).toBeFocused()
  await expect(page.getByRole('group').filter({ hasText: 'Please choose' })).toHaveCount(3)
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('radio', { name: 'Left' })).toBeFocused()
  await singleUpload(page).setInputFiles(fileOf('moving.gif', 'image/gif', 100))
  await expect(page.getByText('Only JPG/PNG images are allowed.')).toBeVisible()
  await singleUpload(page).setInputFiles(fileOf('heavy.png', 'image/png', 2 * MB + 1))
  await expect(page.getByText('Image must be less than 2MB.')).toBeVisible()
  await singleUpload(page).setInputFiles(discPng('tiny.png', 300))
  await expect(page.getByText('too few pixels for this size')).toBeVisible()
  await expect(hasNoDesign).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Upload Another Image' })).toBeVisible()
  await page.getByRole('button', { name: 'Shrink until sharp' }).click()
  await expect(page.getByText(/^15\d DPI$/)).toBeVisible()
  await expect(page.getByText('prints sharp')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()

  await pick(page, 'Front A-4 Size', 'Black', 'L')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByLabel('Full Name').fill('Guest Guha')
  await page.getByLabel('Phone Number').fill('12')
  await page.getByLabel('Email Address').focus()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await page.getByLabel('Phone Number').focus()
  await expect(page.getByText('Without an email address we cannot send you updates about this order.')).toBeVisible()
  const size = await page.getByText(/^\d+ × \d+ mm$/).innerText()
  await page.getByRole('button', { name: 'Submit Order' }).dblclick()
  await expect(page.getByText(/has too few pixels for Front A-4 Size/)).toBeVisible()
  await expect(page.getByText(size, { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Print anyway' }).check()
  // By keyboard, because a press in the same place shortly after would count as part of a double click, which also moves the focus.
  await expect(async () => {
    await page.getByRole('button', { name: 'Submit Order' }).press('Enter')
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText('Please fill this in')).toHaveCount(3)
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await page.getByLabel('PIN code').fill('000000')
  await page.getByLabel('PIN code').blur()
  await expect(page.getByText('Please enter a valid PIN code: 6 digits, not starting with 0')).toBeVisible()
  await fillAddress(page)
  await paysInCash(page)
  await page.getByLabel('Phone Number').fill('98765 43210')
  await addSingle(page, discPng('second.png', 1300, [244, 165, 24, 255]))
  await expect(page.getByText('₹339.00 including ₹99 shipping')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Order' }).click()

  await expect(page.getByRole('heading', { name: 'Order Submitted Successfully!' })).toBeVisible()
  const isKept = page.getByText(
    /^We have reserved your items until .* We will call you before that to confirm your order\.$/,
  )
  await expect(isKept).toBeVisible()
  // After a reload the link is still on the page.
  await page.reload()
  await expect(page.getByText(/Your order TS[0-9A-Z]{10} is in\./)).toBeVisible()
  const track = page.getByRole('link', { name: 'Track your order' })
  const address = (await track.getAttribute('href')) ?? ''
  await track.click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await expect(page.getByText('₹339.00').first()).toBeVisible()
  // They gave no email.
  await expect(page.getByRole('radio', { name: 'No updates' })).toBeChecked()
  await expect(page.getByText('Another design:').filter({ hasText: 'second.png' })).toBeVisible()
  const onShirt = page
    .getByRole('img', { name: 'Polyester Dryfit T-Shirt in Black with the design, Front A4' })
    .locator('image')
  await expect(onShirt).toHaveCount(2)
  const elsewhere = await visitor()
  await elsewhere.goto(address.replace(/#t=.*/, ''))
  await expect(elsewhere.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  // Older links had the secret in the query, where it must not stay either.
  await elsewhere.goto(address.replace('#', '?'))
  await expect(elsewhere.getByText('₹339.00').first()).toBeVisible()
  await elsewhere.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await elsewhere.reload()
  const prints = elsewhere.getByRole('region', { name: 'How it is printed' })
  for (const name of ['Front A4 on Black', 'Front A4 on Black, close-up']) {
    await expect(prints.getByRole('img', { name, exact: true })).toHaveJSProperty('naturalWidth', 800)
  }

  await elsewhere.getByRole('button', { name: 'Cancel order' }).click()
  const question = elsewhere.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(question).toContainText('You have nothing to pay.')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Your order is cancelled', level: 1 })).toBeVisible()
  expect(await elsewhere.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
  // Both the dialog and the button that opened it are gone.
  await expect(elsewhere.getByRole('heading', { name: 'Your order is cancelled', level: 1 })).toBeFocused()
})

test('a visitor writes चाय वाला in an arc over a motif on a black hoodie by keyboard alone, is warned about brown, takes white and orders one', async ({
  page,
}) => {
  await page.goto('/single-order')
  await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
  await pressAt(page, 'Choose another garment')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hoodie', exact: true })).toBeVisible()
  await pressAt(page, /^Hoodie$/)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hoodie', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await pressAt(page, /^Filter Kaapi Hoodie/)
  await expect(page.getByRole('heading', { name: 'Filter Kaapi Hoodie', level: 1 })).toBeVisible()
  await choose(page, 'Black')
  await pressAt(page, 'Add motif', 'Shift+Tab')
  await expect(page.getByLabel('Find a motif')).toBeVisible()
  await typeInto(page, 'Find a motif', 'tea', 'Shift+Tab')
  await choose(page, 'Chai glass')
  await expect(design(page)).toHaveAccessibleName('Your design Chai glass on Back A4')
  const motifSize = '48 × 80 mm'
  await expect(page.getByText(motifSize, { exact: true }).first()).toBeVisible()

  await pressAt(page, 'Add text')
  const words = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(words).toBeFocused()
  await page.keyboard.insertText('चाय वाला')
  await expect(page.getByRole('application', { name: 'Your design चाय वाला on Back A4' })).toBeVisible()
  await choose(page, 'Anton')
  await expect(page.getByText('Anton does not have चा य वा and more. Anek does.')).toBeVisible()
  await pressAt(page, 'Use Anek', 'Shift+Tab')
  await expect(page.getByRole('radio', { name: 'Anek' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Anek' })).toBeFocused()
  await typeInto(page, 'Colour code, such as #2b1a12', '2B1A12')
  await expect(page.getByText('‘चाय वाला’ will not be seen on Black.')).toBeVisible()
  await pressAt(page, 'Use white for ‘चाय वाला’', 'Shift+Tab')
  await expect(page.getByRole('group', { name: 'Ink colour' }).getByRole('radio', { name: 'White' })).toBeChecked()
  await expect(page.getByText('‘चाय वाला’ will not be seen on Black.')).toBeHidden()
  await expect(page.getByRole('application', { name: 'Your design चाय वाला on Back A4' })).toBeFocused()
  await typeInto(page, 'Letter size (mm)', '24')
  await page.keyboard.press('Enter')
  await pressAt(page, 'Spacing, bend and outline')
  await tabTo(page, 'Bend')
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Bend' })).toHaveAttribute('aria-valuetext', '60°')
  await expect(page.getByText('Letters of 24 mm, in all 90 × 24 mm')).toBeVisible()

  await pressAt(page, 'Duplicate चाय वाला', 'Shift+Tab')
  await expect(page.getByRole('button', { name: 'Remove चाय वाला', exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove चाय वाला (2)', exact: true })).toHaveCount(1)
  await pressAt(page, 'Undo')
  await expect(page.getByRole('button', { name: 'Remove चाय वाला' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  expect(await faultsAtBothWidths(page, 'a text and a motif')).toEqual([])
  await groupsLocksAndHides(page)
  await page.reload()
  await expect(design(page)).toHaveAccessibleName('Your design Chai glass on Back A4')
  await expect(page.getByText('One layer is hidden. It will not be printed.')).toBeVisible()

  // The journey in which a customer buys with the keyboard alone covers the rest of the form by keyboard.
  await pick(page, 'Back A Size', 'L')
  await page.getByLabel('Full Name').fill('Chaya Rao')
  await page.getByLabel('Phone Number').fill('98765 43210')
  await fillAddress(page)
  await paysInCash(page)
  await submitOrder(page)
  await page.getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByText('‘चाय वाला’ in Anek, 90 × 24 mm')).toBeVisible()
  await expect(page.getByText(`Chai glass, ${motifSize}`)).toBeVisible()
  await expect(page.getByText('Filter Kaapi Hoodie').first()).toBeVisible()
})

/** Groups a text and a motif, moves and ungroups them, locks the motif, and hides a copy of it, all by keyboard. */
async function groupsLocksAndHides(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  // One of them is current, and therefore selected.
  await expect(page.getByRole('checkbox', { name: /^Select /, checked: true })).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^Select /, checked: false }).press('Space')
  await press('Group')
  await expect(page.getByText('2 layers grouped.')).toBeAttached()
  await expect(page.getByText('In a group')).toHaveCount(2)
  await expect(design(page)).toHaveAccessibleName('Your design 2 layers together on Back A4')
  const parts = page.locator('[data-part]')
  const placesOf = () => parts.evaluateAll((all) => all.map((each) => each.getAttribute('style')))
  const before = await placesOf()
  await design(page).press('ArrowDown')
  await expect.poll(async () => (await placesOf()).filter((place, index) => place !== before[index]).length).toBe(2)
  expect(await faultsAtBothWidths(page, 'a group of layers')).toEqual([])
  await press('Undo')
  await expect.poll(placesOf).toEqual(before)
  await press('Ungroup')
  await expect(page.getByText('In a group')).toHaveCount(0)
  await expect(design(page)).toHaveAccessibleName('Your design चाय वाला on Back A4')

  await press('Change')
  await expect(page.locator('li > div:focus')).toContainText('Chai glass')
  await press('Edit text')
  await press('Duplicate Chai glass')
  await press('Hide Chai glass (2)')
  await expect(page.getByText('Chai glass (2) is hidden and will not be printed.')).toBeAttached()
  await page.getByRole('button', { name: 'Change', exact: true }).first().press('Enter')
  await page.getByRole('button', { name: 'Lock Chai glass' }).first().press('Enter')
  const locked = await design(page).getAttribute('style')
  await design(page).press('ArrowRight')
  await design(page).press('+')
  await expect(page.getByLabel('Find a motif')).toBeHidden()
  expect(await design(page).getAttribute('style')).toBe(locked)
  await page.getByRole('button', { name: 'Unlock' }).press('Enter')
}

test('what was chosen and placed survives a reload and a change of garment, and is ordered', async ({ page }) => {
  await page.goto('/single-order')
  await pick(page, 'Red', 'Back A Size')
  await singleUpload(page).setInputFiles([discPng('sun.png', 1300), discPng('moon.png', 1300, [244, 165, 24, 255])])
  await expect(page.getByRole('button', { name: 'Remove sun.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove moon.png' })).toBeVisible()
  const before = (await design(page).getAttribute('style')) ?? ''
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove moon.png' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Red', exact: true })).toBeChecked()
  await expect(design(page)).toHaveAttribute('style', before)
  await expect(page.getByAltText('Your design: sun.png')).toHaveAttribute('src', /^http/)

  await page.getByRole('button', { name: 'Choose another garment' }).click()
  const garments = page.getByRole('dialog', { name: 'Choose a garment' })
  const current = garments.getByRole('button', { name: 'Your garment' })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect(current).toContainText('Polyester Dryfit T-Shirt')
  await garments.getByRole('button', { name: 'Hoodie', exact: true }).click()
  await expect(current).toHaveCount(0)
  await expect(garments.getByRole('status')).toHaveText(/^\d+ garments$/)
  const hoodie = garments.getByRole('button', { name: /^Filter Kaapi Hoodie ?₹1,299.*brushed fleece.*2 colours$/ })
  await expect(hoodie).toBeVisible()
  expect(await faultsAtBothWidths(page, 'the garments to choose from')).toEqual([])
  await hoodie.click()
  await expect(page.getByRole('heading', { name: 'Filter Kaapi Hoodie', level: 1 })).toBeVisible()
  await expect(page.getByText('₹1,299', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove moon.png' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Back A Size' })).toBeChecked()
  // Its shop print is on the front, and it is not made in red.
  expect(await page.getByRole('radio', { name: 'Front A-4 Size' }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: 'Red', exact: true }).count()).toBe(0)
  await pick(page, 'Black', 'L')
  await collectsForCash(page)
  await page.getByLabel('Phone Number').fill('98765 43210')
  await submitOrder(page)
  await page.getByRole('link', { name: 'Track your order' }).click()
  // The photo shows the shop's print, and its corner shows the back as the customer has designed it.
  await expect(page.getByRole('img', { name: 'Filter Kaapi Hoodie in Black', exact: true })).toBeVisible()
  const designed = page.getByRole('img', { name: 'Filter Kaapi Hoodie in Black with the design, Back A4' })
  await expect(designed.locator('image')).toHaveCount(2)
})

test('a garment that does not load says so, is not ordered without a price, and can be retried', async ({ page }) => {
  let isDown = true
  await page.route('**/api/product/polyester-dryfit', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/single-order')
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load product. Please try again later.' })
  await expect(failed).toBeVisible()
  await pick(page, 'Front A-4 Size', 'Black', 'M')
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByText('The price has not loaded yet. Please try again in a moment.')).toBeVisible()
  isDown = false
  await failed.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('₹120', { exact: true })).toBeVisible()
  expect(await failed.count()).toBe(0)
})

test('on a phone the shirt stays beside the choices, links back, and is shown once ordered', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 700 }, hasTouch: true })
  await page.goto('/single-order')
  const back = page.getByRole('button', { name: 'Back to the garment' })
  await addSingle(page, discPng('sun.png', 1300))
  expect(await back.isVisible()).toBe(false)
  await pick(page, 'Navy Blue', 'L')
  await expect(back).toBeVisible()
  await expect(back.locator('image')).toHaveCount(1)
  // In the bar of the order button, so that it covers none of the choices.
  const way = await page.getByRole('button', { name: 'Submit Order' }).boundingBox()
  expect((await back.boundingBox())?.y).toBeCloseTo(way?.y ?? 0, 0)
  await back.click()
  await expect(back).toBeHidden()
  await expect(design(page)).toBeVisible()

  await page.getByRole('radio', { name: 'Front A-4 Size' }).check()
  await collectsForCash(page)
  await submitOrder(page)
  const ordered = page.getByRole('img', { name: 'Polyester Dryfit T-Shirt in Navy Blue with the design, Front A4' })
  await expect(ordered.locator('image')).toBeVisible()
})

test('a link presented as a button works with the space bar, too', async ({ page }) => {
  await page.goto('/single-order')
  // The link is there before the code that makes it a button.
  await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
  await page.getByRole('button', { name: 'Bulk Order' }).press('Space')
  await page.waitForURL('**/order')
})
