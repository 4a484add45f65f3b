import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './setting/open-shop.ts'
import { admin, customer, newEmail } from './setting/people.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('an address is on the newsletter’s list once, and nobody learns who is on it', async () => {
  const email = newEmail()
  const first = await shop.call('POST', '/api/newsletter', { body: { email } })
  const again = await shop.call('POST', '/api/newsletter', { body: { email: email.toUpperCase() } })
  expect([first.status, first.text]).toEqual([again.status, again.text])
  expect(first.status).toBe(201)
  const id = createHash('sha256').update(email).digest('hex')
  expect((await shop.deps.db.doc(`newsletter/${id}`).get()).get('email')).toBe(email)
  expect((await shop.call('POST', '/api/newsletter', { body: { email: 'x' } })).status).toBe(400)
})

test('a message is stored under the ticket that the sender is told', async () => {
  const person = await customer(shop.deps)
  const body = { name: 'Nila', email: newEmail(), subject: 'Sizes', message: 'Do you have <b>4XL</b>?\n\nThanks' }
  const sent = await shop.call('POST', '/api/contact', { token: person.token, body })
  expect(sent.status).toBe(201)
  const stored = (await shop.deps.db.doc(`messages/${sent.body.ticket}`).get()).data()
  expect(stored).toMatchObject({ ...body, phone: '', userId: person.uid })
})

test.each([
  {},
  { name: 'N', email: 'n@x.in' },
  { name: 'N', email: 'n@x.in', message: ' ' },
  { name: 'N', email: 'x', message: 'm' },
])('a message of %j is refused', async (body) => {
  expect((await shop.call('POST', '/api/contact', { body })).status).toBe(400)
})

test('staff change one setting and the others stay', async () => {
  const { token } = await admin(shop.deps)
  const before = (await shop.call('GET', '/api/settings')).body
  const changed = await shop.call('PUT', '/api/settings', { token, body: { gstin: '29AAACT0000A1Z9', isOpen: true } })
  expect(changed).toMatchObject({ status: 200, body: { ...before, gstin: '29AAACT0000A1Z9' } })
  expect(changed.body).not.toHaveProperty('isOpen')
  expect((await shop.call('GET', '/api/settings')).body).toEqual(changed.body)
  for (const body of [{ shippingFee: -1 }, { unitPrice: 1.001 }, { shopName: '' }, { showListPrice: 'yes' }]) {
    expect((await shop.call('PUT', '/api/settings', { token, body })).status).toBe(400)
  }
  await shop.call('PUT', '/api/settings', { token, body: { gstin: before.gstin } })
})
