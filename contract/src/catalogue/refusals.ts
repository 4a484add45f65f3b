/** What is said of a product that cannot be had, or not as it was asked for; both sides use these words. */

/** On the pages and calls of a product that is not there. */
export const productNotFound = 'The product you are looking for does not exist.'
/** In the cart and when ordering, of a product that is no longer sold. */
export const productUnavailable = 'Product not available'
/** Of a colour in which the product is not made. */
export const notItsColor = 'Not a colour of this product'
/** Of a size in which the product is not made. */
export const notItsSize = 'Not a size of this product'
/** Of a placement or a design for a product that takes no print. */
export const notPrintedOn = 'This product cannot be printed on'
/** Of a placement on a side that the shop's own print has. */
export const placementTaken = 'This product has its own print on that side'

/** 'Only 3 left in stock': said when adding and again when ordering. */
export function stockMessage(left: number): string {
  return `Only ${left} left in stock`
}
