import { expect, test } from 'vitest'
import { couponFault, heldFault, stockFault, takenAt } from './stock.ts'

const on = (day: number) => new Date(Date.UTC(2026, 10, day))
const line = {
  kind: 'catalogue',
  _id: '1',
  productId: 'tee',
  name: 'Tee',
  quantity: 3,
  image: '',
  productType: '',
} as const
const order = {
  lines: [{ ...line, unitPricePaise: 100 }],
  createdAt: on(3),
  timeline: [
    { kind: 'status', to: 'placed', by: 'customer', at: on(3) },
    { kind: 'status', to: 'cancelled', by: 'staff', at: on(5) },
  ] as const,
}

test('an order holds its pieces from placement to cancellation, whenever it is read', () => {
  const pieces = (day: number) => takenAt({ ...order, timeline: [...order.timeline] }, on(day)).get('tee') ?? 0
  expect([2, 3, 4, 5, 6].map(pieces)).toEqual([0, 0, 3, 3, 0])
})

test('unsaleable pieces of a returned parcel stay taken; those put back into stock do not', () => {
  const pieces = (isBackInStock: boolean, day: number) => {
    const cameBack = { at: on(5), isBackInStock }
    return takenAt({ ...order, timeline: [...order.timeline], cameBack }, on(day)).get('tee') ?? 0
  }
  expect([2, 4, 6].map((day) => pieces(false, day))).toEqual([0, 3, 3])
  expect([2, 4, 6].map((day) => pieces(true, day))).toEqual([0, 3, 0])
})

test('made-to-order prints in a returned parcel stay taken, even if the rest went back into stock', () => {
  const printed = { ...line, _id: '2', unitPricePaise: 100, quantity: 2, design: { path: 'a.png', name: 'a.png' } }
  const cameBack = { at: on(5), isBackInStock: true, lines: [0] }
  const mixed = { ...order, lines: [...order.lines, printed], timeline: [...order.timeline], cameBack }
  expect([4, 6].map((day) => takenAt(mixed, on(day)).get('tee') ?? 0)).toEqual([5, 2])
})

test('every piece received is in stock or was sold', () => {
  expect(stockFault({ stock: 7, sold: 3, received: 10 })).toBeUndefined()
  expect(stockFault({ stock: 6, sold: 3, received: 10 })).toMatch(
    /^1 piece is missing: 10 received, 3 sold, 6 in stock/,
  )
  expect(stockFault({ stock: 9, sold: 3, received: 10 })).toMatch(/^2 pieces are too many/)
  expect([heldFault(2, 2), couponFault(2, 2)]).toEqual([undefined, undefined])
  expect(heldFault(2, 1)).toBe('2 pieces are held for orders to be confirmed, but such orders have 1.')
  expect(couponFault(1, 2)).toBe('It is counted as used 1 times, but 2 orders have it.')
})
