import { expect, test } from 'vitest'
import { listPrice } from './list-price.ts'

test.each([
  [120, 144],
  [499, 599],
  [499.5, 599],
  [0, 0],
])('the list price of %f rupees is %f', (price, list) => {
  expect(listPrice(price)).toBe(list)
})
