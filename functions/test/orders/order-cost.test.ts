import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentUnder } from '../fixtures/checkout/checkout.ts'
import { countDocuments } from '../fixtures/count-documents.ts'
import { type Kind, requestFor } from '../fixtures/kinds-of-order.ts'
import { customer, newEmail } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const { db, during } = countDocuments()
let shop: Shop
let tee: string
beforeAll(async () => {
  shop = await openShop(() => ({ db }))
  tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
})
afterAll(async () => {
  await shop.close()
  await db.terminate()
})

const buyers = {
  'somebody with a proved email': { hasAccount: true, isFresh: false },
  'a fresh account': { hasAccount: true, isFresh: true },
  'a visitor': { hasAccount: false, isFresh: true },
}

/**
 * The cost of an order of one product: first before pieces were held, mails counted and keys stored in documents of their own, then
 * now. See docs/decisions/0041-stock-holds.md.
 */
test.each<[Kind, keyof typeof buyers, { reads: number; writes: number }, { reads: number; writes: number }]>([
  ['shop', 'somebody with a proved email', { reads: 9, writes: 5 }, { reads: 8, writes: 4 }],
  ['shop', 'a fresh account', { reads: 9, writes: 5 }, { reads: 10, writes: 6 }],
  ['single', 'somebody with a proved email', { reads: 7, writes: 4 }, { reads: 6, writes: 3 }],
  ['single', 'a fresh account', { reads: 7, writes: 4 }, { reads: 8, writes: 5 }],
  ['single', 'a visitor', { reads: 7, writes: 5 }, { reads: 7, writes: 5 }],
  ['bulk', 'a fresh account', { reads: 7, writes: 4 }, { reads: 8, writes: 5 }],
  ['bulk', 'a visitor', { reads: 7, writes: 5 }, { reads: 7, writes: 5 }],
])('a %s order by %s reads and writes at most one document more than before', async (kind, who, before, now) => {
  const { hasAccount, isFresh } = buyers[who]
  const buyer = hasAccount ? await customer(shop.deps, 'Kavya Iyer', isFresh) : undefined
  const contact = hasAccount ? {} : { contact: { name: 'Kavya Iyer', phone: '', email: newEmail() } }
  const body = await requestFor(kind, shop, buyer, { productId: tee, ...contact })
  const path = kind === 'bulk' ? '/api/bulk-order' : '/api/order'
  const from = `203.0.113.${Math.floor(Math.random() * 200)}`
  let status = 0
  const used = await during(async () => {
    const sent = { token: buyer?.token, body, from, headers: sentUnder(randomUUID()) }
    status = (await shop.call('POST', path, sent)).status
  })
  expect({ status, ...used }).toEqual({ status: 201, ...now })
  expect([used.reads - before.reads, used.writes - before.writes].every((more) => more <= 1)).toBe(true)
})
