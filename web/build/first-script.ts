import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Rolldown } from 'vite'

const entry = path.resolve(import.meta.dirname, '../src/app/first-script/first-script.ts')

/**
 * Builds the inline script that runs before everything else (`app/first-script`): it sets the colour scheme before the first paint, uses the
 * shop's font if already loaded, and starts the page's requests. It is identical on all pages, because the CSP in firebase.json allows
 * only its hash.
 */
export async function buildFirstScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'first' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built?.output[0].code
  if (!code || code.includes('</')) throw new Error('The first script cannot stand in an HTML')
  return code.trim()
}

/** Returns the CSP source of a script. */
export const scriptSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
