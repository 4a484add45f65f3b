import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { allFontFiles } from '@teeshala/contract/design-document/design-fonts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inRoot } from '../shop/root.ts'
import { temporaryFolder } from './started-shop.ts'

const execute = promisify(execFile)
const alone = temporaryFolder()
const port = 5930

/** Runs npm in the folder as Cloud Build receives it, without the rest of the repository. */
const npm = (...args: string[]) => execute('npm', args, { cwd: alone.folder, maxBuffer: 1e8 })

beforeAll(async () => {
  await execute(process.execPath, [inRoot('emulators/bin/build.ts')])
  cpSync(inRoot('functions/dist'), alone.folder, { recursive: true })
  await npm('ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund')
})

afterAll(alone.remove)

test('the deployed function installs on its own, with every version satisfying its dependants', async () => {
  const { stdout } = await npm('ls', '--all', '--omit=dev', '--json')
  expect(JSON.parse(stdout).problems).toBeUndefined()
})

test('it has exact versions, and its lock file names no registry', () => {
  const manifest = JSON.parse(readFileSync(path.join(alone.folder, 'package.json'), 'utf8'))
  expect(manifest.engines).toEqual({ node: '24' })
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const lock = readFileSync(path.join(alone.folder, 'package-lock.json'), 'utf8')
  expect(lock).not.toMatch(/"resolved"|https?:\/\/[^"]*registry/)
})

test.each(['firebase-admin', '@google-cloud/firestore', 'google-gax', 'google-auth-library'])(
  'it has %s once, because a cold start would load each copy',
  (name) => {
    const { packages } = JSON.parse(readFileSync(path.join(alone.folder, 'package-lock.json'), 'utf8'))
    expect(Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))).toHaveLength(1)
  },
)

test('it has zod once, in its bundle, so that a cold start does not read each of its files', () => {
  const maps = readdirSync(alone.folder).filter((name) => name.endsWith('.js.map'))
  const sources = maps.flatMap((name) => JSON.parse(readFileSync(path.join(alone.folder, name), 'utf8')).sources)
  expect(sources.filter((source: string) => source.endsWith('/zod/v4/core/core.js'))).toHaveLength(1)
  expect(readdirSync(path.join(alone.folder, 'node_modules'))).not.toContain('zod')
})

test('it has what it needs to draw previews and print sheets', async () => {
  const script = `
    const [{ default: sharp }, { default: Pdf }, { default: drawSvg }, { versionString }] =
      await Promise.all([import('sharp'), import('pdfkit'), import('svg-to-pdfkit'), import('harfbuzzjs')])
    versionString()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2"/></svg>'
    const { format } = await sharp(await sharp(Buffer.from(svg)).webp().toBuffer()).metadata()
    const pdf = new Pdf()
    pdf.font('Helvetica-Bold').text('TS')
    drawSvg(pdf, svg, 0, 0, { width: 30, height: 20 })
    pdf.end()
    process.stdout.write(format + ' ' + pdf.read(8))`
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], { cwd: alone.folder })
  expect(stdout).toMatch(/^webp %PDF-1/)
})

test('it has the fonts of Indian scripts for the print sheets, with their licences', () => {
  const files = readdirSync(path.join(alone.folder, 'fonts'))
  const scripts = 'devanagari bengali gujarati gurmukhi kannada malayalam oriya tamil telugu'.split(' ')
  for (const script of scripts) {
    expect(files).toContain(`noto-sans-${script}-${script}-400-normal.woff`)
    expect(files).toContain(`noto-sans-${script}-LICENSE`)
  }
  expect(files).toContain('noto-sans-latin-ext-400-normal.woff')
})

test('it has the fonts of customers’ designs, each with its licence', () => {
  const files = readdirSync(path.join(alone.folder, 'design-fonts'))
  for (const { package: name, file } of allFontFiles()) {
    expect(files).toContain(file)
    expect(files).toContain(`${name}-LICENSE`)
  }
})

