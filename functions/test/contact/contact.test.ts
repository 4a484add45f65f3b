import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../fixtures/open-shop.ts'
import { customer, newEmail } from '../fixtures/people.ts'

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
const send = (changes?: object, token?: string) => shop.call('POST', '/api/contact', { body: message(changes), token })
const subscribe = (email: unknown) => shop.call('POST', '/api/newsletter', { body: { email } })
const subscriptions = async (email: string) =>
  (await shop.deps.db.collection('newsletter').where('email', '==', email).get()).size

test('an address subscribes once, however it is spelled, and the answer is the same', async () => {
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

test('a message is stored, mailed to the shop as plain words, and gets a number', async () => {
  const { status, body } = await send({ message: '<img src=x onerror=alert(1)>' })
  expect(status).toBe(201)
  expect(body.ticket).toMatch(/^M-[0-9A-F]{10}$/)
  const stored = (await shop.deps.db.doc(`messages/${body.ticket}`).get()).data()
  expect(stored).toMatchObject({ name: 'Lakshmi Menon', message: '<img src=x onerror=alert(1)>', userId: null })
  const mail = (await shop.deps.db.doc(`mail/${body.ticket}`).get()).data()
  expect(mail?.message.html).not.toContain('<img')
  expect(mail?.message.text).toContain('<img src=x onerror=alert(1)>')
})

test('a message of somebody signed in says whose it is', async () => {
  const { uid, token } = await customer(shop.deps)
  const { body } = await send({}, token)
  expect((await shop.deps.db.doc(`messages/${body.ticket}`).get()).get('userId')).toBe(uid)
})

test.each<[string, object]>([
  ['name', { name: '' }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: '12345' }],
  ['message', { message: '  ' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['subject', { subject: 'a\r\nBcc: all@shop.test' }],
])('a message with an unfit %s is refused beside the field', async (field, changes) => {
  expect(await send(changes)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
})

test('one address sends five messages an hour, others are not held up', async () => {
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

test('the newsletter takes no more than 300 new addresses in ten minutes; those it has are still thanked', async () => {
  time += anHour
  const known = newEmail()
  await subscribe(known)
  const until = Math.floor(time / 600_000) * 600_000 + 600_000
  const counter = createHash('sha256').update(`newsletter until ${until}`).digest('hex')
  await shop.deps.db.doc(`rateLimits/${counter}`).update({ count: 299 })
  expect((await subscribe(newEmail())).status).toBe(201)
  expect(await subscribe(newEmail())).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect((await subscribe(known)).status).toBe(201)
})
