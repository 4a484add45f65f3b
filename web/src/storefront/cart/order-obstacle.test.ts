import type { Cart, CartItem } from '@teeshala/contract/cart/cart'
import { expect, test } from 'vitest'
import { grandTotal } from './checkout/grand-total.ts'
import { orderObstacle } from './order-obstacle.ts'

const product = { stock: 5 } as CartItem['product']
const line = (changes: Partial<CartItem> = {}) =>
  ({ productId: 'tee', quantity: 2, product, missing: [], ...changes }) as unknown as CartItem
const reasonFor = (...items: CartItem[]) => orderObstacle({ items } as unknown as Cart)

test('a cart whose lines are all complete and in stock can be ordered, to the last piece', () => {
  expect(reasonFor(line(), line({ quantity: 3 }), line({ productId: 'polo', quantity: 5 }))).toBeUndefined()
})

test.each([
  ['no longer sold', [line({ product: null })], 'Please remove the items that are no longer available.'],
  [
    'sold out',
    [line({ product: { ...product, stock: 0 } as CartItem['product'] })],
    'Please remove the items that are no longer available.',
  ],
  [
    'with a design that its product does not take any more',
    [line({ product: { ...product, isCustomizable: false } as CartItem['product'], design: 'lotus.png' })],
    'Please remove the designs that can no longer be printed.',
  ],
  ['without a size', [line({ missing: ['size'] })], 'Please complete the missing choices first.'],
  ['with more pieces than the stock', [line({ quantity: 6 })], 'Please lower the quantity to what is in stock.'],
  [
    'of a product whose lines together exceed the stock',
    [line({ quantity: 3 }), line({ quantity: 3 })],
    'Please lower the quantity to what is in stock.',
  ],
])('a cart with a line %s says what to do first', (_what, lines, reason) => {
  expect(reasonFor(line({ productId: 'polo' }), ...lines)).toBe(reason)
})

test('items and shipping are added up to the paisa', () => {
  expect(grandTotal({ itemsPrice: 0.1, shippingPrice: 0.2 } as Cart)).toBe(0.3)
  expect(grandTotal({ itemsPrice: 598.5, shippingPrice: 99 } as Cart)).toBe(697.5)
})
