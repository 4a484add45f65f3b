import { describe, expect, test } from 'vitest'
import { seeToCouriers } from '../../src/couriers/see-to-couriers.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { cancelUnpaidOrders } from '../../src/moving/cancel-unpaid-orders.ts'
import type { CourierService } from '../../src/ports/courier-service.ts'
import { moveOrder } from '../fixtures/kinds-of-order.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'
import {
  atService,
  book,
  couriersOf,
  inProduction,
  now,
  orderOf,
  pass,
  read,
  shop,
  shopWith,
  staff,
  told,
  useCourierFixture,
} from '../fixtures/use-courier-fixture.ts'

useCourierFixture()

const minuteMs = 60_000
const lost = () => new AppError('UNAVAILABLE', 'The courier service does not answer at the moment.')

const cancel = (id: string, at: Shop = shop) => moveOrder(at, staff(), id, { status: 'cancelled' })
const bookingOf = async (id: string) => (await shop.deps.db.doc(`courierBookings/${id}`).get()).data()
const statesOf = (id: string) => atService(id).map(({ status }) => status)
const actionsOf = async (id: string) =>
  (await shop.call('GET', `/api/orders/${id}/log`, { token: staff() })).body.map(
    ({ action }: { action: string }) => action,
  )
const alarmsOf = async (id: string) =>
  (await shop.call('GET', '/api/admin/notifications', { token: staff() })).body.notifications.filter(
    ({ kind, orderId }: { kind: string; orderId?: string }) => kind === 'alarm' && orderId === id,
  )

/** Opens the shop with another courier service, which may fail after it has done what was asked. */
const withService = (changed: (real: CourierService) => Partial<CourierService>) =>
  shopWith(({ couriers }) => ({ couriers: couriers && { ...couriers, ...changed(couriers) } }))

/** Returns an order in production with a courier. */
async function booked() {
  const { id, buyer } = await inProduction()
  await book(id)
  return { id, buyer }
}

