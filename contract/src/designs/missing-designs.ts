import { type Placement, placements } from '../catalogue/options/placement.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

type Made = Pick<StoredOrder, 'status' | 'lines' | 'designs' | 'designDocuments'>

/**
 * Returns the printed placements of an order that have no design yet: printed garments can be ordered without one and the design sent later. Empty for
 * an order that was made or cancelled.
 */
export function missingDesigns({ status, lines, designs, designDocuments = [] }: Made): Placement[] {
  if (status !== 'placed' && status !== 'in_production') return []
  const designed = new Set([...designs, ...designDocuments].map(({ placement }) => placement))
  const printed = new Set(
    lines.flatMap((line) => (line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : [])),
  )
  return placements.filter((placement) => printed.has(placement) && !designed.has(placement))
}
