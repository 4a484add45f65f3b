import { randomUUID } from 'node:crypto'
import { addresses } from '@teeshala/contract/api/addresses'
import { plainListAddress } from '@teeshala/contract/catalogue/plain-list-address'
import { linkReference } from '@teeshala/contract/payments/gateway/payment-link'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mailsIn, ordersIn, paymentLinksIn, paymentsIn } from '../../src/firestore/collections.ts'
import { routes } from '../../src/routes.ts'
import { placeOrder } from '../fixtures/checkout/checkout.ts'
import { countReads } from '../fixtures/count-reads.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

/** More of everything that is listed than the page asked for. */
const there = 5
const page = 2

let shop: Shop
let staff: Person
let buyer: Person
let order = ''
const sent: string[] = []
let tee = ''
beforeAll(async () => {
  shop = await openShop()
  ;[staff, buyer] = [await admin(shop.deps), await customer(shop.deps)]
  const { token, uid } = buyer
  for (let count = 0; count < there; count++) {
    tee = await putProduct(shop.deps, { isCustomizable: true, name: 'Reading Tee' })
    const single = { productId: tee, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
    order = (await placeOrder(shop, token, single, randomUUID())).body._id
    sent.push((await placeOrder(shop, token, single, randomUUID())).body._id)
    const items = [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }]
    await shop.call('POST', '/api/bulk-order', { token, body: { productId: tee, items } })
    await shop.call('POST', '/api/favorite/add', { token, body: { userId: uid, productId: tee } })
    const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
    const document = { version: 1, layers: [{ kind: 'motif', motif: 'diya', colors: ['#ffffff'], place }] }
    const design = { name: 'Diya', productId: tee, placement: 'Front A4', document }
    await shop.call('POST', '/api/saved-designs', { token, body: design })
  }
  for (let count = 0; count < there; count++) {
    await shop.call('POST', `/api/orders/${order}/notes`, { token: staff.token, body: { text: 'Call first.' } })
  }
  for (const id of [order, ...sent]) {
    for (const status of ['in_production', 'shipped', 'delivered']) {
      await shop.call('PATCH', `/api/order/${id}`, { token: staff.token, body: { status } })
    }
  }
  const claim = { reason: 'damaged', text: 'Torn', lines: [{ line: 0, quantity: 1 }] }
  for (let count = 0; count < there; count++) {
    const made = await shop.call('POST', `/api/orders/${order}/claims`, { token, body: claim })
    const decided = { token: staff.token, body: { step: 'reprint' } }
    await shop.call('PATCH', `/api/admin/claims/${made.body._id}`, decided)
  }
  for (let count = 0; count < there; count++) {
    const at = new Date(Date.now() - count)
    await paymentsIn(shop.deps.db)
      .doc(`pay_${order}${count}`)
      .set({
        ...{ orderId: order, gatewayOrderId: 'order_1', amountPaise: 21_900, currency: 'INR', method: 'upi' },
        ...{ status: 'failed', createdAt: at, updatedAt: at },
      })
    await paymentLinksIn(shop.deps.db)
      .doc(linkReference(order, count + 1))
      .set({
        ...{ orderId: order, amountPaise: 21_900, url: 'https://rzp.io/l/reading', expiresAt: at },
        ...{ paidPaise: 0, state: 'cancelled', isOpen: false, askedAt: at, createdAt: at, updatedAt: at },
      })
  }
  await Promise.all(sent.map((id) => ordersIn(shop.deps.db).doc(id).update({ 'payment.payBy': '2026-01-31' })))
  const { docs: mails } = await mailsIn(shop.deps.db).limit(there).get()
  await Promise.all(mails.map(({ ref }) => ref.update({ 'delivery.state': 'failed' })))
})
afterAll(() => shop.close())

/** The one list that is an HTML page. */
const plainList = addresses.readPlainList.path

