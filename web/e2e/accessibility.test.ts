import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, asha, leave, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

const screens = {
  visitor: [
    '/',
    '/product/polyester-dryfit',
    '/product/sold-out',
    '/product/no-photo',
    '/product/none',
    '/signin',
    '/signup',
    '/cart',
    '/orders',
    '/nowhere',
  ],
  customer: ['/cart', '/orders', '/admin/orders'],
  admin: ['/admin', '/admin/orders'],
} as const

const guises = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

test.each(guises)('every screen obeys WCAG 2.2 AA at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const faults: string[] = []
  for (const [who, paths] of Object.entries(screens)) {
    const page = await visitor({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
    if (who === 'customer') await signIn(page, asha)
    if (who === 'admin') await signIn(page, admin)
    for (const path of paths) {
      await page.goto(path)
      faults.push(...(await faultsOf(page, `${who} ${path}`)))
    }
    await leave(page)
  }
  expect(faults).toEqual([])
})

test.each(guises)('menus and sheets obey WCAG 2.2 AA at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const page = await visitor({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
  await signIn(page, asha)
  const faults: string[] = []
  const menu = page.getByRole('button', { name: width < 992 ? 'Menu' : 'Profile' })
  await menu.click()
  await page.getByText('Sign Out').waitFor()
  faults.push(...(await faultsOf(page, 'menu')))
  await page.keyboard.press('Escape')
  await page.getByText('Sign Out').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).waitFor()
  faults.push(...(await faultsOf(page, 'choice sheet')))
  await leave(page)
  expect(faults).toEqual([])
})

/** What axe finds on a page that has come to rest. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  await page.locator('h1').first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${where}: ${id} at ${target.join(' ')} (${any[0]?.message ?? ''})`),
  )
}
