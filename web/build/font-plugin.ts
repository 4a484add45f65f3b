import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const latinExtended = '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'
/** Where `src/app/fonts.css` finds the rupee sign. */
const rupeeFile = join(import.meta.dirname, '../.cache/anek-rupee.woff2')

/**
 * The Latin file of the font lacks the rupee sign, and the extended one that has it costs as much again: cuts the one glyph
 * out. Both files are preloaded, so that no text is ever set in another font.
 */
export function fonts(): Plugin {
  return {
    name: 'teeshala-fonts',
    async config() {
      const file = createRequire(import.meta.url).resolve(latinExtended)
      const rupee = await subsetFont(await readFile(file), '₹', { targetFormat: 'woff2' })
      await mkdir(join(rupeeFile, '..'), { recursive: true })
      await writeFile(rupeeFile, rupee)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
