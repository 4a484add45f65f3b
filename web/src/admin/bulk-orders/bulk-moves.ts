import { piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import {
  nextWorkshopStatuses,
  returnsWorkshopStock,
  type WorkshopStatus,
} from '@teeshala/contract/orders/workshop-status'
import type { Move } from '../../shared/admin/MovePanel.tsx'

const labels: Readonly<Record<WorkshopStatus, string>> = {
  Pending: 'Back to pending',
  'In Production': 'Start production',
  Completed: 'Mark as completed',
  Cancelled: 'Cancel order',
}

/** The moves that a bulk order's state allows, with what each brings about. */
export function bulkMovesOf({
  status,
  items,
  contact,
}: Pick<BulkOrder, 'status' | 'items' | 'contact'>): Move<MoveBulkOrderRequest>[] {
  const told = contact.email === '' ? '' : ' and is told by mail'
  return nextWorkshopStatuses(status).map((to) => {
    const returned = returnsWorkshopStock(to)
      ? ` Its ${piecesOfBulk(items)} pieces go back to the stock. This cannot be undone.`
      : ''
    return {
      label: labels[to],
      consequence: `The customer sees it in the order's timeline${told}.${returned}`,
      isDestructive: to === 'Cancelled',
      request: { status: to },
    }
  })
}
