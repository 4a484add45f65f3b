import { describe, expect, test } from 'vitest'
import { eventOf } from '../../../emulators/shiprocket/scans.ts'
import { checkBooks } from '../../src/books/check-books.ts'
import { seeToCouriers } from '../../src/couriers/see-to-couriers.ts'
import { issueDueTaxDocuments } from '../../src/invoices/issue-due-tax-documents.ts'
import { stockOf } from '../fixtures/product-fixture.ts'
import {
  account,
  atService,
  book,
  checkout,
  inProduction,
  now,
  orderOf,
  pass,
  scan,
  shop,
  shopWith,
  standIn,
  told,
  useCourierFixture,
} from '../fixtures/use-courier-fixture.ts'

useCourierFixture()

describe('a courier event', () => {
  test('moves an order from the workshop to the door, whether in order, out of order or ten times over', async () => {
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

  test('that comes alone fills in the missed steps, and is processed once however often it is sent', async () => {
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

  test('whose processing stops between two steps is continued where it stopped', async () => {
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
    pass(3 * 60_000)
    await seeToCouriers(shop.deps)
    expect((await orderOf(id)).status).toBe('delivered')
    await dying.close()
  })

  test('about a returned unpaid parcel cancels the order, puts its pieces back and issues its credit note', async () => {
    const { id, tee } = await inProduction()
    await book(id)
    await told(id, 42, 17)
    expect(await stockOf(shop.deps, tee)).toBe(9)
    const returning = await told(id, 9)
    expect(returning.timeline.at(-1)).toMatchObject({ kind: 'parcel', to: 'coming_back' })
    await told(id, 10, 10)
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', cameBack: { isBackInStock: true } })
    expect(await stockOf(shop.deps, tee)).toBe(10)
    await issueDueTaxDocuments(shop.deps)
  })

  test('about a returned unpaid parcel does not put printed shirts back into stock', async () => {
    const { id, tee } = await inProduction()
    const { lines } = await orderOf(id)
    const document = shop.deps.db.doc(`orders/${id}`)
    await document.update({ lines: [{ ...lines[0], design: { path: 'products/designs/someone/1-a.png', name: 'a' } }] })
    await book(id)
    await told(id, 42, 9, 10)
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', cameBack: { isBackInStock: false } })
    expect(await stockOf(shop.deps, tee)).toBe(9)
    await issueDueTaxDocuments(shop.deps)
  })

  test('about a returned paid parcel leaves the order to staff, who are notified', async () => {
    const { id } = await inProduction()
    await checkout.move(id, { paymentStatus: 'paid' })
    await book(id)
    expect(atService(id)[0]?.method).toBe('Prepaid')
    const order = await told(id, 42, 10)
    expect(order).toMatchObject({ status: 'shipped', payment: { status: 'paid' } })
    const alarms = await shop.deps.db.collection('alarms').where('of', '==', 'returned_parcels').get()
    expect(alarms.size).toBe(1)
  })

  test('with a number that the courier has reused is about the latest parcel', async () => {
    // Bookings found by number alone come in the order of their ids.
    const [former = '', latest = ''] = [(await inProduction()).id, (await inProduction()).id].sort()
    for (const id of [former, latest]) await book(id)
    const bookingOf = (id: string) => shop.deps.db.doc(`courierBookings/${id}`)
    await bookingOf(former).update({
      awb: atService(latest)[0]?.awb,
      askedAt: new Date(now().getTime() - 700 * 86_400_000),
    })
    expect((await told(latest, 42)).status).toBe('shipped')
    expect((await orderOf(former)).status).toBe('in_production')
  })

  test('about another parcel than the one that carries the order changes nothing', async () => {
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
    ['an unknown status', { awb: '19041424751540', shipment_status_id: 999 }],
    ['a scan that changes nothing', { awb: '19041424751540', shipment_status_id: 19 }],
    ['something unrelated', { hello: 'there' }],
    ['a parcel that a customer sends back', { awb: '19041424751540', shipment_status_id: 7, is_return: 1 }],
  ])('about %s is answered and not stored', async (_, body) => {
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

  test('leaves the books balanced', async () => {
    const { findingCount } = await checkBooks(shop.deps, { forMs: 60_000, anew: true })
    expect(findingCount).toBe(0)
  })
})
