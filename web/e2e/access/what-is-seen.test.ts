import { expect, type Locator } from '@playwright/test'
import { cotton, night } from '../../src/app/theme/theme-colors.ts'
import { admin, asha, signIn, test } from '../fixtures/shop.ts'

/** Returns the contrast of an element's border or text with what is behind it, from 1 (none) to 21 (black on white). */
const contrastOf = (element: Locator, property: 'borderTopColor' | 'color', behind: 'its ground' | 'its own ground') =>
  element.evaluate(
    (of, [name, where]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('no canvas')
      const grounds = []
      const first = where === 'its ground' ? of.parentElement : of
      for (let each = first; each; each = each.parentElement) grounds.unshift(getComputedStyle(each).backgroundColor)
      const luminance = (colours: readonly string[]) => {
        for (const colour of colours) {
          canvas.fillStyle = colour
          canvas.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const ground = luminance(grounds)
      const own = luminance([...grounds, getComputedStyle(of)[name]])
      return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
    },
    [property, behind] as const,
  )

const outlineOf = (element: Locator) =>
  element.evaluate((of) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(of)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })

const rgbOf = (hex = '') => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

for (const [colorScheme, ground] of [
  ['light', cotton[0]],
  ['dark', night[7]],
] as const) {
  test(`in ${colorScheme} colours a page is in the shop’s own, and unticked boxes have borders to be seen`, async ({
    visitor,
  }) => {
    const page = await visitor({ colorScheme })
    await signIn(page, asha)
    await page.goto('/profile')
    await expect(page.locator('body')).toHaveCSS('background-color', rgbOf(ground))
    const sms = page.getByRole('radio', { name: 'SMS' })
    await expect(sms).not.toBeChecked()
    expect(await contrastOf(sms, 'borderTopColor', 'its ground')).toBeGreaterThan(3)
    await page.goto('/single-order')
    const box = page.getByRole('checkbox', { name: 'I need a GST bill for a company' })
    expect(await contrastOf(box, 'borderTopColor', 'its ground')).toBeGreaterThan(3)
  })

  test(`in ${colorScheme} colours all options of a search are readable, also the current one`, async ({ visitor }) => {
    const page = await visitor({ colorScheme })
    await signIn(page, admin)
    await page.goto('/admin/new-order')
    await page.getByRole('searchbox', { name: 'Add a product' }).fill('polo')
    const first = page.getByRole('option').first()
    await expect(first).toHaveAttribute('data-combobox-selected')
    for (const part of [first, first.locator('*').last()]) {
      expect(await contrastOf(part, 'color', 'its own ground')).toBeGreaterThan(4.5)
    }
  })
}

test('the password field shows its focus to keyboard users', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/signin')
  await page.getByLabel('Email or Phone').focus()
  await page.keyboard.press('Tab')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  expect(await outlineOf(field.locator('..'))).toBe(3)
})

test('with forced colours, selected, ticked and switched-on controls differ from the others', async ({ visitor }) => {
  const page = await visitor({ forcedColors: 'active' })
  await page.goto('/product/polyester-dryfit')
  await page.getByRole('radio', { name: 'XL', exact: true }).check()
  for (const chosen of [
    page.locator('label', { hasText: /^XL$/ }),
    page.getByRole('tab', { name: 'Description' }),
    page.locator('main li button[aria-pressed="true"]').first(),
  ]) {
    await expect.poll(() => outlineOf(chosen)).toBe(3)
  }
  expect(await outlineOf(page.locator('label', { hasText: /^XS$/ }))).toBe(0)

  await signIn(page, admin)
  await page.goto('/admin/settings')
  const monday = page.getByRole('checkbox', { name: 'Mon' })
  await expect(monday).toBeChecked()
  expect(await contrastOf(monday.locator('+ svg'), 'color', 'its ground')).toBeGreaterThan(7)
  const track = page.locator('.mantine-Switch-track').first()
  expect(await contrastOf(track, 'borderTopColor', 'its ground')).toBeGreaterThan(7)
})
