import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** The cuts of the shop's own texts; names in other scripts fall back to system fonts character by character. */
const cuts = [
  { from: 'anek-latin-latin-wdth-normal.woff2', to: 'anek.woff2', text: `${printableAscii}\u00a0©·×–—‘’“”•…→←` },
  { from: 'anek-latin-latin-ext-wdth-normal.woff2', to: 'anek-rupee.woff2', text: '₹' },
]

/** Widths 75 to 100 and weights 400 to 800: the part of the design space that the theme uses, at half the size. */
const variationAxes = { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 800 } }

/** Subsets the brand font to what the shop shows, once, into `src/app/fonts`, where the style sheet expects it. */
export function brandFont(): Plugin {
  return {
    name: 'brand-font',
    async configResolved({ root }) {
      const folder = path.join(root, 'src/app/fonts')
      await mkdir(folder, { recursive: true })
      const source = path.join(path.dirname(require.resolve('@fontsource-variable/anek-latin/package.json')), 'files')
      for (const { from, to, text } of cuts) {
        const target = path.join(folder, to)
        if (await isNewer(target, import.meta.filename)) continue
        const font = await subsetFont(await readFile(path.join(source, from)), text, {
          targetFormat: 'woff2',
          variationAxes,
          // Without small capitals, fractions and other features that no style uses.
          noLayoutClosure: true,
        })
        await writeFile(target, font)
      }
    },
  }
}

async function isNewer(file: string, than: string): Promise<boolean> {
  const [made, reference] = await Promise.all([stat(file).catch(() => undefined), stat(than)])
  return made !== undefined && made.mtimeMs > reference.mtimeMs
}
