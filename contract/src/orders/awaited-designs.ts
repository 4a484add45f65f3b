import { placementsOf } from '../bulk/bulk-lines.ts'
import type { BulkOrder } from '../bulk/bulk-order.ts'
import type { Placement } from '../catalogue/options/placement.ts'
import type { PrintOrder } from '../printing/print-order.ts'
import type { Order } from './order.ts'
import { statusOf } from './status-words.ts'

type Designed = 'designs' | 'designDocuments'
type AskedOrder =
  | Pick<BulkOrder, 'kind' | 'status' | 'items' | Designed>
  | Pick<Order, 'kind' | 'status' | 'placement' | Designed>
  | Pick<PrintOrder, 'kind' | 'status'>

/**
 * Returns where an order waits for a design of its customer's: printed garments can be ordered without one, which is sent afterwards. An
 * order that is being made, or cancelled, waits for none.
 */
export function awaitedDesigns(order: AskedOrder): readonly Placement[] {
  if (order.kind === 'shop' || order.kind === 'print' || statusOf(order) !== 'placed') return []
  const { designs = [], designDocuments = [] } = order
  if (order.kind === 'bulk') {
    const designed = [...order.designs, ...designDocuments].map(({ placement }) => placement)
    return placementsOf(order.items).filter((placement) => !designed.includes(placement))
  }
  const isDesigned = designs.length > 0 || designDocuments.length > 0
  return isDesigned || !order.placement ? [] : [order.placement]
}
