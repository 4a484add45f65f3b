import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/font-plugin.ts'

export default defineConfig({
  plugins: [react(), fonts()],
  build: {
    target: 'es2023',
    // The Content-Security-Policy takes fonts from files only, and small pictures are better cached than inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
