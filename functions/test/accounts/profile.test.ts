import { randomUUID } from 'node:crypto'
import { calls } from '@teeshala/contract/api/calls'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ensureProfile } from '../../src/accounts/profile/ensure-profile.ts'
import { fillCart, placeOrder } from '../fixtures/checkout.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { ordersOfProduct } from '../fixtures/orders-of-product.ts'
import { admin, customer, newEmail, newPhone, type Person, password, signIn, signInByCode } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const put = (at: Shop, { token }: Person, body: unknown) => at.call('PUT', '/api/users/profile', { token, body })
const logIn = async (login: string, secret = password) =>
  (await shop.call('POST', '/api/users/login', { body: { login, password: secret } })).status

/** The shop with a database whose transactions fail once the change was counted, and with an Auth whose call `broken` fails from the `from`th time. */
const failing = {
  database: ({ db }: { db: Firestore }) => {
    let isCounted = false
    const runTransaction = (...args: Parameters<typeof db.runTransaction>) => {
      if (isCounted) return Promise.reject(Object.assign(new Error('unavailable'), { code: 14 }))
      isCounted = true
      return db.runTransaction(...args)
    }
    return { patienceMs: 0, db: Object.assign(Object.create(db), { runTransaction }) as Firestore }
  },
  passwordChange: ({ auth }: { auth: Auth }) => ({
    auth: Object.assign(Object.create(auth), {
      updateUser: (uid: string, changes: { password?: string }) =>
        changes.password ? Promise.reject(new Error('Auth is down')) : auth.updateUser(uid, changes),
    }) as Auth,
  }),
}

describe('changing the profile', () => {
  test('only what is sent changes, in the profile and in Firebase Auth', async () => {
    const person = await customer(shop.deps)
    const address = { street: '4 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }
    const { status, body } = await put(shop, person, { name: 'Kavya R Iyer', address, isAdmin: true, createdAt: 'x' })
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Profile updated successfully!',
      user: { ...body.user, name: 'Kavya R Iyer', address, email: person.email, phone: person.phone, isAdmin: false },
    })
    expect((await shop.deps.auth.getUser(person.uid)).displayName).toBe('Kavya R Iyer')
  })

  test('a changed email, phone and password open the account, the former ones do not', async () => {
    const person = await customer(shop.deps)
    const changes = { email: newEmail(), phone: newPhone(), password: 'Kurta@2027' }
    const { status, body } = await put(shop, person, { ...changes, email: changes.email.toUpperCase() })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { email: changes.email, phone: changes.phone },
      customToken: expect.any(String),
    })
    expect(await logIn(changes.email, 'Kurta@2027')).toBe(200)
    expect(await logIn(changes.phone, 'Kurta@2027')).toBe(200)
    expect(await logIn(person.email)).toBe(401)
    expect(await logIn(changes.email)).toBe(401)
  })

  test('of what opens the account is told to the former and the new address', async () => {
    const person = await customer(shop.deps)
    const changes = { email: newEmail(), password: 'Kurta@2027' }
    expect((await put(shop, person, changes)).status).toBe(200)
    const { docs } = await shop.deps.db.collection('mail').where('to', 'array-contains', person.email).get()
    expect(docs.map((mail) => mail.data())).toMatchObject([
      { to: [person.email, changes.email], message: { subject: 'Your sign-in details have changed' } },
    ])
    const text: string = docs[0]?.data().message.text ?? ''
    expect(text).toContain(`- Email: ${changes.email}\n- Password: changed`)
    expect(text).not.toMatch(/Kavya|Kurta@2027|Phone number/)
  })

  test('that opens nothing differently writes no mail', async () => {
    const person = await customer(shop.deps)
    expect((await put(shop, person, { name: 'Kavya R Iyer' })).status).toBe(200)
    const { count } = (
      await shop.deps.db.collection('mail').where('to', 'array-contains', person.email).count().get()
    ).data()
    expect(count).toBe(0)
  })

  test('a changed password ends the sessions that were open', async () => {
    const person = await customer(shop.deps)
    await put(shop, person, { password: 'Kurta@2027' })
    expect((await shop.call('GET', '/api/users/me', { token: person.token })).status).toBe(401)
  })

  test('an old sign-in may change the name and not what opens the account', async () => {
    const person = await customer(shop.deps)
    const later = await openShop(() => ({ now: () => new Date(Date.now() + 6 * 60_000) }))
    for (const body of [{ email: newEmail() }, { phone: newPhone() }, { password: 'Kurta@2027' }]) {
      expect(await put(later, person, body)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    }
    expect((await put(later, person, { name: 'K', email: person.email, phone: person.phone })).status).toBe(200)
    await later.close()
  })

  test('nobody locks themselves out: the phone of a code stays, and a password needs an email', async () => {
    const { uid, token } = await signInByCode(newPhone())
    const person = { uid, token, email: '', phone: '' }
    for (const phone of ['', newPhone()]) {
      expect(await put(shop, person, { phone })).toMatchObject({
        status: 400,
        body: { fields: { phone: expect.any(String) } },
      })
    }
    expect(await put(shop, person, { password: 'Kurta@2027' })).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    })
    const changes = { name: 'Tara Bose', email: newEmail(), password: 'Kurta@2027', phone: '' }
    expect((await put(shop, person, changes)).status).toBe(200)
    expect(await logIn(changes.email, changes.password)).toBe(200)
  })

  test.each([
    [{ password: 'short' }, 'password'],
    [{ email: 'x' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ name: '' }, 'name'],
    [{ address: { pincode: '12' } }, 'address.pincode'],
  ])('%j is refused beside its field', async (body, field) => {
    const person = await customer(shop.deps)
    expect(await put(shop, person, body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  test('an email or phone of somebody else is refused, and nothing changes', async () => {
    const person = await customer(shop.deps)
    const other = await customer(shop.deps)
    expect(await put(shop, person, { name: 'X', email: other.email })).toMatchObject({ body: { code: 'EMAIL_TAKEN' } })
    expect(await put(shop, person, { name: 'X', phone: other.phone })).toMatchObject({ body: { code: 'PHONE_TAKEN' } })
    expect((await shop.call('GET', '/api/users/me', { token: person.token })).body.name).toBe('Kavya Iyer')
  })
})

describe('a change that fails half-way', () => {
  test('is undone in Firebase Auth when the profile cannot be stored', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(failing.database)
    expect((await put(broken, person, { name: 'New', email: newEmail(), phone: newPhone() })).status).toBe(503)
    await broken.close()
    const { email, displayName } = await shop.deps.auth.getUser(person.uid)
    expect({ email, displayName }).toEqual({ email: person.email, displayName: 'Kavya Iyer' })
    expect(await logIn(person.email)).toBe(200)
  })

  test('is undone in both when the password cannot be set', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(failing.passwordChange)
    const body = { name: 'New', email: newEmail(), password: 'Kurta@2027' }
    expect((await put(broken, person, body)).status).toBe(500)
    await broken.close()
    expect((await shop.deps.auth.getUser(person.uid)).email).toBe(person.email)
    const token = await signIn(person.email)
    expect((await shop.call('GET', '/api/users/me', { token })).body).toMatchObject({
      name: 'Kavya Iyer',
      email: person.email,
    })
  })

  test('and cannot be undone either is repaired when the person is next seen', async () => {
    const person = await customer(shop.deps)
    const email = newEmail()
    let calls = 0
    const broken = await openShop((deps) => ({
      ...failing.database(deps),
      auth: Object.assign(Object.create(deps.auth), {
        updateUser: (uid: string, changes: object) =>
          ++calls > 1 ? Promise.reject(new Error('Auth is down')) : deps.auth.updateUser(uid, changes),
      }),
    }))
    expect((await put(broken, person, { email })).status).toBe(503)
    await broken.close()
    const token = await signIn(email)
    expect((await shop.call('GET', '/api/users/me', { token })).body.email).toBe(email)
    expect((await shop.deps.db.doc(`users/${person.uid}`).get()).get('email')).toBe(email)
  })
})