/** Returns an address whose list has more than a page; the reviews are the seed's. */
const addressOf = (path: string) => {
  if (path === plainList) return plainListAddress('all')
  if (path.startsWith('/api/product/')) return path.replace(/:\w+/, 'polyester-dryfit')
  return path.replace(/:\w+/, /^\/api\/(orders|admin\/order)\//.test(path) ? order : buyer.uid)
}

/** Every call that answers page by page, taken from the routes, so that a new one is tested without being listed here. */
const paged = routes.filter(({ method, query }) => {
  const read = query && z.safeParse(query, { limit: '7' })
  return method === 'get' && read?.success && (read.data as { limit?: unknown }).limit === 7
})

test('lists are found among the routes', () => {
  expect(paged.length).toBeGreaterThanOrEqual(9)
  expect(counting.length).toBeGreaterThanOrEqual(5)
})

test.each(paged.map(({ path, access }) => [path, access]))(
  '%s reads no document beyond its page',
  async (path, access) => {
    const watched = countReads(shop.deps.db)
    const counting = await openShop(() => ({ db: watched.db }))
    const address = addressOf(path)
    const token = access === 'admin' ? staff.token : buyer.token
    const first = await counting.call('GET', `${address}?limit=${page}`, { token })
    await counting.close()
    expect(path === plainList ? first.text.match(/<li>/g) : first.body).toHaveLength(page)
    // Counting the matches costs one read per thousand, and so does counting the products of an entry.
    const counted = path === plainList ? [] : first.body.filter((entry: object) => 'products' in entry)
    const counts = (first.headers.has('x-total-count') ? 1 : 0) + counted.length
    expect(watched.count()).toBeLessThanOrEqual(page + counts)
    expect(first.headers.get('x-next-cursor')).toEqual(expect.any(String))
  },
)

/** Those that return the total number. */
const counting = paged.filter(({ query }) => {
  const read = query && z.safeParse(query, { count: 'no' })
  return read?.success && (read.data as { count?: unknown }).count === 'no'
})

test.each(counting.map(({ path }) => path))('%s counts nothing when asked not to', async (path) => {
  const watched = countReads(shop.deps.db)
  const open = await openShop(() => ({ db: watched.db }))
  const reply = await open.call('GET', `${path}?limit=${page}&count=no`, { token: staff.token })
  await open.close()
  expect([reply.body.length, watched.count(), reply.headers.get('x-total-count')]).toEqual([page, page, null])
})

test.each([
  '/api/product?type=Round%20Neck&sort=price&',
  '/api/order?q=reading&',
  '/api/order?status=placed&paymentStatus=pending&',
  '/api/bulk-order?status=Pending&q=reading&',
  '/api/order?kind=single&from=2020-01-01&to=2099-12-31&sort=oldest&status=placed&paymentStatus=pending&q=reading&',
  '/api/bulk-order?from=2020-01-01&sort=oldest&',
  '/api/order?sort=highest&',
  '/api/order?kind=single&from=2020-01-01&to=2099-12-31&sort=highest&status=placed&paymentStatus=pending&q=reading&',
  '/api/bulk-order?status=Pending&sort=highest&',
  '/api/bulk-order?paymentStatus=pending&sort=oldest&',
  '/api/order?paymentStatus=pending&q=reading&sort=highest&',
  '/api/bulk-order?toPrint=true&q=reading&',
  '/api/bulk-order?toPrint=true&status=Pending&paymentStatus=pending&sort=oldest&',
  '/api/bulk-order?toPrint=true&sort=highest&',
])('%s reads no more because of its filters', async (address) => {
  const watched = countReads(shop.deps.db)
  const counting = await openShop(() => ({ db: watched.db }))
  const reply = await counting.call('GET', `${address}limit=${page}`, { token: staff.token })
  await counting.close()
  expect({ status: reply.status, length: reply.body.length }).toEqual({ status: 200, length: page })
  expect(watched.count()).toBe(page + (reply.headers.has('x-total-count') ? 1 : 0))
})

test('a customer’s orders are those of carts and single shirts; staff can ask for every kind', async () => {
  const kindsOf = async (query: string) => {
    const { body } = await shop.call('GET', `/api/order/${buyer.uid}?limit=100${query}`, { token: staff.token })
    return [...new Set(body.map(({ kind }: { kind: string }) => kind))].sort()
  }
  expect(await kindsOf('')).toEqual(['single'])
  expect(await kindsOf('&kinds=all')).toEqual(['bulk', 'single'])
})

test('a cursor of another list is at worst refused', async () => {
  const { headers } = await shop.call('GET', `/api/product?limit=${page}&sort=price`)
  const cursor = headers.get('x-next-cursor')
  for (const { path, access } of paged) {
    const address = addressOf(path)
    const token = access === 'admin' ? staff.token : buyer.token
    const { status } = await shop.call('GET', `${address}?limit=${page}&cursor=${cursor}`, { token })
    expect({ path, isFine: status === 200 || status === 400 }).toEqual({ path, isFine: true })
  }
})
