import { hasSideLeft, noSideLeft, type PrintedSide } from '@teeshala/contract/catalogue/house-print'
import { fittingAlts } from '@teeshala/contract/catalogue/image-alts'
import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/listing/search'
import { fittingColorImages } from '@teeshala/contract/catalogue/options/color-picture'
import type { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import type { ProductRequest, StoredProduct } from '@teeshala/contract/catalogue/product'
import { toPaise } from '@teeshala/contract/money'
import { AppError, fieldError } from '../errors/app-error.ts'
import type { WithId } from '../firestore/read-documents.ts'

/** Returns a product as requested; keeps its reviews, its date and what was sold since the form was opened. */
export function productOf(
  request: ProductRequest,
  type: WithId<StoredProductType>,
  current: StoredProduct | undefined,
  now: Date,
): StoredProduct {
  const {
    price,
    originalPrice,
    bulkPrice,
    expectedStock: _,
    basedOn: _basedOn,
    colorImages: wanted,
    imageAlts: alts,
    isGivenAway: _isGivenAway,
    isHidden,
    isPrepaid,
    isPrinted: _isPrinted,
    printedSides: _sides,
    ...fields
  } = request
  const { rating, reviewCount, ratingCounts, heldPieces } = current ?? {}
  const imageAlts = fittingAlts(
    alts ? { images: request.images, imageAlts: alts } : (current ?? request),
    request.images,
  )
  const printedSides = printedSidesOf(request, current)
  const colorImages = wanted ?? fittingColorImages(current?.colorImages ?? {}, request)
  return {
    ...fields,
    type: type.type,
    typeId: type._id,
    pricePaise: toPaise(price),
    ...(originalPrice && { originalPricePaise: toPaise(originalPrice) }),
    ...(bulkPrice != null && { bulkPricePaise: toPaise(bulkPrice) }),
    ...(Object.keys(colorImages).length > 0 && { colorImages }),
    ...(imageAlts && { imageAlts }),
    ...(printedSides.length > 0 && { printedSides }),
    stock: stockOf(request, current),
    ...((isPrepaid ?? current?.isPrepaid) && { isPrepaid: true }),
    isHidden: isHidden ?? current?.isHidden ?? false,
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
    ...(ratingCounts && { ratingCounts }),
    ...(heldPieces !== undefined && { heldPieces }),
    searchKeys: searchKeys(productSearchText(request)),
    createdAt: current?.createdAt ?? now,
    updatedAt: now,
  }
}

/** Returns where the house print is: unchanged if the request does not mention it. Throws if no side is left to print on. */
function printedSidesOf(
  { isPrinted, printedSides, isCustomizable }: ProductRequest,
  current: StoredProduct | undefined,
): PrintedSide[] {
  if (isPrinted === false) return []
  const sides = printedSides ?? current?.printedSides ?? []
  const wanted: PrintedSide[] = isPrinted && sides.length === 0 ? ['front'] : sides
  refuseNoSideLeft({ isCustomizable, printedSides: wanted })
  return wanted
}

/** Refuses customer printing on a product with a house print on both sides. */
export function refuseNoSideLeft(product: Pick<StoredProduct, 'isCustomizable' | 'printedSides'>): void {
  if (!hasSideLeft(product)) throw fieldError('isCustomizable', noSideLeft)
}

/** Returns the new stock: as requested, minus what was sold since `expectedStock` was seen; CONFLICT if negative. */
export function stockOf(
  { stock, expectedStock }: Pick<ProductRequest, 'stock' | 'expectedStock'>,
  current: StoredProduct | undefined,
): number {
  if (!current || expectedStock === undefined) return stock
  const left = stock - expectedStock + current.stock
  if (left >= 0) return left
  const message = `The stock is ${current.stock} now: it changed meanwhile. Please enter it again.`
  throw new AppError('CONFLICT', message, { fields: { stock: message }, details: { stock: current.stock } })
}
