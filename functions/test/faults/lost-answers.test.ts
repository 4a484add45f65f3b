import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillCart } from '../fixtures/checkout/checkout.ts'
import { losingAnswers, refusing } from '../fixtures/faults/failing-database.ts'
import { guestKinds, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

const codes = [2, 3, 4, 10, 13, 14]

test.each(kinds.flatMap((kind) => codes.map((code) => [kind, code] as const)))(
  'the commit of a %s order whose answer is lost with code %i makes one order',
  async (kind, code) => {
    const calm = await openShop()
    const buyer = await customer(calm.deps)
    const tee = await putProduct(calm.deps, { stock: 10, isCustomizable: true })
    const request = await requestFor(kind, calm, buyer, { productId: tee, pieces: 3 })
    const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, code, 3), sleep: async () => {} }))
    expect((await submit(kind, shaky, buyer.token, request, randomUUID())).status).toBe(201)
    expect((await calm.deps.db.collection('orders').where('userId', '==', buyer.uid).get()).size).toBe(1)
    expect(await stockOf(calm.deps, tee)).toBe(kind === 'print' ? 10 : 7)
    await Promise.all([calm.close(), shaky.close()])
  },
)

test.each(guestKinds)('a guest whose %s order response is lost has one order and gets its secret', async (kind) => {
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 3), sleep: async () => {} }))
  const tee = await putProduct(shaky.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor(kind, shaky, undefined, { productId: tee, pieces: 2 })
  const placed = await submit(kind, shaky, undefined, request)
  expect(placed).toMatchObject({ status: 201, body: { trackingToken: expect.any(String) } })
  expect(await stockOf(shaky.deps, tee)).toBe(kind === 'print' ? 10 : 8)
  await shaky.close()
})

test('an addition to the cart with a lost response counts once', async () => {
  const calm = await openShop()
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
  const buyer = await customer(shaky.deps)
  const tee = await putProduct(shaky.deps)
  await fillCart(calm, buyer, [{ productId: tee, quantity: 3 }])
  await fillCart(shaky, buyer, [{ productId: tee, quantity: 2 }])
  expect((await shaky.deps.db.doc(`carts/${buyer.uid}`).get()).get('lines')).toMatchObject([{ quantity: 5 }])
  await Promise.all([calm.close(), shaky.close()])
})

test.each(kinds)(
  'contention over a %s order is retried; if it does not end, a 503 says when to try again',
  async (kind) => {
    const calm = await openShop()
    const buyer = await customer(calm.deps)
    const tee = await putProduct(calm.deps, { stock: 10, isCustomizable: true })
    const request = await requestFor(kind, calm, buyer, { productId: tee })
    const key = randomUUID()
    const stuck = await openShop(({ db }) => ({
      db: refusing(db, 10, Number.POSITIVE_INFINITY),
      patienceMs: 50,
    }))
    const refused = await submit(kind, stuck, buyer.token, request, key)
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await stockOf(calm.deps, tee)).toBe(10)
    const busy = await openShop(({ db }) => ({ db: refusing(db, 10, 20), sleep: async () => {} }))
    expect((await submit(kind, busy, buyer.token, request, key)).status).toBe(201)
    await Promise.all([calm.close(), stuck.close(), busy.close()])
  },
)
