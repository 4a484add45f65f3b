import type { ChangeCartItemRequest, StoredCartLine } from '@teeshala/contract/cart/cart'
import { piecesOf } from '@teeshala/contract/cart/cart-lines'
import { maxQuantity, tooManyPieces } from '@teeshala/contract/cart/quantity'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { notItsColor, notItsSize, notPrintedOn, placementTaken } from '@teeshala/contract/catalogue/refusals'
import { isUpload } from '@teeshala/contract/designs/design'
import { layersOnLines, maxCartLayers, tooManyCartLayers } from '@teeshala/contract/designs/line-designs'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import { AppError, fieldError } from '../errors/app-error.ts'
import { notYourDesign } from '../uploads/design-records.ts'
import { outOfStock } from './out-of-stock.ts'

/** Refuses choices that the product does not offer, and design files of other people. */
export function refuseUnfitChoices(line: ChangeCartItemRequest, product: StoredProduct, uid: string): void {
  const fields: Record<string, string> = {}
  if (line.size !== undefined && !product.sizes.some((size) => size === line.size)) fields.size = notItsSize
  if (line.color !== undefined && !product.colors.includes(line.color)) fields.color = notItsColor
  const isPrintWanted = line.placement !== undefined || line.design !== undefined || line.designDocument
  if (!product.isCustomizable && isPrintWanted) fields.design = notPrintedOn
  else if (line.placement && !freePlacements(product).includes(line.placement)) fields.placement = placementTaken
  if (line.design !== undefined && isUpload(line.design) && !isDesignPathOf(uid, line.design))
    fields.design = notYourDesign
  for (const [index, layer] of (line.designDocument?.layers ?? []).entries()) {
    const isForeign = layer.kind === 'picture' && !isDesignPathOf(uid, layer.path)
    if (isForeign) fields[`designDocument.layers.${index}.path`] = notYourDesign
  }
  const message = Object.values(fields)[0]
  if (message) throw new AppError('INVALID_INPUT', message, { fields })
}

/** Refuses more pieces than the product has in stock, over all lines of the cart, and more than allowed per line. */
export function refuseTooMany(lines: readonly StoredCartLine[], product: StoredProduct, productId: string): void {
  if (lines.some((line) => line.quantity > maxQuantity)) throw fieldError('quantity', tooManyPieces)
  if (piecesOf(lines, productId) > product.stock) {
    throw outOfStock(productId, product.stock)
  }
}

/** Refuses more pictures, texts and motifs than a cart and its order can store. */
export function refuseTooManyLayers(lines: readonly StoredCartLine[]): void {
  if (layersOnLines(lines) <= maxCartLayers) return
  throw fieldError('designDocument', tooManyCartLayers)
}
