import type { StoredCartLine } from '@teeshala/contract/cart/cart'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { parcelGrams } from '@teeshala/contract/couriers/parcel-grams'

/** Returns the parcel weight of this many pieces of one product, in grams. */
export function gramsOfPieces(product: Pick<StoredProduct, 'type'> | undefined, pieces: number): number {
  return parcelGrams([{ type: product?.type ?? '', pieces }])
}

/** Returns the parcel weight of these lines, in grams. */
export function gramsOfLines(
  lines: readonly Pick<StoredCartLine, 'productId' | 'quantity'>[],
  products: ReadonlyMap<string, Pick<StoredProduct, 'type'>>,
): number {
  return parcelGrams(
    lines.map(({ productId, quantity }) => ({ type: products.get(productId)?.type ?? '', pieces: quantity })),
  )
}
