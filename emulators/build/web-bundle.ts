import { spawnSync } from 'node:child_process'
import { Refusal } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'

/** Builds `web/dist` with Vite. Vite's output is printed only if it fails. */
export const bundleWeb = async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: inRoot('web'),
    // A test runner sets 'test' in this process, and React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Refusal(`The web app does not build:\n${stdout}${stderr}`)
}
