/**
 * `npm run bench -- orders [ORDERS] [AT ONCE]`: orders per second through HTTP and the Functions framework, on a different product
 * each and all on one, with the time an order takes and the documents it costs. On the Emulator Suite, so the figures
 * compare versions of the shop on one machine; production is faster and has other limits.
 */
import { randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { fillCart, placeOrder } from '../test/fixtures/checkout/checkout.ts'
import { customer } from '../test/fixtures/people.ts'
import { putProduct } from '../test/fixtures/product-fixture.ts'
import { openShop, type Shop } from '../test/fixtures/shops/open-shop.ts'

const orders = Number(process.argv[2] ?? 200)
const atOnce = Number(process.argv[3] ?? 20)

/** Counts transactions that began and documents read and written by them. */
function counting(db: Firestore, counts: { tries: number; reads: number; writes: number }): Firestore {
  const runTransaction: Firestore['runTransaction'] = (work, options) =>
    db.runTransaction((transaction) => {
      counts.tries++
      const counted = new Proxy(transaction, {
        get(target, name) {
          const value = Reflect.get(target, name, target)
          if (typeof value !== 'function') return value
          return (...args: unknown[]) => {
            if (name === 'getAll') counts.reads += args.length
            else if (name === 'get') counts.reads += 1
            else counts.writes += 1
            const result = value.apply(target, args)
            return result === target ? counted : result
          }
        },
      })
      return work(counted)
    }, options)
  return Object.assign(Object.create(db), { runTransaction })
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

async function measure(
  name: string,
  shop: Shop,
  counts: { tries: number; reads: number; writes: number },
  products: string[],
) {
  const attempts = []
  for (let index = 0; index < orders; index++) {
    const buyer = await customer(shop.deps)
    const productId = products[index % products.length] ?? ''
    attempts.push({ buyer, checkout: await fillCart(shop, buyer, [{ productId, quantity: 1 }]) })
  }
  Object.assign(counts, { tries: 0, reads: 0, writes: 0 })
  const times: number[] = []
  const statuses = new Map<number, number>()
  const queue = attempts.values()
  const startedAt = performance.now()
  const buyAll = async () => {
    for (const { buyer, checkout } of queue) {
      const orderedAt = performance.now()
      const { status } = await placeOrder(shop, buyer.token, checkout, randomUUID())
      times.push(performance.now() - orderedAt)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buyAll))
  const seconds = (performance.now() - startedAt) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const perOrder = (count: number) => (count / orders).toFixed(1)
  process.stdout.write(
    `${name.padEnd(22)}${(orders / seconds).toFixed(1).padStart(7)} orders/s   p50 ${percentile(sorted, 0.5).toFixed(0)} ms   p95 ${percentile(sorted, 0.95).toFixed(0)} ms   ${answers}\n` +
      `${''.padEnd(22)}per order: ${perOrder(counts.tries)} tries, ${perOrder(counts.reads)} reads and ${perOrder(counts.writes)} writes in transactions\n`,
  )
}

const counts = { tries: 0, reads: 0, writes: 0 }
const shop = await openShop(({ db }) => ({ db: counting(db, counts) }))
const stock = orders * 2
const different = await Promise.all(Array.from({ length: orders }, () => putProduct(shop.deps, { stock })))
const hot = await putProduct(shop.deps, { stock })
process.stdout.write(`${orders} orders, ${atOnce} at once\n`)
await measure('different products', shop, counts, different)
await measure('one hot product', shop, counts, [hot])
await shop.close()
process.exit(0)