test.each(['product', 'bulk-order'])(
  'it has the page %s of its own release, from which product pages are made',
  (name) => {
    const page = readFileSync(path.join(alone.folder, `pages/${name}.html`), 'utf8')
    expect(page).toBe(readFileSync(inRoot(`web/dist/pages/${name}.html`), 'utf8'))
    expect(page).toMatch(/<!-- head: [^>]*-->[\s\S]*<!-- \/head -->[\s\S]*<noscript>/)
  },
)

/** Returns which parts of Firestore a process of this function has loaded once it is ready, and whether it defines a document trigger. */
const started = async (target: string | undefined) => {
  const script = `
    import { createRequire } from 'node:module'
    const { mailWritten } = await import('./index.js')
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    const ofFirestore = loaded.filter((file) => file.includes('@google-cloud/firestore')).length
    process.stdout.write(JSON.stringify({ hasTrigger: mailWritten !== undefined, loadsFirestore: ofFirestore > 0 }))`
  const environment = { ...process.env, GCLOUD_PROJECT: 'teeshala', MAIL_FROM: 'orders@teeshala.test' }
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: alone.folder,
    env: { ...environment, FUNCTION_TARGET: target },
  })
  return JSON.parse(stdout)
}

test.each(['api', 'pages'])('a cold start of %s does not load Firestore before a call reads it', async (target) =>
  expect(await started(target)).toEqual({ hasTrigger: false, loadsFirestore: false }),
)

test('a process that lists the functions defines the document triggers', async () => {
  expect(await started(undefined)).toEqual({ hasTrigger: true, loadsFirestore: true })
})

test.each(['api', 'printSheets', 'remindOfProofs'])(
  '%s, whose links depend on the order secret, is deployed with it',
  async (name) => {
    const script = `
    const { __endpoint } = (await import('./index.js'))[process.argv[1]]
    process.stdout.write(JSON.stringify(__endpoint.secretEnvironmentVariables ?? []))`
    const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script, name], {
      cwd: alone.folder,
      env: { ...process.env, GCLOUD_PROJECT: 'teeshala' },
    })
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ key: 'ORDER_SECRET' }))
  },
)

test('each nightly job has its own function and its own hour', async () => {
  const script = `
    const functions = Object.values(await import('./index.js'))
    const schedules = functions.flatMap((each) => each?.__endpoint?.scheduleTrigger?.schedule ?? [])
    process.stdout.write(JSON.stringify(schedules.filter((each) => each.startsWith('every day'))))`
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: alone.folder,
    env: { ...process.env, GCLOUD_PROJECT: 'teeshala' },
  })
  const times: string[] = JSON.parse(stdout)
  expect(times).toHaveLength(6)
  expect(new Set(times).size).toBe(6)
})

test('every function runs in Mumbai, with more memory than it uses before its first call', async () => {
  const script = `
    const functions = Object.values(await import('./index.js'))
    const endpoints = functions.flatMap((each) => each?.__endpoint ?? [])
    process.stdout.write(JSON.stringify(endpoints.map((each) => [each.region, each.availableMemoryMb])))`
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: alone.folder,
    env: { ...process.env, GCLOUD_PROJECT: 'teeshala' },
  })
  const endpoints: [string[], number][] = JSON.parse(stdout)
  expect(endpoints.length).toBeGreaterThan(15)
  for (const [region, megabytes] of endpoints) {
    expect(region).toEqual(['asia-south1'])
    expect(megabytes).toBeGreaterThanOrEqual(512)
  }
})

test('it answers /api/health through the Functions framework', async () => {
  const require = createRequire(inRoot('functions/package.json'))
  const framework = path.join(path.dirname(require.resolve('@google-cloud/functions-framework')), 'main.js')
  const { NODE_PATH: _path, FIREBASE_CONFIG: _config, ...environment } = process.env
  const server = spawn(process.execPath, [framework, `--source=${alone.folder}`, `--port=${port}`], {
    cwd: alone.folder,
    env: { ...environment, FUNCTION_TARGET: 'api' },
    stdio: 'ignore',
  })
  try {
    const ended = once(server, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}`)))
    const asked = () => fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    const answer = await Promise.race([vi.waitUntil(asked, { timeout: 300_000, interval: 100 }), ended])
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  } finally {
    server.kill('SIGKILL')
  }
})
