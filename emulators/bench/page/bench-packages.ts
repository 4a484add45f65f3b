import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../../shop/root.ts'

/** Needed only by this benchmark, 180 MB, so not part of the normal installation. */
const packages = { lighthouse: '13.5.0', selfsigned: '5.5.0' }
const folder = inRoot('.cache/bench-packages')

/** Installs the benchmark's packages from npm if missing, and returns an import function for their files. */
export function benchPackages(): <Module>(file: string) => Promise<Module> {
  const wanted = JSON.stringify({ private: true, dependencies: packages })
  const manifest = path.join(folder, 'package.json')
  if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(manifest, wanted)
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return (file) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href)
}
