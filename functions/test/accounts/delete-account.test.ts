import { randomUUID } from 'node:crypto'
import { calls } from '@teeshala/contract/api/calls'
import type { Auth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ensureProfile } from '../../src/accounts/profile/ensure-profile.ts'
import { finishErasures } from '../../src/accounts/profile/finish-erasures.ts'
import type { Deps } from '../../src/ports/deps.ts'
import { fillCart, placeOrder } from '../fixtures/checkout/checkout.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { logIn } from '../fixtures/log-in.ts'
import { ordersOfProduct } from '../fixtures/orders-of-product.ts'
import { admin, customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('deleting the account', () => {
  test('removes the sign-in, profile, cart and favourites, and the personal data in orders', async () => {
    const person = await customer(shop.deps, 'Asha Verma')
    const tee = await putProduct(shop.deps)
    const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 2 }])
    const order = (await placeOrder(shop, person.token, checkout, randomUUID())).body
    const printed = await shop.call('POST', '/api/print-order', {
      token: person.token,
      body: {
        items: [{ type: 'binding', price: 35, quantity: 1, details: { bindingType: 'Spiral' } }],
        ...{ totalItems: 1, grandTotal: 35, note: 'For Asha at MG Road' },
        billingAddress: { address: '4 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
      },
    })
    expect(printed.status).toBe(201)
    await fillCart(shop, person, [{ productId: tee, quantity: 1 }])
    await shop.deps.db.doc(`users/${person.uid}/favorites/${tee}`).set({ createdAt: new Date() })
    const message = { name: 'Asha', email: person.email, message: 'When does it come?' }
    const { ticket } = (await shop.call('POST', '/api/contact', { token: person.token, body: message })).body
    await shop.deps.db.doc(`mail/changed-sign-in-${person.uid}-1`).set({ to: [person.email] })
    await shop.call('POST', '/api/contact-code', { token: person.token, body: { email: person.email } })
    expect((await shop.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(200)
    expect(await logIn(shop, person.email)).toBe(401)
    expect((await shop.call('GET', '/api/users/me', { token: person.token })).status).toBe(401)
    for (const path of [
      `users/${person.uid}`,
      `phoneNumbers/${person.phone}`,
      `carts/${person.uid}`,
      `users/${person.uid}/favorites/${tee}`,
      `messages/${ticket}`,
      `mail/${ticket}`,
      `mail/${ticket}-received`,
      `mail/changed-sign-in-${person.uid}-1`,
    ]) {
      expect({ path, exists: (await shop.deps.db.doc(path).get()).exists }).toEqual({ path, exists: false })
    }
    const kept = (await shop.deps.db.doc(`orders/${order._id}`).get()).data()
    expect(kept).toMatchObject({
      totalPaise: order.totalPrice * 100,
      userId: null,
      fulfilment: { kind: 'ship', address: { country: 'India' } },
    })
    const paper = (await shop.deps.db.doc(`orders/${printed.body._id}`).get()).data()
    expect(paper).toMatchObject({ totalPaise: 3500, userId: null, printing: { note: '', files: [] } })
    const mails = await shop.deps.db.collection('mail').where('to', 'array-contains', person.email).get()
    expect(mails.docs.map(({ id }) => id)).toEqual([])
    const text = JSON.stringify([kept, paper])
    for (const trace of [person.uid, 'Asha', 'asha', person.email, person.phone, 'MG Road'])
      expect(text).not.toContain(trace)
    expect((await shop.deps.db.doc(`mail/${order._id}-placed`).get()).exists).toBe(false)
  })

  test('removes what a courier service has said about the customer, and from the log where mails were sent and who wrote', async () => {
    const person = await customer(shop.deps)
    const { token } = await admin(shop.deps)
    const tee = await putProduct(shop.deps)
    const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1 }])
    const { _id } = (await placeOrder(shop, person.token, checkout, randomUUID())).body
    const parcel = { weightGrams: 450, lengthCm: 30, widthCm: 25, heightCm: 3 }
    const booking = {
      ...{ orderId: _id, attempt: 1, state: 'failed', key: 'one', askedBy: 'staff', askedAt: new Date(), dueAt: null },
      wanted: { courierId: '24', courier: 'Xpressbees', pricePaise: 9800, ...parcel },
      reason: `The phone number ${person.phone} is not valid.`,
    }
    await shop.deps.db.doc(`courierBookings/${_id}`).set(booking)
    const items = [{ type: 'binding', price: 35, quantity: 1, details: { bindingType: 'Spiral' } }]
    const asked = { token: person.token, body: { items, totalItems: 1, grandTotal: 35 } }
    const quote = (await shop.call('POST', '/api/quotes', asked)).body
    const sent = { token, body: { email: person.email } }
    expect((await shop.call('POST', `/api/quotes/${quote._id}/send`, sent)).status).toBe(200)
    const message = { name: 'Asha Rao', email: person.email, message: 'When does it come?' }
    const { ticket } = (await shop.call('POST', '/api/contact', { token: person.token, body: message })).body
    await shop.deps.db
      .doc(`mail/${ticket}`)
      .update({ delivery: { state: 'failed', tries: 5, dueAt: null, at: new Date() } })
    const decided = { token, body: { decision: 'by_hand' } }
    expect((await shop.call('PATCH', `/api/admin/mails/${ticket}`, decided)).status).toBe(200)
    expect((await shop.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(200)
    expect((await shop.deps.db.doc(`courierBookings/${_id}`).get()).data()).toMatchObject({
      state: 'failed',
      wanted: booking.wanted,
    })
    const targets = [`mail/${ticket}`, `quotes/${quote._id}`]
    const log = await shop.deps.db.collection('auditLog').where('target', 'in', targets).get()
    expect(log.docs.map((each) => each.get('action')).sort()).toEqual(['mail.sent_by_hand', 'quote.sent'])
    const left = [
      (await shop.deps.db.doc(`courierBookings/${_id}`).get()).data(),
      ...log.docs.map((each) => each.data()),
    ]
    for (const trace of [person.phone, person.email, 'Asha Rao']) expect(JSON.stringify(left)).not.toContain(trace)
  })

  test('is noted for staff on each order that is not yet sent, and on no other', async () => {
    const person = await customer(shop.deps)
    const tee = await putProduct(shop.deps)
    const ordered = async (status: string): Promise<string> => {
      const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1 }])
      const { _id } = (await placeOrder(shop, person.token, checkout, randomUUID())).body
      await shop.deps.db.doc(`orders/${_id}`).update({ status })
      return _id
    }
    const open = await ordered('in_production')
    const sent = await ordered('shipped')
    expect((await shop.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(200)
    const { token } = await admin(shop.deps)
    const last = async (id: string) => (await shop.call('GET', `/api/orders/${id}`, { token })).body.timeline.at(-1)
    const note = expect.stringContaining('deleted their account')
    expect(await last(open)).toMatchObject({ kind: 'status', to: 'in_production', by: 'customer', note })
    expect(await last(sent)).not.toMatchObject({ note })
  })

  test('can be repeated after it failed midway', async () => {
    const person = await customer(shop.deps)
    const tee = await putProduct(shop.deps)
    await fillCart(shop, person, [{ productId: tee, quantity: 1 }])
    const broken = await openShop(({ db }) => ({
      db: Object.assign(Object.create(db), {
        collection: () => {
          throw Object.assign(new Error('unavailable'), { code: 14 })
        },
      }),
    }))
    expect((await broken.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(503)
    await broken.close()
    expect(await logIn(shop, person.email)).toBe(200)
    expect((await shop.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(200)
    expect(await logIn(shop, person.email)).toBe(401)
  })

  test.each<[string, (deps: Deps) => Partial<Deps>]>([
    [
      'at its orders',
      ({ db }) => ({
        db: Object.assign(Object.create(db), {
          collection: (path: string) => {
            if (path === 'orders') throw Object.assign(new Error('unavailable'), { code: 14 })
            return db.collection(path)
          },
        }),
      }),
    ],
    [
      'once its sign-in is gone',
      ({ auth }) => ({
        auth: Object.assign(Object.create(auth), {
          deleteUser: async (uid: string) => {
            await auth.deleteUser(uid)
            throw new Error('the process died')
          },
        }),
      }),
    ],
  ])('that stops %s is finished by the nightly job, without another request', async (_when, cut) => {
    const { uid, token, email, phone } = await customer(shop.deps)
    const heart = `users/${uid}/favorites/tee`
    await shop.deps.db.doc(heart).set({ createdAt: new Date() })
    const cutShort = await openShop(cut)
    expect((await cutShort.call('DELETE', '/api/users/profile', { token })).status).toBeGreaterThanOrEqual(500)
    await cutShort.close()
    expect((await shop.deps.db.doc(`users/${uid}`).get()).get('isLeaving')).toBe(true)
    expect(await finishErasures(shop.deps)).toMatchObject({ failed: 0 })
    expect(await logIn(shop, email)).toBe(401)
    for (const path of [`users/${uid}`, `phoneNumbers/${phone}`, heart])
      expect((await shop.deps.db.doc(path).get()).exists, path).toBe(false)
  })

  test('needs a recent sign-in', async () => {
    const person = await customer(shop.deps)
    const later = await openShop(() => ({ now: () => new Date(Date.now() + 6 * 60_000) }))
    const refused = await later.call('DELETE', '/api/users/profile', { token: person.token })
    await later.close()
    expect(refused).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    expect(await logIn(shop, person.email)).toBe(200)
  })

  test('also anonymises orders and quotes made at the same time, or refuses them', async () => {
    const tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
    const printed = { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
    const quoted = { items: [{ type: 'binding', price: 35, quantity: 1, details: { bindingType: 'Spiral' } }] }
    const people = await Promise.all(Array.from({ length: 6 }, () => customer(shop.deps, 'Asha Verma')))
    const asks = people.flatMap(({ token }) => {
      const order = () => shop.call('POST', '/api/order', { token, body: { productId: tee, ...printed } })
      const quote = () =>
        shop.call('POST', '/api/quotes', { token, body: { ...quoted, totalItems: 1, grandTotal: 35 } })
      const leave = () => shop.call('DELETE', '/api/users/profile', { token })
      return [leave, order, order, quote, order, order]
    })
    const statuses = (await Promise.all(asks.map((ask) => ask()))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(people.length)
    expect(statuses.filter((status) => ![200, 201, 401].includes(status))).toEqual([])
    for (const { uid } of people) {
      for (const kept of ['orders', 'quotes']) {
        expect((await shop.deps.db.collection(kept).where('userId', '==', uid).get()).size).toBe(0)
      }
    }
    const orders = await ordersOfProduct(tee, shop.deps)
    expect(JSON.stringify(orders)).not.toContain('Asha')
  })

  test('that has begun blocks additions to the cart and favourites', async () => {
    const { uid, token } = await customer(shop.deps)
    const tee = await putProduct(shop.deps)
    await shop.deps.db.doc(`users/${uid}`).update({ isLeaving: true })
    const cart = { userId: uid, productId: tee, quantity: 1 }
    expect((await shop.call('POST', '/api/cart/add', { token, body: cart })).status).toBe(401)
    const heart = { userId: uid, productId: tee }
    expect((await shop.call('POST', '/api/favorite/add', { token, body: heart })).status).toBe(401)
    for (const path of [`carts/${uid}`, `users/${uid}/favorites/${tee}`])
      expect((await shop.deps.db.doc(path).get()).exists, path).toBe(false)
  })

  test('leaves no profile behind, even if another tab has looked at it meanwhile', async () => {
    const { uid, token, phone } = await customer(shop.deps)
    const look = () => shop.call('GET', '/api/users/me', { token })
    const seen = await shop.deps.auth.getUser(uid)
    const deleteUser = async (id: string) => {
      const before = await look()
      await shop.deps.auth.deleteUser(id)
      expect(before.status).toBe(200)
    }
    const at = await openShop(({ auth }) => ({ auth: Object.assign(Object.create(auth), { deleteUser }) as Auth }))
    expect((await at.call('DELETE', '/api/users/profile', { token })).status).toBe(200)
    await at.close()
    // A request that had got this far before the sign-in was deleted.
    await expect(ensureProfile(seen, shop.deps)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const path of [`users/${uid}`, `phoneNumbers/${phone}`])
      expect((await shop.deps.db.doc(path).get()).exists, path).toBe(false)
  })

  test('is refused for an admin', async () => {
    const { token } = await admin(shop.deps)
    expect(await shop.call('DELETE', '/api/users/profile', { token })).toMatchObject({ status: 409 })
  })
})

describe('the export of personal data', () => {
  test('is one document with the profile, cart, favourites, every order and message, and nobody else’s data', async () => {
    const person = await customer(shop.deps, 'Asha Verma')
    const tee = await putProduct(shop.deps)
    const ids: string[] = []
    for (let index = 0; index < 2; index++) {
      const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 1 }])
      ids.push((await placeOrder(shop, person.token, checkout, randomUUID())).body._id)
    }
    await fillCart(shop, person, [{ productId: tee, quantity: 3 }])
    await shop.call('POST', '/api/favorite/add', { token: person.token, body: { userId: person.uid, productId: tee } })
    const message = { name: 'Asha', email: person.email, message: 'नमस्ते' }
    expect((await shop.call('POST', '/api/contact', { token: person.token, body: message })).status).toBe(201)
    const [claimed = ''] = ids
    for (const status of ['in_production', 'shipped', 'delivered']) {
      await shop.call('PATCH', `/api/order/${claimed}`, { token: (await admin(shop.deps)).token, body: { status } })
    }
    const claim = { reason: 'damaged', text: 'Torn at the seam', lines: [{ line: 0, quantity: 1 }] }
    await shop.call('POST', `/api/orders/${claimed}/claims`, { token: person.token, body: claim })
    const { status, headers, body } = await shop.call('GET', '/api/users/me/data', { token: person.token })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename=my-teeshala-data.json')
    expect(body).toMatchObject({
      profile: { _id: person.uid, email: person.email },
      cart: { items: [{ productId: tee, quantity: 3 }] },
      favorites: [{ productId: tee }],
      messages: [{ message: 'नमस्ते' }],
      claims: [{ orderId: claimed, text: 'Torn at the seam' }],
    })
    expect(body.orders.map(({ _id }: { _id: string }) => _id).sort()).toEqual(ids.sort())
    expect(z.parse(calls.exportOwnData.answer, body)).toEqual(body)
  })

  test('does not look complete if it breaks midway', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(({ db }) => ({ db: countReads(db, (query) => query === 2).db }))
    await expect(broken.call('GET', '/api/users/me/data', { token: person.token })).rejects.toThrow()
    await broken.close()
  })
})
