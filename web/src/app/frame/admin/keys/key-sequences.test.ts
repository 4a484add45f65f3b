import { expect, test } from 'vitest'
import { goTo, makeNew, placeOfKeys } from './key-sequences.ts'

test('no two pages and no two beginnings have the same keys', () => {
  expect(placeOfKeys.size).toBe(goTo.length + makeNew.length)
})

test('G O leads to the orders, N P begins a product', () => {
  expect(placeOfKeys.get('g o')).toBe('/admin/orders')
  expect(placeOfKeys.get('n p')).toBe('/admin/products')
})
