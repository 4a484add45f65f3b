import { placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { BulkLines } from '../../shared/orders/BulkLines.tsx'
import { BulkPrints } from '../../shared/orders/BulkPrints.tsx'
import { BulkSteps } from '../../shared/orders/BulkSteps.tsx'
import { workshopTones } from '../../shared/orders/order-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { Tracking } from '../../shared/tracking/Tracking.tsx'
import { TrackingSection } from '../../shared/tracking/TrackingSection.tsx'
import classes from './BulkTracking.module.css'

export function BulkTracking({ order }: { order: BulkOrder }) {
  const { items, contact, status } = order
  const contactWords = [contact.name, contact.phone, contact.email].filter(Boolean)
  return (
    <Tracking
      order={order}
      kind="Bulk order"
      title="Your bulk order"
      badge={<StatusBadge tone={workshopTones[status]}>{status}</StatusBadge>}
      steps={<BulkSteps order={order} />}
      next={{ to: '/order', label: 'Order more' }}
    >
      <TrackingSection title={order.productName}>
        <BulkPrints order={order} />
      </TrackingSection>
      <TrackingSection title="Order Items">
        <BulkLines items={items} />
        <p className={classes.quiet}>Each is printed at {placementsOf(items).join(' and ')}.</p>
        <p className={classes.total}>
          Total <strong>{formatAmount(order.totalPrice)}</strong>
        </p>
      </TrackingSection>
      {contactWords.length > 0 && (
        <TrackingSection title="Contact">
          <p className={classes.contact}>{contactWords.join(' · ')}</p>
        </TrackingSection>
      )}
    </Tracking>
  )
}
