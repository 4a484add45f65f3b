import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventOf } from '../../../emulators/shiprocket/scans.ts'
import { startCourierStandIn } from '../../../emulators/shiprocket/start-stand-in.ts'
import { checkBooks } from '../../src/books/check-books.ts'
import { configuredCouriers } from '../../src/couriers/configured-couriers.ts'
import { seeToCouriers } from '../../src/couriers/see-to-couriers.ts'
import { issueDuePapers } from '../../src/invoices/issue-due-papers.ts'
import { createCheckoutFixture } from '../fixtures/checkout-fixture.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { stockOf } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const account = { email: 'api@teeshala.test', password: 'a-password', webhookKey: 'a-shared-key' }
const courierService = { isOn: true, pickupLocation: 'Basavanagudi', pickupPostalCode: '560004' }
const packed = { weightGrams: 450, lengthCm: 30, widthCm: 25, heightCm: 3 }

let shop: Shop
let standIn: Awaited<ReturnType<typeof startCourierStandIn>>
let checkout: Awaited<ReturnType<typeof createCheckoutFixture>>
let time = Date.parse('2031-01-01T12:00:00+05:30')
const now = () => new Date(time)
const couriersOf = (deps: Shop['deps'], origin = standIn.origin) =>
  configuredCouriers(
    {
      COURIERS: 'shiprocket',
      SHIPROCKET_ORIGIN: origin,
      SHIPROCKET_EMAIL: account.email,
      SHIPROCKET_PASSWORD: account.password,
      COURIER_WEBHOOK_KEY: account.webhookKey,
    },
    { db: () => deps.db, now },
  )
/** The same shop with other dependencies. */
const shopWith = (changed: (deps: Shop['deps']) => Partial<Shop['deps']>) =>
  openShop(() => ({ db: shop.deps.db, now, couriers: couriersOf(shop.deps), ...changed(shop.deps) }))

beforeAll(async () => {
  standIn = await startCourierStandIn(account)
  const empty = await openEmptyShop()
  shop = await openShop(() => ({ db: empty.deps.db, now, couriers: couriersOf(empty.deps) }))
  await empty.close()
  checkout = await createCheckoutFixture(shop)
  await shop.deps.db.doc('settings/store').set({ courierService })
})
afterAll(async () => {
  await standIn.close()
  await shop.close()
})

const staff = () => checkout.staff.token
const read = (id: string) => shop.call('GET', `/api/admin/order/${id}/parcel`, { token: staff() })
const book = (id: string, at: Shop = shop, courierId = '43') =>
  at.call('POST', `/api/admin/order/${id}/courier`, { token: staff(), body: { courierId, ...packed } })
const atService = (id: string) => standIn.parcels.all.filter(({ reference }) => reference.startsWith(id))
const orderOf = async (id: string) => (await shop.deps.db.doc(`orders/${id}`).get()).data() ?? {}

/** An order in production that is to be paid at the door and goes to this PIN code. */
async function inProduction(postalCode = '110001') {
  const sold = await checkout.sell('cash_on_delivery', 'shop')
  const address = { address: '4, Hauz Khas', city: 'New Delhi', postalCode, country: 'India', state: 'Delhi' }
  await checkout.move(sold.id, { status: 'in_production' })
  const fulfilment = { kind: 'ship', address: { ...address, phone: '+919876543210' } }
  await shop.deps.db.doc(`orders/${sold.id}`).update({ fulfilment })
  return sold
}

let scans = 0
/** A scan of an order's parcel, as the service tells it. */
async function scan(id: string, status: number, { key = account.webhookKey, at = new Date(++scans) } = {}) {
  const parcel = atService(id).at(-1)
  if (!parcel) throw new Error('nobody has booked that')
  return shop.call('POST', '/api/parcels/webhook', { body: eventOf(parcel, status, at), headers: { 'x-api-key': key } })
}
/** Tells of these scans and does their work. */
async function told(id: string, ...statuses: number[]) {
  for (const status of statuses) expect((await scan(id, status)).status).toBe(200)
  await seeToCouriers(shop.deps)
  return orderOf(id)
}

