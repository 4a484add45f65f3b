import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Rolldown } from 'vite'

const entry = path.resolve(import.meta.dirname, '../src/app/first-script/first-script.ts')

/**
 * Builds what each HTML runs before anything else (`web/src/app/first-script`): it sets the colour scheme before the first paint, takes the
 * shop's font if it is there by then, and starts what the page will ask for. The same on every page, because the policy in firebase.json lets
 * this text run and no other.
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

/** The source by which the policy knows a script. */
export const scriptSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
