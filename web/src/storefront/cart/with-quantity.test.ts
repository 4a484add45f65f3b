import type { Cart, CartItem } from '@teeshala/contract/cart/cart'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { expect, test } from 'vitest'
import { withQuantity } from './with-quantity.ts'

const settings = { freeShippingAbove: 999, shippingFee: 99 } as StoreSettings
const line = (_id: string, price: number, quantity: number) =>
  ({ _id, quantity, product: { price }, lineTotal: price * quantity }) as CartItem
const gone = { _id: 'gone', quantity: 3, product: null, lineTotal: 0 } as CartItem

const cart = {
  _id: 'asha',
  items: [line('tee', 0.1, 1), line('polo', 499.5, 1), gone],
  itemsPrice: 499.6,
  shippingPrice: 99,
  totalPrice: 499.6,
} as Cart

test('a changed quantity changes its line and the totals at once, to the paisa, and nothing else', () => {
  const changed = withQuantity(cart, 'tee', 3, settings)
  expect(changed.items[0]).toEqual({ ...cart.items[0], quantity: 3, lineTotal: 0.3 })
  expect(changed.items.slice(1)).toEqual(cart.items.slice(1))
  expect(changed).toMatchObject({ itemsPrice: 499.8, shippingPrice: 99, totalPrice: 499.8 })
})

test('shipping becomes free with the piece that exceeds the limit, not with the one that reaches it', () => {
  const of = (quantity: number) =>
    withQuantity({ ...cart, items: [line('polo', 499.5, 1)] }, 'polo', quantity, settings)
  expect([1, 2, 3].map((quantity) => of(quantity).shippingPrice)).toEqual([99, 99, 0])
})

test('until the settings are loaded, shipping stays as the shop last calculated it', () => {
  expect(withQuantity(cart, 'polo', 9, undefined)).toMatchObject({ itemsPrice: 4495.6, shippingPrice: 99 })
})
