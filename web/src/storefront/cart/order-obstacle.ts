import type { Cart } from '@teeshala/contract/cart/cart'
import { isDesignUnprintable, piecesOf } from '@teeshala/contract/cart/cart-lines'
import * as texts from '../../texts/storefront/cart.ts'

/** Returns why a cart cannot be ordered, as a sentence, or undefined if it can. */
export function orderObstacle({ items }: Cart): string | undefined {
  if (items.some(({ product }) => !product || product.stock === 0)) return texts.removeTheItemsThatAreNo
  if (items.some((item) => item.product && isDesignUnprintable(item.product, item))) return texts.removeTheDesigns
  if (items.some(({ missing }) => missing.length > 0)) return texts.completeTheMissingChoicesFirst
  if (items.some(({ product, productId }) => product && product.stock < piecesOf(items, productId))) {
    return texts.lowerTheQuantityToWhatIsInStock
  }
  return undefined
}
