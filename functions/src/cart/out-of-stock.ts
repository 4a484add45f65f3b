import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../errors/app-error.ts'

/** Returns the error for ordering more pieces than are `left`; `items` names the affected lines of a cart. */
export function outOfStock(productId: string, left: number, items?: readonly unknown[]): AppError {
  return new AppError('OUT_OF_STOCK', stockMessage(left), { details: { productId, left, ...(items && { items }) } })
}
