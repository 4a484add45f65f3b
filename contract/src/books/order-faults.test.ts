import { expect, test } from 'vitest'
import type { StoredOrder } from '../orders/stored-order.ts'
import { orderFaults } from './order-faults.ts'

const at = new Date('2026-11-20T10:00:00Z')
const line = { _id: '1', productId: 'tee', name: 'Tee', quantity: 2, image: '', productType: 'Round Neck' }
const captured = { amountPaise: 109_000, status: 'captured' } as const

/** Two shirts for ₹1,000, ₹100 off, ₹99 shipping and paid online. */
const sound: StoredOrder = {
  kind: 'shop',
  userId: null,
  contact: { name: 'Asha', phone: '', email: '' },
  lines: [{ kind: 'catalogue', ...line, unitPricePaise: 54_550, discountPaise: 10_000 }],
  designs: [],
  itemsPaise: 109_100,
  shippingPaise: 9900,
  discountPaise: 10_000,
  totalPaise: 109_000,
  pieces: 2,
  payment: {
    method: 'upi',
    status: 'paid',
    duePaise: 109_000,
    paidPaise: 109_000,
    dueAt: null,
    gateway: { orderId: 'order_1', paymentIds: ['pay_1'] },
  },
  fulfilment: { kind: 'collect' },
  status: 'placed',
  timeline: [
    { kind: 'status', to: 'placed', by: 'customer', at },
    { kind: 'payment', to: 'paid', by: 'system', at },
  ],
  searchKeys: [],
  createdAt: at,
  updatedAt: at,
}
const { payment } = sound

test('an order whose lines, amounts, money and history agree has no fault', () => {
  expect(orderFaults(sound, [captured])).toEqual([])
  expect(orderFaults(sound, [{ ...captured, status: 'refund_due' }])).toEqual([])
})

test.each<[string, Partial<StoredOrder>, string]>([
  ['items', { itemsPaise: 109_000 }, 'Its lines come to ₹1,091, but its items are said to cost ₹1,090.'],
  ['shipping', { shippingPaise: 0 }, 'Items, shipping and discount come to ₹991, but its total is said to be ₹1,090.'],
  ['discount', { discountPaise: 0 }, 'Its lines share a discount of ₹100, but the order has ₹0.'],
  ['pieces', { pieces: 3 }, 'Its lines are 2 pieces, but it is said to have 3.'],
  ['amount due', { payment: { ...payment, duePaise: 100 } }, 'The customer is asked for ₹1, but its total is ₹1,090.'],
  ['money', { payment: { ...payment, paidPaise: 100 } }, 'It is marked as paid, but ₹1 of ₹1,090 was received.'],
  [
    'unpaid status',
    { payment: { ...payment, status: 'failed' } },
    "₹1,090 was received for it, but its payment is 'failed'.",
  ],
  [
    'refund',
    { payment: { ...payment, status: 'refunded' } },
    "₹1,090 was received for it, but its payment is 'refunded'.",
  ],
  ['status', { status: 'shipped' }, "It is 'shipped', but its history ends with 'placed'."],
  [
    'payment status',
    { timeline: sound.timeline.slice(0, 1) },
    "Its payment is 'paid', but its history ends with 'pending'.",
  ],
  [
    'hold',
    { status: 'cancelled', heldUntil: at },
    "Its pieces are still held to be confirmed, though it is 'cancelled'.",
  ],
])('an order with a wrong %s is reported in a sentence', (_what, change, text) => {
  expect(orderFaults({ ...sound, ...change }, [captured])).toContain(text)
})

test("an order's paid amount equals exactly its online payments that were not refunded", () => {
  expect(orderFaults(sound, [undefined])).toEqual(['One of the payments that it was paid with is missing.'])
  const less = 'Its online payments come to ₹0, but it counts ₹1,090.'
  expect(orderFaults(sound, [{ ...captured, status: 'refunded' }])).toEqual([less])
  const twice = 'Its online payments come to ₹2,180, but it counts ₹1,090.'
  expect(orderFaults(sound, [captured, captured])).toEqual([twice])
})

test('an order paid in parts has as paid amount its online and manual payments together', () => {
  const half = { amountPaise: 50_000, status: 'captured' } as const
  const timeline = [...sound.timeline.slice(0, 1), { kind: 'payment', to: 'partly_paid', by: 'staff', at } as const]
  const parts = (paidPaise: number, handPaise?: number): StoredOrder => ({
    ...sound,
    timeline,
    payment: { ...payment, status: 'partly_paid', paidPaise, handPaise },
  })
  expect(orderFaults(parts(50_000), [half])).toEqual([])
  expect(orderFaults(parts(60_000, 10_000), [half])).toEqual([])
  expect(orderFaults(parts(60_000), [half])).toHaveLength(1)
  expect(orderFaults(parts(50_000, 10_000), [half])).toHaveLength(1)
  expect(orderFaults(parts(0), [])).toEqual(['It is marked as partly paid, but nothing was received.'])
})

test('an order with a partial credit note owes the rest of its total, and refunds no more than the note', () => {
  const credit = { number: 'CN/26-27/00001', issuedAt: at, totalPaise: 9000, backPaise: 9000 }
  const parts = [{ credit: credit.number, amountPaise: 9000, at }]
  const noted = (way: 'gateway' | 'bank', money: object = {}): StoredOrder => ({
    ...sound,
    credits: [{ ...credit, way }],
    payment: { ...payment, duePaise: 100_000, paidPaise: 100_000, ...money },
  })
  expect(orderFaults(noted('gateway'), [{ ...captured, parts }])).toEqual([])
  expect(orderFaults(noted('bank', { handBackPaise: 9000 }), [captured])).toEqual([])
  expect(orderFaults(noted('gateway', { duePaise: 109_000, paidPaise: 109_000 }), [{ ...captured, parts }])).toEqual([
    'The customer is asked for ₹1,090, but its total less its credit notes is ₹1,000.',
    'Its online payments come to ₹1,000, but it counts ₹1,090.',
  ])
  expect(orderFaults(noted('gateway'), [captured])).toEqual([
    'Its online payments come to ₹1,090, but it counts ₹1,000.',
    'Its credit notes refund ₹90 through the gateway, but its payments ₹0.',
  ])
  expect(orderFaults(noted('bank'), [captured])).toHaveLength(1)
})

test('an advance must be on a voucher within a day, if the order has vouchers', () => {
  const voucher = { kind: 'receipt_voucher', number: 'RV/26-27/00001', issuedAt: at } as const
  const faults = (totalPaise: number, hours: number) =>
    orderFaults(
      { ...sound, vouchers: [{ ...voucher, totalPaise }] },
      [captured],
      new Date(at.getTime() + hours * 3_600_000),
    )
  expect(faults(109_000, 48)).toEqual([])
  expect(faults(50_000, 23)).toEqual([])
  expect(faults(50_000, 25)).toEqual(['Its vouchers for advances come to ₹500, but ₹1,090 was received.'])
  const back = { ...voucher, kind: 'refund_voucher', totalPaise: 60_000, of: voucher.number } as const
  expect(orderFaults({ ...sound, vouchers: [{ ...voucher, totalPaise: 50_000 }, back] }, [captured])).toEqual([
    'Its refund vouchers refund more than its receipt vouchers say.',
  ])
})
