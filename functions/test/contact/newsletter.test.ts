import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/crypto/sha256.ts'
import { admin, customer, newEmail } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let time = Date.now()
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(time) }))
})
afterAll(() => shop.close())

const subscribe = (email: string) => shop.call('POST', '/api/newsletter', { body: { email } })
const leave = (token: string) => shop.call('POST', '/api/newsletter/leave', { body: { token } })
const askForLink = (email: string) => shop.call('POST', '/api/newsletter/leave-link', { body: { email } })
const isSubscribed = async (email: string) => (await shop.deps.db.doc(`newsletter/${sha256(email)}`).get()).exists

async function linksTo(email: string) {
  const { docs } = await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()
  return docs.flatMap((mail) => /\/newsletter#(\S+)/.exec(mail.get('message').text)?.[1] ?? [])
}

async function choicesOf(email: string) {
  const { docs } = await shop.deps.db.collection('consents').where('address', '==', sha256(email)).get()
  return docs.map((choice) => choice.data())
}

test('a subscriber is mailed the link to unsubscribe, and the consent text is kept without the address', async () => {
  const email = newEmail()
  await subscribe(email)
  await subscribe(email)
  expect(await linksTo(email)).toHaveLength(1)
  const kept = await choicesOf(email)
  expect(kept).toMatchObject([
    { purpose: 'newsletter', isWanted: true, words: 'New designs and offers, once a month', wordsSince: '2026-11-24' },
  ])
  expect(JSON.stringify(kept)).not.toContain(email)
})

test('the link unsubscribes only its own address, at once and however often it is used', async () => {
  const [email, other] = [newEmail(), newEmail()]
  await subscribe(email)
  await subscribe(other)
  const [link = ''] = await linksTo(email)
  time += 400 * 86_400_000
  for (let press = 0; press < 2; press++) {
    expect(await leave(link)).toMatchObject({ status: 200, body: { message: 'You no longer get our newsletter.' } })
  }
  expect([await isSubscribed(email), await isSubscribed(other)]).toEqual([false, true])
  expect((await choicesOf(email)).map(({ isWanted }) => isWanted)).toEqual([true, false])
  await subscribe(email)
  expect(await isSubscribed(email)).toBe(true)
})

test('a link that the shop has not made unsubscribes nobody', async () => {
  const email = newEmail()
  await subscribe(email)
  const [link = ''] = await linksTo(email)
  const [id = '', signature = ''] = link.split('.')
  const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const others = [`${id}.${forged}`, `${sha256(newEmail())}.${signature}`, id, '', `${link}x`]
  for (const token of others) expect((await leave(token)).status).toBe(400)
  expect(await isSubscribed(email)).toBe(true)
})

test('the link is mailed again to subscribers only, and the answer does not tell who is one', async () => {
  const [email, nobody] = [newEmail(), newEmail()]
  await subscribe(email)
  const [mine, theirs] = [await askForLink(email), await askForLink(nobody)]
  expect([mine.status, theirs.status]).toEqual([200, 200])
  expect(mine.body.message.replace(email, '')).toBe(theirs.body.message.replace(nobody, ''))
  expect(new Set(await linksTo(email)).size).toBe(1)
  expect(await linksTo(email)).toHaveLength(2)
  expect(await linksTo(nobody)).toHaveLength(0)
})

test('links for one mailbox are slowed down after ten a day, whoever requests them', async () => {
  const email = newEmail()
  await subscribe(email)
  const asked = []
  for (let count = 0; count < 11; count++) asked.push((await askForLink(email)).status)
  expect(asked.at(0)).toBe(200)
  expect(asked.at(-1)).toBe(429)
})

test('unsubscribing by staff is recorded in the same way', async () => {
  const email = newEmail()
  await subscribe(email)
  const { token } = await admin(shop.deps)
  expect((await shop.call('DELETE', `/api/admin/newsletter/${sha256(email)}`, { token })).status).toBe(200)
  expect((await choicesOf(email)).map(({ isWanted, words }) => [isWanted, words]).at(-1)).toEqual([
    false,
    'Removed by staff',
  ])
})

test('choices are in the data export once the email is proved, and are deleted with the account', async () => {
  // Deleting an account needs a fresh sign-in.
  time = Date.now()
  const { uid, token, email } = await customer(shop.deps)
  await shop.deps.auth.updateUser(uid, { emailVerified: false })
  await subscribe(email)
  const ownData = async () => (await shop.call('GET', `/api/users/${uid}/data`, { token })).body
  expect((await ownData()).newsletter).toEqual([])
  await shop.deps.auth.updateUser(uid, { emailVerified: true })
  expect((await ownData()).newsletter).toMatchObject([{ purpose: 'newsletter', isWanted: true }])
  expect((await shop.call('DELETE', '/api/users/profile', { token })).status).toBe(200)
  expect(await choicesOf(email)).toEqual([])
  expect(await linksTo(email)).toEqual([])
})

test('deleting an account with an unconfirmed email takes nothing from that mailbox', async () => {
  time = Date.now()
  const { uid, token, email } = await customer(shop.deps)
  await shop.deps.auth.updateUser(uid, { emailVerified: false })
  await subscribe(email)
  await shop.call('POST', '/api/contact-code', { body: { email } })
  expect((await shop.call('DELETE', '/api/users/profile', { token })).status).toBe(200)
  expect([await isSubscribed(email), (await choicesOf(email)).length, (await linksTo(email)).length]).toEqual([
    true,
    1,
    1,
  ])
  const codes = await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()
  expect(codes.docs.filter(({ id }) => id.startsWith('code-'))).toHaveLength(1)
})
