import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customer, newEmail, newPhone, password, signInWithGoogle } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const register = (body: unknown) => shop.call('POST', '/api/users/register', { body })
const logIn = (login: string, secret = password) =>
  shop.call('POST', '/api/users/login', { body: { login, password: secret } })

describe('sign-up', () => {
  test('a visitor opens an account and signs in by email or phone, however they are spelled', async () => {
    const email = newEmail()
    const phone = newPhone()
    const address = { street: '4 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }
    const opened = await register({ name: ' Devi Rao ', email: email.toUpperCase(), password, phone, address })
    expect(opened.status).toBe(201)
    expect(opened.body.user).toMatchObject({ name: 'Devi Rao', email, phone, address, isAdmin: false })
    for (const login of [
      email,
      email.toUpperCase(),
      phone,
      `0${phone.slice(3)}`,
      `${phone.slice(3, 8)} ${phone.slice(8)}`,
    ]) {
      const { status, body } = await logIn(login)
      expect({ login, status }).toEqual({ login, status: 200 })
      expect(body).toEqual({ user: opened.body.user, token: expect.any(String), customToken: expect.any(String) })
    }
  })

  test('responses never contain the password', async () => {
    const email = newEmail()
    const opened = await register({ name: 'Devi', email, password })
    expect(opened.text + (await logIn(email)).text).not.toContain(password)
  })

  test('an email counts as taken in any letter case, and a phone in any spelling', async () => {
    const { email, phone } = await customer(shop.deps)
    expect(await register({ name: 'A', email: email.toUpperCase(), password })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', fields: { email: expect.any(String) } },
    })
    expect(await register({ name: 'A', email: newEmail(), password, phone: `0${phone.slice(3)}` })).toMatchObject({
      status: 409,
      body: { code: 'PHONE_TAKEN', fields: { phone: expect.any(String) } },
    })
  })

  test('of twenty simultaneous sign-ups with one email, one succeeds', async () => {
    const email = newEmail()
    const replies = await Promise.all(Array.from({ length: 20 }, () => register({ name: 'Twin', email, password })))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    // Taken, or rate limited by then.
    expect(statuses.filter((status) => status === 409 || status === 429)).toHaveLength(19)
  })

  test.each([
    [{}, 'Name, email, and password are required'],
    [{ name: 'A', email: 'a@b.in' }, 'Name, email, and password are required'],
    [{ name: '  ', email: 'a@b.in', password }, 'Name, email, and password are required'],
    [{ name: 'A', email: 'nonsense', password }, 'Please enter a valid email address'],
    [{ name: 'A', email: 'a@b.in', password: 'short' }, expect.stringContaining('at least 8 characters')],
    [{ name: 'A', email: 'a@b.in', password, phone: '12' }, 'Please enter a valid phone number'],
    [{ name: 'A\u202E', email: 'a@b.in', password }, expect.any(String)],
    [{ name: 7, email: 'a@b.in', password }, expect.any(String)],
  ])('a sign-up of %j is refused with messages for the form', async (body, message) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } })
  })

  test('a sign-up cannot make anybody an admin', async () => {
    const email = newEmail()
    const { body } = await register({ name: 'Mallory', email, password, isAdmin: true, admin: true, role: 'admin' })
    expect(body.user.isAdmin).toBe(false)
    const { token } = (await logIn(email)).body
    expect((await shop.call('GET', '/api/users/me', { token })).body.isAdmin).toBe(false)
    expect((await shop.deps.db.doc(`users/${body.user._id}`).get()).data()).not.toHaveProperty('role')
  })

  test('if the profile cannot be stored, the sign-in is removed, so that the email stays free', async () => {
    const email = newEmail()
    let isCounted = false
    const broken = await openShop(({ db }) => ({
      patienceMs: 0,
      db: Object.assign(Object.create(db), {
        runTransaction: (...args: Parameters<typeof db.runTransaction>) => {
          if (isCounted) return Promise.reject(Object.assign(new Error('unavailable'), { code: 14 }))
          isCounted = true
          return db.runTransaction(...args)
        },
      }),
    }))
    const body = { name: 'Devi', email, password, phone: newPhone() }
    const refused = await broken.call('POST', '/api/users/register', { body })
    await broken.close()
    expect(refused.status).toBe(503)
    expect((await register(body)).status).toBe(201)
  })
})

describe('sign-in', () => {
  test('a wrong password and an unknown login get the same response', async () => {
    const { email, phone } = await customer(shop.deps)
    const replies = await Promise.all([
      logIn(email, 'Wrong@1234'),
      logIn(phone, 'Wrong@1234'),
      logIn(newEmail(), 'Wrong@1234'),
      logIn(newPhone(), 'Wrong@1234'),
      logIn('nonsense', 'Wrong@1234'),
    ])
    const answers = replies.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({
      status: 401,
      body: { code: 'BAD_CREDENTIALS', message: 'Login failed. Please check your credentials and try again.' },
    })
  })

  test('a disabled account cannot sign in, and the response does not reveal it', async () => {
    const { uid, email } = await customer(shop.deps)
    await shop.deps.auth.updateUser(uid, { disabled: true })
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'BAD_CREDENTIALS' } })
  })

  test.each([{}, { login: 'a@b.in' }, { login: '', password: 'x' }, { password: 'x' }])(
    'a sign-in of %j asks for both fields',
    async (body) => {
      expect(await shop.call('POST', '/api/users/login', { body })).toMatchObject({
        status: 400,
        body: { message: 'Please enter your email/phone and password' },
      })
    },
  )

  test('signing out ends the session on every device', async () => {
    const { uid, token } = await customer(shop.deps)
    await shop.deps.auth.updateUser(uid, {})
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await shop.call('POST', '/api/users/logout', { token })).status).toBe(200)
    expect((await shop.call('GET', '/api/users/me', { token })).status).toBe(401)
    expect((await shop.call('POST', '/api/users/logout')).status).toBe(200)
  })
})

describe('Google', () => {
  test('the first sign-in creates the profile from the token and ignores the body', async () => {
    const email = newEmail()
    const { token } = await signInWithGoogle(email, 'Ishaan Gupta')
    const body = { name: 'Somebody Else', email: 'victim@people.test' }
    const { status, body: answer } = await shop.call('POST', '/api/users/google', { token, body })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ user: { name: 'Ishaan Gupta', email, isAdmin: false }, token })
  })

  test('without a Google token nobody is signed in', async () => {
    const { token, email } = await customer(shop.deps)
    const body = { name: 'A', email }
    expect((await shop.call('POST', '/api/users/google', { body })).status).toBe(401)
    expect((await shop.call('POST', '/api/users/google', { body, token })).status).toBe(401)
  })
})

describe('a profile', () => {
  test.each(['me', 'user.id'])('users/%s returns the caller', async (name) => {
    const { uid, token, email } = await customer(shop.deps)
    expect(await shop.call('GET', `/api/users/${name}`, { token })).toMatchObject({
      status: 200,
      body: { _id: uid, email },
    })
  })

  test('a profile out of step with Firebase Auth is updated on the next visit of its owner', async () => {
    const { uid, token } = await customer(shop.deps)
    await shop.deps.db.doc(`users/${uid}`).update({ email: 'stale@people.test', isAdmin: true })
    const { body } = await shop.call('GET', '/api/users/me', { token })
    expect(body.email).not.toBe('stale@people.test')
    expect(body.isAdmin).toBe(false)
    expect((await shop.deps.db.doc(`users/${uid}`).get()).get('email')).toBe(body.email)
  })
})
