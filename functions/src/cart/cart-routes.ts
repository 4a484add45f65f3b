import { routesOf } from '../http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { changeCartItem } from './change-cart-item.ts'
import { emptyCart } from './empty-cart.ts'
import { readCart } from './read-cart.ts'
import { removeCartItem } from './remove-cart-item.ts'

export const cartRoutes = [
  ...routesOf({ addToCart, changeCartItem }, { namesUploads: true }),
  ...routesOf({ readCart, emptyCart, removeCartItem }),
]
