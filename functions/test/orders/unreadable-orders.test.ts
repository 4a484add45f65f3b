import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCloudLog } from '../../src/http/request/cloud-log.ts'
import { orderUpTo } from '../fixtures/delivered-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

const lines: string[] = []
let shop: Shop
let staff: Person
let buyer: Person
/** Newest first; the second was spoilt in the database. */
const ids: string[] = []
const spoilt = () => ids[1] ?? ''
const readable = () => [ids[0], ids[2]]

beforeAll(async () => {
  shop = await openEmptyShop({ log: createCloudLog({ write: (line) => void lines.push(line) }) })
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps)
  const productId = await putProduct(shop.deps)
  for (let day = 1; day <= 3; day++) {
    const id = await orderUpTo(shop, { buyer, staff, productId }, 'placed')
    ids.unshift(id)
    await shop.deps.db.doc(`orders/${id}`).update({ createdAt: new Date(Date.UTC(2026, 10, day)) })
  }
  await shop.deps.db.doc(`orders/${spoilt()}`).update({ totalPaise: 'much' })
})
afterAll(() => shop.close())

async function listed(path: string, { token }: Person = staff) {
  const { status, body, headers } = await shop.call('GET', `/api/${path}`, { token })
  expect([path, status]).toEqual([path, 200])
  const found: string[] = body.map(({ _id }: { _id: string }) => _id)
  return { ids: found, cursor: headers.get('x-next-cursor'), total: headers.get('x-total-count'), headers }
}

test('an order that cannot be read is missing from every list, is logged with the call, and takes no other with it', async () => {
  const asked: [path: string, by: Person][] = [
    ['order?paymentStatus=pending', staff],
    ['order?q=monsoon', staff],
    ['orders', buyer],
    [`order/${buyer.uid}`, buyer],
    ['admin/sales', staff],
    ['admin/production?status=placed', staff],
  ]
  for (const [path, by] of asked) {
    const { ids: found, headers } = await listed(path, by)
    expect([path, found.toSorted()]).toEqual([path, readable().toSorted()])
    const logged = lines.map((line) => JSON.parse(line)).filter(({ err }) => err !== undefined)
    expect(logged.at(-1)).toMatchObject({
      severity: 'ERROR',
      requestId: headers.get('x-request-id'),
      err: { message: expect.stringContaining(`orders/${spoilt()}: totalPaise`) },
    })
  }
})

test('the notifications of staff leave it out as well', async () => {
  const { status, text } = await shop.call('GET', '/api/admin/notifications', { token: staff.token })
  expect([status, ...ids.map((id) => text.includes(id))]).toEqual([200, true, false, true])
})

test('a page that ends with it has the cursor of the next, and the number of all orders', async () => {
  const first = await listed('order?limit=2')
  expect([first.ids, first.total]).toEqual([[ids[0]], '3'])
  const second = await listed(`order?limit=2&cursor=${first.cursor}`)
  expect([second.ids, second.cursor]).toEqual([[ids[2]], null])
  const own = await listed('orders?limit=2', buyer)
  expect((await listed(`orders?limit=2&cursor=${own.cursor}`, buyer)).ids).toEqual([ids[2]])
})

test('a payment that cannot be read is missing among those of its order', async () => {
  const [id] = ids
  const at = new Date()
  const payment = {
    ...{ orderId: id, gatewayOrderId: 'order_1', amountPaise: 21_900, currency: 'INR', method: 'upi' },
    ...{ status: 'failed', createdAt: at, updatedAt: at },
  }
  await shop.deps.db.doc('payments/pay_whole').set(payment)
  await shop.deps.db.doc('payments/pay_spoilt').set({ ...payment, amountPaise: 'much' })
  expect((await listed(`orders/${id}/payments`)).ids).toEqual(['pay_whole'])
})

test('a product that cannot be read is missing from the list of staff and from their spreadsheet', async () => {
  const [whole, broken] = [await putProduct(shop.deps), await putProduct(shop.deps)]
  await shop.deps.db.doc(`products/${broken}`).update({ pricePaise: 'much' })
  const { ids: found } = await listed('admin/products')
  expect([found.includes(whole), found.includes(broken)]).toEqual([true, false])
  const { status, text } = await shop.call('GET', '/api/admin/products/export.csv', { token: staff.token })
  expect([status, text.includes(whole), text.includes(broken)]).toEqual([200, true, false])
})
