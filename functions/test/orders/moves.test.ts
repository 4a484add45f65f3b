import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { guestKinds, type Kind, kinds, moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

/** Places an order of three pieces; ten were in stock. */
async function sold(kind: Kind, wish: object = {}) {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor(kind, shop, buyer, { productId: tee, pieces: 3, ...wish })
  const { body } = await submit(kind, shop, buyer.token, request, randomUUID())
  return { tee, id: body._id as string, token: buyer.token }
}
const move = (id: string, to: Parameters<typeof moveOrder>[3], at = shop) => moveOrder(at, staff.token, id, to)
const moved = async (id: string, ...statuses: OrderStatus[]) => {
  const replies = []
  for (const status of statuses) replies.push((await move(id, { status })).status)
  return replies
}

describe.each(kinds)('a %s order', (kind) => {
  test.each<[OrderStatus[]]>([[[]], [['in_production']]])(
    'cancelled after %j returns its pieces, once',
    async (earlier) => {
      const { tee, id } = await sold(kind)
      await moved(id, ...earlier)
      expect(await stockOf(shop.deps, tee)).toBe(kind === 'print' ? 10 : 7)
      const replies = await Promise.all([move(id, { status: 'cancelled' }), move(id, { status: 'cancelled' })])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await stockOf(shop.deps, tee)).toBe(10)
    },
  )

  test.each<[OrderStatus[], OrderStatus]>([
    [[], 'placed'],
    [[], 'shipped'],
    [[], 'delivered'],
    [['in_production'], 'placed'],
    [['in_production', 'shipped'], 'cancelled'],
    [['in_production', 'shipped', 'delivered'], 'cancelled'],
    [['cancelled'], 'in_production'],
  ])('cannot move after %j to %s', async (earlier, status) => {
    const { tee, id } = await sold(kind)
    await moved(id, ...earlier)
    expect(await move(id, { status })).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
    expect(await stockOf(shop.deps, tee)).toBe(earlier.includes('cancelled') || kind === 'print' ? 10 : 7)
  })

  test('cancelled unpaid is never marked as paid, which would owe its customer money that never came', async () => {
    const { id } = await sold(kind)
    const both = { status: 'cancelled', paymentStatus: 'paid' } as const
    expect(await move(id, both)).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
    await moved(id, 'cancelled')
    expect(await move(id, { paymentStatus: 'paid' })).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
  })

  test('that a colleague has started meanwhile is not cancelled by somebody who still sees it as placed', async () => {
    const { tee, id } = await sold(kind)
    await moved(id, 'in_production')
    const unaware = await move(id, { status: 'cancelled', expectedStatus: 'placed' })
    expect(unaware).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
    expect(unaware.body.message).toMatch(/is now 'In production'/i)
    expect(await stockOf(shop.deps, tee)).toBe(kind === 'print' ? 10 : 7)
    expect((await move(id, { status: 'cancelled', expectedStatus: 'in_production' })).status).toBe(200)
  })

  test('with an address must be sent before it is delivered', async () => {
    const { id } = await sold(kind, { shippingAddress })
    expect(await moved(id, 'in_production', 'delivered', 'shipped', 'delivered')).toEqual([200, 409, 200, 200])
  })

  test('names its courier when it is sent, in the mail too, and only then', async () => {
    const { id } = await sold(kind, { shippingAddress })
    const shipment = { courier: 'Delhivery', awb: '12345678' }
    const early = await move(id, { status: 'in_production', shipment })
    expect(early).toMatchObject({ status: 400, body: { fields: { shipment: expect.any(String) } } })
    await moved(id, 'in_production')
    const unsafe = await move(id, { status: 'shipped', shipment: { ...shipment, url: 'javascript:alert(1)' } })
    expect([unsafe.status, Object.keys(unsafe.body.fields)]).toEqual([400, ['shipment.url']])
    const sent = await move(id, { status: 'shipped', shipment })
    const url = 'https://www.delhivery.com/track-v2/package/12345678'
    expect([sent.status, sent.body.shipment]).toEqual([200, { ...shipment, url }])
    const mail = (await shop.deps.db.doc(`mail/${id}-shipped`).get()).get('message').text
    expect(mail).toContain(`Delhivery, tracking number 12345678\n${url}`)
  })

  test('goes out for delivery once, after it was sent, and keeps its status; its buyer cannot report it', async () => {
    const { id, token } = await sold(kind, { shippingAddress })
    const goOut = (by = staff.token, note = 'With Ravi, today') =>
      shop.call('POST', `/api/admin/order/${id}/out-for-delivery`, { token: by, body: { note } })
    await moved(id, 'in_production')
    expect(await goOut()).toMatchObject({ status: 409, body: { code: 'FORBIDDEN_MOVE' } })
    await moved(id, 'shipped')
    expect([(await goOut(token)).status, (await goOut(staff.token, 'x'.repeat(501))).status]).toEqual([403, 400])
    const both = await Promise.all([goOut(), goOut()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const seen = (await shop.call('GET', `/api/orders/${id}`, { token })).body
    expect(statusOf(seen)).toBe('shipped')
    const steps = seen.timeline.filter((step: { kind: string }) => step.kind === 'parcel')
    expect(steps).toMatchObject([{ to: 'out_for_delivery', by: 'staff', note: 'With Ravi, today' }])
    expect(await moved(id, 'delivered')).toEqual([200])
    expect((await goOut()).status).toBe(409)
  })

  test('can still be cancelled if its product is no longer sold', async () => {
    const { tee, id } = await sold(kind)
    await shop.deps.db.doc(`products/${tee}`).delete()
    expect(statusOf((await move(id, { status: 'cancelled' })).body)).toBe('cancelled')
    expect((await shop.deps.db.doc(`products/${tee}`).get()).exists).toBe(false)
  })

  test('cancelled with a lost response is cancelled, logged and mailed once', async () => {
    const { tee, id } = await sold(kind)
    const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
    const { status, body } = await move(id, { status: 'cancelled' }, shaky)
    expect([status, statusOf(body), body.timeline.length]).toEqual([200, 'cancelled', 2])
    expect(await stockOf(shop.deps, tee)).toBe(10)
    const log = await shop.call('GET', `/api/orders/${id}/log`, { token: staff.token })
    expect(log.body).toMatchObject([{ details: { from: { status: 'placed' }, to: { status: 'cancelled' } } }])
    await shaky.close()
  })

  test('is marked paid by staff, then refunded, each once and in this order', async () => {
    const { id } = await sold(kind)
    const pay = async (paymentStatus: 'paid' | 'refunded' | 'pending') => {
      const { status, body } = await move(id, { paymentStatus })
      return [status, body.paymentStatus ?? body.code]
    }
    expect(await pay('refunded')).toEqual([409, 'FORBIDDEN_MOVE'])
    expect(await pay('paid')).toEqual([200, 'paid'])
    expect((await shop.deps.db.doc(`orders/${id}`).get()).data()).toMatchObject({ payment: { status: 'paid' } })
    expect([await pay('paid'), await pay('pending')]).toEqual(new Array(2).fill([409, 'FORBIDDEN_MOVE']))
    expect(await pay('refunded')).toEqual([200, 'refunded'])
    const { payment, timeline } = (await shop.deps.db.doc(`orders/${id}`).get()).data() ?? {}
    expect([payment.paidPaise, timeline.map(({ to }: { to: string }) => to)]).toEqual([
      0,
      ['placed', 'paid', 'refunded'],
    ])
  })

  test('is unknown to the call that moves another kind', async () => {
    const { id } = await sold(kind)
    const [call, body] =
      kind === 'bulk' ? ['order', { status: 'in_production' }] : ['bulk-order', { status: 'In Production' }]
    for (const asked of [body, { paymentStatus: 'paid' }, { ...body, paymentStatus: 'refunded' }]) {
      expect((await shop.call('PATCH', `/api/${call}/${id}`, { token: staff.token, body: asked })).status).toBe(404)
    }
  })
})

test('an order is not handed over for more cash than the law allows, but paid by card or bank transfer it is', async () => {
  const { id } = await sold('bulk', { paymentMethod: 'cash_on_delivery' })
  await moved(id, 'in_production')
  await shop.deps.db.doc(`orders/${id}`).update({ 'payment.cashPaise': 19_999_000 })
  const inCash = await move(id, { status: 'delivered', paymentStatus: 'paid' })
  expect(inCash).toMatchObject({ status: 409, body: { message: expect.stringContaining('By law') } })
  expect(await moved(id, 'delivered')).toEqual([200])
  expect((await move(id, { paymentStatus: 'paid' })).status).toBe(200)
})

test.each(guestKinds)('a collected %s order is handed over when it is made, or when it is ready', async (kind) => {
  const [atOnce, later] = [await sold(kind), await sold(kind)]
  expect(await moved(atOnce.id, 'in_production', 'delivered')).toEqual([200, 200])
  expect(await moved(later.id, 'in_production', 'shipped', 'delivered')).toEqual([200, 200, 200])
  const third = await sold(kind)
  await moved(third.id, 'in_production')
  const carried = await move(third.id, { status: 'shipped', shipment: { courier: 'DTDC', awb: '1' } })
  expect([carried.status, Object.keys(carried.body.fields)]).toEqual([400, ['shipment']])
  const { fulfilment } = (await shop.deps.db.doc(`orders/${later.id}`).get()).data() ?? {}
  expect(fulfilment).toEqual({ kind: 'collect' })
})
