import type { Product, StoredProduct } from '../catalogue/product.ts'
import { toPaise } from '../money.ts'
import { breakPercent, lessPercent, type QuantityBreak } from '../quantity-break.ts'
import type { StoreSettings } from '../settings/store-settings.ts'

/** What a printed piece costs: amounts in paise, breaks by the pieces of the whole order. */
export type PieceTerms = {
  /** The garment with one print, before any break. */
  readonly garmentPaise: number
  /** Each further print of the piece. */
  readonly furtherPrintPaise: number
  readonly breaks: readonly QuantityBreak[]
}

/** Returns the terms for a garment that costs so many paise with one print. */
export function pieceTerms(
  garmentPaise: number,
  { furtherPrintPrice, quantityBreaks }: Pick<StoreSettings, 'furtherPrintPrice' | 'quantityBreaks'>,
): PieceTerms {
  return { garmentPaise, furtherPrintPaise: toPaise(furtherPrintPrice), breaks: quantityBreaks }
}

/** Returns what a stored product costs with one print on it, in paise: its price for that, or its own where it has none. */
export function garmentPaise({
  pricePaise,
  bulkPricePaise,
}: Pick<StoredProduct, 'pricePaise' | 'bulkPricePaise'>): number {
  return bulkPricePaise ?? pricePaise
}

/** The same of a product as the API shows it, in rupees. */
export function garmentPrice({ price, bulkPrice }: Pick<Product, 'price' | 'bulkPrice'>): number {
  return bulkPrice ?? price
}

/**
 * Returns the unit price of each of so many prints of a piece, in paise, when so many pieces are ordered in all. The first carries the
 * garment, less the break; the others are further prints, which have none.
 */
export function printPrices(terms: PieceTerms, prints: number, pieces: number): number[] {
  const first = lessPercent(terms.garmentPaise, breakPercent(terms.breaks, pieces))
  return Array.from({ length: prints }, (_, index) => (index === 0 ? first : terms.furtherPrintPaise))
}

/** Returns what one piece with so many prints costs, in paise; with none it is asked as if it had one. */
export function piecePaise(terms: PieceTerms, prints: number, pieces: number): number {
  return printPrices(terms, Math.max(1, prints), pieces).reduce((sum, paise) => sum + paise, 0)
}
