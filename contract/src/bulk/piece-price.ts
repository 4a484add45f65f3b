import type { Product, StoredProduct } from '../catalogue/product.ts'
import { toPaise } from '../money.ts'
import { breakPercent, lessPercent, type QuantityBreak } from '../quantity-break.ts'
import type { StoreSettings } from '../settings/store-settings.ts'

/** The pricing of a printed piece: amounts in paise, quantity breaks by the pieces of the whole order. */
export type PieceTerms = {
  /** The garment with one print, before any quantity break. */
  readonly garmentPaise: number
  /** Each further print on the piece. */
  readonly furtherPrintPaise: number
  readonly breaks: readonly QuantityBreak[]
}

/** Returns the pricing of a garment that costs `garmentPaise` with one print. */
export function pieceTerms(
  garmentPaise: number,
  { furtherPrintPrice, quantityBreaks }: Pick<StoreSettings, 'furtherPrintPrice' | 'quantityBreaks'>,
): PieceTerms {
  return { garmentPaise, furtherPrintPaise: toPaise(furtherPrintPrice), breaks: quantityBreaks }
}

/** Returns the price of a stored product with one print, in paise: its bulk price, or its ordinary price if it has none. */
export function garmentPaise({
  pricePaise,
  bulkPricePaise,
}: Pick<StoredProduct, 'pricePaise' | 'bulkPricePaise'>): number {
  return bulkPricePaise ?? pricePaise
}

/** Returns the same for a product as the API shows it, in rupees. */
export function garmentPrice({ price, bulkPrice }: Pick<Product, 'price' | 'bulkPrice'>): number {
  return bulkPrice ?? price
}

/**
 * Returns the unit price of each print of a piece, in paise, for an order of `pieces`. The first includes the garment, less the quantity break; further
 * prints have no break.
 */
export function printPrices(terms: PieceTerms, prints: number, pieces: number): number[] {
  const first = lessPercent(terms.garmentPaise, breakPercent(terms.breaks, pieces))
  return Array.from({ length: prints }, (_, index) => (index === 0 ? first : terms.furtherPrintPaise))
}

/** Returns the price of one piece with this many prints, in paise; without a print yet, the price with one. */
export function piecePaise(terms: PieceTerms, prints: number, pieces: number): number {
  return printPrices(terms, Math.max(1, prints), pieces).reduce((sum, paise) => sum + paise, 0)
}
