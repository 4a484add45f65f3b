import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test as buyerTest } from './buyer.ts'

/** Each test looks at its screens at one width, in both colour schemes. */
export const widths = [390, 1280] as const
const colorSchemes = ['light', 'dark'] as const

export const screenOf = (width: number) => ({ viewport: { width, height: 800 }, reducedMotion: 'reduce' as const })

export const test = buyerTest.extend<{
  /** Looks at `page` with axe once it has come to rest; what it finds fails the test at its end. */
  axe: (where: string) => Promise<void>
}>({
  axe: async ({ page }, use) => {
    await use(async (where) => expect.soft(await faultsOf(page, where)).toEqual([]))
  },
})

/** What axe finds on a page that has come to rest, in either colour scheme. */
export async function faultsOf(page: Page, where: string): Promise<string[]> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const faults: string[] = []
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    // In the page itself and without the lists of what is well: the other way takes a second longer for each screen.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    for (const { id, nodes } of violations) {
      for (const { target, any } of nodes) {
        faults.push(`${where}, ${colorScheme}: ${id} at ${target.join(' ')} (${any[0]?.message ?? ''})`)
      }
    }
  }
  return faults
}
