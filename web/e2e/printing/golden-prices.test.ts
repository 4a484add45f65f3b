import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import type { goldenRows, goldenTaxes } from './golden-in-browser.ts'

test('a browser prices and taxes every order of the golden tables as worked out by hand', async ({ page }) => {
  const entry = fileURLToPath(new URL('golden-in-browser.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'golden' } },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  const rows: ReturnType<typeof goldenRows> = await page.evaluate(`${output[0].code}; golden.goldenRows()`)
  expect(rows.length).toBeGreaterThanOrEqual(200)
  for (const { text, asked, byHand } of rows) expect(asked, text).toEqual(byHand)
  const taxes: ReturnType<typeof goldenTaxes> = await page.evaluate(`${output[0].code}; golden.goldenTaxes()`)
  expect(taxes.length).toBeGreaterThanOrEqual(100)
  for (const { row, found, byHand } of taxes) expect(found, row).toEqual(byHand)
})
