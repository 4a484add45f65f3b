import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no file of the web app contains an API address: every call is made by its name', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: new URL('../..', import.meta.url) })
  const paths = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /['"`]\/api\//.test(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(paths).toEqual([])
})
