import { Button, Group, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { linesOf, piecesOfBulk, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { toPaise, toRupees } from '@teeshala/contract/money'
import type { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { StatusBadge, type Tone } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './BulkTracking.module.css'
import { OrderedDesigns } from './OrderedDesigns.tsx'

const tones: Readonly<Record<WorkshopStatus, Tone>> = {
  Pending: 'waiting',
  'In Production': 'moving',
  Completed: 'good',
  Cancelled: 'bad',
}

const steps: readonly WorkshopStatus[] = ['Pending', 'In Production', 'Completed']

export function BulkTracking({ order }: { order: BulkOrder }) {
  const { items, designs, contact, timeline, status } = order
  const lines = linesOf(items)
  const placements = placementsOf(items)
  const toCome = status === 'Cancelled' ? [] : steps.slice(steps.indexOf(status) + 1)
  return (
    <>
      <PageHead title={`Bulk order ${order._id}`} />
      <Title order={1}>Your bulk order</Title>
      <p className={classes.id}>
        Order <strong>{order._id}</strong>, placed on {formatMoment(order.createdAt)}{' '}
        <StatusBadge tone={tones[status]}>{status}</StatusBadge>
      </p>
      <div className={classes.columns}>
        <div className={classes.main}>
          <OrderedDesigns order={order} placements={placements} />
          <section aria-labelledby="items-title">
            <h2 id="items-title" className={classes.heading}>
              {order.productName}
            </h2>
            <p className={classes.quiet}>
              {piecesOfBulk(items)} pieces, each printed at {placements.join(', ')}
            </p>
            <ul className={classes.lines}>
              {lines.map((line) => {
                const price = items
                  .filter(({ color, size }) => color === line.color && size === line.size)
                  .reduce((sum, item) => sum + toPaise(item.price), 0)
                return (
                  <li key={`${line.color} ${line.size}`}>
                    <span className={classes.dye} style={{ background: line.colorHex }} />
                    <span>
                      {line.colorName ?? line.color}, {line.size}
                    </span>
                    <span className={classes.quantity}>× {line.quantity}</span>
                    <span className={classes.price}>{formatAmount(toRupees(price))}</span>
                  </li>
                )
              })}
            </ul>
            <p className={classes.total}>
              Total <strong>{formatAmount(order.totalPrice)}</strong>
            </p>
          </section>
          {designs.length > 0 && (
            <section aria-labelledby="designs-title">
              <h2 id="designs-title" className={classes.heading}>
                Designs
              </h2>
              <ul className={classes.files}>
                {designs.map((design) => (
                  <li key={`${design.placement} ${design.path}`}>
                    <strong>{design.placement}</strong> {design.name}
                    {design.place && `, ${Math.round(design.place.widthMm)} × ${Math.round(design.place.heightMm)} mm`}
                    {design.dpi !== undefined && `, ${design.dpi} DPI`}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {(contact.name || contact.phone || contact.email) && (
            <section aria-labelledby="contact-title">
              <h2 id="contact-title" className={classes.heading}>
                Contact
              </h2>
              <p className={classes.contact}>
                {[contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')}
              </p>
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
          <ol className={classes.timeline}>
            {timeline.map((entry) => (
              <li key={`${entry.to} ${entry.at}`} data-done>
                <strong>{entry.to === 'Pending' ? 'Order placed' : entry.to}</strong>
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                {entry.note && <span>{entry.note}</span>}
              </li>
            ))}
            {toCome.map((step) => (
              <li key={step}>
                <strong>{step}</strong>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
