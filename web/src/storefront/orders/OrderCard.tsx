import { Anchor, Button } from '@mantine/core'
import type { Order } from '@teeshala/contract/orders/order'
import { deliveryLabel, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { paymentMethodLabels } from '@teeshala/contract/orders/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { Amounts } from '../../shared/orders/Amounts.tsx'
import { OrderItems } from '../../shared/orders/OrderItems.tsx'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { ShippingLines } from '../../shared/orders/ShippingLines.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import classes from './OrderCard.module.css'

/** Storefront specification, section 9: a closed card shows the first two items. */
const previewed = 2

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1)

type OrderCardProps = { order: Order; isExpanded: boolean; onToggle: () => void }

export function OrderCard({ order, isExpanded, onToggle }: OrderCardProps) {
  const more = order.orderItems.length - previewed
  const detailsId = `details-${order._id}`
  return (
    <article className={classes.card} aria-labelledby={`order-${order._id}`}>
      <header className={classes.head}>
        <div>
          <h2 id={`order-${order._id}`} className={classes.id}>
            <Link to={`/order/${order._id}`}>{order._id}</Link>
          </h2>
          <p className={classes.date}>Placed on {formatDay(order.createdAt)}</p>
        </div>
        <div className={classes.badges}>
          <StatusBadge tone={paymentTones[order.paymentStatus]}>{capitalised(order.paymentStatus)}</StatusBadge>
          {order.status === 'cancelled' ? (
            <StatusBadge tone="bad">{orderStatusLabels.cancelled}</StatusBadge>
          ) : (
            <StatusBadge tone={order.isDelivered ? 'good' : 'moving'}>{deliveryLabel(order.isDelivered)}</StatusBadge>
          )}
        </div>
      </header>
      <OrderItems items={isExpanded ? order.orderItems : order.orderItems.slice(0, previewed)} />
      {!isExpanded && more > 0 && <p className={classes.more}>+{more} more items</p>}
      {isExpanded && (
        <div id={detailsId} className={classes.details}>
          <section>
            <h3>Shipping address</h3>
            <ShippingLines to={order.shippingAddress} />
          </section>
          <section>
            <h3>Payment</h3>
            <p>
              {paymentMethodLabels[order.paymentMethod]}, {order.paymentStatus}
            </p>
            {order.designurl && (
              <Anchor href={order.designurl} target="_blank" rel="noreferrer">
                View Design
              </Anchor>
            )}
          </section>
          <section>
            <h3>Totals</h3>
            <Amounts items={order.itemsPrice} shipping={order.shippingPrice} total={order.totalPrice} />
          </section>
        </div>
      )}
      <footer className={classes.foot}>
        <Button variant="subtle" px={0} aria-expanded={isExpanded} aria-controls={detailsId} onClick={onToggle}>
          {isExpanded ? 'Hide order details' : 'View order details'}
        </Button>
        <p className={classes.total}>
          Total <strong>{formatAmount(order.totalPrice)}</strong>
        </p>
      </footer>
    </article>
  )
}
