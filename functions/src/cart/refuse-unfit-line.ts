import type { StoredCartLine } from '@teeshala/contract/cart/cart'
import { maxQuantity } from '@teeshala/contract/cart/cart'
import { piecesOf, stockMessage } from '@teeshala/contract/cart/cart-lines'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import { AppError } from '../app-error.ts'

/** Refuses choices the product does not offer, and a design file that is not the customer's own. */
export function refuseUnfitChoices(line: Partial<StoredCartLine>, product: StoredProduct, uid: string): void {
  const fields: Record<string, string> = {}
  if (line.size !== undefined && !(product.sizes as string[]).includes(line.size))
    fields.size = 'Not a size of this product'
  if (line.color !== undefined && !product.colors.includes(line.color)) fields.color = 'Not a colour of this product'
  const takesNoPrint = !product.isCustomizable && (line.placement !== undefined || line.design !== undefined)
  if (takesNoPrint) fields.design = 'This product cannot be printed on'
  if (line.design?.includes('/') && !isDesignPathOf(uid, line.design)) fields.design = 'Not a design you uploaded'
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
    throw new AppError('OUT_OF_STOCK', stockMessage(product.stock), { details: { productId, left: product.stock } })
  }
}
