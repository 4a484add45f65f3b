import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { isMadeIn } from '@teeshala/contract/catalogue/options/sizes-offered'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import {
  notItsColor,
  notItsSize,
  notPrintedOn,
  placementTaken,
  productUnavailable,
} from '@teeshala/contract/catalogue/refusals'
import { outOfStock } from '../../cart/out-of-stock.ts'
import { AppError } from '../../errors/app-error.ts'
import type { WithId } from '../../firestore/read-documents.ts'

/** What to print: sizes, colour ids and placements by request field, and the total number of pieces. */
type Wanted = {
  readonly sizes: Readonly<Record<string, string>>
  readonly colors: Readonly<Record<string, string>>
  /** Placements by request field. */
  readonly placements: Readonly<Record<string, Placement>>
  readonly pieces: number
}

/**
 * Refuses to print on a product that is gone (PRODUCT_UNAVAILABLE), that takes no print, has a house print there or lacks the size or
 * colour (INVALID_INPUT), or is short in stock (OUT_OF_STOCK). A product without colours or sizes is made in any.
 */
export function refuseUnprintable(
  product: WithId<StoredProduct> | undefined,
  { sizes, colors, placements, pieces }: Wanted,
): asserts product is WithId<StoredProduct> {
  if (!product) throw new AppError('PRODUCT_UNAVAILABLE', productUnavailable)
  const fields: Record<string, string> = {}
  if (!product.isCustomizable) fields.productId = notPrintedOn
  for (const [field, color] of Object.entries(colors)) {
    if (product.colors.length > 0 && !product.colors.includes(color)) fields[field] = notItsColor
  }
  for (const [field, size] of Object.entries(sizes)) {
    if (!isMadeIn(size, product.sizes)) fields[field] = notItsSize
  }
  const free = freePlacements(product)
  for (const [field, placement] of product.isCustomizable ? Object.entries(placements) : []) {
    if (!free.includes(placement)) fields[field] = placementTaken
  }
  const message = Object.values(fields)[0]
  if (message) throw new AppError('INVALID_INPUT', message, { fields })
  if (pieces > product.stock) throw outOfStock(product._id, product.stock)
}
