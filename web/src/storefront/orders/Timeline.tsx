import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { type OrderStatus, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { Steps } from '../../shared/orders/Steps.tsx'

/** What has happened to an order, oldest first, and what is still to come. */
export function Timeline({ entries, status }: { entries: readonly TimelineEntry[]; status: OrderStatus }) {
  return <Steps entries={entries} toCome={stillToCome(status).map((step) => orderStatusLabels[step])} />
}

const usual: readonly OrderStatus[] = ['placed', 'in_production', 'shipped', 'delivered']

function stillToCome(status: OrderStatus): readonly OrderStatus[] {
  return status === 'cancelled' ? [] : usual.slice(usual.indexOf(status) + 1)
}
