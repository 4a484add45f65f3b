import { createRequire } from 'node:module'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandFont } from './build/brand-font.ts'
import { componentSheets } from './build/component-sheets.ts'
import { designFonts } from './build/design-fonts.ts'
import { mantineParts } from './build/mantine-parts.ts'
import { noCircularFiles } from './build/no-circular-files.ts'
import { pageFiles } from './build/page-files.ts'
import { pageHtml } from './build/page-html.ts'
import { pdfDecoders } from './build/pdf-decoders.ts'
import { pincodes } from './build/pincode-files.ts'
import { reactSignals } from './build/react-signals.ts'
import { routerParts } from './build/router-parts.ts'
import { themeVariables } from './build/theme-variables.ts'

// The router's package points to its development build; this one has no development warnings.
const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

const alias = {
  // The browser only pre-checks phone numbers; the server decides with the full metadata.
  'libphonenumber-js/max': 'libphonenumber-js/min',
  'react-router/dom': path.join(router, 'dom-export.mjs'),
  'react-router': path.join(router, 'index.mjs'),
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    reactSignals(),
    routerParts(),
    mantineParts(),
    componentSheets(),
    themeVariables(),
    brandFont(),
    designFonts(),
    pdfDecoders(),
    pincodes(),
    pageHtml({ alias }),
    noCircularFiles(),
  ],
  resolve: { alias },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:5000', '/__': 'http://127.0.0.1:5000' },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Otherwise each page that shares a chunk gets a second chunk that only names it.
      preserveEntrySignatures: false,
      // Puts each text into the chunk that uses it, not into one chunk with all texts.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // A first visit loads a handful of files: what every page needs, and those of `page-files.ts`.
        codeSplitting: {
          groups: [
            { name: 'shop', tags: ['$initial'] },
            { name: pageFiles(), includeDependenciesRecursively: false },
          ],
        },
        // Short hashes, because the first file names many others and hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
