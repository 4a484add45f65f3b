import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { WithId } from '../../firestore/read-documents.ts'
import { bulkAnswer } from './bulk-answer.ts'
import { printAnswer } from './print-answer.ts'
import { shirtAnswer } from './shirt-answer.ts'

/** Returns an order as the calls of its kind show it, to its owner and to staff. */
export function orderAnswer(order: WithId<StoredOrder>): AnyOrder {
  if (order.kind === 'bulk') return bulkAnswer(order)
  return order.kind === 'print' ? printAnswer(order) : shirtAnswer(order)
}
