import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leave, newcomer, origin, visitor, withBrowser } from './shop.ts'

withBrowser()

test('a customer buys with the keyboard alone, from the skip link to the order', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })

  await page.goto('/')
  await page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Polyester Dryfit T-Shirt')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/polyester-dryfit')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')

  await page.getByRole('radio', { name: 'XS' }).waitFor()
  await tabTo(page, 'Add to Cart')
  await page.keyboard.press('Enter')
  await page.getByText('Please log in to add items to cart.').waitFor()
  await tabTo(page, 'Sign In', 'main a, [role="alert"] a')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/signin?from=*')

  await tabTo(page, 'Email or Phone')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/polyester-dryfit')

  await page.getByRole('radio', { name: 'XS' }).waitFor()
  await tabTo(page, 'XS')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'S', exact: true }).isChecked()).toBe(true)
  await tabTo(page, 'Black')
  await page.keyboard.press('Space')
  await tabTo(page, 'Left')
  await page.keyboard.press('Space')
  await tabTo(page, 'Add to Cart')
  await page.keyboard.press('Enter')
  await page.getByText('Polyester Dryfit T-Shirt added to cart!').waitFor()

  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'My Cart' }).waitFor()
  await tabTo(page, 'My Cart')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).waitFor()
  await tabTo(page, 'Proceed to Checkout')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Shipping Information' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await tabTo(page, 'Address')
  await page.keyboard.type('7 Residency Road')
  await tabTo(page, 'City')
  await page.keyboard.type('Bengaluru')
  await tabTo(page, 'Postal Code')
  await page.keyboard.type('560025')
  await tabTo(page, 'Credit Card')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('Cash on Delivery')
  await tabTo(page, 'Place Order')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
  expect(page.url().startsWith(origin)).toBe(true)
  await leave(page)
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
async function tabTo(page: Page, name: string, within = '*'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) !== name) continue
    if (!(await page.evaluate((selector) => document.activeElement?.matches(selector), within))) continue
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
