import { expect, type Page } from '@playwright/test'
import { collectsForCash } from '../fixtures/delivery.ts'
import { design, singleUpload, submitOrder } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { phone, pick, test } from '../fixtures/shop.ts'
import { touch } from '../fixtures/touch.ts'

test('on a phone a design is moved, pinched and turned by touch, and never leaves its area', async ({ visitor }) => {
  const page = await visitor(phone)
  await page.goto('/single-order')
  await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
  await singleUpload(page).setInputFiles(discPng('sun.png', 1500))
  await expect(design(page)).toBeVisible()
  for (let taps = 0; taps < 3; taps++) await page.getByRole('button', { name: 'Smaller' }).tap()
  await design(page).scrollIntoViewIfNeeded()
  const before = await placeOf(page)

  const [x, y] = await middleOf(page)
  await touch(page, [[[x, y]], [[x - 10, y + 20]], [[x - 200, y + 400]]])
  const moved = await placeOf(page)
  expect(moved.left).toBeCloseTo(0, 1)
  expect(moved.top + moved.height).toBeCloseTo(100, 1)
  expect(moved.width).toBeCloseTo(before.width, 1)

  const [u, v] = await middleOf(page)
  const fingers = (apart: number): [number, number][] => [-apart, apart].map((by) => [u + by, v])
  await touch(page, [fingers(40), fingers(30), fingers(20)])
  expect((await placeOf(page)).width).toBeCloseTo(before.width / 2, 0)

  await pick(page, 'Front A-4 Size', 'White', 'M')
  await collectsForCash(page)
  // The connection breaks as the order is sent: the link to it is still shown.
  await page.route('**/OrderPlaced-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit Order' }).tap()
  await expect(page.getByText(/Your order TS[0-9A-Z]{10} is in\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track your order' })).toBeVisible()
})

test('a design is placed by keyboard alone, and its place is announced', async ({ page }) => {
  await page.goto('/single-order')
  await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
  await singleUpload(page).setInputFiles(discPng('sun.png', 1500))
  await expect(design(page)).toBeVisible()
  for (let presses = 0; presses < 40 && !(await isOnDesign(page)); presses++) await page.keyboard.press('Tab')
  expect(await isOnDesign(page)).toBe(true)
  for (const key of ['-', '-', '-', '-', 'c', 'ArrowLeft', 'Shift+ArrowDown', ']']) await page.keyboard.press(key)
  await expect(page.getByText(/^173 × 173 mm, 18 mm from the left, 72 mm from the top, turned by 5°$/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await isOnDesign(page)).toBe(false)
  await page.getByText('Exact millimetres and keys').click()
  await page.getByLabel('Width (mm)').fill('99')
  await page.getByLabel('Width (mm)').press('ArrowUp')
  await expect(page.getByLabel('Width (mm)')).toHaveValue('100')
  await expect.poll(async () => (await placeOf(page)).width).toBeCloseTo((100 / 210) * 100, 1)
  await page.getByLabel('From left (mm)').fill('500')
  await page.getByLabel('From left (mm)').press('Enter')
  await expect.poll(() => page.getByLabel('From left (mm)').inputValue()).not.toBe('500')
  const { left, width } = await placeOf(page)
  expect(left + width).toBeLessThanOrEqual(100)
  const words = 'Enter a number above 0. It stays 100.'
  for (const typed of ['wide', '0']) {
    await page.getByLabel('Width (mm)').fill(typed)
    await page.getByLabel('Width (mm)').press('Tab')
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByLabel('Width (mm)')).toHaveValue('100')
    await page.getByLabel('Width (mm)').press('ArrowUp')
    await page.getByLabel('Width (mm)').press('ArrowDown')
    await expect(page.getByText(words)).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Align left' }).press('Enter')
  await page.getByRole('button', { name: 'Align bottom' }).press('Enter')
  await expect.poll(() => distancesToEdges(page)).toEqual({ left: 0, bottom: 0 })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Undone: sun.png moved.')).toBeAttached()
  await page.getByRole('button', { name: 'Align right' }).press('Enter')
  await page.getByRole('button', { name: 'Align bottom' }).press('Enter')
  await expect.poll(async () => (await distancesToEdges(page)).bottom).toBe(0)
  const original = await placeOf(page)
  await page.getByRole('button', { name: 'Duplicate sun.png' }).press('Enter')
  const aside = 'a copy lies where it is seen'
  await expect.poll(async () => original.left - (await placeOf(page)).left, aside).toBeCloseTo((8 / 210) * 100, 1)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove sun.png' })).toHaveCount(1)
  const whole = await design(page).boundingBox()
  await page.getByRole('button', { name: 'Close-up' }).press('Enter')
  await expect.poll(async () => (await design(page).boundingBox())?.width).toBeGreaterThan((whole?.width ?? 0) * 1.2)
})

test('Enter on a choice, or in a field for millimetres or pieces, orders nothing', async ({ page }) => {
  // An order whose design is still being read is refused, and the page sends it again.
  let orders = 0
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() === 'POST' && pathname === '/api/order' && response.status() !== 503) orders++
  })
  await page.goto('/single-order')
  await pick(page, 'Front A-4 Size', 'White', 'M')
  await singleUpload(page).setInputFiles(discPng('sun.png', 1500))
  await page.getByText('Exact millimetres and keys').click()
  await page.getByLabel('Width (mm)').fill('100')
  await page.getByLabel('Width (mm)').press('Enter')
  await expect(page.getByLabel('Height (mm)')).toHaveValue('100')
  await page.getByRole('radio', { name: 'White' }).press('Enter')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await page.getByRole('textbox', { name: 'Quantity' }).press('Enter')
  await collectsForCash(page)
  await expect(page.getByRole('button', { name: 'Submit Order' })).toHaveText(/₹360\.00/)
  expect(orders).toBe(0)
  await submitOrder(page)
  expect(orders).toBe(1)
  await page.getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByText('₹360.00').first()).toBeVisible()
})

/** Returns the distances of the rotated design from the edges of its print area, in whole pixels. */
async function distancesToEdges(page: Page) {
  const [box, area] = await Promise.all([design(page).boundingBox(), design(page).locator('..').boundingBox()])
  if (!box || !area) throw new Error('No design is at hand')
  const whole = (px: number) => Math.abs(Math.round(px))
  return { left: whole(box.x - area.x), bottom: whole(area.y + area.height - box.y - box.height) }
}

const isOnDesign = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') === 'application')

/** Returns the place of the design in its area, in per cent. */
async function placeOf(page: Page) {
  const [left = 0, top = 0, width = 0, height = 0] = await design(page).evaluate((element) =>
    [element.style.left, element.style.top, element.style.width, element.style.height].map(Number.parseFloat),
  )
  return { left, top, width, height }
}

async function middleOf(page: Page): Promise<[number, number]> {
  const box = await design(page).boundingBox()
  if (!box) throw new Error('The design is not on the screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
