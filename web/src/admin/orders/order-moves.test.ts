import type { Order } from '@teeshala/contract/orders/order'
import { expect, test } from 'vitest'
import { movesOf } from './order-moves.ts'

const order = (changes: Partial<Order> = {}) =>
  ({
    status: 'placed',
    paymentStatus: 'pending',
    totalPrice: 1499,
    contact: { name: 'Asha', phone: '', email: 'asha@example.test' },
    orderItems: [{ qty: 2 }, { qty: 1 }],
    ...changes,
  }) as Order

const labels = (changes?: Partial<Order>) => movesOf(order(changes)).map(({ label }) => label)
const saidOf = (label: string, changes?: Partial<Order>) =>
  movesOf(order(changes)).find((move) => move.label === label)?.consequence

test('staff are offered the allowed moves and no others', () => {
  expect(labels()).toEqual(['Start production', 'Cancel order', 'Mark payment as completed', 'Mark payment as failed'])
  expect(labels({ status: 'shipped', paymentStatus: 'paid' })).toEqual([
    'Mark as delivered',
    'Mark payment as refunded',
  ])
  expect(labels({ status: 'delivered', paymentStatus: 'refunded' })).toEqual([])
})

test('before a cancellation staff read how many pieces go back and what was paid', () => {
  expect(saidOf('Cancel order')).toContain('Its 3 pieces go back to the stock.')
  expect(saidOf('Cancel order')).not.toContain('₹')
  expect(saidOf('Cancel order', { paymentStatus: 'paid' })).toContain('₹1,499.00 was not paid through the gateway')
  expect(saidOf('Cancel order', { paymentStatus: 'paid', paymentReference: 'pay_1' })).toContain(
    '₹1,499.00 goes back to the customer',
  )
  expect(saidOf('Mark payment as refunded', { paymentStatus: 'paid', paymentReference: 'pay_1' })).toContain(
    'goes back',
  )
  expect(saidOf('Start production')).not.toContain('stock')
})

test('a customer without an address is not said to be told by mail', () => {
  expect(saidOf('Cancel order')).toContain('told by mail')
  expect(saidOf('Cancel order', { contact: { name: '', phone: '', email: '' } })).not.toContain('mail')
  expect(saidOf('Start production')).not.toContain('mail')
})
