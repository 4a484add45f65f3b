import { expect, test } from 'vitest'
import { orderAddressOf } from './order-address.ts'

test.each([
  ['TS7K2M9QX4RD', 'order'],
  ['TB7K2M9QX4RD', 'order'],
  ['TP7K2M9QX4RD', 'order'],
  ['polyester-dryfit', 'product'],
  ['ts7k2m9qx4rd', 'product'],
  ['', 'product'],
])('the address /order/%s is the page of: %s', (id, page) => {
  expect(orderAddressOf(id)).toBe(page)
})
