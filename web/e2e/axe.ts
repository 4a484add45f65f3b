import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { visitor } from './shop.ts'

/** Each test looks at its screens at one width, in both colour schemes. */
export const widths = [390, 1280] as const
const colorSchemes = ['light', 'dark'] as const

export const visitorAt = (width: number) => visitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })

/** What axe finds on a page that has come to rest, in either colour scheme. */
export async function faultsOf(page: Page, where: string): Promise<string[]> {
  await page.locator('h1').first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  const faults: string[] = []
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
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
