import { toRupees } from '@teeshala/contract/money'
import { workshopWordOf } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'

/** What the calls of print orders answer besides what every order has. */
export function printFields({ lines, status, totalPaise }: StoredOrder) {
  const items = lines.flatMap((line) => {
    if (line.kind !== 'paper') return []
    const { kind: _kind, _id, section: type, unitPricePaise, ...fields } = line
    return [{ ...fields, type, price: toRupees(unitPricePaise) }]
  })
  return {
    status: workshopWordOf(status),
    items,
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    grandTotal: toRupees(totalPaise),
  }
}
