import type { Auth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  customer,
  identity,
  newEmail,
  newPhone,
  type Person,
  password,
  signIn,
  signInByCode,
  signInWithGoogle,
} from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const register = (body: object) =>
  shop.call('POST', '/api/users/register', { body: { name: 'Devi Rao', password, ...body } })
const logIn = (login: string, secret = password) =>
  shop.call('POST', '/api/users/login', { body: { login, password: secret } })
const me = (token: string) => shop.call('GET', '/api/users/me', { token })
const put = ({ token }: Pick<Person, 'token'>, body: object, at = shop) =>
  at.call('PUT', '/api/users/profile', { token, body })
const prove = (token: string, proof: string, at = shop) =>
  at.call('POST', '/api/users/phone-proof', { token, body: { proof } })
const numberAtFirebase = async (uid: string) => (await shop.deps.auth.getUser(uid)).phoneNumber
const isKnown = (uid: string) =>
  shop.deps.auth.getUser(uid).then(
    () => true,
    () => false,
  )

/** Creates a customer whose number was proved by a code. */
async function proven(): Promise<Person> {
  const person = await customer(shop.deps)
  expect((await prove(person.token, (await signInByCode(person.phone)).token)).status).toBe(200)
  return person
}

/** Does what the holder of a phone can do to the account that Firebase opens for a code: sets their own password on it. */
async function takeOver(phone: string) {
  const { uid, token } = await signInByCode(phone)
  const own = { email: newEmail(), password: 'Stolen@2026' }
  await identity('accounts:update', { idToken: token, password: own.password }).catch(() => undefined)
  await identity('accounts:update', { idToken: token, ...own }).catch(() => undefined)
  return { uid, token, ...own }
}

test('a code that cannot be checked right now can be tried again', async () => {
  const person = await customer(shop.deps)
  const { token: proof } = await signInByCode(person.phone)
  const failure = Object.assign(new Error('Error fetching public keys for Google certs'), {
    code: 'auth/argument-error',
  })
  const apart = await openShop(({ auth }) => ({
    auth: Object.assign(Object.create(auth), {
      verifyIdToken: (token: string) => (token === proof ? Promise.reject(failure) : auth.verifyIdToken(token)),
    }),
  }))
  expect(await prove(person.token, proof, apart)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  await apart.close()
  expect((await prove(person.token, proof)).status).toBe(200)
})

describe('the holder of a number that somebody else has entered', () => {
  test('by mistake at sign-up, gets into neither that account nor its password', async () => {
    const [email, phone] = [newEmail(), newPhone()]
    const { _id } = (await register({ email, phone })).body.user
    const thief = await takeOver(phone)
    expect(thief.uid).not.toBe(_id)
    expect((await logIn(email, thief.password)).status).toBe(401)
    expect((await logIn(phone, thief.password)).status).toBe(401)
    for (const login of [email, phone]) expect((await logIn(login)).body.user._id).toBe(_id)
    expect((await shop.deps.auth.getUser(_id)).email).toBe(email)
  })

  test('by mistake in the profile, does not get in either', async () => {
    const person = await proven()
    const slip = newPhone()
    expect((await put(person, { phone: slip })).body.user).toMatchObject({ phone: slip, isPhoneProven: false })
    for (const phone of [slip, person.phone]) {
      const thief = await takeOver(phone)
      expect(thief.uid).not.toBe(person.uid)
      expect((await logIn(person.email, thief.password)).status).toBe(401)
    }
    expect((await logIn(person.email)).body.user._id).toBe(person.uid)
  })

  test('finds no unproved number at Firebase', async () => {
    const { _id } = (await register({ email: newEmail(), phone: newPhone() })).body.user
    expect(await numberAtFirebase(_id)).toBeUndefined()
    const { uid, token } = await signInWithGoogle(newEmail(), 'Ishaan Gupta')
    expect((await put({ token }, { phone: newPhone() })).status).toBe(200)
    expect(await numberAtFirebase(uid)).toBeUndefined()
  })

  test('is asked whose account it is, and opens their own; the other account loses the number and is told by mail', async () => {
    const writer = await customer(shop.deps, 'Devi Rao')
    const { uid, token } = await signInByCode(writer.phone)
    expect(await me(token)).toMatchObject({ status: 409, body: { code: 'PHONE_ELSEWHERE' } })
    expect((await me(writer.token)).body.phone).toBe(writer.phone)

    const opened = await prove(token, token)
    expect(opened).toMatchObject({
      status: 200,
      body: { user: { _id: uid, phone: writer.phone, isPhoneProven: true, email: '' }, token },
    })
    expect((await identity('accounts:signInWithCustomToken', { token: opened.body.customToken })).idToken).toBeTruthy()
    expect((await me((await signInByCode(writer.phone)).token)).body._id).toBe(uid)

    expect((await me(writer.token)).body).toMatchObject({ _id: writer.uid, phone: '', isPhoneProven: false })
    expect((await logIn(writer.phone)).status).toBe(401)
    expect((await logIn(writer.email)).status).toBe(200)
    const mail = (await shop.deps.db.doc(`mail/lost-number-${writer.uid}`).get()).data()
    expect(mail).toMatchObject({
      to: [writer.email],
      message: { text: expect.stringMatching(/^Hello,.+\nTeeshala$/s) },
    })
    expect(mail?.message.html).not.toContain('Devi')
    const searched = await shop.deps.db.doc(`users/${writer.uid}`).get()
    expect(searched.get('searchKeys')).not.toContain(`#${writer.phone.slice(1)}`)
    expect(await put(writer, { phone: writer.phone })).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } })
    expect((await shop.call('DELETE', '/api/users/profile', { token: writer.token })).status).toBe(200)
    expect((await shop.deps.db.doc(`mail/lost-number-${writer.uid}`).get()).exists).toBe(false)
  })
})

