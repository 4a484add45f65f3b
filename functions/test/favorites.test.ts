import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from './setting/open-shop.ts'
import { customer, type Person } from './setting/people.ts'
import { putProduct } from './setting/shelf.ts'

let shop: Shop
let person: Person
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await customer(shop.deps)
})

const change = (call: 'add' | 'remove', productId: string) =>
  shop.call('POST', `/api/favorite/${call}`, {
    token: person.token,
    body: { userId: person.uid, productId, isLike: call === 'add' },
  })
const list = (query = '') => shop.call('GET', `/api/favorite/${person.uid}${query}`, { token: person.token })

test('a liked product is a favourite until the like is taken back', async () => {
  const tee = await putProduct(shop.deps)
  expect(await change('add', tee)).toMatchObject({ status: 201, body: { productId: tee, isLike: true } })
  expect((await change('add', tee)).status).toBe(200)
  expect((await list()).body).toEqual([{ userId: person.uid, productId: tee, isLike: true }])
  expect(await change('remove', tee)).toMatchObject({ status: 200, body: { isLike: false } })
  expect((await change('remove', tee)).status).toBe(200)
  expect((await list()).body).toEqual([])
})

test('the latest favourite stands first, page by page', async () => {
  const tees = [await putProduct(shop.deps), await putProduct(shop.deps), await putProduct(shop.deps)]
  for (const tee of tees) await change('add', tee)
  const first = await list('?limit=2')
  const second = await list(`?limit=2&cursor=${first.headers.get('x-next-cursor')}`)
  const ids = [...first.body, ...second.body].map(({ productId }: { productId: string }) => productId)
  expect(ids).toEqual(tees.toReversed())
})

test('what is not on the shelf cannot be liked', async () => {
  expect((await change('add', 'never-was')).status).toBe(404)
  expect((await change('add', 'a/b')).status).toBe(400)
})
