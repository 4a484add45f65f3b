import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { workshopStepsAfter } from '@teeshala/contract/orders/workshop-status'
import { Steps } from './Steps.tsx'

/** What has happened to a bulk order, and what is still to come. */
export function BulkSteps({ order: { timeline, status } }: { order: Pick<BulkOrder, 'timeline' | 'status'> }) {
  return <Steps entries={timeline} toCome={workshopStepsAfter(status)} />
}
