import type { Cart } from '@teeshala/contract/cart/cart'

/** The sentence that says why a cart cannot be ordered as it is, or undefined where it can. */
export function whyNotOrdered({ items }: Cart): string | undefined {
  if (items.some(({ product }) => product === null)) return 'Please remove what is no longer available.'
  if (items.some(({ missing }) => missing.length > 0)) return 'Please make the missing choices first.'
  if (items.some(({ product, quantity }) => product !== null && product.stock < quantity)) {
    return 'Please lower the quantity to what is in stock.'
  }
  return undefined
}
