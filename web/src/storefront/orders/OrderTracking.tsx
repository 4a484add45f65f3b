import { Alert, Anchor } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
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
import { Tracking } from '../../shared/tracking/Tracking.tsx'
import { TrackingSection } from '../../shared/tracking/TrackingSection.tsx'
import classes from './OrderTracking.module.css'
import { PaymentPanel } from './PaymentPanel.tsx'
import { Timeline } from './Timeline.tsx'
import type { usePayOrder } from './use-pay-order.ts'

/**
 * What the page that placed the order hands over: it is new, it is to be paid now, it is what was sent first where something
 * else was sent after it.
 */
type Arrival = { isNew?: boolean; paysNow?: boolean; isEarlier?: boolean } | null

type OrderTrackingProps = { order: Order; paying: ReturnType<typeof usePayOrder> }

export function OrderTracking({ order, paying }: OrderTrackingProps) {
  const arrival = useLocation().state as Arrival
  const isPayable = awaitsPayment(order)
  usePaymentOnArrival(arrival, isPayable, paying.pay)
  return (
    <Tracking
      order={order}
      kind="Order"
      title={titleOf(order, arrival)}
      urgent={
        <>
          {arrival?.isEarlier && <EarlierRemark />}
          {isPayable && <PaymentPanel order={order} paying={paying} />}
          {!isPayable && paying.word?.isFinal && (
            <Alert color="red" mb="lg" role="alert">
              {paying.word.text}
            </Alert>
          )}
        </>
      }
      steps={<Timeline entries={order.timeline} status={order.status} />}
      next={{ to: '/', label: 'Continue shopping' }}
    >
      <TrackingSection title="Items">
        <OrderItems items={order.orderItems} further={furtherDesigns(order)} isDetailed />
        <div className={classes.amounts}>
          <Amounts items={order.itemsPrice} shipping={order.shippingPrice} total={order.totalPrice} />
        </div>
      </TrackingSection>
      <div className={classes.pair}>
        <TrackingSection title="Shipping address">
          <ShippingLines to={order.shippingAddress} />
        </TrackingSection>
        <TrackingSection title="Payment">
          <p className={classes.payment}>{paymentMethodLabels[order.paymentMethod]}</p>
          <StatusBadge tone={paymentTones[order.paymentStatus]}>{paymentStatusLabels[order.paymentStatus]}</StatusBadge>
          {order.paymentReference && (
            <p className={classes.reference}>
              Reference <span>{order.paymentReference}</span>
            </p>
          )}
        </TrackingSection>
      </div>
    </Tracking>
  )
}

function titleOf(order: Order, arrival: Arrival): string {
  if (order.status === 'cancelled') return 'Your order is cancelled'
  if (!arrival?.isNew) return 'Your order'
  return awaitsPayment(order) ? 'Your order waits for its payment' : 'Thank you for your order!'
}

/** Said to whoever has sent the order again with another address or way to pay, after the first answer had got lost. */
function EarlierRemark() {
  return (
    <Alert color="marigold" mb="lg" role="status">
      Your first try had come through after all: this is your order as you sent it then, and the only one. To have it
      changed,{' '}
      <Anchor component={Link} to="/contact" inherit>
        write to us
      </Anchor>
      .
    </Alert>
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
