import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { refuseBusyPorts } from '../local-firebase/local-firebase.ts'
import { dataModel } from '../seed/data-model.ts'
import { inRoot } from '../shop/root.ts'
import { ports, startedShops, temporaryFolder } from './started-shop.ts'

const shops = startedShops()

/** Copies the repository without installed packages, builds and the files that suites beside it create and remove, to break something in it. */
const copyOfRepository = () => {
  const copy = temporaryFolder()
  const left = new Set(['node_modules', '.git', '.data', '.cache', 'dist'])
  const isCopied = (name: string) => !left.has(name) && !name.startsWith('firebase.local')
  cpSync(inRoot(), copy.folder, { recursive: true, filter: (source) => isCopied(path.basename(source)) })
  return copy
}

/** Creates a repository that has installed nothing and needs one package. */
const uninstalledRepository = () => {
  const copy = temporaryFolder()
  for (const file of ['emulators/bootstrap.cjs', 'emulators/bootstrap-run.cjs']) {
    cpSync(inRoot(file), path.join(copy.folder, file))
  }
  const dependencies = { node: '24.0.0' }
  const packages = { '': { dependencies }, 'node_modules/node': { version: '24.0.0' } }
  writeFileSync(path.join(copy.folder, 'package.json'), JSON.stringify({ dependencies }))
  writeFileSync(path.join(copy.folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  return copy
}

/** Returns a Node program in which another server takes the port just when a web server opens it. */
const takingFirst = (port: number) => `
  const http = require('node:http')
  const net = require('node:net')
  const { listen } = net.Server.prototype
  http.Server.prototype.listen = function (...args) {
    const wanted = args[0]?.port ?? args[0]
    if (wanted === ${port}) net.createServer().listen(${port}, '127.0.0.1').unref()
    return listen.apply(this, args)
  }
`

describe('npm start refuses in one sentence', () => {
  test('a busy port, naming the program that has it', async () => {
    const other = createServer().listen(ports.auth, '127.0.0.1')
    const shop = shops.start()
    expect(await shop.exit).toBe(1)
    other.close()
    expect(shop.output.trim()).toMatch(
      new RegExp(
        `^✗ Port ${ports.auth} \\(auth\\) is taken by .+, process ${process.pid}: stop that program and start again\\.$`,
      ),
    )
  })

  test.each([
    ['emulators', ports.eventarc],
    ['stand-ins for Razorpay and Shiprocket', ports.payments],
  ])('%s that cannot have their port after all, with the reason', async (what, port) => {
    const rival = path.join(shops.data, 'rival.cjs')
    writeFileSync(rival, takingFirst(port))
    const shop = shops.start({ env: { NODE_OPTIONS: `--require=${rival}` } })
    expect(await shop.exit).toBe(1)
    await refuseBusyPorts(ports)
    const last = shop.output.trim().split('\n').at(-1)
    expect(last).toMatch(
      new RegExp(`^✗ The ${what} did not start: .*EADDRINUSE.*${port}.* \\(all of it: .+suite\\.log\\)$`),
    )
    expect(await shop.leftovers()).toEqual([])
  })

  test.each([
    ['no version', undefined],
    ['another version', '1'],
  ])(
    'data of an earlier shop with %s of its documents, saying what to do and leaving it in place',
    async (_, version) => {
      const save = path.join(shops.data, 'saved-1')
      mkdirSync(save)
      if (version) writeFileSync(path.join(save, 'data-model'), version)
      const shop = shops.start()
      expect(await shop.exit).toBe(1)
      expect(shop.output.trim()).toBe(
        `✗ The data in ${shops.data} was saved by another version of the shop and does not fit this one: delete that folder, or move it away if you want to keep it, and start again.`,
      )
      expect(readdirSync(shops.data)).toEqual(['saved-1'])
    },
  )

  test('an incomplete save, saying what to do and leaving it in place', async () => {
    const save = path.join(shops.data, 'saved-1')
    const documents = path.join(save, 'firestore_export')
    const metadata = 'firestore_export.overall_export_metadata'
    mkdirSync(documents, { recursive: true })
    const firestore = { version: '1.22.0', path: 'firestore_export', metadata_file: `firestore_export/${metadata}` }
    writeFileSync(path.join(save, 'data-model'), dataModel)
    writeFileSync(path.join(save, 'firebase-export-metadata.json'), JSON.stringify({ version: '15.34.2', firestore }))
    writeFileSync(path.join(documents, metadata), JSON.stringify({ format: 'teeshala-firestore-1', documents: 1 }))
    writeFileSync(path.join(documents, 'documents.ndjson'), '{"database":"projects/dem')
    const shop = shops.start()
    expect(await shop.exit).toBe(1)
    const last = shop.output.trim().split('\n').at(-1)
    expect(last).toContain('documents.ndjson is broken in line 1')
    expect(last).toContain('move the folder away or put a copy in its place, and start again.')
    expect(readdirSync(shops.data)).toContain('saved-1')
  })

  test('ports that no browser connects to', async () => {
    const shop = shops.start({ env: { TEESHALA_PORT_OFFSET: '1000' } })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toBe(
      '✗ TEESHALA_PORT_OFFSET=1000 moves hosting to port 6000, which is one that browsers refuse to connect to: choose another offset.',
    )
  })

  test('an invalid rules file, with line and column', async () => {
    const copy = copyOfRepository()
    symlinkSync(inRoot('node_modules'), path.join(copy.folder, 'node_modules'))
    writeFileSync(
      path.join(copy.folder, 'firestore.rules'),
      "rules_version = '2';\nservice cloud.firestore {\n  match {\n  }\n}\n",
    )
    const shop = shops.start({ repository: copy.folder })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toMatch(/^✗ firestore\.rules:3:9: \S.*$/)
    copy.remove()
  })

  test('a Node that is too old', async () => {
    const old = path.join(shops.data, 'old.cjs')
    writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' })\n")
    const shop = shops.start({ env: { NODE_OPTIONS: `--require=${old}` } })
    expect(await shop.exit).toBe(1)
    expect(shop.output).toBe(
      'Teeshala needs Node 20 or newer and this is Node 18.20.0: install it from https://nodejs.org.\n',
    )
  })

  test("Google's emulators without the Java they need", async () => {
    const shop = shops.start({ env: { FIREBASE_EMULATORS: 'official', PATH: path.dirname(process.execPath) } })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toMatch(/^✗ Google's emulators need a JDK 21 and no java is on the PATH: .+\.$/)
  })

  test('a failed install, saying what to do and where the log is', async () => {
    const copy = uninstalledRepository()
    const shop = shops.start({
      repository: copy.folder,
      env: {
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_cache: path.join(shops.data, 'cache'),
        npm_config_fetch_retries: '0',
      },
    })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim().split('\n').at(-1)).toMatch(
      /^npm could not install the packages: check the network .+ is in .+npm-install\.log\.$/,
    )
    expect(await shop.leftovers()).toEqual([])
    copy.remove()
  })
})
