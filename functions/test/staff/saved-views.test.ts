import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const read = async (list: string, { token }: Person) =>
  (await shop.call('GET', `/api/admin/views/${list}`, { token })).body
const keep = (list: string, views: unknown, { token } = staff) =>
  shop.call('PUT', `/api/admin/views/${list}`, { token, body: { views } })

test('staff save the filters of a list under their own names; colleagues do not see them', async () => {
  const views = [{ name: 'Rush', query: 'status=placed&sort=oldest' }]
  expect(await keep('orders', views)).toMatchObject({ status: 200, body: { views } })
  await keep('bulk-orders', [{ name: 'Clubs', query: 'q=club' }])
  expect(await read('orders', staff)).toEqual({ views })
  expect(await read('users', staff)).toEqual({ views: [] })
  expect(await read('orders', await admin(shop.deps))).toEqual({ views: [] })
  await keep('orders', [])
  expect([await read('orders', staff), await read('bulk-orders', staff)]).toEqual([
    { views: [] },
    { views: [{ name: 'Clubs', query: 'q=club' }] },
  ])
})

test.each([
  [[{ name: ' ', query: '' }]],
  [[{ name: 'A', query: 'javascript:alert(1)//"<' }]],
  [
    [
      { name: 'Rush', query: '' },
      { name: 'rush', query: 'q=x' },
    ],
  ],
  [Array.from({ length: 31 }, (_, index) => ({ name: `View ${index}`, query: '' }))],
])('views that could not be told apart or opened are refused: %j', async (views) => {
  expect((await keep('orders', views)).status).toBe(400)
})

test('only existing lists have views', async () => {
  expect((await keep('everything', [])).status).toBe(404)
})
