import type { Order } from '@teeshala/contract/orders/order'
import { deliveryLabel, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { isPaidOnline, paymentMethodLabels, paymentStatusLabels } from '@teeshala/contract/orders/payment'
import { Link } from 'react-router-dom'
import { Amounts } from '../../shared/orders/Amounts.tsx'
import { furtherDesigns } from '../../shared/orders/further-designs.ts'
import { OrderItems } from '../../shared/orders/OrderItems.tsx'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { ShippingLines } from '../../shared/orders/ShippingLines.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import classes from './CardFrame.module.css'
import { CardFrame } from './CardFrame.tsx'
import { PayStrip } from './PayStrip.tsx'
import { previewed } from './previewed.ts'
import { ReorderButton } from './ReorderButton.tsx'

type OrderCardProps = { order: Order; isExpanded: boolean; onToggle: () => void }

/** An order of the list; opened, with everything about it. */
export function OrderCard({ order, isExpanded, onToggle }: OrderCardProps) {
  const more = order.orderItems.length - previewed
  return (
    <CardFrame
      id={order._id}
      name={<Link to={`/order/${order._id}`}>{order._id}</Link>}
      createdAt={order.createdAt}
      totalPrice={order.totalPrice}
      isExpanded={isExpanded}
      onToggle={onToggle}
      badges={
        <>
          <StatusBadge tone={paymentTones[order.paymentStatus]}>{paymentStatusLabels[order.paymentStatus]}</StatusBadge>
          {order.status === 'cancelled' ? (
            <StatusBadge tone="bad">{orderStatusLabels.cancelled}</StatusBadge>
          ) : (
            <StatusBadge tone={order.isDelivered ? 'good' : 'moving'}>{deliveryLabel(order.isDelivered)}</StatusBadge>
          )}
        </>
      }
      summary={
        <>
          <OrderItems
            items={isExpanded ? order.orderItems : order.orderItems.slice(0, previewed)}
            isDetailed={isExpanded}
            further={furtherDesigns(order)}
          />
          {!isExpanded && more > 0 && <p className={classes.more}>+{more} more items</p>}
        </>
      }
      action={isPaidOnline(order.paymentMethod) && <PayStrip order={order} />}
      details={<OrderDetails order={order} />}
    />
  )
}

function OrderDetails({ order }: { order: Order }) {
  return (
    <>
      <section>
        <h3>Shipping address</h3>
        <ShippingLines to={order.shippingAddress} />
      </section>
      <section>
        <h3>Payment</h3>
        <p>
          {paymentMethodLabels[order.paymentMethod]}, {paymentStatusLabels[order.paymentStatus].toLowerCase()}
        </p>
      </section>
      <section>
        <h3>Totals</h3>
        <Amounts items={order.itemsPrice} shipping={order.shippingPrice} total={order.totalPrice} />
      </section>
      <ReorderButton order={order} />
    </>
  )
}
