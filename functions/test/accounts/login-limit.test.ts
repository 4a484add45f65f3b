import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { customer, newEmail, password } from '../fixtures/people.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'
import { solved } from '../fixtures/solve-challenge.ts'

const elsewhere = '198.51.100.20'
let last = 0
/** A network that nobody else in these tests comes from. */
const newNetwork = () => `203.0.${Math.floor(Math.random() * 250)}.${++last % 250}`

/** A shop whose clock the test moves. */
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

test('who guesses ten times shuts out themselves and not the owner, who signs in from elsewhere as ever', async () => {
  const shop = await shopAt()
  const [{ email }, guesser] = [await customer(shop.deps), newNetwork()]
  for (let count = 0; count < 10; count++) expect((await shop.logIn(email, 'Wrong@1234', guesser)).status).toBe(401)
  const refused = await shop.logIn(email.toUpperCase(), password, guesser)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', details: { bits: expect.any(Number) } } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect((await shop.logIn(email, password, elsewhere)).status).toBe(200)
  await shop.close()
})

test('who has mistyped ten times gets in with the right password once the browser has done its work, each time anew', async () => {
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

test('when many networks guess one login, its owner gets in by a challenge, and is not asked again', async () => {
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

test('sixty guesses at one login are heard from one network in a quarter of an hour, whatever work was done', async () => {
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

test('who tries a password on many logins is slowed down, too', async () => {
  const shop = await shopAt()
  const guesser = newNetwork()
  for (let count = 0; count < 60; count++) {
    expect((await shop.logIn(newEmail(), 'Wrong@1234', guesser)).status).toBe(401)
  }
  expect((await shop.logIn(newEmail(), 'Wrong@1234', guesser)).status).toBe(429)
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
