import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pincodeMessage } from '../accounts/address.ts'
import {
  adminPaymentLabels,
  adminPaymentWords,
  awaitsPayment,
  canMovePayment,
  nextPaymentStatuses,
  type PaymentMethod,
  paymentMethodLabels,
  paymentMethods,
  paymentStatuses,
  paymentStatusLabels,
  paymentStatusWords,
  paymentWords,
} from '../payments/payment.ts'
import { missingForFreeShipping, orderAmounts, shippingFor, shippingRuleOf } from './amounts/order-amounts.ts'
import { ShippingAddress, shippingRequired } from './buyer/shipping-address.ts'
import { MoveOrderRequest, MoveWorkshopOrderRequest } from './order.ts'
import { type OrderKind, orderKinds } from './order-kind.ts'
import {
  canMoveOrder,
  deliveryLabel,
  type FulfilmentKind,
  type OrderStatus,
  orderStatuses,
  returnsStock,
} from './order-status.ts'
import { statusOf, statusOfWord, statusWords, workshopStatuses, workshopWordOf } from './status-words.ts'

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

  it('becomes free at exactly the amount shown as missing, and not a paisa earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_900 }), (items) => {
        const missing = missingForFreeShipping(items, rule)
        expect(shippingFor(items + missing, rule)).toBe(0)
        expect(shippingFor(items + missing - 1, rule)).toBe(9900)
      }),
    )
  })

  it('that is already free needs no further spend', () => {
    expect([99_901, 99_902, 500_000].map((items) => missingForFreeShipping(items, rule))).toEqual([0, 0, 0])
  })
})

