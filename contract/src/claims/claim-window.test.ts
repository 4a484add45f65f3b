import { describe, expect, test } from 'vitest'
import type { StoredTimelineEntry } from '../orders/stored-order.ts'
import { claimableReasons, claimableUntil, claimRefusal } from './claim-window.ts'

const deliveredAt = new Date('2026-11-10T20:00:00Z') // The 11th in India.
const timeline: StoredTimelineEntry[] = [{ kind: 'status', to: 'delivered', at: deliveredAt, by: 'staff' }]
const payment = { method: 'upi', status: 'paid', duePaise: 59_800, paidPaise: 59_800, dueAt: null } as const
const sent = { payment, fulfilment: { kind: 'ship' } } as const
const delivered = { ...sent, status: 'delivered', timeline, updatedAt: new Date('2026-12-01') } as const
const on = (at: string, claimDays = 14) => ({ at: new Date(at), claimDays })

describe('a delivered order', () => {
  test('can be claimed for any reason until the end of the last day in IST, whatever happened to it since', () => {
    expect(claimableUntil(delivered, 14)).toBe('2026-11-25')
    expect(claimableReasons(delivered, on('2026-11-25T18:29:00Z'))).toHaveLength(6)
    expect(claimRefusal(delivered, 'wrong_print', on('2026-11-25T18:29:00Z'))).toBeUndefined()
  })

  test('names the alternative once that time is over', () => {
    expect(claimableReasons(delivered, on('2026-11-25T18:31:00Z'))).toEqual([])
    expect(claimRefusal(delivered, 'damaged', on('2026-11-25T18:31:00Z'))).toBe(
      'Problems can be reported here for 14 days after delivery. Please write to us instead: we will still help.',
    )
  })
})

describe('an order not yet delivered', () => {
  const shipped = { ...sent, status: 'shipped', timeline: [], updatedAt: deliveredAt } as const
  const promise = { readyOn: '2026-11-10', by: '2026-11-14' }

  test('can be reported as late once the promised day has passed, and for no other reason', () => {
    const order = { ...shipped, promise }
    expect(claimableReasons(order, on('2026-11-14T12:00:00Z'))).toEqual([])
    expect(claimRefusal(order, 'late', on('2026-11-14T12:00:00Z'))).toMatch(/is not late yet/)
    expect(claimableReasons(order, on('2026-11-15T12:00:00Z'))).toEqual(['late'])
    expect(claimRefusal(order, 'wrong_print', on('2026-11-15T12:00:00Z'))).toMatch(/once your order has been delivered/)
  })

  test.each([
    ['an unpaid order', {}, []],
    ['an order with its advance unpaid', { advancePaise: 20_000 }, []],
    ['an order with its advance paid', { advancePaise: 20_000, paidPaise: 20_000, status: 'partly_paid' }, ['late']],
    ['an order paid on invoice', { invoiceDays: 15 }, ['late']],
    ['a cash-on-delivery order', { method: 'cash_on_delivery' }, ['late']],
  ] as const)('%s is late only if the shop could have started it', (_, money, reasons) => {
    const unpaid = { ...payment, status: 'pending', paidPaise: 0, ...money } as const
    const order = { ...shipped, status: 'placed', promise, payment: unpaid } as const
    expect(claimableReasons(order, on('2026-11-15T12:00:00Z'))).toEqual(reasons)
    if (reasons.length > 0) return
    expect(claimRefusal(order, 'late', on('2026-11-15T12:00:00Z'))).toMatch(/once we have received your payment/)
  })

  test('is not late while its proof waits for the customer, but is while it waits for the shop', () => {
    const awaiting = (awaits: 'customer' | 'shop') =>
      ({ ...shipped, status: 'placed', promise, proof: { versions: [], awaits } }) as const
    expect(claimableReasons(awaiting('customer'), on('2026-11-15T12:00:00Z'))).toEqual([])
    expect(claimRefusal(awaiting('customer'), 'late', on('2026-11-15T12:00:00Z'))).toMatch(/approved the proof/)
    expect(claimableReasons(awaiting('shop'), on('2026-11-15T12:00:00Z'))).toEqual(['late'])
  })

  test('is not late if no day was promised or it was cancelled', () => {
    expect(claimableReasons(shipped, on('2026-12-15T12:00:00Z'))).toEqual([])
    const cancelled = { ...shipped, status: 'cancelled', promise } as const
    expect(claimRefusal(cancelled, 'late', on('2026-12-15T12:00:00Z'))).toMatch(/was cancelled/)
  })
})
