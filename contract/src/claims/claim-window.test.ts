import { describe, expect, test } from 'vitest'
import type { StoredTimelineEntry } from '../orders/stored-order.ts'
import { claimableReasons, claimableUntil, claimRefusal } from './claim-window.ts'

const deliveredAt = new Date('2026-11-10T20:00:00Z') // The 11th in India.
const timeline: StoredTimelineEntry[] = [{ kind: 'status', to: 'delivered', at: deliveredAt, by: 'staff' }]
const delivered = { status: 'delivered', timeline, updatedAt: new Date('2026-12-01') } as const
const on = (at: string, claimDays = 14) => ({ at: new Date(at), claimDays })

describe('a delivered order', () => {
  test('can be claimed for any reason until the end of the last day in India, whatever happened to it since', () => {
    expect(claimableUntil(delivered, 14)).toBe('2026-11-25')
    expect(claimableReasons(delivered, on('2026-11-25T18:29:00Z'))).toHaveLength(6)
    expect(claimRefusal(delivered, 'wrong_print', on('2026-11-25T18:29:00Z'))).toBeUndefined()
  })

  test('is told the way that works afterwards', () => {
    expect(claimableReasons(delivered, on('2026-11-25T18:31:00Z'))).toEqual([])
    expect(claimRefusal(delivered, 'damaged', on('2026-11-25T18:31:00Z'))).toBe(
      'Problems can be reported here for 14 days after delivery. Please write to us instead, we will still help.',
    )
  })
})

describe('an order that has not come', () => {
  const shipped = { status: 'shipped', timeline: [], updatedAt: deliveredAt } as const
  const promise = { readyOn: '2026-11-10', by: '2026-11-14' }

  test('can be reported as late once the promised day has passed, and as nothing else', () => {
    const order = { ...shipped, promise }
    expect(claimableReasons(order, on('2026-11-14T12:00:00Z'))).toEqual([])
    expect(claimRefusal(order, 'late', on('2026-11-14T12:00:00Z'))).toMatch(/has not passed yet/)
    expect(claimableReasons(order, on('2026-11-15T12:00:00Z'))).toEqual(['late'])
    expect(claimRefusal(order, 'wrong_print', on('2026-11-15T12:00:00Z'))).toMatch(/once your order has been delivered/)
  })

  test('is not late where no day was promised, nor where it was cancelled', () => {
    expect(claimableReasons(shipped, on('2026-12-15T12:00:00Z'))).toEqual([])
    const cancelled = { ...shipped, status: 'cancelled', promise } as const
    expect(claimRefusal(cancelled, 'late', on('2026-12-15T12:00:00Z'))).toMatch(/was cancelled/)
  })
})
