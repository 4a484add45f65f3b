import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, newEmail } from '../fixtures/people.ts'
import { type Ask, openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import { solved } from '../fixtures/solve-challenge.ts'

let shop: Shop
let time = Date.UTC(2031, 0, 1) + Math.floor(Math.random() * 1e6) * 3_600_000
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => new Date(time) }))
})
afterAll(() => shop.close())

const anHour = 3_600_000
const message = (changes: object = {}) => ({
  name: 'Lakshmi Menon',
  email: newEmail(),
  subject: 'Uniforms for a school',
  message: 'Do you print 400 polos?\nBy June?',
  ...changes,
})
const send = (changes?: object, token?: string, ask: Ask = {}) =>
  shop.call('POST', '/api/contact', { body: message(changes), token, ...ask })
const subscribe = (email: unknown, ask: Ask = {}) => shop.call('POST', '/api/newsletter', { body: { email }, ...ask })
const subscriptions = async (email: string) =>
  (await shop.deps.db.collection('newsletter').where('email', '==', email).get()).size

test('an address subscribes once in any spelling, and the answer is always the same', async () => {
  const email = newEmail()
  const first = await subscribe(email)
  expect(first).toMatchObject({ status: 201, body: { message: 'Thank you for subscribing!' } })
  expect(await subscribe(` ${email.toUpperCase()} `)).toMatchObject({ status: 201, body: first.body })
  expect(await subscriptions(email)).toBe(1)
  const id = createHash('sha256').update(email).digest('hex')
  expect((await shop.deps.db.doc(`newsletter/${id}`).get()).exists).toBe(true)
})

