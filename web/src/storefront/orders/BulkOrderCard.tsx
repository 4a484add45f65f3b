import { Button } from '@mantine/core'
import { linesOf, piecesOfBulk, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatCount } from '@teeshala/contract/count-format'
import { Link } from 'react-router-dom'
import { LinePicture } from '../../shared/garment/LinePicture.tsx'
import { BulkLines } from '../../shared/orders/BulkLines.tsx'
import { BulkPrints } from '../../shared/orders/BulkPrints.tsx'
import { BulkSteps } from '../../shared/orders/BulkSteps.tsx'
import { bulkPicture } from '../../shared/orders/bulk-picture.ts'
import { workshopTones } from '../../shared/orders/order-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { Swatch } from '../../shared/ui/choices/Swatch.tsx'
import bulk from './BulkOrderCard.module.css'
import classes from './CardFrame.module.css'
import { CardFrame } from './CardFrame.tsx'
import { previewed } from './previewed.ts'

type BulkOrderCardProps = { order: BulkOrder; isExpanded: boolean; onToggle: () => void }

/** A bulk order of the list; opened, with its prints and its progress. */
export function BulkOrderCard({ order, isExpanded, onToggle }: BulkOrderCardProps) {
  const lines = linesOf(order.items)
  const more = lines.length - previewed
  return (
    <CardFrame
      id={order._id}
      name={<Link to={`/order/${order._id}`}>{order._id}</Link>}
      createdAt={order.createdAt}
      totalPrice={order.totalPrice}
      isExpanded={isExpanded}
      onToggle={onToggle}
      badges={<StatusBadge tone={workshopTones[order.status]}>{order.status}</StatusBadge>}
      summary={
        <div className={bulk.summary}>
          <LinePicture line={bulkPicture(order)} sizes="4rem" className={bulk.picture} />
          <div>
            <p className={bulk.name}>
              {order.productName} <span>Bulk order, {formatCount(piecesOfBulk(order.items))} pieces</span>
            </p>
            <p className={bulk.quiet}>Placement: {placementsOf(order.items).join(', ')}</p>
            {!isExpanded && (
              <ul className={bulk.lines}>
                {lines.slice(0, previewed).map((line) => (
                  <li key={`${line.color} ${line.size}`}>
                    <Swatch hex={line.colorHex} /> {line.colorName ?? line.color}, size {line.size} × {line.quantity}
                  </li>
                ))}
              </ul>
            )}
            {!isExpanded && more > 0 && <p className={classes.more}>+{more} more items</p>}
          </div>
        </div>
      }
      details={
        <>
          <section>
            <h3>Pieces</h3>
            <BulkLines items={order.items} />
            <Button component={Link} to={`/order/${order.productId}`} variant="default" mt="md">
              Order in bulk again
            </Button>
          </section>
          <section>
            <h3>Progress</h3>
            <BulkSteps order={order} />
          </section>
          <section className={bulk.prints}>
            <h3>Designs</h3>
            <BulkPrints order={order} />
          </section>
        </>
      }
    />
  )
}