describe('deleting the account', () => {
  test('takes sign-in, profile, cart and favourites, and the person out of the orders', async () => {
    const person = await customer(shop.deps, 'Asha Verma')
    const tee = await putProduct(shop.deps)
    const checkout = await fillCart(shop, person, [{ productId: tee, quantity: 2 }])
    const order = (await placeOrder(shop, person.token, checkout, randomUUID())).body
    const printed = await shop.call('POST', '/api/print-order', {
      token: person.token,
      body: {
        items: [{ type: 'binding', price: 35, quantity: 1, details: { bindingType: 'Spiral' } }],
        ...{ totalItems: 1, grandTotal: 35, note: 'For Asha at MG Road' },
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
    expect(await logIn(person.email)).toBe(401)
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

  test('that fails half-way is finished by asking again', async () => {
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
    expect(await logIn(person.email)).toBe(200)
    expect((await shop.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(200)
    expect(await logIn(person.email)).toBe(401)
  })

  test('wants a recent sign-in', async () => {
    const person = await customer(shop.deps)
    const later = await openShop(() => ({ now: () => new Date(Date.now() + 6 * 60_000) }))
    const refused = await later.call('DELETE', '/api/users/profile', { token: person.token })
    await later.close()
    expect(refused).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    expect(await logIn(person.email)).toBe(200)
  })

  test('takes the person out of orders and quotes that they make meanwhile, or those are not made', async () => {
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

  test('that has begun lets nothing be put into cart and favourites', async () => {
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

  test('leaves no profile behind that another tab has looked at meanwhile', async () => {
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
    // One that had come this far before the sign-in was gone.
    await expect(ensureProfile(seen, shop.deps)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const path of [`users/${uid}`, `phoneNumbers/${phone}`])
      expect((await shop.deps.db.doc(path).get()).exists, path).toBe(false)
  })

  test('is not for an admin', async () => {
    const { token } = await admin(shop.deps)
    expect(await shop.call('DELETE', '/api/users/profile', { token })).toMatchObject({ status: 409 })
  })
})

describe('one’s own data', () => {
  test('is one document: profile, cart, favourites, every order and message, and nobody else’s', async () => {
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

  test('that breaks midway does not look whole', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(({ db }) => ({ db: countReads(db, (query) => query === 2).db }))
    await expect(broken.call('GET', '/api/users/me/data', { token: person.token })).rejects.toThrow()
    await broken.close()
  })
})
