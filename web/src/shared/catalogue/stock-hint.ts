import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import * as texts from '../../texts/first-visit.ts'

/** The stock from which shoppers are told; the number shown is always the true stock. */
const fewPieces = 5

/** Returns a card's text about stock, if there is anything to say. */
export function stockHint(stock: number): string | undefined {
  if (stock === 0) return texts.outOfStock
  return stock <= fewPieces ? stockMessage(stock) : undefined
}