describe('cancelling an order', () => {
  test('cancels its courier with it, once, and staff see that', async () => {
    const { id } = await booked()
    expect((await cancel(id)).status).toBe(200)
    expect(statesOf(id)).toEqual(['CANCELED'])
    expect((await read(id)).body.booking).toMatchObject({ state: 'cancelled' })
    expect((await read(id)).body.booking).not.toHaveProperty('ending')
    await cancel(id)
    pass(10 * minuteMs)
    expect(await seeToCouriers(shop.deps)).toEqual({})
    expect((await actionsOf(id)).filter((action: string) => action === 'order.courier_cancelled')).toHaveLength(1)
  })

  test.each([
    [
      'its customer',
      async (id: string, token: string) => {
        expect((await shop.call('POST', `/api/orders/${id}/cancel`, { token })).status).toBe(200)
      },
    ],
    [
      'the clock',
      async (id: string) => {
        await shop.deps.db.doc(`orders/${id}`).update({ heldUntil: new Date(now().getTime() - minuteMs) })
        await cancelUnpaidOrders(shop.deps)
      },
    ],
  ])('that %s has cancelled takes its courier back, too', async (_, cancels) => {
    const { id, buyer } = await booked()
    await shop.deps.db.doc(`orders/${id}`).update({ status: 'placed' })
    await cancels(id, buyer.token)
    await seeToCouriers(shop.deps)
    expect((await orderOf(id)).status).toBe('cancelled')
    expect([statesOf(id), (await bookingOf(id))?.state]).toEqual([['CANCELED'], 'cancelled'])
  })

  test('whose courier service answers late or never stands, and the courier is cancelled by a later try', async () => {
    const { id } = await booked()
    const silent = await shopWith((deps) => ({ couriers: couriersOf(deps, 'http://127.0.0.1:9') }))
    expect((await cancel(id, silent)).status).toBe(200)
    expect((await read(id)).body.booking).toMatchObject({ state: 'booked', ending: 'waiting' })
    expect(await seeToCouriers(shop.deps)).toEqual({})
    pass(2 * minuteMs)
    expect(await seeToCouriers(silent.deps)).toEqual({ 'not taken back yet': 1 })
    await silent.close()
    pass(5 * minuteMs)
    expect(await Promise.all([seeToCouriers(shop.deps), seeToCouriers(shop.deps)])).toContainEqual({ 'taken back': 1 })
    expect([statesOf(id), (await bookingOf(id))?.state]).toEqual([['CANCELED'], 'cancelled'])
    expect((await actionsOf(id)).filter((action: string) => action === 'order.courier_cancelled')).toHaveLength(1)
    expect(await alarmsOf(id)).toEqual([])
  })

  test('whose courier was cancelled with a lost answer is found cancelled, at once or by the next try', async () => {
    const losing = await withService(({ cancel: cancels }) => ({
      cancel: async (parcel) => {
        await cancels(parcel)
        throw lost()
      },
    }))
    const { id } = await booked()
    await cancel(id, losing)
    expect((await bookingOf(id))?.state).toBe('cancelled')
    await losing.close()

    const deaf = await withService(({ cancel: cancels }) => ({
      cancel: async (parcel) => {
        await cancels(parcel)
        throw lost()
      },
      find: async () => ({ kind: 'unknown', reason: 'The courier service did not answer.' }),
    }))
    const other = await booked()
    await cancel(other.id, deaf)
    await deaf.close()
    expect((await bookingOf(other.id))?.state).toBe('booked')
    const refusing = await withService(() => ({
      cancel: async () => {
        throw new AppError('CONFLICT', 'The courier service says: it was cancelled already.')
      },
    }))
    pass(2 * minuteMs)
    expect(await seeToCouriers(refusing.deps)).toEqual({ 'taken back': 1 })
    await refusing.close()
    expect((await bookingOf(other.id))?.state).toBe('cancelled')
  })

  test('whose courier the service keeps tells staff once and says why; they can cancel it by hand', async () => {
    const { id } = await booked()
    const refusing = await withService(() => ({
      cancel: async () => {
        throw new AppError('CONFLICT', 'The courier service says: the parcel was picked up.')
      },
    }))
    expect((await cancel(id, refusing)).status).toBe(200)
    pass(600 * minuteMs)
    expect(await seeToCouriers(refusing.deps)).toEqual({})
    await refusing.close()
    expect((await read(id)).body.booking).toMatchObject({
      state: 'booked',
      ending: 'failed',
      reason: 'The courier service says: the parcel was picked up.',
    })
    expect(await alarmsOf(id)).toMatchObject([{ of: 'courier_bookings', count: 1 }])
    const byHand = await shop.call('POST', `/api/admin/order/${id}/courier/cancel`, { token: staff() })
    expect(byHand.body.booking).toMatchObject({ state: 'cancelled' })
    expect(byHand.body.booking).not.toHaveProperty('ending')
    expect(byHand.body.booking).not.toHaveProperty('reason')
  })

  test('whose courier service never answers tells staff after the last try', async () => {
    const { id } = await booked()
    const silent = await withService(() => ({
      cancel: async () => {
        throw lost()
      },
    }))
    await cancel(id, silent)
    const outcomes: object[] = []
    for (const minutes of [2, 5, 15, 60, 240]) {
      pass(minutes * minuteMs)
      outcomes.push(await seeToCouriers(silent.deps))
    }
    await silent.close()
    const waiting = { 'not taken back yet': 1 }
    expect(outcomes).toEqual([waiting, waiting, waiting, waiting, { 'not taken back': 1 }])
    expect(await alarmsOf(id)).toHaveLength(1)
    expect((await bookingOf(id))?.ending).toMatchObject({ state: 'failed' })
  })

  test('while its courier is being booked takes the parcel back as soon as the service has answered', async () => {
    const { id } = await inProduction()
    const slow = await withService(({ book: books }) => ({
      book: async (parcel) => {
        const outcome = await books(parcel)
        expect((await cancel(id)).status).toBe(200)
        return outcome
      },
    }))
    const { booking } = (await book(id, slow)).body
    await slow.close()
    expect([booking.state, booking.ending]).toEqual(['cancelled', undefined])
    expect([statesOf(id), (await bookingOf(id))?.state]).toEqual([['CANCELED'], 'cancelled'])
    pass(minuteMs)
    expect(await seeToCouriers(shop.deps)).toEqual({})
  })

  test('while its courier is being booked by a process that dies takes the parcel back once it is found', async () => {
    const { id } = await inProduction()
    const dying = await withService(({ book: books }) => ({
      book: async (parcel) => {
        await books(parcel)
        expect((await cancel(id)).status).toBe(200)
        throw new Error('the process died')
      },
    }))
    expect((await book(id, dying)).status).toBe(500)
    await dying.close()
    expect(await bookingOf(id)).toMatchObject({ state: 'asked', ending: { state: 'waiting' } })
    pass(minuteMs)
    expect(await seeToCouriers(shop.deps)).toEqual({ 'asked about': 1, 'taken back': 1 })
    expect([statesOf(id), (await bookingOf(id))?.state]).toEqual([['CANCELED'], 'cancelled'])
  })

  test.each([1, 2, 3, 4])('and booking its courier at once leaves no parcel waiting: try %d', async () => {
    const { id } = await inProduction()
    const [, moved] = await Promise.all([book(id), cancel(id)])
    expect(moved.status).toBe(200)
    pass(2 * minuteMs)
    await seeToCouriers(shop.deps)
    expect(statesOf(id).filter((state) => state !== 'CANCELED')).toEqual([])
    expect((await book(id)).status).toBe(409)
  })

  test('whose booking had no answer asks for the parcel first, and gives up if there is none', async () => {
    const { id } = await inProduction('110998')
    expect((await book(id)).body.booking.state).toBe('unsure')
    await cancel(id)
    expect([statesOf(id), (await bookingOf(id))?.state]).toEqual([['CANCELED'], 'cancelled'])

    const none = await inProduction()
    const lostBefore = await withService(() => ({
      book: async () => ({ kind: 'unknown', reason: 'The courier service did not answer.' }),
    }))
    await book(none.id, lostBefore)
    await lostBefore.close()
    await cancel(none.id)
    expect(await bookingOf(none.id)).toMatchObject({ state: 'failed', ending: { state: 'done' } })
  })

  test('by a process that dies before it asks the service is completed by the schedule', async () => {
    const { id } = await booked()
    const dying = await shopWith(({ db }) => {
      let hasCancelled = false
      return {
        db: Object.assign(Object.create(db), {
          runTransaction: async (...args: Parameters<typeof db.runTransaction>) => {
            if (hasCancelled) throw new Error('the process died')
            const result = await db.runTransaction(...args)
            hasCancelled = (await orderOf(id)).status === 'cancelled'
            return result
          },
        }),
      }
    })
    await cancel(id, dying)
    await dying.close()
    expect((await bookingOf(id))?.state).toBe('booked')
    expect(await seeToCouriers(shop.deps)).toEqual({ 'taken back': 1 })
    expect(statesOf(id)).toEqual(['CANCELED'])
  })

  test('that came back from the door leaves its booking alone: the courier has carried it', async () => {
    const { id } = await booked()
    expect(await told(id, 42, 10)).toMatchObject({ status: 'cancelled', cameBack: expect.any(Object) })
    expect(await bookingOf(id)).toMatchObject({ state: 'booked' })
    expect(await bookingOf(id)).not.toHaveProperty('ending')
    const cancelled = await shop.call('POST', `/api/admin/order/${id}/courier/cancel`, { token: staff() })
    expect(cancelled.status).toBe(409)
    expect(statesOf(id)).not.toContain('CANCELED')
  })
})