describe('a proved number', () => {
  test('opens the account by code as well as by phone and password', async () => {
    const person = await customer(shop.deps)
    const { uid, token: proof } = await signInByCode(person.phone)
    const answer = await prove(person.token, proof)
    expect(answer.body.user).toMatchObject({ _id: person.uid, phone: person.phone, isPhoneProven: true })
    expect(await numberAtFirebase(person.uid)).toBe(person.phone)
    expect(await isKnown(uid)).toBe(false)
    const byCode = await signInByCode(person.phone)
    expect((await me(byCode.token)).body).toMatchObject({ _id: person.uid, email: person.email })
    expect((await logIn(person.phone)).body.user._id).toBe(person.uid)
  })

  test('stays proved while other fields change', async () => {
    const person = await proven()
    expect((await put(person, { name: 'K', phone: person.phone })).body.user.isPhoneProven).toBe(true)
    expect(await numberAtFirebase(person.uid)).toBe(person.phone)
  })

  test('cannot be taken by somebody who only enters it', async () => {
    const { phone, uid } = await proven()
    expect(await register({ email: newEmail(), phone })).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } })
    const other = await customer(shop.deps)
    expect(await put(other, { phone })).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } })
    expect((await logIn(phone)).body.user._id).toBe(uid)
  })

  test('is proved only by its holder, and by no other kind of sign-in', async () => {
    const person = await customer(shop.deps)
    const { token: foreign } = await signInByCode((await customer(shop.deps)).phone)
    for (const proof of [foreign, person.token, 'nonsense']) {
      expect({ proof, status: (await prove(person.token, proof)).status }).toEqual({ proof, status: 400 })
    }
    expect(await numberAtFirebase(person.uid)).toBeUndefined()
  })

  test('needs a code from the last ten minutes', async () => {
    const person = await customer(shop.deps)
    const { token: proof } = await signInByCode(person.phone)
    const later = await openShop(() => ({ now: () => new Date(Date.now() + 11 * 60_000) }))
    expect((await prove(person.token, proof, later)).status).toBe(400)
    await later.close()
    expect((await prove(person.token, proof)).status).toBe(200)
  })

  test('is a way to sign in, so a stolen token of an old sign-in cannot prove it', async () => {
    const person = await customer(shop.deps)
    const { token: proof } = await signInByCode(person.phone)
    const later = await openShop(() => ({ now: () => new Date(Date.now() + 6 * 60_000) }))
    const refused = await prove(person.token, proof, later)
    await later.close()
    expect(refused).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    expect(await numberAtFirebase(person.uid)).toBeUndefined()
  })

  test('does not leave an account that is in use, or that has another way to sign in', async () => {
    const { uid, token } = await signInByCode(newPhone())
    const phone = (await me(token)).body.phone
    const person = await customer(shop.deps)
    await shop.deps.db.doc(`users/${person.uid}`).update({ phone })
    expect(await prove(person.token, token)).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } })
    expect(await numberAtFirebase(uid)).toBe(phone)

    const other = await customer(shop.deps)
    const thief = await takeOver(other.phone)
    await shop.deps.auth.updateUser(thief.uid, { email: newEmail(), password })
    const { token: proof } = await signInByCode(other.phone)
    expect(await prove(other.token, proof)).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } })
    expect(await isKnown(thief.uid)).toBe(true)
  })

  test('that Firebase failed to move is proved by the next code', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(({ auth }) => ({
      auth: Object.assign(Object.create(auth), { updateUser: () => Promise.reject(new Error('Auth is down')) }) as Auth,
    }))
    expect((await prove(person.token, (await signInByCode(person.phone)).token, broken)).status).toBe(500)
    await broken.close()
    expect((await me(person.token)).body).toMatchObject({ phone: person.phone, isPhoneProven: false })
    expect((await prove(person.token, (await signInByCode(person.phone)).token)).status).toBe(200)
    expect((await me((await signInByCode(person.phone)).token)).body._id).toBe(person.uid)
  })

  test('appears in the profile as soon as Firebase has it, and counts as unproved once Firebase has it no more', async () => {
    const person = await customer(shop.deps)
    const phone = newPhone()
    await shop.deps.auth.updateUser(person.uid, { phoneNumber: phone })
    expect((await me(person.token)).body).toMatchObject({ phone, isPhoneProven: true })
    expect((await logIn(phone)).body.user._id).toBe(person.uid)
    expect((await logIn(person.phone)).status).toBe(401)
    await shop.deps.auth.updateUser(person.uid, { phoneNumber: null })
    expect((await me(person.token)).body).toMatchObject({ phone, isPhoneProven: false })
  })
})

