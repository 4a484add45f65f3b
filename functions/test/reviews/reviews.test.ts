import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderUpTo } from '../fixtures/delivered-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
let buyer: Person
let tee: string
let order: string
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps, 'Kavya Iyer')
})
afterAll(() => shop.close())
beforeEach(async () => {
  tee = await putProduct(shop.deps)
  order = await buy(buyer)
})

const buy = (person: Person, status?: 'placed') => orderUpTo(shop, { buyer: person, staff, productId: tee }, status)
const write = (body: object, id = order, { token } = buyer) =>
  shop.call('PUT', `/api/orders/${id}/reviews/${tee}`, { token, body })
const moderate = async (body: object) => {
  const [{ _id }] = (await shop.call('GET', '/api/admin/reviews', { token: staff.token })).body
  return shop.call('PATCH', `/api/admin/reviews/${_id}`, { token: staff.token, body })
}
const listed = async (query = '') => (await shop.call('GET', `/api/product/${tee}/reviews${query}`)).body
const figures = async () => {
  const { rating, reviewCount, ratingCounts } = (await shop.call('GET', `/api/product/${tee}`)).body
  return { rating, reviewCount, ratingCounts }
}
/** What the API answers if nobody has reviewed: the values of the specification, and no counts. */
const noFigures = { rating: 4, reviewCount: 24, ratingCounts: undefined }

describe('a buyer reviews what has arrived', () => {
  test('once per product and order: everybody can read it, it can be changed and deleted, and the figures follow', async () => {
    expect(await figures()).toEqual(noFigures)
    expect(await write({ rating: 4, text: 'Soft cloth.' })).toMatchObject({
      status: 200,
      body: { review: { rating: 4 } },
    })
    expect(await listed()).toMatchObject([{ author: 'Kavya I.', rating: 4, text: 'Soft cloth.', answer: '' }])
    expect(JSON.stringify(await listed())).not.toContain(order)
    await write({ rating: 2, text: 'It shrank.' })
    expect(await listed()).toMatchObject([{ rating: 2, text: 'It shrank.' }])
    expect(await figures()).toEqual({ rating: 2, reviewCount: 1, ratingCounts: [0, 1, 0, 0, 0] })
    await write({ rating: 5 }, await buy(buyer))
    expect(await figures()).toEqual({ rating: 3.5, reviewCount: 2, ratingCounts: [0, 1, 0, 0, 1] })
    expect((await listed('?sort=highest')).map(({ rating }: { rating: number }) => rating)).toEqual([5, 2])
    expect(await listed('?sort=lowest&limit=1')).toMatchObject([{ rating: 2 }])
    const remove = () => shop.call('DELETE', `/api/orders/${order}/reviews/${tee}`, { token: buyer.token })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect(await figures()).toEqual({ rating: 5, reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] })
  })

  test('and nobody else can: not before it arrives, not another product, not somebody else’s order', async () => {
    expect((await write({ rating: 5 }, await buy(buyer, 'placed'))).status).toBe(409)
    expect((await write({ rating: 5 }, order, await customer(shop.deps))).status).toBe(404)
    const other = await shop.call('PUT', `/api/orders/${order}/reviews/none`, {
      token: buyer.token,
      body: { rating: 5 },
    })
    expect(other.status).toBe(404)
    expect((await write({ rating: 6 })).body.fields).toHaveProperty('rating')
    expect(await figures()).toEqual(noFigures)
    const asked = await shop.call('GET', `/api/orders/${order}/reviews`, { token: buyer.token })
    expect(asked.body).toEqual([{ productId: tee, productName: 'Monsoon Tee', image: '', review: null }])
  })

  test('and several reviews at once are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => customer(shop.deps)))
    const bought: [string, Person][] = []
    for (const person of people) bought.push([await buy(person), person])
    const answers = await Promise.all(
      bought.map(([id, person], index) => write({ rating: 1 + (index % 5) }, id, person)),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    expect(await figures()).toEqual({ rating: 2.7, reviewCount: 6, ratingCounts: [2, 1, 1, 1, 1] })
  })
})

describe('staff', () => {
  test('answer a review, or hide it with a reason that its author can read; then it no longer counts', async () => {
    await write({ rating: 1, text: 'Call me on 98450 11223' })
    expect(await moderate({ answer: 'Sorry. A new one is on its way.' })).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject([{ answer: 'Sorry. A new one is on its way.' }])
    expect((await moderate({ isHidden: true })).body.fields).toHaveProperty('reason')
    expect((await moderate({ isHidden: true, reason: 'Has a phone number' })).status).toBe(200)
    expect([await listed(), await figures()]).toEqual([[], noFigures])
    await write({ rating: 2, text: 'Better now' })
    expect([await listed(), await figures()]).toEqual([[], noFigures])
    const own = await shop.call('GET', `/api/orders/${order}/reviews`, { token: buyer.token })
    expect(own.body[0].review).toMatchObject({ isHidden: true, hiddenReason: 'Has a phone number' })
    const hidden = await shop.call('GET', '/api/admin/reviews?filter=hidden', { token: staff.token })
    expect(hidden.body[0]).toMatchObject({ orderId: order })
    for (const filter of ['unanswered', 'low']) {
      expect((await shop.call('GET', `/api/admin/reviews?filter=${filter}`, { token: staff.token })).status).toBe(200)
    }
    expect((await moderate({ isHidden: false })).body).not.toHaveProperty('hiddenReason')
    expect(await figures()).toEqual({ rating: 2, reviewCount: 1, ratingCounts: [0, 1, 0, 0, 0] })
    const log = await shop.call('GET', '/api/admin/audit-log?kind=review', { token: staff.token })
    expect(log.body.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'review.shown',
      'review.hidden',
      'review.answered',
    ])
  })

  test('save a product without losing its review figures, and without overwriting each other', async () => {
    await write({ rating: 5 })
    const images = ['/catalogue/monsoon.webp']
    const form = { name: 'Tee', price: 499, category: 'Men', type: 'Round Neck', stock: 5, images }
    expect((await shop.call('PUT', `/api/product/${tee}`, { token: staff.token, body: form })).status).toBe(200)
    expect(await figures()).toEqual({ rating: 5, reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] })
    const stale = { answer: 'Thank you', basedOn: '2026-01-01T00:00:00.000Z' }
    expect((await moderate(stale)).body.code).toBe('EDIT_CONFLICT')
  })
})

test('the reviews of a deleted account stay, without a name', async () => {
  const leaving = await customer(shop.deps, 'Rohan Mehta')
  await write({ rating: 3, text: 'Fine.' }, await buy(leaving), leaving)
  const own = await shop.call('GET', '/api/users/me/data', { token: leaving.token })
  expect(own.text).toContain('Fine.')
  expect((await shop.call('DELETE', '/api/users/profile', { token: leaving.token })).status).toBe(200)
  expect(await listed()).toMatchObject([{ author: 'A customer', rating: 3, text: 'Fine.' }])
  expect((await figures()).reviewCount).toBe(1)
})
