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

/** What is to be printed: sizes, ids of colours and placements by the fields of the request that name them, and how many pieces in all. */
type Wanted = {
  readonly sizes: Readonly<Record<string, string>>
  readonly colors: Readonly<Record<string, string>>
  /** Where it is printed, by the fields of the request that say so. */
  readonly placements: Readonly<Record<string, Placement>>
  readonly pieces: number
}

/**
 * Refuses to print on a product that is gone (PRODUCT_UNAVAILABLE), that takes no print, has its own there or does not come in a size or
 * colour (INVALID_INPUT), or of which too few pieces are left (OUT_OF_STOCK). A product without colours or sizes is made in any.
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
