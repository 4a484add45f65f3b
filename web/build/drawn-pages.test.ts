import { readFileSync } from 'node:fs'
import path from 'node:path'
import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { expect, test } from 'vitest'
import { drawnPages } from '../src/app/drawn/drawn-pages.ts'
import { storePages } from '../src/app/store-pages.ts'
import { criticalCss } from './critical-css.ts'
import { buildFirstScript, scriptSource } from './first-script.ts'

const config = readFileSync(path.resolve(import.meta.dirname, '../../firebase.json'), 'utf8')
const { rewrites } = JSON.parse(config).hosting as { rewrites: { source: string; destination?: string }[] }

test('every public page that the build draws is what Hosting answers at its address', () => {
  const led = rewrites.flatMap(({ source, destination }) => (destination ? [[destination, source]] : []))
  const wanted = Object.entries(drawnPages)
    // Hosting serves `/` itself, and a function fills product pages.
    .filter(([, address]) => address !== '/' && !address.endsWith('/:id'))
    .map(([name, address]) => [`/pages/${name}.html`, address])
  expect(led.slice(0, -1)).toEqual(wanted)
  expect(led.at(-1)?.[0]).toBe('/pages/app.html')
  expect(publicPages.filter((address) => !Object.values<string>(drawnPages).includes(address))).toEqual(['/track'])
})

test('only pages that are open to all are drawn', () => {
  for (const address of Object.values(drawnPages)) {
    const pattern = address.startsWith('/category/') ? '/category/:name' : address
    expect(storePages.find((page) => page.path === pattern)?.access).toBe('public')
  }
})

test('the policy lets the first script of a page run, as it is', async () => {
  expect(config).toContain(scriptSource(await buildFirstScript()))
})

test('the styles inside a page are those that it can match, in their order and their layers', () => {
  const sheet = `@layer a, b; @layer b { .used:focus, .unused { color: red } .unused { color: blue } }
    @media (width > 1px) { .unused { color: green } } @keyframes fade { from { opacity: 0 } } html { margin: 0 }
    .other { animation: fade 1s } @keyframes never { from { opacity: 0 } }`
  const css = criticalCss([sheet], '<p class="other used">').replace(/\s+/g, ' ')
  expect(css).toContain('@layer a, b;')
  expect(css).toContain('.used:focus { color: red }')
  expect(css).toContain('@keyframes fade { from { opacity: 0 } }')
  expect(css).toContain('html { margin: 0 }')
  expect(css).not.toMatch(/unused|@media|never/)
})

test('what only the code can say of an element, or a pointer that rests or presses on it, comes with the full sheets', () => {
  const sheet = `.used[data-busy] { opacity: 1 } .used:not([data-busy]) { opacity: 2 } .used[data-drawn] { opacity: 3 }
    [data-mantine-color-scheme=dark] .used { opacity: 4 } .used:hover { opacity: 5 } .used:active { opacity: 0 } .used:checked { opacity: 6 } .used[open] { opacity: 7 }
    .used:where(:disabled, [data-busy]) { opacity: 8 } .used:where([data-busy]) { opacity: 9 }`
  const css = criticalCss([sheet], '<p class="used" data-drawn="true">')
  expect([...css.matchAll(/opacity: (\d)/g)].map(([, number]) => number)).toEqual(['2', '3', '4', '6', '7', '8'])
})
