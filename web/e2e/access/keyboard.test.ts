import { expect, type Page } from '@playwright/test'
import { newcomer, origin, register, test } from '../fixtures/shop.ts'

test('a customer buys with the keyboard alone, from the skip link to the order', async ({ page }) => {
  const person = await register(page, newcomer())

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Polyester Dryfit T-Shirt')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/polyester-dryfit')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')

  await expect(page.getByRole('radio', { name: 'XS' })).toBeVisible()
  await tabTo(page, 'Add to Cart')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Please log in to add items to cart.' })
  await expect(sheet).toBeVisible()
  await tabTo(page, 'Sign in with a password')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Email or Phone')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')

  // What is missing is asked for, there where it is.
  await expect(page.getByRole('radio', { name: 'XS' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await tabTo(page, 'Black')
  await page.keyboard.press('Space')
  await tabTo(page, 'Left')
  await page.keyboard.press('Space')
  await tabTo(page, 'Add to Cart')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Cart' })).toBeVisible()
  await tabTo(page, 'My Cart 1 item')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
  await tabTo(page, 'Proceed to Checkout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await tabTo(page, 'Phone Number')
  await page.keyboard.type('98765 43210')
  await tabTo(page, 'Address')
  await page.keyboard.type('7 Residency Road')
  await tabTo(page, 'City')
  await page.keyboard.type('Bengaluru')
  await tabTo(page, 'PIN code')
  await page.keyboard.type('560025')
  await tabTo(page, 'UPI')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('Cash on Delivery')
  await tabTo(page, 'Place Order · ₹219.00')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible()
  expect(page.url().startsWith(origin)).toBe(true)
})

/** Name of what has the focus, as its label or its text says it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
    return label.replace(/[\s*]+/g, ' ').trim()
  })
}

/** Presses Tab until the focus is on what is called so, and sees that the focus shows. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) !== name) continue
    expect(await isFocusVisible(page), `the focus on ${name} shows`).toBe(true)
    return
  }
  throw new Error(`Tab never came to ${name}`)
}

function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const shows = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element)
      const isInput = element instanceof HTMLInputElement && element.type !== 'radio' && borderColor !== ''
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || isInput
    }
    const element = document.activeElement
    return shows(element) || shows(element?.closest('label') ?? null)
  })
}
