import { expect, test } from 'vitest'
import { openShop } from '../fixtures/open-shop.ts'
import { customer, newEmail, password } from '../fixtures/people.ts'

/** A shop whose clock the test moves. */
async function shopAt() {
  let at = Date.now()
  const shop = await openShop(() => ({ now: () => new Date(at) }))
  const logIn = (login: string, secret: string) =>
    shop.call('POST', '/api/users/login', { body: { login, password: secret } })
  const later = (minutes: number) => {
    at += minutes * 60_000
  }
  return { ...shop, logIn, later }
}

test('after ten failures a login waits, even with the right password, and its neighbours do not', async () => {
  const shop = await shopAt()
  const { email } = await customer(shop.deps)
  const neighbour = await customer(shop.deps)
  for (let count = 0; count < 10; count++) expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(401)
  const refused = await shop.logIn(email.toUpperCase(), password)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect((await shop.logIn(neighbour.email, password)).status).toBe(200)
  shop.later(15.1)
  expect((await shop.logIn(email, password)).status).toBe(200)
  await shop.close()
})

test('guesses made all at once count as well', async () => {
  const shop = await shopAt()
  const { email } = await customer(shop.deps)
  const replies = await Promise.all(Array.from({ length: 25 }, () => shop.logIn(email, 'Wrong@1234')))
  const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
  expect({ tried: count(401), refused: count(429) }).toEqual({ tried: 10, refused: 15 })
  await shop.close()
})

test('an unknown login is limited like a known one', async () => {
  const shop = await shopAt()
  const email = newEmail()
  for (let count = 0; count < 10; count++) expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(401)
  expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(429)
  await shop.close()
})

test('a right password starts the count anew', async () => {
  const shop = await shopAt()
  const { email } = await customer(shop.deps)
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(401)
    expect((await shop.logIn(email, password)).status).toBe(200)
  }
  await shop.close()
})

test('a check that fails neither counts nor forgets the guesses before it', async () => {
  let isBroken = false
  const shop = await openShop(({ checkPassword }) => ({
    checkPassword: (...asked) => (isBroken ? Promise.reject(new Error('not checked')) : checkPassword(...asked)),
  }))
  const { email } = await customer(shop.deps)
  const logIn = (secret: string) => shop.call('POST', '/api/users/login', { body: { login: email, password: secret } })
  for (let count = 0; count < 9; count++) expect((await logIn('Wrong@1234')).status).toBe(401)
  isBroken = true
  for (let count = 0; count < 3; count++) expect((await logIn('Wrong@1234')).status).toBe(500)
  isBroken = false
  expect((await logIn('Wrong@1234')).status).toBe(401)
  expect((await logIn(password)).status).toBe(429)
  await shop.close()
})
