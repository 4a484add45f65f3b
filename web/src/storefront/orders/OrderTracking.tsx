import { Button, Group, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Order } from '@teeshala/contract/orders/order'
import { awaitsPayment, paymentMethodLabels, paymentStatusLabels } from '@teeshala/contract/orders/payment'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Amounts } from '../../shared/orders/Amounts.tsx'
import { furtherDesigns } from '../../shared/orders/further-designs.ts'
import { OrderItems } from '../../shared/orders/OrderItems.tsx'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { ShippingLines } from '../../shared/orders/ShippingLines.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './OrderTracking.module.css'
import { PaymentPanel } from './PaymentPanel.tsx'
import { PrintHead } from './PrintHead.tsx'
import { Timeline } from './Timeline.tsx'
import type { usePayOrder } from './use-pay-order.ts'
import { usePrintInLight } from './use-print-in-light.ts'

/** What the page that placed the order hands over: it is new, and it is to be paid now. */
type Arrival = { isNew?: boolean; paysNow?: boolean } | null

type OrderTrackingProps = { order: Order; paying: ReturnType<typeof usePayOrder> }

export function OrderTracking({ order, paying }: OrderTrackingProps) {
  const arrival = useLocation().state as Arrival
  const isPayable = awaitsPayment(order)
  usePrintInLight()
  usePaymentOnArrival(arrival, isPayable, paying.pay)
  const title = isPayable ? 'Your order waits for its payment' : 'Thank you for your order!'
  return (
    <>
      <PageHead title={`Order ${order._id}`} />
      <PrintHead />
      <Title order={1}>{arrival?.isNew ? title : 'Your order'}</Title>
      <p className={classes.id}>
        Order <strong>{order._id}</strong>, placed on {formatMoment(order.createdAt)}
      </p>
      {isPayable && <PaymentPanel order={order} paying={paying} />}
      <div className={classes.columns}>
        <div>
          <section aria-labelledby="items-title">
            <h2 id="items-title" className={classes.heading}>
              Items
            </h2>
            <OrderItems items={order.orderItems} further={furtherDesigns(order)} isDetailed />
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
              <StatusBadge tone={paymentTones[order.paymentStatus]}>
                {paymentStatusLabels[order.paymentStatus]}
              </StatusBadge>
              {order.paymentReference && (
                <p className={classes.reference}>
                  Reference <span>{order.paymentReference}</span>
                </p>
              )}
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

/** Opens the payment by itself once, right after the order was placed; a reload or the way back finds the button. */
function usePaymentOnArrival(arrival: Arrival, isPayable: boolean, pay: () => void): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isDue = arrival?.paysNow === true && isPayable
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the arrival alone
  useEffect(() => {
    if (!isDue) return
    navigate({ pathname, search }, { replace: true, state: { isNew: true }, preventScrollReset: true })
    pay()
  }, [isDue])
}
