/** Finds a Chromium for the browser journeys, or installs one. */

import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { type ChildProcesses, Refusal, say } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'

// Without windows, tabs and menus the shell needs a quarter less CPU per page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

const systemBrowser = () => names.map(onPath).find(Boolean) ?? (existsSync(macApp) ? macApp : undefined)

/** Returns the path of a working browser. Throws a {@link Refusal} if there is none and none can be installed. */
export const findChromium = async (children: ChildProcesses): Promise<string> => {
  const starts = async (file: string | undefined) => {
    if (!file || !existsSync(file)) return false
    return (await children.run(file, ['--version'], { stdio: 'ignore' })).code === 0
  }
  const wished = process.env.CHROMIUM_PATH
  if (wished) {
    if (await starts(wished)) return wished
    throw new Refusal(`CHROMIUM_PATH names ${wished}, which does not start: correct it or leave it out.`)
  }
  for (const file of [systemBrowser(), chromium.executablePath()]) if (file && (await starts(file))) return file

  say('  No Chromium found: installing one …')
  await children.run(process.execPath, [inRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
  })
  if (await starts(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const script = 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell'
    await children.run('sh', ['-c', script], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = systemBrowser()
  if (installed && (await starts(installed))) return installed
  throw new Refusal('The browser tests need Chromium and none could be installed: install one or set CHROMIUM_PATH.')
}
