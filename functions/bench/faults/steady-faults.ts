import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkBooks } from '../../src/books/check-books.ts'
import type { Fault, Script } from '../../test/fixtures/faults/fault-proxy.ts'
import { seeded } from '../../test/fixtures/faults/fault-script.ts'
import { shakyProcesses } from '../../test/fixtures/faults/shaky-processes.ts'
import { guestKinds, kinds, requestFor, submit } from '../../test/fixtures/kinds-of-order.ts'
import { customer, newEmail } from '../../test/fixtures/people.ts'
import { putProduct } from '../../test/fixtures/product-fixture.ts'
import { openEmptyShop } from '../../test/fixtures/shops/open-empty-shop.ts'
import { callsTo, type Reply, type Shop } from '../../test/fixtures/shops/open-shop.ts'

/** Of all calls of the database, how many meet a fault; of these, how many are refused or late. The rest is never answered. */
const faulty = 0.05
const refused = 0.6
const late = 0.35
/** RESOURCE_EXHAUSTED, UNAVAILABLE */
const codes = [8, 14]
const atOnce = 8
/** A browser asks once more where the shop was too busy. */
const tries = 2

type Seen = { calls: number; asked: number; busyAtFirst: number; busy: number; failed: number; times: number[] }

/**
 * Lets customers look and order for some minutes while the database refuses a part of all calls, is seconds late, or never answers. Returns how the calls
 * ended after a browser's second try, and whether an order is there twice or not at all.
 */
export async function steadyFaults({ minutes, seed }: { readonly minutes: number; readonly seed: number }) {
  const random = seeded(seed)
  const calm = await openEmptyShop()
  const { projectId } = calm.deps.db as unknown as { projectId: string }
  const options = [{ name: 'Silver', pricePaise: 29_900 }]
  await calm.deps.db.doc('pricing/design').set({ options, updatedAt: new Date() })
  const tees = await Promise.all(
    Array.from({ length: 20 }, () => putProduct(calm.deps, { stock: 100_000, isCustomizable: true })),
  )
  await checkBooks(calm.deps, { forMs: 60_000, anew: true })
  const shaky = await shakyProcesses({ projectId, processes: 2, kills: 0, random, lives: [0, 0], script: steadyScript })
  const seen: Seen = { calls: 0, asked: 0, busyAtFirst: 0, busy: 0, failed: 0, times: [] }
  const shop: Shop = { ...calm, call: measured(shaky.url, seen) }
  const orders = new Map<string, string | undefined>()
  const until = Date.now() + minutes * 60_000
  const visit = async () => {
    while (Date.now() < until) {
      const productId = tees[Math.floor(random() * tees.length)] ?? ''
      await shop.call('GET', '/api/product?limit=12')
      await shop.call('GET', `/api/product/${productId}`)
      await order(shop, calm, productId, orders)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  const faults = { ...shaky.counts }
  shaky.stop()
  let [duplicates, lost] = [0, 0]
  for (const [email, id] of orders) {
    const { docs } = await calm.deps.db.collection('orders').where('contact.email', '==', email).get()
    duplicates += Math.max(0, docs.length - 1)
    if (id !== undefined && docs[0]?.id !== id) lost++
  }
  const { findings } = await checkBooks(calm.deps, { forMs: 60_000, anew: true })
  await calm.close()
  const placed = [...orders.values()].filter((id) => id !== undefined).length
  return { ...seen, faults, placed, duplicates, lost, findings: findings.length }
}

function steadyScript(random: () => number, _diesAt: number, tell: (fault: Fault) => void): Script {
  const choose = (): Fault | undefined => {
    if (random() >= faulty) return undefined
    const which = random()
    if (which < refused) return { kind: 'refuse', code: codes[Math.floor(random() * codes.length)] ?? 14 }
    if (which < refused + late) return { kind: 'delay', ms: 500 + random() * 4500 }
    return { kind: 'hang' }
  }
  return () => {
    const fault = choose()
    if (fault) tell(fault)
    return fault
  }
}

/** Calls as a browser makes them: once more, a little later, where the shop was busy. */
function measured(url: () => string | undefined, seen: Seen): Shop['call'] {
  return async (method, path, ask) => {
    seen.calls++
    for (let attempt = 1; ; attempt++) {
      const startedAt = performance.now()
      const reply: Reply = await callsTo(url() ?? '')(method, path, ask)
      seen.asked++
      seen.times.push(performance.now() - startedAt)
      if (reply.status >= 500 && reply.status !== 503) seen.failed++
      if (reply.status !== 503) return reply
      if (attempt === 1) seen.busyAtFirst++
      if (attempt === tries) {
        seen.busy++
        return reply
      }
      await sleep(Number(reply.headers.get('retry-after') ?? 1) * 1000)
    }
  }
}

let index = 0

async function order(shop: Shop, calm: Shop, productId: string, orders: Map<string, string | undefined>) {
  index++
  const isGuest = index % 3 === 0
  const kind = (isGuest ? guestKinds[index % guestKinds.length] : kinds[index % kinds.length]) ?? 'bulk'
  const buyer = isGuest ? undefined : await customer(calm.deps)
  const email = buyer?.email ?? newEmail()
  const contact = isGuest && { contact: { name: 'Kavya Iyer', phone: '', email } }
  // A network each, or the fortieth guest of one would be asked for work.
  const from = `203.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`
  const ofBuyer: Shop = { ...shop, call: (method, path, ask) => shop.call(method, path, { ...ask, from }) }
  // What a cart is refused for good a customer tries again on the page; the order is then not placed.
  const request = await requestFor(kind, ofBuyer, buyer, { productId, ...contact }).catch(() => undefined)
  if (!request) return
  const { status, body, text } = await submit(kind, ofBuyer, buyer?.token, request, randomUUID())
  if (status !== 201 && status !== 503) throw new Error(text)
  orders.set(email, status === 201 ? body._id : undefined)
  if (status === 201 && buyer) await ofBuyer.call('GET', `/api/orders/${body._id}`, { token: buyer.token })
}
