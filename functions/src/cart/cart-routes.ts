import { type Route, route } from '../http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { changeCartItem } from './change-cart-item.ts'
import { emptyCart } from './empty-cart.ts'
import { readCart } from './read-cart.ts'
import { removeCartItem } from './remove-cart-item.ts'

export const cartRoutes: readonly Route[] = [
  route('addToCart', addToCart, { namesUploads: true }),
  route('readCart', readCart),
  route('emptyCart', emptyCart),
  route('changeCartItem', changeCartItem, { namesUploads: true }),
  route('removeCartItem', removeCartItem),
]
