import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentUnder } from '../fixtures/checkout/checkout.ts'
import { guestKinds, requestFor, shirtKinds, submit } from '../fixtures/kinds-of-order.ts'
import { ordersOfProduct } from '../fixtures/orders-of-product.ts'
import { customer, guest } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe.each(shirtKinds)('a %s order', (kind) => {
  test('is made once under one key with the same response each time, sent together or in sequence', async () => {
    const buyer = await customer(shop.deps)
    const tee = await putProduct(shop.deps, { stock: 50, isCustomizable: true })
    const request = await requestFor(kind, shop, buyer, { productId: tee })
    const key = randomUUID()
    const place = () => submit(kind, shop, buyer.token, request, key)
    const replies = [...(await Promise.all(Array.from({ length: 10 }, place))), await place()]
    expect(replies.map(({ status }) => status)).toEqual(new Array(11).fill(201))
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
    expect((await ordersOfProduct(tee, shop.deps)).length).toBe(1)
    expect(await stockOf(shop.deps, tee)).toBe(49)
  })

  test('is refused if its key comes again with other contents, and takes nothing', async () => {
    const buyer = await customer(shop.deps)
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const request = await requestFor(kind, shop, buyer, { productId: tee })
    const key = randomUUID()
    await submit(kind, shop, buyer.token, request, key)
    const other = await submit(kind, shop, buyer.token, { ...request, paymentMethod: 'upi' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })

  test('gets the same response again even if it took the last pieces; another customer’s same key is another order', async () => {
    const [buyer, other] = [await customer(shop.deps), await customer(shop.deps)]
    const tee = await putProduct(shop.deps, { stock: 2, isCustomizable: true })
    const wish = { productId: tee, pieces: 2 }
    const [request, others] = [await requestFor(kind, shop, buyer, wish), await requestFor(kind, shop, other, wish)]
    const key = randomUUID()
    const first = await submit(kind, shop, buyer.token, request, key)
    expect(await submit(kind, shop, buyer.token, request, key)).toMatchObject({ status: 201, body: first.body })
    for (const token of kind === 'shop' ? [other.token] : [other.token, undefined]) {
      const refused = await submit(kind, shop, token, others, key)
      expect(refused).toMatchObject({ status: 409, body: { message: 'Only 0 left in stock' } })
    }
  })

  test('that no longer stores its request is named when repeated, and no other is made', async () => {
    const buyer = await customer(shop.deps)
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const key = randomUUID()
    const place = async () =>
      submit(kind, shop, buyer.token, await requestFor(kind, shop, buyer, { productId: tee }), key)
    const { body } = await place()
    await shop.deps.db.doc(`orders/${body._id}`).update({ requestHash: FieldValue.delete() })
    expect(await place()).toMatchObject({ status: 409, body: { code: 'CONFLICT', details: { orderId: body._id } } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
  })
})

test.each(guestKinds)('a guest who submits a %s order twice under one key gets the same secret', async (kind) => {
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor(kind, shop, undefined, { productId: tee })
  const key = randomUUID()
  const place = () => submit(kind, shop, undefined, request, key)
  const replies = [...(await Promise.all(Array.from({ length: 5 }, place))), await place()]
  expect(replies[0]).toMatchObject({ status: 201, body: { trackingToken: expect.any(String) } })
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await stockOf(shop.deps, tee)).toBe(kind === 'print' ? 10 : 9)
})

describe.each(guestKinds)('a guest’s %s order', (kind) => {
  const twice = async (one: object, other: object) => {
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const body = await requestFor(kind, shop, undefined, { productId: tee })
    const address = kind === 'single' ? '/api/order' : `/api/${kind}-order`
    const first = (await shop.call('POST', address, { body, ...one })).body
    return [first, (await shop.call('POST', address, { body, ...other })).body]
  }

  test('is their own, even if others send the same under the same key, by account or browser', async () => {
    const key = '0000000000000001'
    const [ours, theirs] = await Promise.all([guest(), guest()])
    const browser = (name: string) => ({ headers: sentUnder(key, `${name}-${randomUUID()}`) })
    const bare = { headers: { 'Idempotency-Key': key } }
    for (const [one, other] of [
      [browser('ours'), browser('theirs')],
      [browser('ours'), bare],
      [
        { ...bare, token: ours.token },
        { ...bare, token: theirs.token },
      ],
    ] as const) {
      const [first, second] = await twice(one, other)
      expect(second._id).not.toBe(first._id)
      expect(second.trackingToken).not.toBe(first.trackingToken)
    }
  })

  test('has a number and a secret that nobody can derive from its key without the secret of the shop', async () => {
    const other = await openShop(() => ({ orderSecret: 'another secret of another server' }))
    const key = randomUUID()
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const request = await requestFor(kind, shop, undefined, { productId: tee })
    const [here, there] = [
      await submit(kind, shop, undefined, request, key),
      await submit(kind, other, undefined, request, key),
    ]
    expect(there.status).toBe(201)
    expect(there.body._id).not.toBe(here.body._id)
    expect(there.body.trackingToken).not.toBe(here.body.trackingToken)
    await other.close()
  })

  test('is returned again to a guest who is signed in anonymously, and to one whom nothing but the key identifies', async () => {
    const { token } = await guest()
    for (const again of [
      { token, headers: { 'Idempotency-Key': randomUUID() } },
      { headers: { 'Idempotency-Key': randomUUID() } },
    ]) {
      const [first, second] = await twice(again, again)
      expect(second).toEqual(first)
    }
  })

  test('is not placed again with other contents by a guest whom nothing but the key identifies', async () => {
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const body = await requestFor(kind, shop, undefined, { productId: tee })
    const address = kind === 'single' ? '/api/order' : `/api/${kind}-order`
    const headers = { 'Idempotency-Key': randomUUID() }
    const place = (changes: object = {}) => shop.call('POST', address, { body: { ...body, ...changes }, headers })
    expect((await place()).status).toBe(201)
    expect(await place({ paymentMethod: 'upi' })).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
  })
})

test.each(guestKinds)('a guest returns to a %s order by its secret, of which only the hash is stored', async (kind) => {
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const { body } = await submit(kind, shop, undefined, await requestFor(kind, shop, undefined, { productId: tee }))
  const read = (secret?: string) => shop.call('GET', `/api/orders/${body._id}`, { secret })
  const own = (await read(body.trackingToken)).body
  expect(own).toMatchObject({ _id: body._id, userId: null })
  for (const secret of ['trackingToken', 'trackingTokenHash']) expect(own).not.toHaveProperty(secret)
  expect([(await read()).status, (await read('guess')).status]).toEqual([404, 404])
  const stored = await shop.deps.db.doc(`orders/${body._id}`).get()
  expect(JSON.stringify(stored.data())).not.toContain(body.trackingToken)
})
