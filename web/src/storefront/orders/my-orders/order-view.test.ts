import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import { expect, test } from 'vitest'
import { isFiltered, needsAll, ordersOf, viewOf } from './order-view.ts'

const order = (_id: string, createdAt: string, totalPrice: number, paymentStatus: string, ...names: string[]) =>
  ({ _id, kind: 'shop', createdAt, totalPrice, paymentStatus, orderItems: names.map((name) => ({ name })) }) as Order
const bulk = (_id: string, createdAt: string, totalPrice: number, paymentStatus: string) =>
  ({
    _id,
    kind: 'bulk',
    createdAt,
    totalPrice,
    paymentStatus,
    productName: 'Team Jersey',
    items: [{ color: 'navy-blue', colorName: 'Navy Blue', size: 'M', quantity: 9, placement: 'Left', price: 1 }],
  }) as BulkOrder

const orders = [
  order('TSAAAAAAAAA1', '2026-01-01', 500, 'paid', 'Kolam Polo'),
  order('TSBBBBBBBBB2', '2026-03-01', 120, 'pending', 'Polyester Dryfit T-Shirt', 'Auto Tee'),
  order('TSCCCCCCCCC3', '2026-02-01', 999, 'failed', 'Chai Hoodie'),
]

const shown = (address: string) => ordersOf(orders, viewOf(new URLSearchParams(address))).map(({ _id }) => _id.at(-1))

test('orders are listed newest first until the customer sorts otherwise', () => {
  expect(shown('')).toEqual(['2', '3', '1'])
})

test('orders sort by price and by payment status in both directions', () => {
  expect(shown('sort=price')).toEqual(['3', '1', '2'])
  expect(shown('sort=price&direction=asc')).toEqual(['2', '1', '3'])
  expect(shown('sort=status&direction=asc')).toEqual(['3', '1', '2'])
})

test('an order is found by its id or any of its items, in any letter case', () => {
  expect(shown('q=auto tee')).toEqual(['2'])
  expect(shown('q=tsccc')).toEqual(['3'])
  expect(shown('q=POLO')).toEqual(['1'])
})

test('the payment filter leaves out the others', () => {
  expect(shown('payment=pending')).toEqual(['2'])
  expect(shown('payment=all')).toHaveLength(3)
})

test('spaces around a search are ignored, and a view says whether it leaves orders out', () => {
  expect(shown('q=%20polo%20')).toEqual(['1'])
  const filters = ['', 'q=%20', 'payment=all', 'sort=price', 'q=polo', 'payment=paid']
  expect(filters.map((address) => isFiltered(viewOf(new URLSearchParams(address))))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})

test('equal orders keep their order in both directions, and an unknown sort is by date', () => {
  const equal = ['1', '2', '3'].map((id) => order(id, '2026-01-01', 500, 'paid', 'Tee'))
  for (const direction of ['asc', 'desc'])
    for (const sort of ['date', 'price', 'status']) {
      const view = viewOf(new URLSearchParams({ sort, direction }))
      expect(ordersOf(equal, view).map(({ _id }) => _id)).toEqual(['1', '2', '3'])
    }
  expect(shown('sort=colour')).toEqual(['2', '3', '1'])
  expect(shown('sort=date&direction=asc')).toEqual(['1', '3', '2'])
})

test('a refunded order is found by its payment', () => {
  const all = [...orders, order('TSEEEEEEEEE5', '2026-04-01', 700, 'refunded', 'Auto Tee')]
  expect(ordersOf(all, viewOf(new URLSearchParams('payment=refunded'))).map(({ _id }) => _id)).toEqual(['TSEEEEEEEEE5'])
})

test('bulk orders are listed among the others, and found by product, colour and payment', () => {
  const all = [...orders, bulk('TBDDDDDDDDD4', '2026-02-15', 24_000, 'pending')]
  const ids = (address: string) => ordersOf(all, viewOf(new URLSearchParams(address))).map(({ _id }) => _id.at(-1))
  expect(ids('')).toEqual(['2', '4', '3', '1'])
  expect(ids('sort=price')).toEqual(['4', '3', '1', '2'])
  expect(ids('q=jersey')).toEqual(['4'])
  expect(ids('q=navy')).toEqual(['4'])
  expect(ids('payment=pending')).toEqual(['2', '4'])
  expect(ids('payment=paid')).toEqual(['1'])
})

test('searching, filtering or sorting other than by date needs all orders', () => {
  const addresses = ['', 'sort=date', 'q=polo', 'payment=paid', 'sort=price', 'direction=asc']
  expect(addresses.map((address) => needsAll(viewOf(new URLSearchParams(address))))).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ])
})
