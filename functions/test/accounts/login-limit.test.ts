import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { customer, newEmail, password } from '../fixtures/people.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'
import { solved } from '../fixtures/solve-challenge.ts'

const elsewhere = '198.51.100.20'
let last = 0
/** Returns a network that no other test uses. */
const newNetwork = () => `203.0.${Math.floor(Math.random() * 250)}.${++last % 250}`

/** Opens a shop whose clock the test controls. */
async function shopAt() {
  let at = Math.ceil(Date.now() / 900_000) * 900_000
  const shop = await openShop(() => ({ now: () => new Date(at) }))
  const logIn = (login: string, secret: string, from?: string, headers = {}) =>
    shop.call('POST', '/api/users/login', { body: { login, password: secret }, from, headers })
  const later = (minutes: number) => {
    at += minutes * 60_000
  }
  return { ...shop, logIn, later }
}

test('ten wrong guesses shut out themselves only: the owner still signs in from elsewhere', async () => {
  const shop = await shopAt()
  const [{ email }, guesser] = [await customer(shop.deps), newNetwork()]
  for (let count = 0; count < 10; count++) expect((await shop.logIn(email, 'Wrong@1234', guesser)).status).toBe(401)
  const refused = await shop.logIn(email.toUpperCase(), password, guesser)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', details: { bits: expect.any(Number) } } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect((await shop.logIn(email, password, elsewhere)).status).toBe(200)
  await shop.close()
})

test('after ten mistyped passwords the right one works once the browser has solved a challenge, a new one each time', async () => {
  const shop = await shopAt()
  const [{ email }, home] = [await customer(shop.deps), newNetwork()]
  for (let count = 0; count < 10; count++) await shop.logIn(email, 'Wrong@1234', home)
  const answer = solved(await shop.logIn(email, password, home))
  expect((await shop.logIn(email, 'Wrong@1234', home, answer)).status).toBe(401)
  const again = await shop.logIn(email, password, home, answer)
  expect(again.status).toBe(429)
  expect((await shop.logIn(email, password, home, solved(again))).status).toBe(200)
  expect((await shop.logIn(email, password, home)).status).toBe(200)
  await shop.close()
})

test('when many networks guess one login, its owner signs in after one challenge', async () => {
  const shop = await shopAt()
  const { email } = await customer(shop.deps)
  for (let count = 0; count < 30; count++) {
    expect((await shop.logIn(email, 'Wrong@1234', newNetwork())).status).toBe(401)
  }
  const asked = await shop.logIn(email, password, elsewhere)
  expect(asked).toMatchObject({ status: 429, body: { details: { challenge: expect.any(String) } } })
  const answer = solved(asked)
  expect((await shop.logIn(email, password, elsewhere, answer)).status).toBe(200)
  expect((await shop.logIn(email, password, elsewhere)).status).toBe(200)
  await shop.close()
})

test('one network gets sixty guesses at one login in 15 minutes, even if it solves challenges', async () => {
  const shop = await shopAt()
  const [email, guesser] = [newEmail(), newNetwork()]
  const end = shop.deps.now().getTime() + 900_000
  const counter = createHash('sha256').update(`sign-ins of ${email} from ${guesser} until ${end}`).digest('hex')
  await shop.logIn(email, 'Wrong@1234', guesser)
  await shop.deps.db.doc(`rateLimits/${counter}`).update({ count: 59 })
  const asked = await shop.logIn(email, 'Wrong@1234', guesser)
  expect((await shop.logIn(email, 'Wrong@1234', guesser, solved(asked))).status).toBe(401)
  const refused = await shop.logIn(email, 'Wrong@1234', guesser)
  expect(refused.status).toBe(429)
  expect(refused.body.details).toBeUndefined()
  shop.later(15.1)
  expect((await shop.logIn(email, 'Wrong@1234', guesser)).status).toBe(401)
  await shop.close()
})

test('trying a password on many logins is slowed down, too', async () => {
  const shop = await shopAt()
  const guesser = newNetwork()
  for (let count = 0; count < 60; count++) {
    expect((await shop.logIn(newEmail(), 'Wrong@1234', guesser)).status).toBe(401)
  }
  expect((await shop.logIn(newEmail(), 'Wrong@1234', guesser)).status).toBe(429)
  await shop.close()
})

test('simultaneous guesses all count', async () => {
  const shop = await shopAt()
  const { email } = await customer(shop.deps)
  const replies = await Promise.all(Array.from({ length: 25 }, () => shop.logIn(email, 'Wrong@1234')))
  const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
  expect({ tried: count(401), refused: count(429) }).toEqual({ tried: 10, refused: 15 })
  await shop.close()
})

test('an unknown login has the same limit as a known one', async () => {
  const shop = await shopAt()
  const email = newEmail()
  for (let count = 0; count < 10; count++) expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(401)
  expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(429)
  await shop.close()
})

test('the right password resets the count', async () => {
  const shop = await shopAt()
  const { email } = await customer(shop.deps)
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) expect((await shop.logIn(email, 'Wrong@1234')).status).toBe(401)
    expect((await shop.logIn(email, password)).status).toBe(200)
  }
  await shop.close()
})

test('a failed check counts no guess and forgets none', async () => {
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
