import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MoveOrderRequest } from './order.ts'
import { missingForFreeShipping, orderAmounts, shippingFor, shippingRuleOf } from './order-amounts.ts'
import { canMoveOrder, orderStatuses } from './order-status.ts'
import { canMovePayment, paymentStatuses } from './payment.ts'
import { ShippingAddress } from './shipping-address.ts'
import { canMoveWorkshop, workshopStatuses } from './workshop-status.ts'

const rule = shippingRuleOf({ freeShippingAbove: 999, shippingFee: 99 })

describe('shipping', () => {
  it.each([
    [0, 0],
    [1, 9900],
    [99_900, 9900],
    [99_901, 0],
    [500_000, 0],
  ])('for items of %d paise costs %d', (items, fee) => {
    expect(shippingFor(items, rule)).toBe(fee)
  })

  it('becomes free with exactly what is said to be missing, and not a paisa earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_900 }), (items) => {
        const missing = missingForFreeShipping(items, rule)
        expect(shippingFor(items + missing, rule)).toBe(0)
        expect(shippingFor(items + missing - 1, rule)).toBe(9900)
      }),
    )
  })
})

describe('amounts of an order', () => {
  it('are right to the paisa for 10,000 random carts', () => {
    const line = fc.record({
      unitPricePaise: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        let naive = 0n
        for (const each of lines) naive += BigInt(each.unitPricePaise) * BigInt(each.quantity)
        const amounts = orderAmounts(lines, rule)
        expect(BigInt(amounts.itemsPaise)).toBe(naive)
        expect(amounts.totalPaise).toBe(amounts.itemsPaise + amounts.shippingPaise)
      }),
      { numRuns: 10_000 },
    )
  })
})

const moves = <T extends string>(all: readonly T[], can: (from: T, to: T) => boolean) =>
  all.flatMap((from) => all.filter((to) => can(from, to)).map((to) => `${from} → ${to}`))

const reachable = <T extends string>(start: T, all: readonly T[], can: (from: T, to: T) => boolean) => {
  const seen = new Set<T>([start])
  for (const from of seen) for (const to of all) if (can(from, to)) seen.add(to)
  return seen
}

describe('an order moves', () => {
  it('forward to delivery, and out of the first two steps to cancelled', () => {
    expect(moves(orderStatuses, canMoveOrder)).toEqual([
      'placed → in_production',
      'placed → cancelled',
      'in_production → shipped',
      'in_production → cancelled',
      'shipped → delivered',
    ])
    expect(reachable('placed', orderStatuses, canMoveOrder).size).toBe(orderStatuses.length)
  })

  it('takes money once and gives it back once', () => {
    expect(moves(paymentStatuses, canMovePayment)).toEqual([
      'pending → paid',
      'pending → failed',
      'paid → refunded',
      'failed → pending',
      'failed → paid',
    ])
    expect(reachable('pending', paymentStatuses, canMovePayment).size).toBe(paymentStatuses.length)
  })

  it('through the workshop to completed or cancelled', () => {
    expect(moves(workshopStatuses, canMoveWorkshop)).toEqual([
      'Pending → In Production',
      'Pending → Cancelled',
      'In Production → Completed',
      'In Production → Cancelled',
    ])
    expect(reachable('Pending', workshopStatuses, canMoveWorkshop).size).toBe(workshopStatuses.length)
  })

  it('only when something is asked for', () => {
    expect(MoveOrderRequest.safeParse({}).success).toBe(false)
    expect(MoveOrderRequest.safeParse({ isDelivered: false }).success).toBe(false)
    expect(MoveOrderRequest.safeParse({ isDelivered: true }).success).toBe(true)
  })
})

describe('a shipping address', () => {
  const full = { address: '1 MG Road', city: 'Bengaluru', postalCode: '560001', country: 'India' }

  it('has all four required parts', () => {
    expect(ShippingAddress.safeParse(full).success).toBe(true)
    for (const part of Object.keys(full))
      expect(ShippingAddress.safeParse({ ...full, [part]: ' ' }).success, part).toBe(false)
  })

  it('has an Indian pincode in India', () => {
    expect(ShippingAddress.safeParse({ ...full, postalCode: '56001' }).success).toBe(false)
    expect(ShippingAddress.safeParse({ ...full, postalCode: '10115', country: 'Germany' }).success).toBe(true)
  })
})
