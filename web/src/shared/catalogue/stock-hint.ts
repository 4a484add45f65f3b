import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import * as texts from '../../texts/first-visit.ts'

/** From how few pieces on a shopper should know of it; the number is always the true stock. */
const fewPieces = 5

/** What a card says about the stock, where there is anything to say. */
export function stockHint(stock: number): string | undefined {
  if (stock === 0) return texts.outOfStock
  return stock <= fewPieces ? stockMessage(stock) : undefined
}