test.each(['', 'nobody', 'a@b', 'a b@c.in', 'a@b.in,c@d.in', `${'a'.repeat(250)}@b.in`, 7, null, ['a@b.in']])(
  'the newsletter refuses %j',
  async (email) => {
    expect(await subscribe(email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
  },
)

test('a message is stored, mailed to the shop as plain text, and gets a number', async () => {
  const { status, body } = await send({ message: '<img src=x onerror=alert(1)>' })
  expect(status).toBe(201)
  expect(body.ticket).toMatch(/^M-[0-9A-F]{10}$/)
  const stored = (await shop.deps.db.doc(`messages/${body.ticket}`).get()).data()
  expect(stored).toMatchObject({ name: 'Lakshmi Menon', message: '<img src=x onerror=alert(1)>', userId: null })
  const mail = (await shop.deps.db.doc(`mail/${body.ticket}`).get()).data()
  expect(mail?.message.html).not.toContain('<img')
  expect(mail?.message.text).toContain('<img src=x onerror=alert(1)>')
})

test('the sender is mailed the number, but none of their own words, because nobody has confirmed the mailbox', async () => {
  const email = newEmail()
  const { body } = await send({ email, name: 'Win a prize', message: 'Click here' })
  const mail = (await shop.deps.db.doc(`mail/${body.ticket}-received`).get()).data()
  expect(mail?.to).toEqual([email])
  expect(mail?.message.text).toContain(body.ticket)
  expect(JSON.stringify(mail?.message)).not.toMatch(/Win a prize|Click here|Uniforms/)
})

test('a message sent again after a lost response is stored once; another message of the same sender is stored, too', async () => {
  const key = { headers: { 'idempotency-key': randomUUID(), 'x-device-id': randomUUID() } }
  const body = message()
  const tickets = async (sent: object) =>
    (await shop.call('POST', '/api/contact', { body: sent, ...key })).body.ticket as string
  const first = await tickets(body)
  expect(await tickets(body)).toBe(first)
  expect(await tickets({ ...body, message: 'And hoodies?' })).not.toBe(first)
  const stored = await shop.deps.db.collection('messages').where('email', '==', body.email).get()
  expect(stored.size).toBe(2)
})

test('a message of a signed-in customer is stored with their account', async () => {
  const { uid, token } = await customer(shop.deps)
  const { body } = await send({}, token)
  expect((await shop.deps.db.doc(`messages/${body.ticket}`).get()).get('userId')).toBe(uid)
})

test('no message is stored while the account is being deleted', async () => {
  const { uid, token } = await customer(shop.deps)
  await shop.deps.db.doc(`users/${uid}`).update({ isLeaving: true })
  expect((await send({}, token)).status).toBe(401)
  expect((await shop.deps.db.collection('messages').where('userId', '==', uid).get()).size).toBe(0)
})

test.each<[string, object]>([
  ['name', { name: '' }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: '12345' }],
  ['message', { message: '  ' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['subject', { subject: 'a\r\nBcc: all@shop.test' }],
])('a message with an invalid %s is refused at that field', async (field, changes) => {
  expect(await send(changes)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
})

test('one address may send five messages an hour, and others are not affected', async () => {
  time += anHour
  const email = newEmail()
  for (let count = 0; count < 5; count++) expect((await send({ email })).status).toBe(201)
  const refused = await send({ email })
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send()).status).toBe(201)
  time += anHour
  expect((await send({ email })).status).toBe(201)
})

test('a visitor who floods the form is slowed down under any name, and others are not', async () => {
  time += anHour
  const sender = { from: '203.0.113.7' }
  for (let count = 0; count < 15; count++) expect((await send({}, undefined, sender)).status).toBe(201)
  const refused = await send({}, undefined, sender)
  expect(refused).toMatchObject({ status: 429, body: { details: { challenge: expect.any(String) } } })
  const forged = { from: '8.8.8.8, 203.0.113.7', headers: { 'x-device-id': randomUUID() } }
  expect((await send({}, undefined, forged)).status).toBe(429)
  expect((await send({}, undefined, { ...sender, headers: solved(refused) })).status).toBe(201)
  expect((await send({}, undefined, { from: '203.0.113.8' })).status).toBe(201)
})

test('writing under somebody else’s email from another network does not use up their limit', async () => {
  time += anHour
  const email = newEmail()
  for (let count = 0; count < 6; count++) await send({ email }, undefined, { from: '198.51.100.1' })
  expect((await send({ email }, undefined, { from: '198.51.100.2' })).status).toBe(201)
})

test('one network, such as a household, subscribes ten addresses an hour; a known address is still thanked', async () => {
  time += anHour
  const from = (end: number) => ({ from: `2001:db8:7:7::${end}` })
  const known = newEmail()
  await subscribe(known, from(1))
  for (let count = 1; count < 10; count++) expect((await subscribe(newEmail(), from(count))).status).toBe(201)
  expect(await subscribe(newEmail(), from(99))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect((await subscribe(known, from(99))).status).toBe(201)
  expect((await subscribe(newEmail(), { from: '2001:db8:7:8::1' })).status).toBe(201)
})

test('two hundred visitors use two hundred counters, and none waits for another', async () => {
  // The counters per mailbox end with the day.
  do time += anHour
  while (new Date(time + anHour).getUTCHours() === 0)
  const end = Math.floor(time / anHour) * anHour + anHour
  const all = Array.from({ length: 200 }, (_, index) => subscribe(newEmail(), { from: `192.0.2.${index}` }))
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([201]))
  const { docs } = await shop.deps.db.collection('rateLimits').get()
  const counters = docs.filter((counter) => counter.get('expiresAt').toMillis() === end)
  expect(counters.map((counter) => counter.get('count'))).toEqual(new Array(200).fill(1))
})

test.each(['', 'x', 'a.5.9999999999999.b 1', `${'a'.repeat(500)} 1`])(
  'a fake answer to a challenge, %j, lifts no limit and breaks nothing',
  async (answer) => {
    time += anHour
    const ask = { from: '192.0.2.1', headers: { 'x-challenge-answer': answer } }
    const email = newEmail()
    for (let count = 0; count < 5; count++) expect((await send({ email }, undefined, ask)).status).toBe(201)
    expect((await send({ email }, undefined, ask)).status).toBe(429)
  },
)
