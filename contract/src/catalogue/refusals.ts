/** The messages when a product cannot be had, or not as requested; shared by both sides. */

/** For pages and calls of a product that does not exist. */
export const productNotFound = 'The product you are looking for does not exist.'
/** In the cart and when ordering, for a product no longer sold. */
export const productUnavailable = 'Product not available'
/** For a colour that the product is not made in. */
export const notItsColor = 'Not a colour of this product'
/** For a size that the product is not made in. */
export const notItsSize = 'Not a size of this product'
/** For a placement or design on a product that cannot be printed on. */
export const notPrintedOn = 'This product cannot be printed on'
/** For the design of a cart line whose product could be printed on when it was added. */
export const noLongerPrintedOn = 'This product can no longer be printed on. Please remove your design.'
/** For a placement on a side that carries the shop's own print. */
export const placementTaken = 'This product already has our print on that side'

/** Returns 'Only 3 left in stock', shown when adding and again when ordering. */
export function stockMessage(left: number): string {
  return `Only ${left} left in stock`
}