describe('booking a courier', () => {
  test('shows who goes there for how much, cheapest first, and takes cash only by those who carry it', async () => {
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

  test('gives the order its courier and number once it is sent, asks for its cash, and has a label', async () => {
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

  test('by two at once, and again after, makes one parcel', async () => {
    const { id } = await inProduction()
    const replies = await Promise.all([book(id), book(id), book(id)])
    replies.push(await book(id))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(atService(id)).toHaveLength(1)
  })

  test('whose answer is lost is asked about and not made again', async () => {
    const { id } = await inProduction('110998')
    expect((await book(id)).body.booking.state).toBe('unsure')
    expect((await book(id)).status).toBe(409)
    expect(await seeToCouriers(shop.deps)).toEqual({})
    time += 6 * 60_000
    expect(await seeToCouriers(shop.deps)).toEqual({ 'asked about': 1 })
    expect((await read(id)).body.booking).toMatchObject({ state: 'booked', awb: atService(id)[0]?.awb })
    expect(atService(id)).toHaveLength(1)
  })

  test('by a process that dies after the service has taken the parcel is found again', async () => {
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
    time += 61_000
    await seeToCouriers(shop.deps)
    expect((await read(id)).body.booking.state).toBe('booked')
    expect(atService(id)).toHaveLength(1)
    await dying.close()
  })

  test('that is asked of the service twice under one number makes one parcel', async () => {
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

  test('whose commits are lost on the way makes one parcel', async () => {
    const { id } = await inProduction()
    const losing = await shopWith(({ db }) => ({ db: losingAnswers(db, 14, 1), sleep: async () => {} }))
    expect((await book(id, losing)).body.booking.state).toBe('booked')
    expect(atService(id)).toHaveLength(1)
    await losing.close()
  })

  test('that the service refuses says why, and is made under the same number once it is possible', async () => {
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

  test('never stands in the way of entering a courier by hand', async () => {
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

  test('that is cancelled frees the parcel, and the next one has a number of its own', async () => {
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

  test.each([
    ['that is not in production', { status: 'placed' }, 'in production'],
    ['that is collected', { fulfilment: { kind: 'collect' } }, 'collected'],
    [
      'whose balance is missing',
      { kind: 'bulk', 'payment.method': 'credit_card', 'payment.advancePaise': 1_000, 'payment.paidPaise': 1_000 },
      'balance',
    ],
  ])('of an order %s is refused in words', async (_, changes, words) => {
    const { id } = await inProduction()
    const before = await orderOf(id)
    await shop.deps.db.doc(`orders/${id}`).update(changes)
    expect(await book(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining(words) } })
    expect((await read(id)).body).toMatchObject({ canBook: false, refusal: expect.stringContaining(words) })
    expect(atService(id)).toEqual([])
    await shop.deps.db.doc(`orders/${id}`).set(before)
  })

  test('is not offered until the owner has switched it on', async () => {
    const { id } = await inProduction()
    await shop.deps.db.doc('settings/store').set({})
    expect((await read(id)).body).toEqual({ canBook: false, usual: expect.any(Object) })
    expect((await book(id)).status).toBe(409)
    await shop.deps.db.doc('settings/store').set({ courierService })
  })

  test('signs in once for ten days, and anew where the service has ended that', async () => {
    const { id } = await inProduction()
    const offers = () => shop.call('POST', `/api/admin/order/${id}/couriers`, { token: staff(), body: packed })
    await offers()
    const { count } = standIn.tokens
    await Promise.all([offers(), offers()])
    expect(standIn.tokens.count).toBe(count)
    standIn.tokens.end()
    expect((await offers()).status).toBe(200)
    time += 9 * 86_400_000
    expect((await offers()).status).toBe(200)
    expect(standIn.tokens.count).toBe(count + 2)
  })
})

describe('an event of a courier', () => {
  test('brings an order from the workshop to the door, in order, in disorder and ten times over', async () => {
    const { id } = await inProduction()
    await book(id)
    expect((await told(id, 42)).status).toBe('shipped')
    const out = await told(id, 17)
    expect(out.timeline.at(-1)).toMatchObject({ kind: 'parcel', to: 'out_for_delivery', by: 'system' })
    await told(id, 7)
    const delivered = await told(id, ...Array.from({ length: 10 }, () => [18, 17, 7, 42, 10, 9]).flat())
    const steps = delivered.timeline.map(({ to }: { to: string }) => to)
    expect(steps.slice(-3)).toEqual(['shipped', 'out_for_delivery', 'delivered'])
    expect(delivered).toMatchObject({ status: 'delivered', payment: { status: 'pending' } })
  })

  test('that comes alone makes up for what was missed, and is worked off once however often it is told', async () => {
    const { id } = await inProduction()
    await book(id)
    const at = new Date(1)
    const replies = await Promise.all(Array.from({ length: 10 }, () => scan(id, 7, { at })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all([seeToCouriers(shop.deps), seeToCouriers(shop.deps)])
    expect((await scan(id, 7, { at })).status).toBe(200)
    expect(await seeToCouriers(shop.deps)).toEqual({})
    const { status, timeline } = await orderOf(id)
    expect(status).toBe('delivered')
    expect(timeline.filter(({ to }: { to: string }) => to === 'shipped')).toHaveLength(1)
    const mails = await shop.deps.db
      .collection('mail')
      .where('__name__', '>=', shop.deps.db.doc(`mail/${id}-shipped`))
      .get()
    expect(mails.docs.filter((mail) => mail.id === `${id}-shipped`)).toHaveLength(1)
  })

  test('whose work ends between two steps is taken up where it stopped', async () => {
    const { id } = await inProduction()
    await book(id)
    await scan(id, 7)
    const dying = await shopWith(({ db }) => {
      let transactions = 0
      return {
        db: Object.assign(Object.create(db), {
          runTransaction: async (...args: Parameters<typeof db.runTransaction>) => {
            if (++transactions > 2) throw new Error('the process died')
            return db.runTransaction(...args)
          },
        }),
      }
    })
    await seeToCouriers(dying.deps)
    expect((await orderOf(id)).status).toBe('shipped')
    time += 3 * 60_000
    await seeToCouriers(shop.deps)
    expect((await orderOf(id)).status).toBe('delivered')
    await dying.close()
  })

  test('of an unpaid parcel that came back ends the order, with its pieces on the shelf and its credit note', async () => {
    const { id, tee } = await inProduction()
    await book(id)
    await told(id, 42, 17)
    expect(await stockOf(shop.deps, tee)).toBe(9)
    const returning = await told(id, 9)
    expect(returning.timeline.at(-1)).toMatchObject({ kind: 'parcel', to: 'coming_back' })
    await told(id, 10, 10)
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', cameBack: { isBackInStock: true } })
    expect(await stockOf(shop.deps, tee)).toBe(10)
    await issueDuePapers(shop.deps)
  })

  test('of a paid parcel that came back leaves the order to staff, who are told', async () => {
    const { id } = await inProduction()
    await checkout.move(id, { paymentStatus: 'paid' })
    await book(id)
    expect(atService(id)[0]?.method).toBe('Prepaid')
    const order = await told(id, 42, 10)
    expect(order).toMatchObject({ status: 'shipped', payment: { status: 'paid' } })
    const alarms = await shop.deps.db.collection('alarms').where('of', '==', 'returned_parcels').get()
    expect(alarms.size).toBe(1)
  })

  test('of a number that a courier gives again is about the parcel that was booked last', async () => {
    // What is asked for without an order comes by its id.
    const [former = '', latest = ''] = [(await inProduction()).id, (await inProduction()).id].sort()
    for (const id of [former, latest]) await book(id)
    const bookingOf = (id: string) => shop.deps.db.doc(`courierBookings/${id}`)
    await bookingOf(former).update({ awb: atService(latest)[0]?.awb, askedAt: new Date(time - 700 * 86_400_000) })
    expect((await told(latest, 42)).status).toBe('shipped')
    expect((await orderOf(former)).status).toBe('in_production')
  })

  test('of another parcel than the one that carries the order changes nothing', async () => {
    const { id } = await inProduction()
    await book(id)
    await checkout.move(id, { status: 'shipped', shipment: { courier: 'India Post', awb: 'EK123456789IN' } })
    expect((await told(id, 7)).status).toBe('shipped')
    const foreign = { ...eventOf({ ...standIn.parcels.all[0], awb: 'UNKNOWN123' } as never, 7) }
    const headers = { 'x-api-key': account.webhookKey }
    expect((await shop.call('POST', '/api/parcels/webhook', { body: foreign, headers })).status).toBe(200)
    expect(await seeToCouriers(shop.deps)).toEqual({ done: 1 })
  })

  test.each<[string, unknown]>([
    ['a status that nobody knows', { awb: '19041424751540', shipment_status_id: 999 }],
    ['a scan that changes nothing', { awb: '19041424751540', shipment_status_id: 19 }],
    ['something else altogether', { hello: 'there' }],
    ['a parcel that a customer sends back', { awb: '19041424751540', shipment_status_id: 7, is_return: 1 }],
  ])('about %s is answered and not kept', async (_, body) => {
    const before = (await shop.deps.db.collection('courierMessages').get()).size
    const headers = { 'x-api-key': account.webhookKey }
    expect((await shop.call('POST', '/api/parcels/webhook', { body, headers })).status).toBe(200)
    expect((await shop.deps.db.collection('courierMessages').get()).size).toBe(before)
  })

  test('without the agreed key is refused', async () => {
    const { id } = await inProduction()
    await book(id)
    for (const key of ['', 'another-key']) expect((await scan(id, 7, { key })).status).toBe(401)
    expect((await told(id)).status).toBe('in_production')
  })

  test('leaves books that add up', async () => {
    const { findingCount } = await checkBooks(shop.deps, { forMs: 60_000, anew: true })
    expect(findingCount).toBe(0)
  })
})
