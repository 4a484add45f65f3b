import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { orderUpTo } from '../fixtures/delivered-order.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const hourMs = 3_600_000
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
let shop: Shop
let staff: Person
let buyer: Person
beforeAll(async () => {
  shop = await openEmptyShop({ now })
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps, 'Kavya Iyer')
})
afterAll(() => shop.close())

/** A delivered order of some pieces, after which `left` are in stock. */
async function delivered({ quantity = 3, left = 5, by = buyer } = {}) {
  const tee = await putProduct(shop.deps, { stock: quantity + left })
  const order = await orderUpTo(shop, { buyer: by, staff, productId: tee, quantity })
  return { order, tee, stock: () => stockOf(shop.deps, tee) }
}

/** Reports some pieces of an order's only line, and returns the claim's number. */
async function claimed(order: string, quantity: number, by = buyer): Promise<string> {
  const body = { reason: 'damaged', text: 'Torn', lines: [{ line: 0, quantity }] }
  const made = await shop.call('POST', `/api/orders/${order}/claims`, { token: by.token, body })
  expect(made.status).toBe(201)
  return made.body._id
}

const decide = (id: string, step: string, at: Shop = shop) =>
  at.call('PATCH', `/api/admin/claims/${id}`, { token: staff.token, body: { step, words: 'We are sorry' } })
const callOff = (id: string, at: Shop = shop) =>
  at.call('POST', `/api/admin/reprints/${id}/call-off`, { token: staff.token })
const finish = (id: string) =>
  shop.call('POST', `/api/admin/reprints/${id}/finish`, { token: staff.token, body: { note: '' } })
const toReprint = async () =>
  (await shop.call('GET', '/api/admin/reprints?limit=100', { token: staff.token })).body.map(
    ({ _id }: { _id: string }) => _id,
  )

/** Returns what the nightly audit finds about a product some hours later. */
async function faultsOf(tee: string) {
  aheadMs += 6 * hourMs
  const { findings } = await checkBooks(shop.deps, { forMs: 60_000, anew: true })
  return findings.filter(({ id }) => id === tee)
}

test('a reprint takes its pieces from stock once, however often it is decided, and the audit knows where they went', async () => {
  const { order, tee, stock } = await delivered()
  expect(await faultsOf(tee)).toEqual([])
  const id = await claimed(order, 2)
  const replies = await Promise.all([decide(id, 'reprint'), decide(id, 'reprint'), decide(id, 'reprint')])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stock()).toBe(3)
  expect(await faultsOf(tee)).toEqual([])
  await finish(id)
  expect(await stock()).toBe(3)
  expect(await faultsOf(tee)).toEqual([])
  const log = await shop.call('GET', `/api/admin/audit-log?kind=product&target=products/${tee}`, { token: staff.token })
  expect(log.body).toMatchObject([
    {
      action: 'product.changed',
      actorId: staff.uid,
      details: { from: { stock: 5 }, to: { stock: 3 }, reason: `Reprint for claim ${id} of order ${order}` },
    },
  ])
})

test('a decision whose commits get no answer takes the pieces once, and so does calling it off', async () => {
  const { order, stock } = await delivered()
  const id = await claimed(order, 2)
  const losing = async () => openShop(() => ({ db: losingAnswers(shop.deps.db, 14, 1), now, sleep: async () => {} }))
  const [deciding, calling] = [await losing(), await losing()]
  expect((await decide(id, 'reprint', deciding)).status).toBe(200)
  expect(await stock()).toBe(3)
  expect((await callOff(id, calling)).status).toBe(200)
  expect(await stock()).toBe(5)
  for (const each of [deciding, calling]) await each.close()
})

test('a reprint without enough in stock is refused with what is missing, and changes nothing', async () => {
  const { order, tee, stock } = await delivered({ left: 1 })
  const id = await claimed(order, 2)
  expect(await decide(id, 'reprint')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Monsoon Tee (1 left, 2 needed)') },
  })
  expect([await stock(), await toReprint()]).toEqual([1, expect.not.arrayContaining([id])])
  expect((await shop.deps.db.doc(`mail/${id}-reprint`).get()).exists).toBe(false)
  expect((await shop.call('GET', `/api/admin/claims/${id}`, { token: staff.token })).body.decision).toBeNull()
  await shop.deps.db.doc(`products/${tee}`).update({ stock: 2 })
  expect((await decide(id, 'reprint')).status).toBe(200)
  expect(await stock()).toBe(0)
})

test('of two reprints of the last piece decided at once, one is made', async () => {
  const { order, stock } = await delivered({ left: 1 })
  const ids = [await claimed(order, 1), await claimed(order, 1)]
  const replies = await Promise.all(ids.map((id) => decide(id, 'reprint')))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stock()).toBe(0)
})

test('a product that is no longer sold can be reprinted, and called off', async () => {
  const { order, tee } = await delivered()
  await shop.deps.db.doc(`products/${tee}`).delete()
  const id = await claimed(order, 1)
  expect((await decide(id, 'reprint')).status).toBe(200)
  expect((await callOff(id)).status).toBe(200)
})

