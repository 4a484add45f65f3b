import { describe, expect, test } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { seeToCouriers } from '../../src/couriers/see-to-couriers.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { createCloudLog } from '../../src/http/request/cloud-log.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import {
  atService,
  book,
  checkout,
  courierService,
  couriersOf,
  inProduction,
  orderOf,
  packed,
  pass,
  read,
  shop,
  shopWith,
  staff,
  standIn,
  useCourierFixture,
} from '../fixtures/use-courier-fixture.ts'

useCourierFixture()

describe('booking a courier', () => {
  test('lists couriers to the address with their prices, cheapest first, and for cash orders only those that collect it', async () => {
    const { id } = await inProduction()
    const offers = await shop.call('POST', `/api/admin/order/${id}/couriers`, { token: staff(), body: packed })
    expect(offers.body).toEqual([
      { courierId: '24', courier: 'Xpressbees Surface', price: 98, days: 5 },
      { courierId: '43', courier: 'Delhivery Surface', price: 104, days: 4 },
      { courierId: '1', courier: 'Blue Dart Air', price: 152, days: 2 },
    ])
    const nobody = await inProduction('793999')
    const none = await shop.call('POST', `/api/admin/order/${nobody.id}/couriers`, { token: staff(), body: packed })
    expect(none).toMatchObject({ status: 200, body: [] })
  })

  test('at a higher price than staff saw is refused with the new one; at a lower one it is booked', async () => {
    const { id } = await inProduction()
    expect(await book(id, shop, 103.99)).toMatchObject({
      status: 409,
      body: { message: 'Delhivery Surface now charges ₹104.00 for this parcel.' },
    })
    expect(atService(id)).toEqual([])
    expect((await book(id, shop, 110)).body.booking).toMatchObject({ state: 'booked', price: 104 })
  })

  test('gives the order its courier and tracking number once it is sent, collects its cash, and has a label', async () => {
    const { id } = await inProduction()
    const { body } = await book(id)
    expect(body).toMatchObject({
      canBook: false,
      booking: { state: 'booked', courier: 'Delhivery Surface', price: 104 },
    })
    expect(atService(id)).toMatchObject([{ method: 'COD', amount: 598, weight: 0.45, awb: body.booking.awb }])
    expect((await orderOf(id)).shipment).toBeUndefined()
    const label = await shop.call('GET', `/api/admin/order/${id}/parcel-label.pdf`, { token: staff() })
    expect(label.headers.get('content-type')).toBe('application/pdf')
    expect(label.text).toContain(body.booking.awb)
    const sent = await checkout.move(id, { status: 'shipped' })
    expect(sent.body.shipment).toMatchObject({ courier: 'Delhivery Surface', awb: body.booking.awb })
    const log = await shop.call('GET', `/api/orders/${id}/log`, { token: staff() })
    expect(log.body.map(({ action }: { action: string }) => action)).toContain('order.courier_booked')
  })

  test('that collects cash blocks a payment link or a payment noted for the same money, until it is cancelled', async () => {
    const { id } = await inProduction()
    await book(id)
    const ask = (what: string, body: object) =>
      shop.call('POST', `/api/admin/order/${id}/${what}`, { token: staff(), body })
    const sendLink = () => ask('payment-link', { amount: 598, days: 7 })
    const refused = { status: 409, body: { message: expect.stringContaining('The courier will collect ₹598') } }
    expect(await sendLink()).toMatchObject(refused)
    await shop.deps.db.doc(`orders/${id}`).update({ kind: 'bulk' })
    expect(await ask('part', { amount: 100, way: 'bank', paidBefore: 0 })).toMatchObject(refused)
    await shop.deps.db.doc(`orders/${id}`).update({ kind: 'shop' })
    expect(await checkout.move(id, { paymentStatus: 'paid' })).toMatchObject(refused)
    expect(await checkout.move(id, { status: 'shipped', paymentStatus: 'paid' })).toMatchObject(refused)
    await ask('courier/cancel', {})
    expect((await sendLink()).status).toBe(201)
    const asked = { status: 409, body: { message: expect.stringContaining('Cancel the link first') } }
    expect(await book(id)).toMatchObject(asked)
    await ask('payment-link/cancel', {})
    expect((await book(id)).status).toBe(200)
    await checkout.move(id, { status: 'shipped' })
    expect(await checkout.move(id, { paymentStatus: 'paid' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The courier collects ₹598') },
    })
    expect((await checkout.move(id, { status: 'delivered', paymentStatus: 'paid' })).status).toBe(200)
  })

  test('that collects cash lets no credit note lower what is due until the cash is here; then the customer gets it back', async () => {
    const { id } = await inProduction()
    await book(id)
    await checkout.move(id, { status: 'shipped' })
    const credit = () =>
      shop.call('POST', `/api/admin/order/${id}/credit-note`, {
        token: staff(),
        body: { lines: [{ line: 0, amount: 98, quantity: 0 }], reason: 'Torn', way: 'cash', creditedBefore: 0 },
      })
    const message = expect.stringContaining('The courier collects ₹598')
    expect(await credit()).toMatchObject({ status: 409, body: { message } })
    await checkout.move(id, { status: 'delivered' })
    expect(await credit()).toMatchObject({ status: 409, body: { message } })
    expect((await checkout.move(id, { paymentStatus: 'paid' })).status).toBe(200)
    expect(await credit()).toMatchObject({ status: 201, body: { moneyBack: 98 } })
  })

  test('by two people at once, and again later, makes one parcel', async () => {
    const { id } = await inProduction()
    const replies = await Promise.all([book(id), book(id), book(id)])
    replies.push(await book(id))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(atService(id)).toHaveLength(1)
  })

  test('whose response is lost is looked up and not made again', async () => {
    const { id } = await inProduction('110998')
    expect((await book(id)).body.booking.state).toBe('unsure')
    expect((await book(id)).status).toBe(409)
    expect(await seeToCouriers(shop.deps)).toEqual({})
    pass(6 * 60_000)
    expect(await seeToCouriers(shop.deps)).toEqual({ 'asked about': 1 })
    expect((await read(id)).body.booking).toMatchObject({ state: 'booked', awb: atService(id)[0]?.awb })
    expect(atService(id)).toHaveLength(1)
  })

  test('that is refused tells staff why, and the log only that it was', async () => {
    const { id } = await inProduction()
    const lines: string[] = []
    const refusing = await shopWith(({ couriers }) => ({
      log: createCloudLog({ write: (line) => void lines.push(line) }),
      couriers: couriers && {
        ...couriers,
        book: async () => ({ kind: 'refused', reason: 'The number 9876543210 is not valid.' }),
      },
    }))
    expect((await book(id, refusing)).body.booking).toMatchObject({ reason: 'The number 9876543210 is not valid.' })
    await refusing.close()
    expect(lines.join('')).toContain('a courier could not be booked')
    expect(lines.join('')).not.toContain('9876543210')
  })

  test('by a process that dies after the service took the parcel is found again', async () => {
    const { id } = await inProduction()
    const dying = await shopWith(({ couriers }) => ({
      couriers: couriers && {
        ...couriers,
        book: async (parcel) => {
          await couriers.book(parcel)
          throw new Error('the process died')
        },
      },
    }))
    expect((await book(id, dying)).status).toBe(500)
    expect((await read(id)).body.booking.state).toBe('asked')
    expect((await book(id)).status).toBe(409)
    pass(61_000)
    await seeToCouriers(shop.deps)
    expect((await read(id)).body.booking.state).toBe('booked')
    expect(atService(id)).toHaveLength(1)
    await dying.close()
  })

  test('sent to the service twice under one number makes one parcel', async () => {
    const { id } = await inProduction()
    const asking = await shopWith(({ couriers }) => ({
      couriers: couriers && {
        ...couriers,
        book: async (parcel) => {
          await couriers.book(parcel)
          return couriers.book(parcel)
        },
      },
    }))
    expect((await book(id, asking)).body.booking.state).toBe('booked')
    expect(atService(id)).toHaveLength(1)
    await asking.close()
  })

  test('whose database commits are lost makes one parcel', async () => {
    const { id } = await inProduction()
    const losing = await shopWith(({ db }) => ({ db: losingAnswers(db, 14, 1), sleep: async () => {} }))
    expect((await book(id, losing)).body.booking.state).toBe('booked')
    expect(atService(id)).toHaveLength(1)
    await losing.close()
  })

  test('that the service refuses says why, and works later under the same number', async () => {
    const { id } = await inProduction('110997')
    const refused = await book(id)
    expect(refused.body).toMatchObject({
      canBook: true,
      booking: { state: 'failed', reason: expect.stringContaining('recharge your wallet') },
    })
    await shop.deps.db.doc(`orders/${id}`).update({ 'fulfilment.address.postalCode': '110001' })
    expect((await book(id)).body.booking.state).toBe('booked')
    expect(atService(id)).toHaveLength(1)
  })

  test('never blocks entering a courier by hand', async () => {
    const { id } = await inProduction()
    const alone = await shopWith((deps) => ({ couriers: couriersOf(deps, 'http://127.0.0.1:9') }))
    expect((await book(id, alone)).status).toBe(503)
    await alone.close()
    const unsure = await inProduction('110998')
    await book(unsure.id)
    const shipment = { courier: 'India Post', awb: 'EK123456789IN' }
    for (const each of [id, unsure.id])
      expect((await checkout.move(each, { status: 'shipped', shipment })).body.shipment).toMatchObject(shipment)
  })

  test('can be cancelled, and the next booking has its own number', async () => {
    const { id } = await inProduction()
    await book(id)
    const cancel = () => shop.call('POST', `/api/admin/order/${id}/courier/cancel`, { token: staff() })
    expect((await cancel()).body).toMatchObject({ canBook: true, booking: { state: 'cancelled' } })
    expect((await cancel()).status).toBe(200)
    expect((await book(id)).body.booking.state).toBe('booked')
    expect(atService(id).map(({ reference, status }) => [reference, status])).toEqual([
      [id, 'CANCELED'],
      [`${id}-2`, 'READY TO SHIP'],
    ])
  })

  test('can be cancelled after its order has left with a courier entered by hand, and no longer once it carries the order', async () => {
    const cancel = (id: string) => shop.call('POST', `/api/admin/order/${id}/courier/cancel`, { token: staff() })
    const { id } = await inProduction()
    await book(id)
    await checkout.move(id, { status: 'shipped', shipment: { courier: 'India Post', awb: 'EK123456789IN' } })
    expect(await cancel(id)).toMatchObject({ status: 200, body: { booking: { state: 'cancelled' } } })
    expect(atService(id)).toMatchObject([{ status: 'CANCELED' }])
    expect((await orderOf(id)).shipment).toMatchObject({ awb: 'EK123456789IN' })
    const own = await inProduction()
    await book(own.id)
    await checkout.move(own.id, { status: 'shipped' })
    expect((await cancel(own.id)).status).toBe(409)
  })

  test('cancelled with a lost response is found cancelled at the next try', async () => {
    const { id } = await inProduction()
    await book(id)
    const lost = await shopWith(({ couriers }) => ({
      couriers: couriers && {
        ...couriers,
        cancel: async (booked) => {
          await couriers.cancel(booked)
          throw new AppError('CONFLICT', 'The courier service says: it was cancelled already.')
        },
      },
    }))
    const cancel = () => lost.call('POST', `/api/admin/order/${id}/courier/cancel`, { token: staff() })
    expect((await cancel()).body).toMatchObject({ canBook: true, booking: { state: 'cancelled' } })
    await lost.close()
    expect((await book(id)).body.booking.state).toBe('booked')
  })

  test.each([
    ['that is not in production', { status: 'placed' }, 'in production'],
    ['that is collected', { fulfilment: { kind: 'collect' } }, 'collected'],
    [
      'with its balance unpaid',
      { kind: 'bulk', 'payment.method': 'credit_card', 'payment.advancePaise': 1_000, 'payment.paidPaise': 1_000 },
      'balance',
    ],
  ])('for an order %s is refused with a message', async (_, changes, words) => {
    const { id } = await inProduction()
    const before = await orderOf(id)
    await shop.deps.db.doc(`orders/${id}`).update(changes)
    expect(await book(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining(words) } })
    expect((await read(id)).body).toMatchObject({ canBook: false, refusal: expect.stringContaining(words) })
    expect(atService(id)).toEqual([])
    await shop.deps.db.doc(`orders/${id}`).set(before)
  })

  test('is not offered until the owner has turned it on', async () => {
    const { id } = await inProduction()
    await shop.deps.db.doc('settings/store').set({})
    expect((await read(id)).body).toEqual({ canBook: false, usual: expect.any(Object) })
    expect((await book(id)).status).toBe(409)
    await shop.deps.db.doc('settings/store').set({ courierService })
  })

  test('signs in once for ten days, and again if the service has ended the session', async () => {
    const { id } = await inProduction()
    const offers = () => shop.call('POST', `/api/admin/order/${id}/couriers`, { token: staff(), body: packed })
    await offers()
    const { count } = standIn.tokens
    await Promise.all([offers(), offers()])
    expect(standIn.tokens.count).toBe(count)
    standIn.tokens.end()
    expect((await offers()).status).toBe(200)
    pass(9 * 86_400_000)
    expect((await offers()).status).toBe(200)
    expect(standIn.tokens.count).toBe(count + 2)
  })

  test('leaves the books balanced', async () => {
    const { findingCount } = await checkBooks(shop.deps, { forMs: 60_000, anew: true })
    expect(findingCount).toBe(0)
  })
})
