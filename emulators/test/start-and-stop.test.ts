import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { originOf } from '../local-firebase/local-firebase.ts'
import { ports, startedShops } from './started-shop.ts'

const shops = startedShops({ data: 'shared' })
const saves = () => readdirSync(shops.data).filter((name) => name.startsWith('saved-'))

describe('npm start while it runs', () => {
  test('what happened in the shop is there after a stop and a start, and nothing keeps running between', async () => {
    const first = shops.start()
    await first.says('Ctrl-C')
    const health = async () => (await fetch(`${originOf(ports.hosting)}/api/health`)).status
    // On a busy machine the first call of a function takes minutes.
    await expect.poll(health, { timeout: 300_000 }).toBe(200)
    await Promise.all(Array.from({ length: 6 }, health))
    expect(first.processesOf('api'), 'calls that come together share a process').toHaveLength(1)

    const second = shops.start()
    expect(await second.exit).toBe(1)
    expect(second.output).toMatch(/^✗ The shop already runs at http:\S+ \(process \d+\)/)
    expect(second.output).toContain(`${originOf(ports.hosting)} `)

    const tracked = await leaveTraces()
    const neighbour = await leaveFileNextDoor()
    first.signal('SIGINT')
    expect(await first.exit).toBe(130)
    expect(await first.leftovers()).toEqual([])
    expect(await neighbour()).toBe('next door')

    const third = shops.start()
    await third.says('Ctrl-C')
    expect(third.output).not.toContain('Seed')
    expect(await tracked()).toEqual({ document: 'kept', account: 'kept@teeshala.test', file: 'kept' })

    third.signal('SIGINT')
    await wait(750)
    third.signal('SIGINT')
    await third.exit
    expect(await third.leftovers()).toEqual([])
    expect(saves()).toHaveLength(1)
  })

  test('if npm is killed without warning, the shop saves its data and ends', async () => {
    const shop = shops.start({ byNpm: true })
    await shop.says('Ctrl-C')
    const [before] = saves()
    shop.killAtOnce()
    expect(await shop.leftovers()).toEqual([])
    expect(saves()).toEqual([expect.not.stringMatching(`^${before}$`)])
  })

  test('if it is killed without warning, the rest ends by itself and the data of the last save stays', async () => {
    const shop = shops.start()
    await shop.says('Ctrl-C')
    shop.killAtOnce()
    expect(await shop.leftovers()).toEqual([])
    expect(saves()).toHaveLength(1)
  })
})

/** Stores a file in a second shop that runs on its own ports; returns a function that reads it again. */
const leaveFileNextDoor = async () => {
  const url = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/demo-teeshala.firebasestorage.app/o`
  const headers = { authorization: 'Bearer owner', 'content-type': 'text/plain' }
  const stored = await fetch(`${url}?name=next-door.txt`, { method: 'POST', body: 'next door', headers })
  expect(stored.status).toBe(200)
  return async () => (await fetch(`${url}/next-door.txt?alt=media`, { headers })).text()
}

/** Stores a document, an account and a file in the running shop; returns a function that reads them again. */
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
