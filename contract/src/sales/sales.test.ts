import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentStatuses } from '../payments/payment.ts'
import { addSales, averageOrderPaise, noSales, salesOf } from './sales.ts'

type Order = Parameters<typeof salesOf>[0]

const order = (status: Order['status'], paymentStatus: Order['payment']['status'], paidPaise = 0): Order => ({
  status,
  pieces: 3,
  payment: { method: 'upi', status: paymentStatus, duePaise: 59_801, paidPaise, dueAt: null },
})

describe("an order's contribution to the sales of its day", () => {
  const unpaid = { orders: 1, revenuePaise: 59_801, pieces: 3, duePaise: 59_801, dueOrders: 1 }
  const paid = { ...unpaid, duePaise: 0, dueOrders: 0 }
  it.each([
    ['placed', 'pending', 0, unpaid],
    ['placed', 'failed', 0, unpaid],
    ['placed', 'pending', 10_001, { ...unpaid, duePaise: 49_800 }],
    ['placed', 'paid', 59_801, paid],
    ['delivered', 'pending', 0, unpaid],
    ['delivered', 'paid', 59_801, paid],
    ['delivered', 'refunded', 0, noSales],
    ['in_production', 'paid', 59_801, paid],
    ['shipped', 'paid', 59_801, paid],
    ['cancelled', 'pending', 0, noSales],
    ['cancelled', 'failed', 0, noSales],
    ['cancelled', 'paid', 59_801, noSales],
    ['cancelled', 'refunded', 0, noSales],
  ] as const)('%s, payment %s, %d paise in', (status, payment, paidPaise, expected) => {
    expect(salesOf(order(status, payment, paidPaise))).toEqual(expected)
  })

  it('counts exactly while it is neither cancelled nor refunded', () => {
    for (const status of orderStatuses) {
      for (const payment of paymentStatuses) {
        const isSale = status !== 'cancelled' && payment !== 'refunded'
        expect(salesOf(order(status, payment)).orders, `${status} ${payment}`).toBe(isSale ? 1 : 0)
      }
    }
  })
})

test('sales add up in any order, and an empty sum changes nothing', () => {
  const sales = fc.record({
    orders: fc.nat(),
    revenuePaise: fc.nat(),
    pieces: fc.nat(),
    duePaise: fc.nat(),
    dueOrders: fc.nat(),
  })
  fc.assert(
    fc.property(sales, sales, (one, other) => {
      expect(addSales(one, other)).toEqual(addSales(other, one))
      expect(addSales(one, noSales)).toEqual(one)
      expect(addSales(one, other).revenuePaise).toBe(one.revenuePaise + other.revenuePaise)
    }),
  )
})

test.each([
  [0, 0, 0],
  [1, 59_801, 59_801],
  [2, 5, 3],
  [3, 100, 33],
  [3, 200, 67],
])('%d orders with a total of %d paise average %d', (orders, revenuePaise, expected) => {
  expect(averageOrderPaise({ orders, revenuePaise })).toBe(expected)
})
