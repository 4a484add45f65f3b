import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../errors/app-error.ts'

/** The refusal of more pieces of a product than are `left`; `items` names each line of a cart that is short. */
export function outOfStock(productId: string, left: number, items?: readonly unknown[]): AppError {
  return new AppError('OUT_OF_STOCK', stockMessage(left), { details: { productId, left, ...(items && { items }) } })
}
