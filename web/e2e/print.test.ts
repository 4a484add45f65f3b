import { expect, test } from 'vitest'
import { asha, leave, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

test.each([
  ['an order', 'TS'],
  ['a bulk order', 'TB'],
])('%s is printed with the letterhead, in the light colours of paper, without its buttons', async (_kind, letters) => {
  const page = await visitor({ colorScheme: 'dark' })
  await signIn(page, asha)
  await page.goto('/orders')
  await page.locator(`a[href^="/order/${letters}"]`).first().click()
  const letterhead = page.getByText('GSTIN').first()
  const print = page.getByRole('button', { name: 'Print' })
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  await print.waitFor()
  expect(await letterhead.isVisible()).toBe(false)
  expect(await scheme()).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await letterhead.waitFor()
  expect(await print.isVisible()).toBe(false)
  expect(await scheme()).toBe('light')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(await scheme()).toBe('dark')
  await leave(page)
})
