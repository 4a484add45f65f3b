import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestFor, shirtKinds, submit } from '../fixtures/kinds-of-order.ts'
import { openShop, type Shop } from '../fixtures/open-shop.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'

const orders = 200
const shelves = 50
const kills = 6
const atOnce = 20

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A shop whose process is killed at random moments and started again at once. */
async function shakyShop() {
  const serve = path.join(import.meta.dirname, '../fixtures/serve.ts')
  let child: ChildProcess | undefined
  let url = ''
  let killed = 0
  // On another port each time: somebody else may have got the one that was given up.
  const start = async () => {
    const started = spawn(process.execPath, [serve], { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    const ended = once(started, 'exit').then(([code]) => Promise.reject(new Error(`The shop ended with ${code}`)))
    const [line] = await Promise.race([once(started.stdout, 'data'), ended])
    url = String(line).trim()
  }
  await start()
  const killing = (async () => {
    while (killed < kills) {
      await sleep(randomInt(100, 700))
      child?.kill('SIGKILL')
      killed++
      await start()
    }
  })()
  const stop = async () => {
    await killing
    child?.kill('SIGKILL')
  }
  return { call: callsTo(() => url), stop }
}

/**
 * The database keeps the locks of a process that died for a minute, as Cloud Firestore does. Hence many shelves: on a single one
 * nobody could buy in that minute.
 */
test(`killing the process at random moments of ${orders} orders of every kind loses no order and sells nothing twice`, {
  timeout: 600_000,
}, async () => {
  const tees = await Promise.all(
    Array.from({ length: shelves }, () => putProduct(shop.deps, { stock: 100, isCustomizable: true })),
  )
  const attempts = []
  for (let index = 0; index < orders; index++) {
    const buyer = await customer(shop.deps)
    const productId = tees[index % shelves] ?? ''
    const kind = shirtKinds[index % shirtKinds.length] ?? 'shop'
    attempts.push({ kind, buyer, request: await requestFor(kind, shop, buyer, { productId }) })
  }
  const shaky = await shakyShop()
  const reached = { ...shop, call: shaky.call }
  const ids = new Map<string, string>()
  const queue = attempts.values()
  const buyAll = async () => {
    for (const { kind, buyer, request } of queue) {
      const key = randomUUID()
      while (!ids.has(buyer.uid)) {
        const reply = await submit(kind, reached, buyer.token, request, key).catch(() => undefined)
        if (reply?.status === 201) ids.set(buyer.uid, reply.body._id)
        else if (reply && reply.status < 500) throw new Error(reply.text)
        else await sleep(50)
      }
      // The customer who is not sure asks once more.
      const again = await submit(kind, shop, buyer.token, request, key)
      expect([again.status, again.body._id]).toEqual([201, ids.get(buyer.uid)])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buyAll))
  await shaky.stop()
  for (const tee of tees) expect(await stockOf(shop.deps, tee)).toBe(100 - orders / shelves)
  const sold = await Promise.all(
    attempts.map(
      async ({ buyer }) => (await shop.deps.db.collection('orders').where('userId', '==', buyer.uid).get()).size,
    ),
  )
  expect(sold).toEqual(Array(orders).fill(1))
})

/** The same calls to another address, which may change; a connection that breaks is thrown. */
function callsTo(url: () => string): Shop['call'] {
  return async (method, target, { token, body, headers } = {}) => {
    const response = await fetch(url() + target, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
  }
}
