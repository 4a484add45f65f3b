import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { type OrderStatus, orderStatusLabels, orderStepsAfter } from '@teeshala/contract/orders/order-status'
import { Steps } from '../../shared/orders/Steps.tsx'

/** What has happened to an order, oldest first, and what is still to come. */
export function Timeline({ entries, status }: { entries: readonly TimelineEntry[]; status: OrderStatus }) {
  return <Steps entries={entries} toCome={orderStepsAfter(status).map((step) => orderStatusLabels[step])} />
}
