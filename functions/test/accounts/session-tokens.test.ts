import type { Auth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customer, identity, newPhone, type Person, password, rewritten, signIn } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
/** How far the shop's clock runs ahead, in milliseconds. */
let aheadMs = 0
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(Date.now() + aheadMs) }))
})
afterAll(() => shop.close())

const newPassword = 'Kurta@2027'

/** Returns the custom token in the response to a login, with which the browser starts its session. */
async function customTokenOf({ email }: Person): Promise<string> {
  return (await shop.call('POST', '/api/users/login', { body: { login: email, password } })).body.customToken
}

async function sessionOf(customToken: string): Promise<string> {
  const answer = await identity('accounts:signInWithCustomToken', { token: customToken, returnSecureToken: true })
  return answer.idToken as string
}

const profile = ({ uid }: Person, token: string) => shop.call('GET', `/api/users/${uid}`, { token })
const change = (token: string, body: object) => shop.call('PUT', '/api/users/profile', { token, body })
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
/** Waits for the next second, because Firebase stores the end of sessions in whole seconds. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1001 - (Date.now() % 1000)))

describe('the custom token of a login', () => {
  test('is worthless once the password was changed, even if it is from the very moment before', async () => {
    const person = await customer(shop.deps)
    let [stolen, session] = ['', '']
    const at = await openShop(({ auth }) => ({
      auth: Object.assign(Object.create(auth), {
        updateUser: async (uid: string, changes: object) => {
          await nextSecond()
          ;[stolen, session] = await Promise.all([customTokenOf(person), signIn(person.email)])
          return auth.updateUser(uid, changes)
        },
      }) as Auth,
    }))
    const body = { password: newPassword }
    const changed = await at.call('PUT', '/api/users/profile', { token: person.token, body })
    await at.close()
    expect(changed.status).toBe(200)
    expect((await profile(person, session)).status).toBe(401)
    const late = await sessionOf(stolen)
    expect((await profile(person, late)).status).toBe(401)
    expect((await change(late, { password: 'Mine@12345' })).status).toBe(401)
    expect((await profile(person, await sessionOf(changed.body.customToken))).status).toBe(200)
  })

  test('is worthless if the password was changed while it was asked for', async () => {
    const person = await customer(shop.deps)
    const at = await openShop(({ checkPassword }) => ({
      checkPassword: async (email, secret) => {
        const answer = await checkPassword(email, secret)
        expect((await change(person.token, { password: newPassword })).status).toBe(200)
        return answer
      },
    }))
    const { body } = await at.call('POST', '/api/users/login', { body: { login: person.email, password } })
    await at.close()
    expect((await profile(person, await sessionOf(body.customToken))).status).toBe(401)
  })

  test('is worthless once the customer has signed out', async () => {
    const person = await customer(shop.deps)
    const stolen = await customTokenOf(person)
    await nextSecond()
    expect((await shop.call('POST', '/api/users/logout', { token: await signIn(person.email) })).status).toBe(200)
    expect((await profile(person, await sessionOf(stolen))).status).toBe(401)
  })

  test('counts from the time of its sign-in, whenever it is used', async () => {
    const person = await customer(shop.deps)
    const session = rewritten(await sessionOf(await customTokenOf(person)), { provedAt: secondsAgo(360) })
    const reply = await change(session, { phone: newPhone() })
    expect([reply.status, reply.body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED'])
  })

  test('from a profile change counts from the sign-in that made the change', async () => {
    const person = await customer(shop.deps)
    const earlier = rewritten(await sessionOf(await customTokenOf(person)), { provedAt: secondsAgo(240) })
    const changed = await change(earlier, { phone: newPhone() })
    aheadMs = 2 * 60_000
    const reply = await change(await sessionOf(changed.body.customToken), { phone: newPhone() })
    aheadMs = 0
    expect([reply.status, reply.body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED'])
  })

  test('not made by the shop signs nobody in', async () => {
    const person = await customer(shop.deps)
    const customToken = await shop.deps.auth.createCustomToken(person.uid)
    expect((await profile(person, await sessionOf(customToken))).status).toBe(401)
  })
})
