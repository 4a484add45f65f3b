import { Button, Group, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Order } from '@teeshala/contract/orders/order'
import { paymentMethodLabels } from '@teeshala/contract/orders/payment'
import { Link, useLocation } from 'react-router-dom'
import { Amounts } from '../../shared/orders/Amounts.tsx'
import { OrderItems } from '../../shared/orders/OrderItems.tsx'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { ShippingLines } from '../../shared/orders/ShippingLines.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './OrderTracking.module.css'
import { Timeline } from './Timeline.tsx'

export function OrderTracking({ order }: { order: Order }) {
  const isNew = (useLocation().state as { isNew?: boolean } | null)?.isNew === true
  return (
    <>
      <PageHead title={`Order ${order._id}`} />
      <Title order={1}>{isNew ? 'Thank you for your order!' : 'Your order'}</Title>
      <p className={classes.id}>
        Order <strong>{order._id}</strong>, placed on {formatMoment(order.createdAt)}
      </p>
      <div className={classes.columns}>
        <div>
          <section aria-labelledby="items-title">
            <h2 id="items-title" className={classes.heading}>
              Items
            </h2>
            <OrderItems items={order.orderItems} />
            <div className={classes.amounts}>
              <Amounts items={order.itemsPrice} shipping={order.shippingPrice} total={order.totalPrice} />
            </div>
          </section>
          <div className={classes.pair}>
            <section aria-labelledby="address-title">
              <h2 id="address-title" className={classes.heading}>
                Shipping address
              </h2>
              <ShippingLines to={order.shippingAddress} />
            </section>
            <section aria-labelledby="payment-title">
              <h2 id="payment-title" className={classes.heading}>
                Payment
              </h2>
              <p className={classes.payment}>{paymentMethodLabels[order.paymentMethod]}</p>
              <StatusBadge tone={paymentTones[order.paymentStatus]}>{order.paymentStatus}</StatusBadge>
            </section>
          </div>
          <Group className={classes.actions}>
            <Button component={Link} to="/">
              Continue shopping
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
          <Timeline entries={order.timeline} status={order.status} />
        </section>
      </div>
    </>
  )
}
