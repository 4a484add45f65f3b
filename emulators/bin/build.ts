/**
 * `npm run build`: builds functions/dist, docs/openapi.json, the catalogue's pictures and web/dist. Skips what has not changed since the last build,
 * unless `--force`.
 */

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { whileAlone } from '../build/build-lock.ts'
import { compactJson } from '../build/compact-json.ts'
import { buildOnce } from '../build/fingerprint.ts'
import { bundleFunctions } from '../build/functions-bundle.ts'
import { openApi } from '../build/openapi.ts'
import { bundleWeb } from '../build/web-bundle.ts'
import { Refusal, runCommand, step, say as tell } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'

const drawPictures = async () => {
  const drawn = spawnSync(process.execPath, [inRoot('emulators/seed/artwork/main.ts')], { encoding: 'utf8' })
  if (drawn.status !== 0) throw new Refusal(`The catalogue's pictures cannot be drawn:\n${drawn.stderr}`)
}

const describeApi = async () => {
  writeFileSync(inRoot('docs/openapi.json'), `${compactJson(await openApi())}\n`)
}

/** The function that serves product pages fills the HTML of its own release: docs/decisions/0050-link-previews.md. */
const layPages = () => {
  mkdirSync(inRoot('functions/dist/pages'), { recursive: true })
  for (const name of ['product', 'bulk-order']) {
    copyFileSync(inRoot(`web/dist/pages/${name}.html`), inRoot(`functions/dist/pages/${name}.html`))
  }
}

await runCommand(async () => {
  const force = process.argv.includes('--force')
  const say = (built: boolean) => (built ? 'built' : 'unchanged')
  const functions = {
    name: 'functions',
    inputs: ['functions/src/**', 'functions/package.json', 'contract/src/**', 'contract/package.json'],
    output: 'functions/dist/index.js',
    build: bundleFunctions,
  }
  const web = {
    name: 'web',
    inputs: ['web/*', 'web/{src,public,build}/**', 'contract/src/**', 'contract/package.json'],
    generated: ['web/src/app/fonts/**'],
    output: 'web/dist/index.html',
    build: bundleWeb,
  }
  const pictures = {
    name: 'pictures',
    inputs: ['emulators/seed/artwork/**', 'emulators/seed/colours.ts', 'contract/src/garment/**'],
    output: 'web/public/catalogue',
    build: drawPictures,
  }
  const makeAll = async () => {
    await step('functions', () => buildOnce(functions, force), say)
    await step('description', describeApi)
    await step('pictures', () => buildOnce(pictures, false), say)
    await step('web', () => buildOnce(web, force), say)
    layPages()
  }
  await whileAlone(inRoot('.cache/build.lock'), makeAll, (pid) =>
    tell(`Process ${pid} is building this checkout already; this goes on when it has ended.`),
  )
  return 0
})
