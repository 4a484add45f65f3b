import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { originOf, refuseBusyPorts } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'
import { ports, StartedShop, temporaryFolder } from './started-shop.ts'

let data: ReturnType<typeof temporaryFolder>
let shops: StartedShop[]

const start = (options?: ConstructorParameters<typeof StartedShop>[1]) => {
  const shop = new StartedShop(data.folder, options)
  shops.push(shop)
  return shop
}

beforeEach(() => {
  data = temporaryFolder()
  shops = []
})

afterEach(async () => {
  for (const shop of shops) {
    for (const pid of await shop.leftovers()) process.kill(pid, 'SIGKILL')
  }
  data.remove()
})

/** The repository without what it has installed and built, to break something in. */
const copyOfRepository = () => {
  const copy = temporaryFolder()
  const left = new Set(['node_modules', '.git', '.data', '.cache', 'dist'])
  cpSync(inRoot(), copy.folder, { recursive: true, filter: (source) => !left.has(path.basename(source)) })
  return copy
}

/** A program for Node by which another server takes the port, at the moment when a web server reaches for it. */
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
  test('a busy port, with the program that has it', async () => {
    const other = createServer().listen(ports.auth, '127.0.0.1')
    const shop = start()
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
    ['stand-in for Razorpay', ports.payments],
  ])('%s that cannot have their port after all, with the reason', async (what, port) => {
    const rival = path.join(data.folder, 'rival.cjs')
    writeFileSync(rival, takingFirst(port))
    const shop = start({ env: { NODE_OPTIONS: `--require=${rival}` } })
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
  ])('data of an earlier shop with %s of its documents, with what to do, and leaves it there', async (_, version) => {
    const save = path.join(data.folder, 'saved-1')
    mkdirSync(save)
    if (version) writeFileSync(path.join(save, 'data-model'), version)
    const shop = start()
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toBe(
      `✗ The data in ${data.folder} was saved by another version of the shop and does not fit this one: delete that folder, or move it away if you want to keep it, and start again.`,
    )
    expect(readdirSync(data.folder)).toEqual(['saved-1'])
  })

  test('ports that no browser connects to', async () => {
    const shop = start({ env: { TEESHALA_PORT_OFFSET: '1000' } })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toBe(
      '✗ TEESHALA_PORT_OFFSET=1000 moves hosting to port 6000, which is one that browsers refuse to connect to: choose another offset.',
    )
  })

  test('a rules file that cannot be read, with line and column', async () => {
    const copy = copyOfRepository()
    symlinkSync(inRoot('node_modules'), path.join(copy.folder, 'node_modules'))
    writeFileSync(
      path.join(copy.folder, 'firestore.rules'),
      "rules_version = '2';\nservice cloud.firestore {\n  match {\n  }\n}\n",
    )
    const shop = start({ repository: copy.folder })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toMatch(/^✗ firestore\.rules:3:9: \S.*$/)
    copy.remove()
  })

  test('a Node that is too old', async () => {
    const old = path.join(data.folder, 'old.cjs')
    writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' })\n")
    const shop = start({ env: { NODE_OPTIONS: `--require=${old}` } })
    expect(await shop.exit).toBe(1)
    expect(shop.output).toBe(
      'Teeshala needs Node 20 or newer and this is Node 18.20.0: install it from https://nodejs.org.\n',
    )
  })

  test("Google's emulators without the Java that they need", async () => {
    const shop = start({ env: { FIREBASE_EMULATORS: 'official', PATH: path.dirname(process.execPath) } })
    expect(await shop.exit).toBe(1)
    expect(shop.output.trim()).toMatch(/^✗ Google's emulators need a JDK 21 and no java is on the PATH: .+\.$/)
  })

  test('an install that fails, with what to do and where the log is', async () => {
    const copy = copyOfRepository()
    const shop = start({
      repository: copy.folder,
      env: {
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_cache: path.join(data.folder, 'cache'),
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

describe('npm start while it runs', () => {
  test('what happened in the shop is there after a stop and a start, and nothing is left running between', async () => {
    const first = start()
    await first.says('Ctrl-C')
    expect((await fetch(`${originOf(ports.hosting)}/api/health`)).status).toBe(200)

    const second = start()
    expect(await second.exit).toBe(1)
    expect(second.output).toMatch(/^✗ The shop already runs at http:\S+ \(process \d+\)/)
    expect(second.output).toContain(`${originOf(ports.hosting)} `)

    const tracked = await leaveTraces()
    const neighbour = await leaveFileNextDoor()
    first.signal('SIGINT')
    expect(await first.exit).toBe(130)
    expect(await first.leftovers()).toEqual([])
    expect(await neighbour()).toBe('next door')

    const third = start()
    await third.says('Ctrl-C')
    expect(third.output).not.toContain('Seed')
    expect(await tracked()).toEqual({ document: 'kept', account: 'kept@teeshala.test', file: 'kept' })

    third.signal('SIGINT')
    await wait(750)
    third.signal('SIGINT')
    await third.exit
    expect(await third.leftovers()).toEqual([])
    expect(readdirSync(data.folder).filter((name) => name.startsWith('saved-'))).toHaveLength(1)
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s during the start leaves nothing running', async (signal) => {
    const shop = start()
    await shop.says('web')
    await wait(signal === 'SIGINT' ? 300 : 3000)
    shop.signal(signal)
    await shop.exit
    expect(await shop.leftovers()).toEqual([])
  })

  test('when it is killed without warning, the rest ends by itself and the data of the last save stays', async () => {
    const shop = start()
    await shop.says('Ctrl-C')
    shop.killAtOnce()
    expect(await shop.leftovers()).toEqual([])
    expect(readdirSync(data.folder).filter((name) => name.startsWith('saved-'))).toHaveLength(1)
  })

  test('when npm is killed without warning, the shop saves its data and ends', async () => {
    const shop = start({ byNpm: true })
    await shop.says('Ctrl-C')
    const [before] = readdirSync(data.folder).filter((name) => name.startsWith('saved-'))
    shop.killAtOnce()
    expect(await shop.leftovers()).toEqual([])
    const saved = readdirSync(data.folder).filter((name) => name.startsWith('saved-'))
    expect([saved.length, saved.includes(before ?? '')]).toEqual([1, false])
  })
})

/** Leaves a file in the shop that runs beside on its own ports; answers a way to read it again. */
const leaveFileNextDoor = async () => {
  const url = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/demo-teeshala.firebasestorage.app/o`
  const headers = { authorization: 'Bearer owner', 'content-type': 'text/plain' }
  const stored = await fetch(`${url}?name=next-door.txt`, { method: 'POST', body: 'next door', headers })
  expect(stored.status).toBe(200)
  return async () => (await fetch(`${url}/next-door.txt?alt=media`, { headers })).text()
}

/** Leaves a document, an account and a file in the running shop; answers a way to look for them again. */
const leaveTraces = async () => {
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const call = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, { ...init, headers: { ...owner, ...init.headers } })
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const bucketUrl = `${originOf(ports.storage)}/v0/b/demo-teeshala.firebasestorage.app/o`
  const authUrl = `${originOf(ports.auth)}/identitytoolkit.googleapis.com/v1`
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`
  const { initializeApp, deleteApp } = await import('firebase-admin/app')
  const { getFirestore } = await import('firebase-admin/firestore')
  const onFirestore = async <T>(work: (document: FirebaseFirestore.DocumentReference) => Promise<T>) => {
    const app = initializeApp({ projectId: 'demo-teeshala' }, `traces-${Date.now()}`)
    try {
      return await work(getFirestore(app).doc('messages/kept'))
    } finally {
      await deleteApp(app)
    }
  }
  await onFirestore((document) => document.set({ text: 'kept' }))
  await call(`${authUrl}/projects/demo-teeshala/accounts`, {
    method: 'POST',
    body: JSON.stringify({ email: 'kept@teeshala.test', password: 'Kept@12345' }),
  })
  await call(`${bucketUrl}?name=kept.txt`, { method: 'POST', body: 'kept', headers: { 'content-type': 'text/plain' } })
  return async () => {
    const lookup = await call(`${authUrl}/projects/demo-teeshala/accounts:lookup`, {
      method: 'POST',
      body: JSON.stringify({ email: ['kept@teeshala.test'] }),
    })
    return {
      document: await onFirestore(async (document) => (await document.get()).get('text')),
      account: ((await lookup.json()) as { users?: { email: string }[] }).users?.[0]?.email,
      file: await (await call(`${bucketUrl}/kept.txt?alt=media`)).text(),
    }
  }
}
