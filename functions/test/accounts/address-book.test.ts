import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const home = {
  address: '7 Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
  country: 'India',
}
const office = { ...home, name: 'Front desk', phone: '+919876543210', address: '1 MG Road' }
const at = '/api/users/me/addresses'
const read = ({ token }: Person) => shop.call('GET', at, { token })
const keep = ({ token }: Person, addresses: readonly object[], revision: number) =>
  shop.call('PUT', at, { token, body: { addresses, revision } })

test('a customer saves addresses in their own order, and can change and delete them', async () => {
  const asha = await customer(shop.deps)
  expect((await read(asha)).body).toEqual({ addresses: [], revision: 0 })
  const spoken = { ...office, phone: '98765 43210' }
  expect((await keep(asha, [home, spoken], 0)).body).toEqual({ addresses: [home, office], revision: 1 })
  await keep(asha, [office, home], 1)
  expect((await read(asha)).body).toEqual({ addresses: [office, home], revision: 2 })
  expect((await keep(asha, [office], 2)).body).toEqual({ addresses: [office], revision: 3 })
})

test('a change made in another tab is not overwritten', async () => {
  const asha = await customer(shop.deps)
  await keep(asha, [home], 0)
  expect(await keep(asha, [office], 0)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await read(asha)).body.addresses).toEqual([home])
})

test('no address is stored once the account is being deleted', async () => {
  const kavya = await customer(shop.deps)
  await shop.deps.db.doc(`users/${kavya.uid}`).update({ isLeaving: true })
  expect((await keep(kavya, [home], 0)).status).toBe(401)
  expect((await shop.deps.db.doc(`addressBooks/${kavya.uid}`).get()).exists).toBe(false)
})

test('ten addresses are kept; an eleventh or an incomplete one is refused with its field', async () => {
  const asha = await customer(shop.deps)
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...home, address: `${index} MG Road` }))
  expect((await keep(asha, many(10), 0)).status).toBe(200)
  expect(await keep(asha, many(11), 1)).toMatchObject({
    status: 400,
    body: { fields: { addresses: 'You can save up to 10 addresses. Please delete one first.' } },
  })
  const half = await keep(asha, [home, { ...home, postalCode: '56002' }], 1)
  expect([half.status, Object.keys(half.body.fields)]).toEqual([400, ['addresses.1.postalCode']])
  expect((await read(asha)).body.addresses).toHaveLength(10)
})

test('saved addresses are part of the data export and are deleted with the account', async () => {
  const asha = await customer(shop.deps)
  await keep(asha, [home], 0)
  const own = await shop.call('GET', '/api/users/me/data', { token: asha.token })
  expect(own.body.addresses).toEqual([home])
  expect((await shop.call('DELETE', '/api/users/profile', { token: asha.token })).status).toBe(200)
  expect((await shop.deps.db.doc(`addressBooks/${asha.uid}`).get()).exists).toBe(false)
})
