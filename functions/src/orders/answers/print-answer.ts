import { toRupees } from '@teeshala/contract/money'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import { workshopWordOf } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { piecesAndCopies } from '@teeshala/contract/printing/price-print-order'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import type { WithId } from '../../firestore/read-documents.ts'
import { commonFields } from './common-answer.ts'

/** Returns a print order as its calls show it. */
export function printAnswer(order: WithId<StoredOrder>): PrintOrder {
  const { lines, status, totalPaise, printing } = order
  const jobs = printing?.jobs ?? []
  const items = printItems(lines)
  return {
    ...commonFields(order),
    kind: 'print',
    status: workshopWordOf(status),
    items,
    jobs,
    files: printing?.files ?? [],
    note: printing?.note ?? '',
    ...(printing && { readyOn: printing.readyOn }),
    totalItems: piecesAndCopies(
      items.filter(({ job }) => job === undefined),
      jobs,
    ),
    grandTotal: toRupees(totalPaise),
  }
}

/** Returns the lines of a print order as its calls show them, prices in rupees. */
export function printItems(lines: readonly StoredLine[]): PrintOrder['items'] {
  return lines.flatMap((line) => {
    if (line.kind !== 'paper') return []
    const { section: type, name, option, quantity, description, unitPricePaise, job } = line
    return [
      {
        ...{ type, name, option, quantity },
        ...(description !== undefined && { description }),
        price: toRupees(unitPricePaise),
        ...(job !== undefined && { job }),
      },
    ]
  })
}
