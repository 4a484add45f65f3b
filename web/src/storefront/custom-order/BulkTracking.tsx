import { Button, Group, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { BulkLines } from '../../shared/orders/BulkLines.tsx'
import { BulkPrints } from '../../shared/orders/BulkPrints.tsx'
import { BulkSteps } from '../../shared/orders/BulkSteps.tsx'
import { workshopTones } from '../../shared/orders/order-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './BulkTracking.module.css'

export function BulkTracking({ order }: { order: BulkOrder }) {
  const { items, contact, status } = order
  const contactWords = [contact.name, contact.phone, contact.email].filter(Boolean)
  return (
    <>
      <PageHead title={`Bulk order ${order._id}`} />
      <Title order={1}>Your bulk order</Title>
      <p className={classes.id}>
        <span>
          Order <strong>{order._id}</strong>, placed on {formatMoment(order.createdAt)}
        </span>
        <StatusBadge tone={workshopTones[status]}>{status}</StatusBadge>
      </p>
      <div className={classes.columns}>
        <div className={classes.main}>
          <section aria-labelledby="prints-title">
            <h2 id="prints-title" className={classes.heading}>
              {order.productName}
            </h2>
            <BulkPrints order={order} />
          </section>
          <section aria-labelledby="items-title">
            <h2 id="items-title" className={classes.heading}>
              Order Items
            </h2>
            <BulkLines items={items} />
            <p className={classes.quiet}>Each is printed at {placementsOf(items).join(' and ')}.</p>
            <p className={classes.total}>
              Total <strong>{formatAmount(order.totalPrice)}</strong>
            </p>
          </section>
          {contactWords.length > 0 && (
            <section aria-labelledby="contact-title">
              <h2 id="contact-title" className={classes.heading}>
                Contact
              </h2>
              <p className={classes.contact}>{contactWords.join(' · ')}</p>
            </section>
          )}
          <Group className={classes.actions}>
            <Button component={Link} to="/order">
              Order more
            </Button>
            <Button variant="default" leftSection={<IconPrinter size={20} />} onClick={() => window.print()}>
              Print
            </Button>
          </Group>
        </div>
        <section className={classes.progress} aria-labelledby="progress-title">
          <h2 id="progress-title" className={classes.heading}>
            Progress
          </h2>
          <BulkSteps order={order} />
        </section>
      </div>
    </>
  )
}
