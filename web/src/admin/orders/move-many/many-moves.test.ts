import type { Order } from '@teeshala/contract/orders/order'
import { expect, test } from 'vitest'
import { manyMovesOf } from './many-moves.ts'

const order = (changes: Partial<Order> = {}): Order => ({
  _id: 'TS7K2M9QX4RD',
  kind: 'shop',
  userId: null,
  contact: { name: 'Asha', phone: '', email: 'asha@teeshala.test' },
  createdAt: '2026-11-21T10:00:00.000Z',
  timeline: [],
  shippingAddress: { address: '4, MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'pending',
  itemsPrice: 0,
  shippingPrice: 0,
  totalPrice: 499,
  status: 'placed',
  isDelivered: false,
  orderItems: [],
  ...changes,
})
const offered = (...orders: Order[]) => manyMovesOf(orders).map(({ label, allowed }) => [label, allowed])

test('for several orders, each move that any of them allows is offered, with how many do', () => {
  const paid = order({ status: 'in_production', paymentStatus: 'paid' })
  expect(offered(order(), order(), paid, order({ status: 'delivered', paymentStatus: 'refunded' }))).toEqual([
    ['Start production', 2],
    ['Mark as shipped', 1],
    ['Cancel order', 3],
    ['Mark payment as completed', 2],
    ['Mark payment as failed', 2],
    ['Mark payment as refunded', 1],
  ])
  const credits = [{ number: 'CN/26-27/00001', issuedAt: '2026-11-20T10:00:00.000Z', amount: 100 }]
  expect(offered(order({ status: 'delivered', paymentStatus: 'paid', credits }))).toEqual([])
  expect(offered()).toEqual([])
})

test('starting several orders shows how many have no design yet', () => {
  const [start] = manyMovesOf([order(), order({ missingDesigns: ['Left'] })])
  expect(start).toMatchObject({ label: 'Start production', consequence: expect.stringContaining('One has no design') })
})

test('delivered and collected orders are moved together, under both labels', () => {
  const made = { status: 'in_production', paymentStatus: 'refunded' } as const
  expect(offered(order(made), order({ ...made, shippingAddress: null }))[0]).toEqual([
    'Mark as shipped / Mark as ready to collect',
    2,
  ])
})

test('the dialog says how many customers get a mail and what a cancellation returns', () => {
  const [, , ship] = manyMovesOf([order(), order({ status: 'in_production' })])
  const shipped = manyMovesOf([order({ status: 'in_production' })])[0]
  expect(shipped?.consequence).toBe('Customers see it in the timelines of their orders. One is told by email.')
  expect(ship).toMatchObject({ label: 'Cancel order', isDestructive: true })
  expect(ship?.consequence).toMatch(/2 are told by email\. The pieces go back.*cannot be undone/)
})

test('cash is collected with the delivery of orders that still owe it, and its sum is shown', () => {
  const sent = { status: 'shipped', totalPrice: 499.5 } as const
  const delivery = manyMovesOf([
    order(sent),
    order(sent),
    order({ ...sent, paymentStatus: 'paid' }),
    order({ ...sent, invoiceDays: 30 }),
  ])[0]
  expect(delivery).toMatchObject({ label: 'Mark as delivered', allowed: 4, cash: { amount: 999, orders: 2 } })
  expect(manyMovesOf([order({ ...sent, paymentMethod: 'upi' })])[0]?.cash).toBeUndefined()
})
