import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  admin,
  customer,
  identity,
  newEmail,
  newPhone,
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

const me = (token: string) => shop.call('GET', '/api/users/me', { token })
const prove = (token: string, at = shop) => at.call('POST', '/api/users/email-proof', { body: { token } })
const sendAgain = (token: string) => shop.call('POST', '/api/users/email-link', { token })

async function mailsTo(email: string) {
  const { docs } = await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()
  return docs.map((mail) => mail.get('message').text as string)
}

/** Returns the fragments (after the #) of the links in the mails to an address. */
async function linksTo(email: string) {
  return (await mailsTo(email)).flatMap((text) => /\/confirm-email#(\S+)/.exec(text)?.[1] ?? [])
}

async function newcomer(changes: { email?: string; phone?: string; name?: string } = {}) {
  const asked = { name: 'Kavya Iyer', email: newEmail(), phone: newPhone(), ...changes }
  const { status, body } = await shop.call('POST', '/api/users/register', { body: { ...asked, password } })
  expect(status).toBe(201)
  return { ...asked, uid: body.user._id as string, token: await signIn(asked.email) }
}

describe('the link in the confirmation mail', () => {
  test('is sent with the new account, does not repeat the typed name, and confirms the email of whoever opens it', async () => {
    const { email, token, phone } = await newcomer({ name: 'Win a prize at evil.example' })
    expect((await mailsTo(email)).join()).not.toContain('evil.example')
    expect((await me(token)).body).toMatchObject({ isEmailProven: false })
    const [link = ''] = await linksTo(email)
    for (let time = 0; time < 2; time++) expect(await prove(link)).toMatchObject({ status: 200, body: { email } })
    expect((await me(token)).body).toMatchObject({ isEmailProven: true, phone })
    expect((await sendAgain(token)).body.message).toContain('confirmed already')
  })

  test('confirms no other account or email, and nothing after a day', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const [link = ''] = await linksTo(one.email)
    const [uid = '', until = '', signature = ''] = link.split('.')
    const later = String(Number(until) + 1)
    for (const forged of [
      [other.uid, until, signature],
      [uid, later, signature],
      [uid, until, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
      ['nobody', until, signature],
    ]) {
      expect((await prove(forged.join('.'))).status).toBe(400)
    }
    const tomorrow = await openShop(() => ({ now: () => new Date(Date.now() + 86_400_000) }))
    expect((await prove(link, tomorrow)).status).toBe(400)
    await tomorrow.close()
    const body = { email: newEmail() }
    expect((await shop.call('PUT', '/api/users/profile', { token: one.token, body })).status).toBe(200)
    expect((await prove(link)).status).toBe(400)
    expect((await me(await signIn(body.email))).body).toMatchObject({ isEmailProven: false })
  })

  test('can be sent again five times an hour', async () => {
    const { token } = await newcomer()
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await sendAgain(token)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('is deleted with its account', async () => {
    const { email, token } = await newcomer()
    await sendAgain(token)
    expect(await linksTo(email)).toHaveLength(2)
    expect((await shop.call('DELETE', '/api/users/profile', { token })).status).toBe(200)
    expect(await linksTo(email)).toEqual([])
  })
})

test('a customer with an unconfirmed email writes no review', async () => {
  const body = { rating: 5, text: 'Fine', photos: [] }
  const write = (token: string) => shop.call('PUT', '/api/orders/TS0000000000/reviews/none', { token, body })
  expect(await write((await newcomer()).token)).toMatchObject({ status: 409, body: { code: 'CONTACT_UNPROVED' } })
  expect((await write((await customer(shop.deps)).token)).status).toBe(404)
})

describe('an account that somebody opened under another person’s email', () => {
  test('belongs to that person when they come with Google: the squatter’s phone number and sessions are removed', async () => {
    const squatter = await newcomer()
    await me(squatter.token)
    const owner = await signInWithGoogle(squatter.email, 'Meera Joshi')
    expect(owner.uid).toBe(squatter.uid)
    const { status, body } = await shop.call('POST', '/api/users/google', { token: owner.token })
    expect([status, body.user.phone, body.user.isEmailProven]).toEqual([200, '', true])
    expect((await me(squatter.token)).status).toBe(401)
    const session = await identity('accounts:signInWithCustomToken', {
      token: body.customToken,
      returnSecureToken: true,
    })
    expect((await me(session.idToken as string)).body).toMatchObject({ phone: '', isEmailProven: true })
    expect((await newcomer({ phone: squatter.phone })).phone).toBe(squatter.phone)
    const again = await shop.call('POST', '/api/users/google', { token: session.idToken as string })
    expect(again.body.customToken).toBeUndefined()
  })

  test('belongs to that person when they reset the password by mail: the squatter’s phone number and sessions are removed', async () => {
    const squatter = await newcomer()
    await shop.deps.auth.updateUser(squatter.uid, { phoneNumber: squatter.phone })
    expect((await me(squatter.token)).body).toMatchObject({ phone: squatter.phone, isPhoneProven: true })
    await identity('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: squatter.email })
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
    const sent = await fetch(`http://${host}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/oobCodes`)
    const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; oobCode: string }[] }
    const oobCode = oobCodes.findLast(({ email }) => email === squatter.email)?.oobCode
    await identity('accounts:resetPassword', { oobCode, newPassword: 'Kurta@2027' })
    const byCode = await signInByCode(squatter.phone)
    expect(byCode.uid).toBe(squatter.uid)
    const body = { login: squatter.email, password: 'Kurta@2027' }
    const owner = await shop.call('POST', '/api/users/login', { body })
    expect(owner.body.user).toMatchObject({ phone: '', isPhoneProven: false, isEmailProven: true })
    expect((await me(owner.body.token)).status).toBe(200)
    expect((await me(byCode.token)).status).toBe(401)
    expect((await signInByCode(squatter.phone)).uid).not.toBe(squatter.uid)
  })

  test('keeps its phone number if its real owner comes with Google after confirming the email', async () => {
    const { email, phone } = await newcomer()
    await prove((await linksTo(email))[0] ?? '')
    const owner = await signInWithGoogle(email, 'Meera Joshi')
    const { body } = await shop.call('POST', '/api/users/google', { token: owner.token })
    expect(body).toMatchObject({ user: { phone } })
    expect(body.customToken).toBeUndefined()
  })
})

test('a name set past the API loses its control characters in the profile and the user list', async () => {
  const email = newEmail()
  const asha = await shop.deps.auth.createUser({ email, password, displayName: 'Asha\u202E\u0000 Rao\u2066' })
  expect((await me(await signIn(email))).body.name).toBe('Asha Rao')
  // Orders take the name from here.
  expect((await shop.deps.db.doc(`users/${asha.uid}`).get()).get('name')).toBe('Asha Rao')
  const { uid } = await customer(shop.deps)
  await shop.deps.db.doc(`users/${uid}`).update({ name: 'Ravi\u202E\u0000 Rao' })
  const { token } = await admin(shop.deps)
  expect((await shop.call('GET', `/api/users/${uid}`, { token })).body.name).toBe('Ravi Rao')
  const list = await shop.call('GET', '/api/users/export.csv', { token })
  expect(list.text).toContain('Ravi Rao')
})
