import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandFont } from './build/brand-font.ts'
import { pdfDecoders } from './build/pdf-decoders.ts'
import { pincodes } from './build/pincode-files.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), brandFont(), pdfDecoders(), pincodes()],
  resolve: {
    // In the browser a phone number is only checked early; the server decides with the full tables.
    alias: { 'libphonenumber-js/max': 'libphonenumber-js/min' },
  },
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
      // A text stands in the file that says it, not in the one that holds those of all pages.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // What every page needs is one file: dozens of small ones compress worse.
        codeSplitting: {
          groups: [
            { name: 'shop', tags: ['$initial'] },
            // The sentences with values of all areas: a file for each area would be named in the first one.
            { name: 'admin-texts', test: /\/src\/texts\/(admin|frame\/admin|shared\/admin)/ },
            { name: 'texts', test: /\/src\/texts\// },
          ],
        },
        // That file names some 300 others, and a hash does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
