import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import {
  defaultRating,
  defaultReviewCount,
  type Product,
  percentOff,
  type StoredProduct,
} from '@teeshala/contract/catalogue/product'
import { toRupees } from '@teeshala/contract/money'
import type { WithId } from '../firestore/read-documents.ts'

/** Returns a product as the API shows it: rupees, ISO times, and a discount percentage only if it is true. */
export function productAnswer(product: WithId<StoredProduct>): Product {
  const {
    pricePaise,
    originalPricePaise,
    bulkPricePaise,
    typeId: _typeId,
    searchKeys: _keys,
    heldPieces: _heldPieces,
    isHidden,
    createdAt,
    updatedAt,
    ...fields
  } = product
  const price = toRupees(pricePaise)
  const originalPrice = originalPricePaise === undefined ? undefined : toRupees(originalPricePaise)
  return {
    ...fields,
    price,
    isPrinted: isPrinted(product),
    rating: product.rating ?? defaultRating,
    reviewCount: product.reviewCount ?? defaultReviewCount,
    originalPrice,
    ...(bulkPricePaise !== undefined && { bulkPrice: toRupees(bulkPricePaise) }),
    discountPercentage: percentOff(price, originalPrice),
    ...(isHidden && { isHidden }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
