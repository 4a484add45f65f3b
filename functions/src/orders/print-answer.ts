import { toRupees } from '@teeshala/contract/money'
import { workshopWordOf } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import type { WithId } from '../firestore/read-documents.ts'
import { commonFields } from './common-answer.ts'

/** Returns a print order as its calls show it. */
export function printAnswer(order: WithId<StoredOrder>): PrintOrder {
  const { lines, status, totalPaise } = order
  const items = lines.flatMap((line) => {
    if (line.kind !== 'paper') return []
    const { kind: _kind, _id, section: type, unitPricePaise, ...fields } = line
    return [{ ...fields, type, price: toRupees(unitPricePaise) }]
  })
  return {
    ...commonFields(order),
    kind: 'print',
    status: workshopWordOf(status),
    items,
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    grandTotal: toRupees(totalPaise),
  }
}
