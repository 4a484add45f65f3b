import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import { Steps } from './Steps.tsx'

const usual: readonly WorkshopStatus[] = ['Pending', 'In Production', 'Completed']

/** What has happened to a bulk order, and what is still to come. */
export function BulkSteps({ order: { timeline, status } }: { order: Pick<BulkOrder, 'timeline' | 'status'> }) {
  return <Steps entries={timeline} toCome={status === 'Cancelled' ? [] : usual.slice(usual.indexOf(status) + 1)} />
}
