import type { StoredCartLine } from '@teeshala/contract/cart/cart'
import { maxQuantity } from '@teeshala/contract/cart/cart'
import { piecesOf } from '@teeshala/contract/cart/cart-lines'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { notItsColor, notPrintedOn, placementTaken } from '@teeshala/contract/catalogue/refusals'
import { isUpload } from '@teeshala/contract/designs/design'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import { AppError } from '../errors/app-error.ts'
import { outOfStock } from './out-of-stock.ts'

/** Refuses choices the product does not offer, and a design file that is not the customer's own. */
export function refuseUnfitChoices(line: Partial<StoredCartLine>, product: StoredProduct, uid: string): void {
  const fields: Record<string, string> = {}
  if (line.size !== undefined && !product.sizes.some((size) => size === line.size))
    fields.size = 'Not a size of this product'
  if (line.color !== undefined && !product.colors.includes(line.color)) fields.color = notItsColor
  const takesNoPrint = !product.isCustomizable && (line.placement !== undefined || line.design !== undefined)
  if (takesNoPrint) fields.design = notPrintedOn
  else if (line.placement && !freePlacements(product).includes(line.placement)) fields.placement = placementTaken
  if (line.design !== undefined && isUpload(line.design) && !isDesignPathOf(uid, line.design))
    fields.design = 'Not a design you uploaded'
  const message = Object.values(fields)[0]
  if (message) throw new AppError('INVALID_INPUT', message, { fields })
}

/** Refuses more pieces of a product than its stock, over all lines of the cart, and more on a line than we take. */
export function refuseTooMany(lines: readonly StoredCartLine[], product: StoredProduct, productId: string): void {
  if (lines.some((line) => line.quantity > maxQuantity)) {
    const message = `At most ${maxQuantity}`
    throw new AppError('INVALID_INPUT', message, { fields: { quantity: message } })
  }
  if (piecesOf(lines, productId) > product.stock) {
    throw outOfStock(productId, product.stock)
  }
}
