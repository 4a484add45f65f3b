import type { StoredOrder } from '../orders/stored-order.ts'

type Made = Pick<StoredOrder, 'status' | 'lines' | 'designs' | 'designDocuments'>

/** Whether an order that is still to be made is printed at a placement for which the shop has no design yet. */
export function lacksDesign({ status, lines, designs, designDocuments = [] }: Made): boolean {
  if (status !== 'placed' && status !== 'in_production') return false
  const designed = new Set([...designs, ...designDocuments].map(({ placement }) => placement))
  return lines.some((line) => line.kind === 'printed' && line.prints.some(({ placement }) => !designed.has(placement)))
}