describe('an account without an email', () => {
  test('is opened by the first code, and by every later one', async () => {
    const phone = newPhone()
    const { uid, token } = await signInByCode(phone)
    expect(await me(token)).toMatchObject({
      status: 200,
      body: { _id: uid, phone, isPhoneProven: true, email: '', name: '' },
    })
    expect((await me((await signInByCode(phone)).token)).body._id).toBe(uid)
    expect((await logIn(phone)).status).toBe(401)
  })

  test('keeps its number when it gets an email and a password, and signs in by all three', async () => {
    const phone = newPhone()
    const { uid, token } = await signInByCode(phone)
    const body = { name: 'Tara Bose', email: newEmail(), password: 'Kurta@2027' }
    expect((await put({ token }, body)).body.user).toMatchObject({ phone, isPhoneProven: true })
    expect((await me((await signInByCode(phone)).token)).body._id).toBe(uid)
    for (const login of [body.email, phone]) expect((await logIn(login, body.password)).body.user._id).toBe(uid)
  })
})

describe('a phone number belongs to one account', () => {
  test('of twenty simultaneous sign-ups with one number, one succeeds, and the other emails stay free', async () => {
    const phone = newPhone()
    const emails = Array.from({ length: 20 }, newEmail)
    const replies = await Promise.all(emails.map((email) => register({ email, phone })))
    const statuses = replies.map(({ status }) => status)
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([1, 19])
    const winner = replies.find(({ status }) => status === 201)?.body.user
    expect((await logIn(phone)).body.user._id).toBe(winner._id)
    const loser = emails.find((email) => email !== winner.email) ?? ''
    expect((await register({ email: loser })).status).toBe(201)
  })

  test('of two simultaneous profile changes to one number, one succeeds, and the other keeps its old number', async () => {
    const people = await Promise.all([customer(shop.deps), customer(shop.deps)])
    const phone = newPhone()
    const replies = await Promise.all(people.map((person) => put(person, { phone })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = people[replies.findIndex(({ status }) => status === 409)]
    expect((await me(await signIn(loser?.email ?? ''))).body.phone).toBe(loser?.phone)
    expect((await logIn(loser?.phone ?? '')).status).toBe(200)
  })

  test('a number proved by its holder does not return to the profile that is saved at that time', async () => {
    const writer = await customer(shop.deps)
    let isProved = false
    const raced = await openShop(({ auth }) => ({
      auth: Object.assign(Object.create(auth), {
        updateUser: async (uid: string, changes: object) => {
          const updated = await auth.updateUser(uid, changes)
          if (!isProved) {
            isProved = true
            const { token } = await signInByCode(writer.phone)
            await prove(token, token)
          }
          return updated
        },
      }) as Auth,
    }))
    expect(await put(writer, { name: 'New' }, raced)).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } })
    await raced.close()
    expect((await me(writer.token)).body).toMatchObject({ name: 'Kavya Iyer', phone: '' })
  })

  test('it is free once its account changes it, removes it, or is deleted', async () => {
    const [changed, removed, gone, closed] = await Promise.all([1, 2, 3, 4].map(() => customer(shop.deps)))
    if (!changed || !removed || !gone || !closed) throw new Error('four people')
    expect((await put(changed, { phone: newPhone() })).status).toBe(200)
    expect((await put(removed, { phone: '' })).status).toBe(200)
    expect((await shop.call('DELETE', '/api/users/profile', { token: gone.token })).status).toBe(200)
    await shop.deps.auth.deleteUser(closed.uid)
    await shop.deps.db.doc(`users/${closed.uid}`).delete()
    for (const { phone } of [changed, removed, gone, closed]) {
      expect((await logIn(phone)).status).toBe(401)
      expect((await register({ email: newEmail(), phone })).status).toBe(201)
      expect((await logIn(phone)).status).toBe(200)
    }
  })

  test('it is free once staff replace it in a profile by hand, and the replacement stays', async () => {
    const person = await customer(shop.deps)
    const phone = newPhone()
    await shop.deps.db.doc(`users/${person.uid}`).update({ phone })
    const { user } = (await register({ email: newEmail(), phone: person.phone })).body
    expect((await logIn(person.phone)).body.user._id).toBe(user._id)
    expect((await me(person.token)).body.phone).toBe(phone)
  })

  test('a change that fails midway leaves the old number proved and the new one free', async () => {
    const person = await proven()
    const broken = await openShop(({ auth }) => ({
      auth: Object.assign(Object.create(auth), {
        updateUser: (uid: string, changes: { password?: string }) =>
          changes.password ? Promise.reject(new Error('Auth is down')) : auth.updateUser(uid, changes),
      }) as Auth,
    }))
    const phone = newPhone()
    expect((await put(person, { phone, password: 'Kurta@2027' }, broken)).status).toBe(500)
    await broken.close()
    expect((await me(await signIn(person.email))).body).toMatchObject({ phone: person.phone, isPhoneProven: true })
    expect((await me((await signInByCode(person.phone)).token)).body._id).toBe(person.uid)
    expect((await register({ email: newEmail(), phone })).status).toBe(201)
  })
})
