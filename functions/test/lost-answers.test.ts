import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillCart, placeOrder } from './fixtures/checkout.ts'
import { losingAnswers, refusing } from './fixtures/failing-database.ts'
import { openShop } from './fixtures/open-shop.ts'
import { customer } from './fixtures/people.ts'
import { putProduct, stockOf } from './fixtures/product-fixture.ts'

test.each([2, 4, 10, 13, 14])('a commit whose answer is lost with code %i makes one order', async (code) => {
  const calm = await openShop()
  const buyer = await customer(calm.deps)
  const tee = await putProduct(calm.deps, { stock: 10 })
  const checkout = await fillCart(calm, buyer, [{ productId: tee, quantity: 3 }])
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, code, 3), sleep: async () => {} }))
  expect((await placeOrder(shaky, buyer.token, checkout, randomUUID())).status).toBe(201)
  expect((await calm.deps.db.collection('orders').where('userId', '==', buyer.uid).get()).size).toBe(1)
  expect(await stockOf(calm.deps, tee)).toBe(7)
  await Promise.all([calm.close(), shaky.close()])
})

test('a single order whose commit is lost is made once, and its visitor is answered its secret', async () => {
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 3), sleep: async () => {} }))
  const tee = await putProduct(shaky.deps, { stock: 10, isCustomizable: true })
  const shirt = { size: 'M', color: 'black', placement: 'Left', quantity: 2, price: 240 }
  const placed = await placeOrder(shaky, undefined, { productId: tee, ...shirt }, randomUUID())
  expect(placed).toMatchObject({ status: 201, body: { trackingToken: expect.any(String) } })
  expect(await stockOf(shaky.deps, tee)).toBe(8)
  await shaky.close()
})

test('an addition to the cart whose answer is lost counts once', async () => {
  const calm = await openShop()
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
  const buyer = await customer(shaky.deps)
  const tee = await putProduct(shaky.deps)
  await fillCart(calm, buyer, [{ productId: tee, quantity: 3 }])
  await fillCart(shaky, buyer, [{ productId: tee, quantity: 2 }])
  expect((await shaky.deps.db.doc(`carts/${buyer.uid}`).get()).get('lines')).toMatchObject([{ quantity: 5 }])
  await Promise.all([calm.close(), shaky.close()])
})

test('contention is waited out; one that does not end is a 503 that says when to come again', async () => {
  const calm = await openShop()
  const buyer = await customer(calm.deps)
  const tee = await putProduct(calm.deps, { stock: 10 })
  const checkout = await fillCart(calm, buyer, [{ productId: tee, quantity: 1 }])
  const key = randomUUID()
  const stuck = await openShop(({ db }) => ({
    db: refusing(db, 10, Number.POSITIVE_INFINITY),
    patienceMs: 50,
  }))
  const refused = await placeOrder(stuck, buyer.token, checkout, key)
  expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await stockOf(calm.deps, tee)).toBe(10)
  const busy = await openShop(({ db }) => ({ db: refusing(db, 10, 20), sleep: async () => {} }))
  expect((await placeOrder(busy, buyer.token, checkout, key)).status).toBe(201)
  await Promise.all([calm.close(), stuck.close(), busy.close()])
})
