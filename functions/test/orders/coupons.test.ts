import { randomInt, randomUUID } from 'node:crypto'
import { dayOf } from '@teeshala/contract/india-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterOf, windowEnd } from '../../src/firestore/rate-limit.ts'
import { placeOrder as place } from '../../src/placing/order/place-order.ts'
import { shopOrder } from '../../src/placing/shirts/shop-order.ts'
import { fillCart, placeOrder, shippingAddress } from '../fixtures/checkout/checkout.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Reply, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
let tee: string
let dryfit: string
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
  tee = await putProduct(shop.deps, { stock: 1000 })
  dryfit = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
})
afterAll(() => shop.close())

const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`
const add = (terms: object, code = newCode()) =>
  shop.call('POST', '/api/admin/coupons', { token: staff.token, body: { code, ...terms } })
const change = (code: string, body: object) =>
  shop.call('PUT', `/api/admin/coupons/${code}`, { token: staff.token, body })
const made = async (terms: object) => {
  const { status, text, body } = await add(terms)
  expect([status, text]).toEqual([201, text])
  return body._id as string
}
const usedOf = async (code: string) => (await shop.deps.db.doc(`coupons/${code}`).get()).get('used') as number
const price = ({ token }: Person, coupon?: string) => shop.call('POST', '/api/cart/price', { token, body: { coupon } })

/** Creates a customer with this many tees of ₹499 in the cart; returns the checkout of it. */
async function shopping(quantity = 1) {
  const buyer = await customer(shop.deps)
  return { buyer, checkout: await fillCart(shop, buyer, [{ productId: tee, quantity }]) }
}

/** Orders at the price that the shop quotes with this coupon. */
async function order(buyer: Person, checkout: Awaited<ReturnType<typeof fillCart>>, coupon: string): Promise<Reply> {
  const { body: seen } = await price(buyer, coupon)
  const { shippingPrice = 99, totalPrice = checkout.totalPrice } = seen.totalPrice === undefined ? {} : seen
  return placeOrder(shop, buyer.token, { ...checkout, shippingPrice, totalPrice, coupon }, randomUUID())
}

test.each([
  [
    { kind: 'percent', percent: 10 },
    { itemsPrice: 499, shippingPrice: 99, discount: 49.9, totalPrice: 548.1 },
  ],
  [
    { kind: 'percent', percent: 50, most: 100 },
    { discount: 100, totalPrice: 498 },
  ],
  [
    { kind: 'amount', amount: 150 },
    { discount: 150, totalPrice: 448 },
  ],
  [
    { kind: 'amount', amount: 5000 },
    { discount: 499, totalPrice: 99 },
  ],
  [{ kind: 'free_shipping' }, { shippingPrice: 0, discount: 0, totalPrice: 499 }],
])('a coupon of %j is in the price, in the order and in its mail', async (terms, amounts) => {
  const code = await made(terms)
  const { buyer, checkout } = await shopping()
  expect(await price(buyer, code.toLowerCase())).toMatchObject({ status: 200, body: { ...amounts, coupon: code } })
  const { status, body } = await order(buyer, checkout, code.toLowerCase())
  expect([status, body]).toMatchObject([201, { coupon: code, totalPrice: amounts.totalPrice }])
  expect(body.discount ?? 0).toBe(amounts.discount ?? 0)
  const stored = (await shop.deps.db.doc(`orders/${body._id}`).get()).data()
  expect(stored?.payment.duePaise).toBe(Math.round(amounts.totalPrice * 100))
  const shares = stored?.lines.map(({ discountPaise = 0 }: { discountPaise?: number }) => discountPaise)
  expect(shares).toEqual([Math.round((amounts.discount ?? 0) * 100)])
  expect(await usedOf(code)).toBe(1)
  const mail = (await shop.deps.db.doc(`mail/${body._id}-placed`).get()).get('message').text
  expect(mail).toContain(`Coupon ${code}`)
})

test('a coupon that does not apply is refused with a message, and nothing is stored', async () => {
  const { buyer, checkout } = await shopping()
  const ended = await made({ kind: 'amount', amount: 50 })
  await change(ended, { kind: 'amount', amount: 50, isEnded: true })
  const over = await made({ kind: 'amount', amount: 50 })
  await change(over, { kind: 'amount', amount: 50, from: '2020-01-01', to: '2020-01-31', isEnded: false })
  const later = await made({ kind: 'amount', amount: 50, from: '2099-01-01' })
  const large = await made({ kind: 'amount', amount: 50, minimum: 700 })
  const before = await stockOf(shop.deps, tee)
  const reasons = {
    [ended]: 'This coupon has ended.',
    [over]: 'This coupon has ended.',
    [later]: 'This coupon is not valid yet.',
    [large]: 'Add ₹201 more to use this coupon. It is for orders of ₹700 or more.',
    'NO-SUCH': 'There is no coupon NO-SUCH. Please check the code.',
    '../SETTINGS': 'There is no coupon ../SETTINGS. Please check the code.',
  }
  for (const [code, message] of Object.entries(reasons)) {
    const refused = { status: 409, body: { code: 'COUPON_REFUSED', message, fields: { coupon: message } } }
    expect(await price(buyer, code)).toMatchObject(refused)
    const body = { ...checkout, coupon: code }
    expect(await placeOrder(shop, buyer.token, body, randomUUID())).toMatchObject(refused)
  }
  const orders = await shop.call('GET', '/api/orders', { token: buyer.token })
  expect([orders.body, await stockOf(shop.deps, tee)]).toEqual([[], before])
  expect((await placeOrder(shop, buyer.token, checkout, randomUUID())).status).toBe(201)
})

test.each(['single', 'bulk', 'print'] as const)(
  'a coupon of 10%%, at most ₹100, applies to a guest’s %s order, is shown to staff, and is free again after cancellation',
  async (kind) => {
    const code = await made({ kind: 'percent', percent: 10, most: 100, usesInAll: 1 })
    const plain = await requestFor(kind, shop, undefined, { productId: dryfit, pieces: 2, shippingAddress })
    const itemsPrice = kind === 'print' ? 598 : 240
    const seen = await shop.call('POST', '/api/coupons/check', { body: { coupon: code.toLowerCase(), itemsPrice } })
    const [discount, totalPrice] = kind === 'print' ? [59.8, 637.2] : [24, 315]
    expect(seen.body).toEqual({ itemsPrice, shippingPrice: 99, discount, totalPrice, coupon: code })
    const wanted = { ...plain, coupon: code, ...(kind === 'print' ? { grandTotal: totalPrice } : { totalPrice }) }
    const { status, body } = await submit(kind, shop, undefined, wanted, randomUUID())
    expect([status, body]).toMatchObject([201, { coupon: code, discount, totalPrice }])
    const order = (await shop.deps.db.doc(`orders/${body._id}`).get()).data()
    const shares = order?.lines.map(({ discountPaise }: { discountPaise: number }) => discountPaise)
    expect(shares).toEqual([Math.round(discount * 100)])
    expect(await submit(kind, shop, undefined, wanted, randomUUID())).toMatchObject({
      status: 409,
      body: { message: 'This coupon has been used up.' },
    })
    const record = await shop.call('GET', `/api/orders/${body._id}`, { token: staff.token })
    expect(record.body).toMatchObject({ coupon: code, discount })
    await shop.call('POST', `/api/orders/${body._id}/cancel`, { secret: body.trackingToken })
    expect(await usedOf(code)).toBe(0)
  },
)

test('a once-per-customer coupon counts orders of every kind and needs an account', async () => {
  const code = await made({ kind: 'amount', amount: 50, usesPerPerson: 1 })
  const check = (token?: string) =>
    shop.call('POST', '/api/coupons/check', { token, body: { coupon: code, itemsPrice: 240, isShipped: false } })
  const signInFirst = { status: 409, body: { message: 'Please sign in to use this coupon.' } }
  const plain = await requestFor('bulk', shop, undefined, { productId: dryfit, pieces: 2 })
  expect(await check()).toMatchObject(signInFirst)
  expect(await submit('bulk', shop, undefined, { ...plain, coupon: code })).toMatchObject(signInFirst)
  const { buyer, checkout } = await shopping()
  expect((await check(buyer.token)).body).toMatchObject({ shippingPrice: 0, totalPrice: 190 })
  expect((await submit('bulk', shop, buyer.token, { ...plain, coupon: code })).status).toBe(201)
  expect(await check(buyer.token)).toMatchObject({ body: { message: 'You have already used this coupon.' } })
  expect((await order(buyer, checkout, code)).body.message).toBe('You have already used this coupon.')
})

test('an order at another price than with its coupon is refused with the right price', async () => {
  const code = await made({ kind: 'amount', amount: 50 })
  const { buyer, checkout } = await shopping()
  const reply = await placeOrder(shop, buyer.token, { ...checkout, coupon: code }, randomUUID())
  expect(reply).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', details: { totalPrice: 548 } } })
  expect(await usedOf(code)).toBe(0)
})

test('a customer uses a coupon as often as it allows, and once more after they have cancelled', async () => {
  const code = await made({ kind: 'amount', amount: 50, usesPerPerson: 1 })
  const { buyer, checkout } = await shopping()
  const first = await order(buyer, checkout, code)
  expect([first.status, await usedOf(code)]).toEqual([201, 1])
  const again = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  expect(await order(buyer, again, code)).toMatchObject({
    status: 409,
    body: { message: 'You have already used this coupon.' },
  })
  const { buyer: other, checkout: theirs } = await shopping()
  expect((await order(other, theirs, code)).status).toBe(201)
  expect((await shop.call('POST', `/api/orders/${first.body._id}/cancel`, { token: buyer.token })).status).toBe(200)
  expect(await usedOf(code)).toBe(1)
  expect([(await order(buyer, again, code)).status, await usedOf(code)]).toEqual([201, 2])
})

test('an order with a lost response counts its coupon once', async () => {
  const code = await made({ kind: 'amount', amount: 50, usesPerPerson: 1 })
  const { buyer, checkout } = await shopping()
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
  const body = { ...checkout, totalPrice: 548, coupon: code }
  expect((await placeOrder(shaky, buyer.token, body, randomUUID())).status).toBe(201)
  expect(await usedOf(code)).toBe(1)
  await shaky.close()
})

test('a customer who tries code after code is stopped', async () => {
  const { buyer } = await shopping()
  const statuses = []
  for (let attempt = 0; attempt < 31; attempt++) statuses.push((await price(buyer, `GUESS${attempt}`)).status)
  expect(statuses).toEqual([...new Array(30).fill(409), 429])
})

test('trying codes from account after account is stopped by network', async () => {
  const { buyer } = await shopping()
  const [network, other] = [44, 45].map((part) => `198.${part}.${randomInt(256)}.${randomInt(256)}`)
  const until = windowEnd(Date.now(), 3_600_000)
  const counter = counterOf(`coupons tried by accounts from ${network}`, until, shop.deps)
  await counter.set({ count: 299, expiresAt: new Date(until) })
  const tried = async (from: string | undefined) => {
    const body = { coupon: 'GUESS', itemsPrice: 500, isShipped: false }
    return (await shop.call('POST', '/api/coupons/check', { token: buyer.token, body, from })).status
  }
  expect([await tried(network), await tried(network), await tried(other)]).toEqual([409, 429, 409])
})

test('a coupon for 100 uses is used 100 times by 300 simultaneous orders', async () => {
  const { db } = shop.deps
  const code = await made({ kind: 'amount', amount: 50, usesInAll: 100 })
  const buyers = Array.from({ length: 300 }, (_, index) => `many-${code}-${index}`)
  for (const half of [buyers.slice(0, 150), buyers.slice(150)]) {
    const batch = db.batch()
    for (const uid of half) {
      const product = (await db.doc(`products/${tee}`).get()).data() ?? {}
      batch.set(db.doc(`products/${uid}`), { ...product, stock: 1, isHidden: false })
      const line = { _id: 'a', productId: uid, quantity: 1, size: 'M', color: 'black', seenPricePaise: 49_900 }
      batch.set(db.doc(`carts/${uid}`), { lines: [line], revision: 1, updatedAt: new Date() })
      batch.set(db.doc(`users/${uid}`), { name: 'Kavya Iyer', email: '', phone: '' })
    }
    await batch.commit()
  }
  const buy = async (uid: string) => {
    const item = { product: uid, name: 'Monsoon Tee', qty: 1, price: 499 }
    const amounts = { itemsPrice: 499, shippingPrice: 99, totalPrice: 548 }
    const request = {
      ...{ user: uid, orderItems: [item], shippingAddress, paymentMethod: 'cash_on_delivery' as const },
      ...{ ...amounts, coupon: code },
    }
    const caller = {
      kind: 'customer',
      uid,
      isAdmin: false,
      signedInAt: new Date(),
      sessionSince: new Date(),
      provider: 'password',
      isProved: true,
      isEmailProved: true,
    } as const
    return place(
      shopOrder(uid, request, shop.deps),
      { caller, device: undefined, key: randomUUID(), network: undefined, solved: undefined },
      shop.deps,
    ).then(
      () => 'ordered',
      (error) => error.message as string,
    )
  }
  const outcomes = await Promise.all(buyers.map(buy))
  const counted = (words: string) => outcomes.filter((outcome) => outcome === words).length
  expect([counted('ordered'), counted('This coupon has been used up.')]).toEqual([100, 200])
  expect(await usedOf(code)).toBe(100)
  const orders = await db.collection('orders').where('coupon', '==', code).count().get()
  expect(orders.data().count).toBe(100)
})

test('a new coupon whose last day is over is refused at that field; one ending today is not', async () => {
  const code = newCode()
  expect(await add({ kind: 'amount', amount: 50, to: '2020-01-31' }, code)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', fields: { to: 'This day has passed' } },
  })
  expect((await shop.deps.db.doc(`coupons/${code}`).get()).exists).toBe(false)
  await made({ kind: 'amount', amount: 50, to: dayOf(new Date()) })
})

test('an unused coupon can be deleted and made again; a used one stays, even if its order is cancelled', async () => {
  const remove = (code: string) => shop.call('DELETE', `/api/admin/coupons/${code}`, { token: staff.token })
  const slip = await made({ kind: 'percent', percent: 10 })
  expect((await remove(slip)).status).toBe(200)
  expect((await remove(slip)).status).toBe(404)
  expect((await add({ kind: 'percent', percent: 15 }, slip)).status).toBe(201)

  const used = await made({ kind: 'percent', percent: 10 })
  const { buyer, checkout } = await shopping()
  const { body: placed } = await order(buyer, checkout, used)
  const refused = { status: 409, body: { message: 'An order has this coupon. You can end it instead.' } }
  expect(await remove(used)).toMatchObject(refused)
  await shop.call('POST', `/api/orders/${placed._id}/cancel`, { token: buyer.token, body: {} })
  expect(await usedOf(used)).toBe(0)
  expect(await remove(used)).toMatchObject(refused)
})

test('the office makes, changes and ends coupons, and the log says who', async () => {
  const code = newCode()
  const viewer = await admin(shop.deps, 'viewer')
  const { body: coupon } = await add({ kind: 'percent', percent: 20, most: 300, minimum: 499 }, code)
  expect(coupon).toMatchObject({ _id: code, percent: 20, most: 300, minimum: 499, used: 0, state: 'open' })
  expect(await add({ kind: 'free_shipping' }, code)).toMatchObject({
    status: 409,
    body: { fields: { code: `There is a coupon ${code} already.` } },
  })
  const changed = await change(code, { kind: 'percent', percent: 25, basedOn: coupon.updatedAt })
  expect(changed).toMatchObject({ status: 200, body: { percent: 25, minimum: 0 } })
  const stale = await change(code, { kind: 'percent', percent: 30, basedOn: coupon.updatedAt })
  expect(stale).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', details: { changedBy: 'Meera Nair' } } })
  expect((await change(code, { kind: 'percent', percent: 25, isEnded: true })).body.state).toBe('ended')
  expect((await change('NONE-SUCH', { kind: 'free_shipping' })).status).toBe(404)
  const list = await shop.call('GET', '/api/admin/coupons?limit=1', { token: viewer.token })
  expect([list.body[0]._id, list.headers.get('x-next-cursor')]).toEqual([code, expect.any(String)])
  const log = await shop.call('GET', `/api/admin/audit-log?kind=coupon&target=coupons/${code}`, { token: staff.token })
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual([
    'coupon.ended',
    'coupon.changed',
    'coupon.added',
  ])
})
