import { randomInt, randomUUID } from 'node:crypto'
import { firstUnprovedHolds, unconfirmedNote } from '@teeshala/contract/orders/buyer/unproved-hold'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { firstCashRules, hoursToConfirmCash } from '@teeshala/contract/payments/cash/cash-rules'
import { describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '../../src/moving/cancel-unpaid-orders.ts'
import { sentUnder, shippingAddress } from '../fixtures/checkout/checkout.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { requestFor, shirtKinds } from '../fixtures/kinds-of-order.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { customer, newEmail, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'
import { withSettings } from '../fixtures/shops/with-settings.ts'
import { solved } from '../fixtures/solve-challenge.ts'

useCheckoutFixture()

type Kind = (typeof shirtKinds)[number]
type Wish = { pieces?: number; email?: string; device?: string; proof?: string; paymentMethod?: 'upi' }

/** Orders pieces as a buyer without anything proved: for a cart a fresh account, otherwise no account. */
async function order(kind: Kind, tee: string, { pieces = 1, email, device, proof, paymentMethod }: Wish = {}) {
  const buyer: Person | undefined = kind === 'shop' ? await customer(shop.deps, 'Kavya Iyer', true) : undefined
  const contact = { name: 'Kavya Iyer', phone: '', email: email ?? newEmail() }
  const request = await requestFor(kind, shop, buyer, {
    productId: tee,
    pieces,
    ...(kind !== 'shop' && { contact }),
    ...(paymentMethod && { paymentMethod }),
  })
  const body = kind === 'bulk' ? { ...request, ...bulkItems(pieces) } : request
  const headers = { ...sentUnder(randomUUID(), device ?? randomUUID()), ...(proof && { 'X-Contact-Proof': proof }) }
  const path = kind === 'bulk' ? '/api/bulk-order' : '/api/order'
  const reply = await shop.call('POST', path, { token: buyer?.token, body, headers })
  return { ...reply, buyer, id: reply.body._id as string, email: buyer?.email ?? contact.email }
}

/** Returns the pieces of a bulk order, at the local shop's quantity breaks. */
const bulkItems = (quantity: number) => {
  const percent = quantity >= 250 ? 15 : quantity >= 100 ? 10 : quantity >= 50 ? 5 : 0
  const price = (quantity * 120 * (100 - percent)) / 100
  return { items: [{ size: 'M', color: 'black', placement: 'Left', quantity, price }] }
}

const shirts = (stock: number) => putProduct(shop.deps, { stock, isCustomizable: true })
const stockOf = async (tee: string) => {
  const product = (await shop.deps.db.doc(`products/${tee}`).get()).data()
  return [product?.stock, product?.heldPieces ?? 0]
}
const ask = (path: string, body: object) => shop.call('POST', path, { body, headers: { 'X-Device-Id': randomUUID() } })
const codeTo = async (email: string) => {
  const { docs } = await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()
  const texts = docs.map((mail) => mail.get('message').text as string)
  return texts.map((text) => /^Your code is (\d{6})\./.exec(text)?.[1]).filter(Boolean)
}
async function proved(email: string): Promise<string> {
  await ask('/api/contact-code', { email })
  const [code] = await codeTo(email)
  return (await ask('/api/contact-code/proof', { email, code })).body.proof
}
/** Returns the link in the mail about a new order. */
const linkOf = async (id: string) =>
  /\S+\/order\/\S+/.exec((await shop.deps.db.doc(`mail/${id}-placed`).get()).get('message').text)?.[0] ?? ''
const asked = { status: 409, body: { code: 'CONTACT_UNPROVED' } }

test('an order that a coupon makes free is limited and lapses like any other', async () => {
  const code = `FREE${randomUUID().slice(0, 6).toUpperCase()}`
  const terms = { code, kind: 'percent', percent: 100 }
  expect((await shop.call('POST', '/api/admin/coupons', { token: fixture.staff.token, body: terms })).status).toBe(201)
  const tee = await shirts(50)
  const free = async (pieces: number) => {
    const request = await requestFor('bulk', shop, undefined, { productId: tee, pieces })
    const body = { ...request, contact: { email: newEmail() }, coupon: code, totalPrice: 0 }
    return shop.call('POST', '/api/bulk-order', { body, headers: sentUnder(randomUUID()) })
  }
  expect(await free(40)).toMatchObject(asked)
  const { status, body } = await free(5)
  expect([status, await stockOf(tee)]).toEqual([201, [45, 5]])
  await shop.deps.db.doc(`orders/${body._id}`).update({ heldUntil: new Date(Date.now() - 1000) })
  expect(await cancelUnpaidOrders(shop.deps)).toMatchObject({ cancelled: 1 })
  expect(await stockOf(tee)).toEqual([50, 0])
})

test('an account is contacted as its profile says, not by what somebody else has proved in that browser', async () => {
  const proof = await proved(newEmail())
  const { uid, token } = await customer(shop.deps, 'Kavya Iyer', true)
  await shop.deps.db.doc(`users/${uid}`).update({ email: '' })
  const tee = await shirts(50)
  const request = await requestFor('bulk', shop, undefined, { productId: tee, pieces: 2 })
  const headers = { ...sentUnder(randomUUID()), 'X-Contact-Proof': proof }
  const { status, body } = await shop.call('POST', '/api/bulk-order', { token, body: request, headers })
  expect(status).toBe(201)
  const stored = (await shop.deps.db.doc(`orders/${body._id}`).get()).data()
  expect([stored?.contact.email, stored?.heldUntil === undefined]).toEqual(['', false])
})

test('if cash must be confirmed, a cash-on-delivery order is held for a day until its buyer or staff confirm it; others are not', async () => {
  const tee = await shirts(50)
  const buyer = await customer(shop.deps)
  const cashRules = { ...firstCashRules, isConfirmed: true }
  const place = async (wish: object) => {
    const request = await requestFor('bulk', shop, buyer, { productId: tee, pieces: 2, ...wish })
    const headers = sentUnder(randomUUID())
    return (await shop.call('POST', '/api/bulk-order', { token: buyer.token, body: request, headers })).body
  }
  const cash = { paymentMethod: 'cash_on_delivery', shippingAddress }
  const held: string[] = []
  await withSettings(shop, { cashRules }, async () => {
    for (let index = 0; index < 3; index++) {
      const { _id, confirmBy, createdAt } = await place(cash)
      expect(Date.parse(confirmBy) - Date.parse(createdAt)).toBe(hoursToConfirmCash * 3_600_000)
      held.push(_id)
    }
    for (const other of [{ ...cash, paymentMethod: 'upi' }, { paymentMethod: 'cash_on_delivery' }])
      expect((await place(other)).confirmBy).toBeUndefined()
  })
  expect((await place(cash)).confirmBy).toBeUndefined()
  expect(await stockOf(tee)).toEqual([38, 6])
  const [byLink = '', byStaff = '', forgotten = ''] = held
  const code = new URLSearchParams(new URL(await linkOf(byLink)).hash.slice(1)).get('confirm')
  const confirm = (id: string, token: string, body: object) =>
    shop.call('POST', `/api/orders/${id}/confirm`, { token, body })
  expect((await confirm(byLink, buyer.token, { code })).status).toBe(200)
  expect((await confirm(byStaff, fixture.staff.token, {})).status).toBe(200)
  await shop.deps.db.doc(`orders/${forgotten}`).update({ heldUntil: new Date(Date.now() - 1000) })
  expect(await cancelUnpaidOrders(shop.deps)).toMatchObject({ cancelled: 1 })
  expect(await stockOf(tee)).toEqual([40, 0])
})

describe.each(shirtKinds)('strangers who order by %s', (kind) => {
  test('cannot empty the stock, neither by one large order nor by many small ones', async () => {
    const tee = await shirts(50)
    expect(await order(kind, tee, { pieces: 50 })).toMatchObject(asked)
    const replies = await Promise.all(Array.from({ length: 6 }, () => order(kind, tee, { pieces: 3 })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    expect(await stockOf(tee)).toEqual([41, 9])
  })

  test('are told how long their pieces are held, and lose them then', async () => {
    const tee = await shirts(100)
    const { id, body } = await order(kind, tee, { pieces: 2 })
    const keptForMs = Date.parse(body.confirmBy) - Date.parse(body.createdAt)
    expect(keptForMs).toBe(firstUnprovedHolds.hours * 3_600_000)
    await cancelUnpaidOrders(shop.deps)
    expect(await stockOf(tee)).toEqual([98, 2])
    await shop.deps.db.doc(`orders/${id}`).update({ heldUntil: new Date(Date.now() - 1000) })
    expect(await cancelUnpaidOrders(shop.deps)).toMatchObject({ cancelled: 1 })
    expect(await stockOf(tee)).toEqual([100, 0])
    const lapsed = (await shop.call('GET', `/api/orders/${id}`, { token: fixture.staff.token })).body
    expect([statusOf(lapsed), lapsed.timeline.at(-1).note, lapsed.confirmBy]).toEqual([
      'cancelled',
      unconfirmedNote,
      undefined,
    ])
  })

  test('keep their pieces by the link in their mail, and by nothing that a stranger knows', async () => {
    const tee = await shirts(100)
    const { id, body, buyer } = await order(kind, tee)
    const link = new URL(await linkOf(id))
    const code = new URLSearchParams(link.hash.slice(1)).get('confirm') ?? ''
    const secret = body.trackingToken
    const confirm = (given: object) =>
      shop.call('POST', `/api/orders/${id}/confirm`, { token: buyer?.token, secret, body: given })
    expect((await confirm({ code: `${code.slice(1)}A` })).status).toBe(400)
    expect((await confirm({})).status).toBe(400)
    expect(JSON.stringify(body)).not.toContain(code)
    const { status, body: confirmed } = await confirm({ code })
    expect([status, confirmed.confirmBy]).toEqual([200, undefined])
    expect((await confirm({ code })).status).toBe(200)
    expect(await stockOf(tee)).toEqual([99, 0])
  })

  test.each<[string, (id: string) => Promise<{ status: number }>]>([
    [
      'staff confirm it',
      (id) => shop.call('POST', `/api/orders/${id}/confirm`, { token: fixture.staff.token, body: {} }),
    ],
    ['staff start production', (id) => fixture.move(id, { status: 'in_production' })],
    ['staff mark it as paid', (id) => fixture.move(id, { paymentStatus: 'paid' })],
  ])('keep their pieces once %s', async (_why, end) => {
    const tee = await shirts(100)
    const { id } = await order(kind, tee, { pieces: 2 })
    expect((await end(id)).status).toBe(200)
    expect(await stockOf(tee)).toEqual([98, 0])
    expect((await shop.deps.db.doc(`orders/${id}`).get()).get('heldUntil')).toBeUndefined()
  })

  test('keep their pieces if they have paid, however late we hear of it', async () => {
    const tee = await shirts(100)
    const { id, body, buyer } = await order(kind, tee, { paymentMethod: 'upi' })
    const opened = await fixture.create(id, buyer?.token, body.trackingToken)
    const { payment } = await payAtGateway(opened.body.gatewayOrderId)
    await shop.deps.db.doc(`orders/${id}`).update({ heldUntil: new Date(Date.now() - 1000) })
    await cancelUnpaidOrders(shop.deps)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    expect((await fixture.stateOf(id)).paymentStatus).toBe('paid')
    expect(await stockOf(tee)).toEqual([99, 0])
  })

  test('return the pieces of a cancelled order', async () => {
    const tee = await shirts(100)
    const { id } = await order(kind, tee, { pieces: 4 })
    expect((await fixture.move(id, { status: 'cancelled' })).status).toBe(200)
    expect(await stockOf(tee)).toEqual([100, 0])
  })
})

describe('one customer', () => {
  test('cannot hold more pieces than the settings say, in one order or in several', async () => {
    const tee = await shirts(1000)
    const email = newEmail()
    for (const [pieces, status] of [
      [20, 201],
      [6, 409],
      [5, 201],
      [1, 409],
    ] as const) {
      expect((await order('single', tee, { pieces, email })).status).toBe(status)
    }
    expect(await order('single', tee, { pieces: 26 })).toMatchObject(asked)
  })

  test('from a college can order 300 without an account, with a code sent to its email', async () => {
    const tee = await shirts(1000)
    const email = newEmail()
    expect(await order('bulk', tee, { pieces: 300, email })).toMatchObject({ ...asked, body: { details: { email } } })
    const placed = await order('bulk', tee, { pieces: 300, email, proof: await proved(email) })
    expect([placed.status, placed.body.confirmBy]).toEqual([201, undefined])
    expect(await stockOf(tee)).toEqual([700, 0])
  })

  test('with a proved account has no limit', async () => {
    const tee = await shirts(100)
    const buyer = await customer(shop.deps)
    const request = await requestFor('bulk', shop, buyer, { productId: tee, pieces: 100 })
    const { status, body } = await shop.call('POST', '/api/bulk-order', {
      token: buyer.token,
      body: { ...request, ...bulkItems(100) },
    })
    expect([status, body.confirmBy]).toEqual([201, undefined])
  })
})

describe('a code sent by mail', () => {
  test('proves its own email, and no other', async () => {
    const tee = await shirts(1000)
    const proof = await proved(newEmail())
    expect(await order('bulk', tee, { pieces: 300, proof })).toMatchObject(asked)
    const [until, signature, email] = proof.split('.')
    for (const forged of [
      `${Number(until) + 1}.${signature}.${email}`,
      `${until}.${'0'.repeat(64)}.${email}`,
      'x',
      '..',
    ]) {
      expect(await order('bulk', tee, { pieces: 300, proof: forged })).toMatchObject(asked)
    }
  })

  test('is valid for ten minutes, and its proof for two hours', async () => {
    let aheadMs = 0
    const later = await openShop(() => ({ now: () => new Date(Date.now() + aheadMs) }))
    const email = newEmail()
    await ask('/api/contact-code', { email })
    const [code] = await codeTo(email)
    const prove = () => later.call('POST', '/api/contact-code/proof', { body: { email, code } })
    aheadMs = 9 * 60_000
    const { proof } = (await prove()).body
    aheadMs = 11 * 60_000
    expect((await prove()).status).toBe(400)
    const tee = await shirts(50)
    const body = { ...(await requestFor('bulk', shop, undefined, { productId: tee, pieces: 40 })), contact: { email } }
    const submitted = (minutes: number) => {
      aheadMs = minutes * 60_000
      const headers = { ...sentUnder(randomUUID()), 'X-Contact-Proof': proof }
      return later.call('POST', '/api/bulk-order', { body, headers })
    }
    expect(await submitted(9 + 121)).toMatchObject(asked)
    expect((await submitted(9 + 119)).status).toBe(201)
    await later.close()
  })

  test('can be tried five times', async () => {
    const email = newEmail()
    await ask('/api/contact-code', { email })
    const [code = ''] = await codeTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const attempt = (given: string) => ask('/api/contact-code/proof', { email, code: given })
    for (let time = 0; time < 5; time++) expect((await attempt(wrong)).status).toBe(400)
    expect(await attempt(code)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('no longer works') },
    })
  })

  test('can be guessed twenty times an hour from one network for all mailboxes, then needs a challenge', async () => {
    const [guesser, owner] = [42, 43].map((network) => `198.${network}.${randomInt(256)}.${randomInt(256)}`)
    const attempt = (email: string, code: string, from: string | undefined, headers = {}) =>
      shop.call('POST', '/api/contact-code/proof', { body: { email, code }, from, headers })
    for (let time = 0; time < 20; time++) expect((await attempt(newEmail(), '123456', guesser)).status).toBe(400)
    const email = newEmail()
    await ask('/api/contact-code', { email })
    const [code = ''] = await codeTo(email)
    const refused = await attempt(email, code, guesser)
    expect(refused).toMatchObject({ status: 429, body: { details: { bits: expect.any(Number) } } })
    expect((await attempt(email, code, owner)).status).toBe(200)
    expect((await attempt(email, code, guesser, solved(refused))).status).toBe(200)
  })

  test('goes to one mailbox five times an hour, whatever follows a plus in the address', async () => {
    const [name, host] = newEmail().split('@')
    const replies = []
    for (let time = 0; time < 6; time++)
      replies.push(await ask('/api/contact-code', { email: `${name}+${time}@${host}` }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('can be requested twenty times an hour by one browser, for any mailbox', async () => {
    const headers = { 'x-device-id': randomUUID() }
    const askFor = async () => {
      const body = { email: newEmail() }
      return (await shop.call('POST', '/api/contact-code', { body, headers })).status
    }
    for (let time = 0; time < 20; time++) expect(await askFor()).toBe(200)
    expect(await askFor()).toBe(429)
  })

  test('reaches its owner even if a stranger has used up the requests for that mailbox', async () => {
    const body = { email: newEmail() }
    const [stranger, owner] = [40, 41].map((network) => `198.${network}.${randomInt(256)}.${randomInt(256)}`)
    const askFrom = async (from: string | undefined) =>
      (await shop.call('POST', '/api/contact-code', { body, from })).status
    for (let time = 0; time < 6; time++) await askFrom(stranger)
    expect(await askFrom(owner)).toBe(429)
    const asked = await shop.call('POST', '/api/contact-code', { body, from: owner })
    const again = { body, from: owner, headers: solved(asked) }
    expect((await shop.call('POST', '/api/contact-code', again)).status).toBe(200)
  })
})
