import { formatPrice } from '@teeshala/contract/rupee-format'
import { priceBands } from '@teeshala/contract/search/filter-values'
import * as texts from '../../../texts/storefront/catalogue.ts'

/** Returns the URL parameters of a price band by its lower end. */
export function bandFrom(from: number): { minPrice: string | undefined; maxPrice: string | undefined } {
  const next = priceBands.find((other) => other > from)
  return {
    minPrice: from > 0 ? String(from) : undefined,
    maxPrice: next === undefined ? undefined : String(next - 1),
  }
}

/** Returns a price range in words. */
export function priceWords(minPrice: string | undefined, maxPrice: string | undefined): string {
  if (maxPrice === undefined) return texts.priceAndAbove(formatPrice(Number(minPrice ?? 0)))
  if (minPrice === undefined) return texts.belowPrice(formatPrice(Number(maxPrice) + 1))
  return texts.priceToPrice(formatPrice(Number(minPrice)), formatPrice(Number(maxPrice)))
}
