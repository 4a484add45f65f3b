import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** pdf.js's decoders for scanned pages, in plain JavaScript: untrusted documents get no WebAssembly. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/** Copies the decoders next to the bundle, where pdf.js loads them by name when a PDF needs one. */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    async generateBundle() {
      const manifest = require.resolve('pdfjs-dist/package.json')
      const { version } = JSON.parse(await readFile(manifest, 'utf8'))
      for (const name of decoders) {
        this.emitFile({
          type: 'asset',
          // Assets are cached for ever, so the path contains the version.
          fileName: `assets/pdf-decoders-${version}/${name}`,
          source: await readFile(path.join(path.dirname(manifest), 'wasm', name)),
        })
      }
    },
  }
}
