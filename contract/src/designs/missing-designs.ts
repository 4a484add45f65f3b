import { type Placement, placements } from '../catalogue/options/placement.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

type Made = Pick<StoredOrder, 'status' | 'lines' | 'designs' | 'designDocuments'>

/**
 * Returns at which placements an order is printed for which the shop has no design yet: printed garments can be ordered without one, which
 * is sent afterwards. None of an order that has been made, or is cancelled.
 */
export function missingDesigns({ status, lines, designs, designDocuments = [] }: Made): Placement[] {
  if (status !== 'placed' && status !== 'in_production') return []
  const designed = new Set([...designs, ...designDocuments].map(({ placement }) => placement))
  const printed = new Set(
    lines.flatMap((line) => (line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : [])),
  )
  return placements.filter((placement) => printed.has(placement) && !designed.has(placement))
}
