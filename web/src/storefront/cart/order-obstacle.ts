import type { Cart } from '@teeshala/contract/cart/cart'
import { piecesOf } from '@teeshala/contract/cart/cart-lines'

/** The sentence that says why a cart cannot be ordered as it is, or undefined where it can. */
export function orderObstacle({ items }: Cart): string | undefined {
  if (items.some(({ product }) => !product || product.stock === 0))
    return 'Please remove the items that are no longer available.'
  if (items.some(({ missing }) => missing.length > 0)) return 'Please complete the missing choices first.'
  if (items.some(({ product, productId }) => product && product.stock < piecesOf(items, productId))) {
    return 'Please lower the quantity to what is in stock.'
  }
  return undefined
}