describe('the amounts of an order', () => {
  it('are exact to the paisa for 10,000 random carts', () => {
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

describe('an order', () => {
  const can = (fulfilment: FulfilmentKind) => (from: OrderStatus, to: OrderStatus) => canMoveOrder(from, to, fulfilment)

  it('moves forward to delivery, and can be cancelled in the first two steps', () => {
    expect(moves(orderStatuses, can('ship'))).toEqual([
      'placed → in_production',
      'placed → cancelled',
      'in_production → shipped',
      'in_production → cancelled',
      'shipped → delivered',
    ])
  })

  it('that is collected can be handed over straight from production', () => {
    expect(moves(orderStatuses, can('collect'))).toEqual([
      'placed → in_production',
      'placed → cancelled',
      'in_production → shipped',
      'in_production → delivered',
      'in_production → cancelled',
      'shipped → delivered',
    ])
  })

  it.each(['ship', 'collect'] as const)('can reach every status if fulfilled by %s', (fulfilment) => {
    expect(reachable('placed', orderStatuses, can(fulfilment)).size).toBe(orderStatuses.length)
  })

  it('takes money once and refunds it once', () => {
    expect(moves(paymentStatuses, canMovePayment)).toEqual([
      'pending → partly_paid',
      'pending → paid',
      'pending → failed',
      'partly_paid → paid',
      'partly_paid → refunded',
      'paid → partly_paid',
      'paid → refunded',
      'failed → pending',
      'failed → partly_paid',
      'failed → paid',
    ])
    expect(reachable('pending', paymentStatuses, canMovePayment).size).toBe(paymentStatuses.length)
  })

  it('that cost nothing has nothing to refund', () => {
    expect(nextPaymentStatuses('paid', 1)).toEqual(['refunded'])
    expect(nextPaymentStatuses('paid', 0)).toEqual([])
    expect(paymentStatusWords('paid', 'cancelled', 0)).toBe('Nothing to pay')
    expect(adminPaymentWords('paid', 'placed', 0)).toBe('Nothing to pay')
  })

  it.each([
    [{ paymentMethod: 'upi', totalPrice: 0 }, undefined],
    [{ paymentMethod: 'upi' }, 'UPI'],
    [{ paymentMethod: 'cash_on_delivery' }, 'Cash on Delivery'],
    [{ paymentMethod: 'cash_on_delivery', shippingAddress: null }, 'Cash at the shop'],
    [{ paymentMethod: 'cash_on_delivery', origin: 'counter' }, 'Cash'],
  ] as const)('shows how it was paid: %j', (order, words) => {
    expect(paymentWords({ shippingAddress: {}, totalPrice: 499, ...order })).toBe(words)
  })

  it('is moved only by a request that asks for a move', () => {
    for (const move of [{ isDelivered: true }, { status: 'shipped' }, { paymentStatus: 'paid' }])
      expect(MoveOrderRequest.safeParse(move).success).toBe(true)
    for (const move of [
      { isDelivered: false },
      { status: 'lost' },
      { paymentStatus: 'owed' },
      { paymentStatus: 'partly_paid' },
    ])
      expect(MoveOrderRequest.safeParse(move).success).toBe(false)
    for (const move of [{}, { note: 'Soon' }])
      for (const request of [MoveOrderRequest, MoveWorkshopOrderRequest])
        expect(request.safeParse(move).error?.issues[0]?.message).toContain('Say what to change')
  })
})

describe('payment is awaited', () => {
  const waits = (method: PaymentMethod, orderStatus: OrderStatus) =>
    paymentStatuses.filter((status) => awaitsPayment({ method, status }, orderStatus))

  it.each(paymentMethods.filter((method) => method !== 'cash_on_delivery'))(
    'for every order by %s that is not fully paid, at any step, unless it was cancelled',
    (method) => {
      const waiting = orderStatuses.map((status) => waits(method, status))
      const open = ['pending', 'partly_paid', 'failed']
      expect(waiting).toEqual(orderStatuses.map((status) => (status === 'cancelled' ? [] : open)))
    },
  )

  it('for no order that is paid at the door', () => {
    expect(orderStatuses.flatMap((status) => waits('cash_on_delivery', status))).toEqual([])
  })
})

describe('pieces go back into stock', () => {
  it('when an order is cancelled, and at no other step', () => {
    expect(orderStatuses.filter(returnsStock)).toEqual(['cancelled'])
  })
})

describe('an order is described', () => {
  it('to a customer by its progress and payment', () => {
    const ways = ['UPI', 'Credit Card', 'Debit Card', 'PayPal', 'Cash on Delivery']
    const labels = (kind: OrderKind, fulfilment: FulfilmentKind) =>
      orderStatuses.map((status) => statusWords(kind, status, fulfilment).label)
    for (const kind of ['shop', 'single'] as const) {
      expect(labels(kind, 'ship')).toEqual(['Order placed', 'In production', 'Shipped', 'Delivered', 'Cancelled'])
      expect(labels(kind, 'collect')).toEqual([
        'Order placed',
        'In production',
        'Ready to collect',
        'Collected',
        'Cancelled',
      ])
    }
    for (const kind of ['bulk', 'print'] as const) {
      expect(labels(kind, 'ship')).toEqual(['Pending', 'In Production', 'Shipped', 'Completed', 'Cancelled'])
      expect(labels(kind, 'collect')).toEqual([
        'Pending',
        'In Production',
        'Ready to collect',
        'Completed',
        'Cancelled',
      ])
    }
    expect(paymentMethods.map((method) => paymentMethodLabels[method])).toEqual(ways)
    expect(paymentStatuses.map((status) => paymentStatusLabels[status])).toEqual([
      'Pending',
      'Partly paid',
      'Paid',
      'Failed',
      'Refunded',
    ])
    expect([true, false].map(deliveryLabel)).toEqual(['Delivered', 'Processing'])
  })

  it('in the calls of bulk and print orders by one word per status, both ways', () => {
    expect(orderStatuses.map(workshopWordOf)).toEqual([...workshopStatuses])
    expect(workshopStatuses.map(statusOfWord)).toEqual([...orderStatuses])
    expect(workshopStatuses.map((status) => statusOf({ status }))).toEqual([...orderStatuses])
    expect(orderStatuses.map((status) => statusOf({ status }))).toEqual([...orderStatuses])
  })

  it('on the button that moves it by the action, and cancelling reads the same for every kind', () => {
    const moveTo = (kind: OrderKind, fulfilment: FulfilmentKind) => statusWords(kind, 'delivered', fulfilment).move
    expect([moveTo('shop', 'ship'), moveTo('shop', 'collect'), moveTo('bulk', 'collect')]).toEqual([
      'Mark as delivered',
      'Mark as collected',
      'Mark as completed',
    ])
    for (const kind of orderKinds) expect(statusWords(kind, 'cancelled', 'ship').move).toBe('Cancel order')
  })

  it('to staff as completed once it is paid', () => {
    const labels = paymentStatuses.map((status) => adminPaymentLabels[status])
    expect(labels).toEqual(['Pending', 'Partly paid', 'Completed', 'Failed', 'Refunded'])
  })
})

describe('a shipping address', () => {
  const full = { address: '1 MG Road', city: 'Bengaluru', postalCode: '560001', country: 'India' }

  const problemsOf = (address: object) =>
    Object.fromEntries(
      ShippingAddress.safeParse(address).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
    )

  it('needs all four required parts', () => {
    expect(ShippingAddress.safeParse(full).success).toBe(true)
    for (const part of Object.keys(full))
      expect(problemsOf({ ...full, [part]: ' ' })).toEqual({ [part]: shippingRequired })
  })

  it('in India needs an Indian pincode', () => {
    for (const postalCode of ['56001', '5600011', '060001', 'abcdef'])
      expect(problemsOf({ ...full, postalCode })).toEqual({ postalCode: pincodeMessage })
    expect(ShippingAddress.safeParse({ ...full, postalCode: '10115', country: 'Germany' }).success).toBe(true)
  })

  it('accepts a pincode as India Post writes it, and leaves postal codes of other countries unchanged', () => {
    const kept = (postalCode: string, country = 'India') => ShippingAddress.parse({ ...full, postalCode, country })
    expect(kept(' 560 025 ').postalCode).toBe('560025')
    expect(kept('560-025').postalCode).toBe('560025')
    expect(kept('SW1A 1AA', 'United Kingdom').postalCode).toBe('SW1A 1AA')
    expect(problemsOf({ ...full, postalCode: '56 0025' })).toEqual({ postalCode: pincodeMessage })
  })
})