test('a reprint that is called off puts its pieces back once, and its claim can be decided anew', async () => {
  const { order, tee, stock } = await delivered()
  expect(await faultsOf(tee)).toEqual([])
  const id = await claimed(order, 2)
  await decide(id, 'reprint')
  const replies = await Promise.all([callOff(id), callOff(id)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.body).toMatchObject({ decision: null, isToReprint: null, closedAt: null, words: '' })
  expect(replies[0]?.body.dueAt).toEqual(expect.any(String))
  expect([await stock(), await toReprint()]).toEqual([5, expect.not.arrayContaining([id])])
  expect(await faultsOf(tee)).toEqual([])
  expect((await finish(id)).status).toBe(409)
  const path = `/api/admin/audit-log?kind=claim&target=claims/${id}`
  const log = await shop.call('GET', path, { token: staff.token })
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual(['claim.called_off', 'claim.decided'])
  expect((await decide(id, 'reprint')).status).toBe(200)
  expect(await stock()).toBe(3)
  await callOff(id)
  expect((await decide(id, 'reject')).body).toMatchObject({ decision: 'reject' })
  expect((await callOff(id)).status).toBe(409)
  expect(await stock()).toBe(5)
})

test('a reprint is either sent or called off', async () => {
  const { order, stock } = await delivered()
  const id = await claimed(order, 1)
  await decide(id, 'reprint')
  const [sent, calledOff] = await Promise.all([finish(id), callOff(id)])
  expect([sent.status, calledOff.status].sort()).toEqual([200, 409])
  expect(await stock()).toBe(sent.status === 200 ? 4 : 5)
  if (sent.status === 200) expect(calledOff.body.message).toContain('have left the shop already')
})

test('nothing is made again of an order that has not been sent', async () => {
  const tee = await putProduct(shop.deps, { stock: 5 })
  const order = await orderUpTo(shop, { buyer, staff, productId: tee }, 'placed')
  await shop.deps.db.doc(`orders/${order}`).update({ promise: { readyOn: '2020-01-01', by: '2020-01-05' } })
  const body = { reason: 'late', text: 'Where is it?', lines: [] }
  const { _id } = (await shop.call('POST', `/api/orders/${order}/claims`, { token: buyer.token, body })).body
  const message = 'This order has not been sent yet, so there is nothing to make again.'
  expect(await decide(_id, 'reprint')).toMatchObject({ status: 409, body: { message } })
  expect(await stockOf(shop.deps, tee)).toBe(4)
})

test('a reprint of an order whose parcel came back unpaid is not sent; called off, it puts its pieces back', async () => {
  const tee = await putProduct(shop.deps, { stock: 5 })
  const order = await orderUpTo(shop, { buyer, staff, productId: tee }, 'placed')
  const move = (body: object) => shop.call('PATCH', `/api/order/${order}`, { token: staff.token, body })
  for (const status of ['in_production', 'shipped']) await move({ status })
  await shop.deps.db.doc(`orders/${order}`).update({ promise: { readyOn: '2020-01-01', by: '2020-01-05' } })
  const body = { reason: 'late', text: 'Where is it?', lines: [] }
  const { _id } = (await shop.call('POST', `/api/orders/${order}/claims`, { token: buyer.token, body })).body
  expect((await decide(_id, 'reprint')).status).toBe(200)
  const cameBack = { token: staff.token, body: { isBackInStock: true } }
  expect((await shop.call('POST', `/api/admin/order/${order}/came-back`, cameBack)).status).toBe(200)
  const message = 'This order was cancelled, so nothing of it is made again.'
  expect(await finish(_id)).toMatchObject({ status: 409, body: { message: expect.stringContaining(message) } })
  expect((await callOff(_id)).status).toBe(200)
  expect(await stockOf(shop.deps, tee)).toBe(5)
})

test('when a customer deletes the account, the pieces of a reprint not yet sent are back in stock, and of a sent one are not', async () => {
  // An account is deleted only with a sign-in of the last minutes.
  aheadMs = 0
  const leaver = await customer(shop.deps, 'Ritu Shah')
  const orders = [await delivered({ quantity: 2, by: leaver }), await delivered({ quantity: 2, by: leaver })] as const
  const [open, sent] = [await claimed(orders[0].order, 2, leaver), await claimed(orders[1].order, 2, leaver)]
  for (const id of [open, sent]) expect((await decide(id, 'reprint')).status).toBe(200)
  expect((await finish(sent)).status).toBe(200)
  expect((await shop.call('DELETE', '/api/users/profile', { token: leaver.token })).status).toBe(200)
  expect([await orders[0].stock(), await orders[1].stock()]).toEqual([5, 3])
  expect(await toReprint()).not.toContain(open)
  expect(await faultsOf(orders[0].tee)).toEqual([])
})
