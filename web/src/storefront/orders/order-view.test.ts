import type { Order } from '@teeshala/contract/orders/order'
import { expect, test } from 'vitest'
import { ordersOf, viewOf } from './order-view.ts'

const order = (_id: string, createdAt: string, totalPrice: number, paymentStatus: string, ...names: string[]) =>
  ({ _id, createdAt, totalPrice, paymentStatus, orderItems: names.map((name) => ({ name })) }) as Order

const orders = [
  order('TSAAAAAAAAA1', '2026-01-01', 500, 'paid', 'Kolam Polo'),
  order('TSBBBBBBBBB2', '2026-03-01', 120, 'pending', 'Polyester Dryfit T-Shirt', 'Auto Tee'),
  order('TSCCCCCCCCC3', '2026-02-01', 999, 'failed', 'Chai Hoodie'),
]

const shown = (address: string) => ordersOf(orders, viewOf(new URLSearchParams(address))).map(({ _id }) => _id.at(-1))

test('orders stand newest first until the customer sorts otherwise', () => {
  expect(shown('')).toEqual(['2', '3', '1'])
})

test('orders sort by price and by payment status in both directions', () => {
  expect(shown('sort=price')).toEqual(['3', '1', '2'])
  expect(shown('sort=price&direction=asc')).toEqual(['2', '1', '3'])
  expect(shown('sort=status&direction=asc')).toEqual(['3', '1', '2'])
})

test('an order is found by its id or by any of its items, whatever the case', () => {
  expect(shown('q=auto tee')).toEqual(['2'])
  expect(shown('q=tsccc')).toEqual(['3'])
  expect(shown('q=POLO')).toEqual(['1'])
})

test('the payment filter leaves out the others', () => {
  expect(shown('payment=pending')).toEqual(['2'])
  expect(shown('payment=all')).toHaveLength(3)
})
