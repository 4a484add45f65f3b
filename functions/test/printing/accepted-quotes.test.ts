import { dayOf } from '@teeshala/contract/india-day'
import { describe, expect, test } from 'vitest'
import { mailsIn } from '../../src/firestore/collections.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { customer, newEmail } from '../fixtures/people.ts'
import {
  accept,
  coil,
  dayMs,
  pass,
  quote,
  read,
  setPrice,
  shop,
  staff,
  takeOff,
  today,
  useQuoteFixture,
} from '../fixtures/use-quote-fixture.ts'

useQuoteFixture()

const ordersNow = async () => (await shop.deps.db.collection('orders').count().get()).data().count

describe('an accepted quote', () => {
  test('makes the order at its prices on its last day, even if the price list has risen', async () => {
    const { body } = await quote({ isShipped: true, grandTotal: 449 })
    await setPrice(coil, 60)
    pass(15 * dayMs)
    const order = await accept(body, { grandTotal: 449, shippingAddress, note: 'Page one is the cover' })
    expect(order).toMatchObject({
      status: 201,
      body: {
        kind: 'print',
        status: 'Pending',
        grandTotal: 449,
        shippingPrice: 99,
        items: [{ price: 35, quantity: 10 }],
        note: 'Page one is the cover',
      },
    })
    expect(order.body.readyOn > dayOf(today)).toBe(true)
    const { state, order: made } = (await read(body._id, body.token)).body
    expect({ state, made }).toEqual({
      state: 'ordered',
      made: { _id: order.body._id, trackingToken: order.body.trackingToken },
    })
    const { _id, trackingToken } = order.body
    expect((await shop.call('GET', `/api/orders/${_id}`, { secret: trackingToken })).status).toBe(200)
  })

  test('makes one order, however often and by however many at once', async () => {
    const { body } = await quote()
    const before = await ordersNow()
    const contacts = Array.from({ length: 6 }, (_, index) => ({
      contact: { name: `Person ${index}`, email: newEmail() },
    }))
    const all = await Promise.all(contacts.map((changes) => accept(body, changes)))
    expect(new Set(all.map((each) => each.body._id)).size).toBe(1)
    expect(all.every(({ status }) => status === 201)).toBe(true)
    const again = await accept(body, { shippingAddress, grandTotal: 1 })
    expect(again.body).toEqual(all[0]?.body)
    pass(90 * dayMs)
    expect((await accept(body)).body._id).toBe(again.body._id)
    expect(await ordersNow()).toBe(before + 1)
  })

  test('costs what it says: another total is refused with the right one, and nothing is stored', async () => {
    const { body } = await quote()
    const before = await ordersNow()
    expect(await accept(body, { grandTotal: 349 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: { totalPrice: 350 } },
    })
    expect(await accept(body, { shippingAddress })).toMatchObject({
      status: 409,
      body: { details: { totalPrice: 449 } },
    })
    expect((await accept(body, { grandTotal: 'all' })).status).toBe(400)
    expect(await ordersNow()).toBe(before)
    expect((await read(body._id, body.token)).body.state).toBe('open')
  })

  test('after its last day is offered and ordered at today’s prices', async () => {
    const { body } = await quote()
    await setPrice(coil, 60)
    pass(16 * dayMs)
    expect((await read(body._id, body.token)).body).toMatchObject({
      state: 'expired',
      grandTotal: 350,
      present: { itemsPrice: 600, shippingPrice: 99, grandTotal: 600 },
    })
    const refused = await accept(body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', details: { totalPrice: 600 } } })
    expect(refused.body.message).toMatch(/^This quote was valid until .+\. Today the same costs ₹600\.00\.$/)
    expect(await accept(body, { grandTotal: 600 })).toMatchObject({ status: 201, body: { grandTotal: 600 } })
  })

  test('after its last day is refused with a message if something in it is no longer made', async () => {
    const { body } = await quote()
    await takeOff(coil)
    expect((await accept({ ...body })).status).toBe(201)
    const other = coil
    await setPrice(other, 35)
    const late = (await quote()).body
    await takeOff(other)
    pass(16 * dayMs)
    expect((await read(late._id, late.token)).body).not.toHaveProperty('present')
    expect(await accept(late)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('some of it is no longer available') },
    })
  })

  test('is confirmed to the email of the quote if its order has none', async () => {
    const email = newEmail()
    const contact = { name: 'Meena Rao', phone: '+919880012345', email }
    const { body } = await quote({ contact })
    expect((await read(body._id, body.token)).body.contact).toEqual(contact)
    const order = (await accept(body, { contact: { name: 'Meena R' } })).body
    expect(order.contact).toMatchObject({ name: 'Meena R', email })
    expect((await mailsIn(shop.deps.db).doc(`${order._id}-placed`).get()).data()?.to).toEqual([email])
    const unmailed = (await quote({ contact: { name: 'Meena Rao' } })).body
    const path = `/api/quotes/${unmailed._id}/send`
    await shop.call('POST', path, { token: staff.token, body: { email } })
    expect((await accept(unmailed, { contact: { name: 'Meena R' } })).body.contact.email).toBe(email)
    const emptied = (await quote({ contact: { email } })).body
    const byPhone = { name: 'Meena Rao', phone: '+919880012345', email: '' }
    expect((await accept(emptied, { contact: byPhone })).body.contact.email).toBe('')
    const other = (await quote({ contact: { email } })).body
    const own = newEmail()
    expect((await accept(other, { contact: { email: own } })).body.contact.email).toBe(own)
  })

  test('of a signed-in customer is theirs, and not shown to others who have the quote', async () => {
    const buyer = await customer(shop.deps)
    const { body } = await quote()
    const order = await accept(body, { userId: buyer.uid }, buyer.token)
    expect(order).toMatchObject({ status: 201, body: { userId: buyer.uid } })
    expect(order.body).not.toHaveProperty('trackingToken')
    expect((await read(body._id, body.token)).body.order).toEqual({ _id: order.body._id })
    const other = await accept(body)
    expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT', details: { orderId: order.body._id } } })
    expect(JSON.stringify(other.body)).not.toContain('Kavya')
    expect((await accept(body, { userId: buyer.uid })).status).toBe(401)
  })
})
