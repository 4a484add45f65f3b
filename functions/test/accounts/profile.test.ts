import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '../fixtures/log-in.ts'
import { customer, newEmail, newPhone, type Person, signIn, signInByCode } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const put = (at: Shop, { token }: Person, body: unknown) => at.call('PUT', '/api/users/profile', { token, body })

/** Two broken services: a database whose transactions fail after the first one (the rate limit), and an Auth that fails to set a password. */
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
  test('only the fields sent change, in the profile and in Firebase Auth', async () => {
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

  test('a new email, phone and password sign in; the old ones do not', async () => {
    const person = await customer(shop.deps)
    const changes = { email: newEmail(), phone: newPhone(), password: 'Kurta@2027' }
    const { status, body } = await put(shop, person, { ...changes, email: changes.email.toUpperCase() })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { email: changes.email, phone: changes.phone },
      customToken: expect.any(String),
    })
    expect(await logIn(shop, changes.email, 'Kurta@2027')).toBe(200)
    expect(await logIn(shop, changes.phone, 'Kurta@2027')).toBe(200)
    expect(await logIn(shop, person.email)).toBe(401)
    expect(await logIn(shop, changes.email)).toBe(401)
  })

  test('a change of how the account is opened is mailed to the former and the new address', async () => {
    const person = await customer(shop.deps)
    const changes = { email: newEmail(), password: 'Kurta@2027' }
    expect((await put(shop, person, changes)).status).toBe(200)
    const mailsTo = async (email: string) =>
      (await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()).docs
    const docs = await mailsTo(person.email)
    expect((await mailsTo(changes.email)).map((mail) => mail.get('to'))).toEqual([[changes.email]])
    expect(docs.map((mail) => mail.data())).toMatchObject([
      { to: [person.email], message: { subject: 'Your sign-in details have changed' } },
    ])
    const text: string = docs[0]?.data().message.text ?? ''
    expect(text).toContain(`Email: ${changes.email}\n\nPassword: changed`)
    expect(text, 'signed by the shop').toMatch(/\n\nTeeshala$/)
    expect(text).not.toMatch(/Kavya|Kurta@2027|Phone number/)
  })

  test('other changes send no mail', async () => {
    const person = await customer(shop.deps)
    expect((await put(shop, person, { name: 'Kavya R Iyer' })).status).toBe(200)
    const { count } = (
      await shop.deps.db.collection('mail').where('to', 'array-contains', person.email).count().get()
    ).data()
    expect(count).toBe(0)
  })

  test('a changed password ends all open sessions', async () => {
    const person = await customer(shop.deps)
    await put(shop, person, { password: 'Kurta@2027' })
    expect((await shop.call('GET', '/api/users/me', { token: person.token })).status).toBe(401)
  })

  test('an old sign-in may change the name, but not how the account is opened', async () => {
    const person = await customer(shop.deps)
    const later = await openShop(() => ({ now: () => new Date(Date.now() + 6 * 60_000) }))
    for (const body of [{ email: newEmail() }, { phone: newPhone() }, { password: 'Kurta@2027' }]) {
      expect(await put(later, person, body)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    }
    expect((await put(later, person, { name: 'K', email: person.email, phone: person.phone })).status).toBe(200)
    await later.close()
  })

  test('nobody locks themselves out: a code account keeps its phone, and a password needs an email', async () => {
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
    expect(await logIn(shop, changes.email, changes.password)).toBe(200)
  })

  test.each([
    [{ password: 'short' }, 'password'],
    [{ email: 'x' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ name: '' }, 'name'],
    [{ address: { pincode: '12' } }, 'address.pincode'],
  ])('%j is refused at its field', async (body, field) => {
    const person = await customer(shop.deps)
    expect(await put(shop, person, body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  test('an email or phone of another account is refused, and nothing changes', async () => {
    const person = await customer(shop.deps)
    const other = await customer(shop.deps)
    expect(await put(shop, person, { name: 'X', email: other.email })).toMatchObject({ body: { code: 'EMAIL_TAKEN' } })
    expect(await put(shop, person, { name: 'X', phone: other.phone })).toMatchObject({ body: { code: 'PHONE_TAKEN' } })
    expect((await shop.call('GET', '/api/users/me', { token: person.token })).body.name).toBe('Kavya Iyer')
  })
})

test('what staff change while a customer saves their profile is kept', async () => {
  const person = await customer(shop.deps)
  const profile = shop.deps.db.doc(`users/${person.uid}`)
  const meanwhile = { payTerms: { prepays: true, invoiceDays: null }, isLeaving: true }
  const busy = await openShop(({ auth }) => ({
    auth: Object.assign(Object.create(auth), {
      updateUser: async (uid: string, changes: object) => {
        await profile.update(meanwhile)
        return auth.updateUser(uid, changes)
      },
    }),
  }))
  expect((await put(busy, person, { name: 'Kavya R Iyer' })).status).toBe(200)
  await busy.close()
  expect((await profile.get()).data()).toMatchObject({ name: 'Kavya R Iyer', ...meanwhile })
})

describe('a profile change that fails midway', () => {
  test('is undone in Firebase Auth if the profile cannot be stored', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(failing.database)
    expect((await put(broken, person, { name: 'New', email: newEmail(), phone: newPhone() })).status).toBe(503)
    await broken.close()
    const { email, displayName } = await shop.deps.auth.getUser(person.uid)
    expect({ email, displayName }).toEqual({ email: person.email, displayName: 'Kavya Iyer' })
    expect(await logIn(shop, person.email)).toBe(200)
  })

  test('is undone in both if the password cannot be set', async () => {
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

  test('and cannot be undone is repaired on the next visit of the customer', async () => {
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
