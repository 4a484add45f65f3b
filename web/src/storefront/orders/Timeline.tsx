import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { type OrderStatus, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import type { PaymentStatus } from '@teeshala/contract/orders/payment'
import { formatMoment } from '../../shared/ui/day.ts'
import classes from './Timeline.module.css'

const paymentSteps: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Payment awaited',
  paid: 'Payment received',
  failed: 'Payment failed',
  refunded: 'Payment refunded',
}

/** What has happened to an order, oldest first, and what is still to come. */
export function Timeline({ entries, status }: { entries: readonly TimelineEntry[]; status: OrderStatus }) {
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.to} ${entry.at}`} data-done>
          <strong>
            {entry.kind === 'status'
              ? orderStatusLabels[entry.to as OrderStatus]
              : paymentSteps[entry.to as PaymentStatus]}
          </strong>
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          {entry.note && <span>{entry.note}</span>}
        </li>
      ))}
      {stillToCome(status).map((step) => (
        <li key={step}>
          <strong>{orderStatusLabels[step]}</strong>
        </li>
      ))}
    </ol>
  )
}

const usual: readonly OrderStatus[] = ['placed', 'in_production', 'shipped', 'delivered']

function stillToCome(status: OrderStatus): readonly OrderStatus[] {
  return status === 'cancelled' ? [] : usual.slice(usual.indexOf(status) + 1)
}
