import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { formatDay } from '@teeshala/contract/date-format'
import { canCustomerCancel, deliveryLabel } from '@teeshala/contract/orders/order-status'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import { paymentStatusWords } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { ReactNode } from 'react'
import { OrderDates } from '../../../shared/order-lines/OrderDates.tsx'
import { OrderStatusBadge } from '../../../shared/orders/OrderStatusBadge.tsx'
import { isOnInvoice, paymentLabel } from '../../../shared/orders/order-words.ts'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { paymentTone } from '../../../shared/orders/tones.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import { PayStrip } from '../payment/PayStrip.tsx'
import { CancelOrder } from '../tracking/CancelOrder.tsx'
import { CardDetails } from './CardDetails.tsx'
import { CardLines } from './CardLines.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import classes from './OrderCard.module.css'

type OrderCardProps = { order: AnyOrder; isExpanded: boolean; onToggle: () => void }

/** An order of any kind in the list: a summary when closed, everything when open. */
export function OrderCard({ order, isExpanded, onToggle }: OrderCardProps) {
  const { _id, createdAt, totalPrice } = order
  const [titleId, detailsId] = [`order-${_id}`, `details-${_id}`]
  const Chevron = isExpanded ? IconChevronUp : IconChevronDown
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.id}>
            <Link to={`/order/${_id}`}>{_id}</Link>
          </h2>
          <p className={classes.date}>{texts.placedOnDay(formatDay(createdAt))}</p>
        </div>
        <div className={classes.badges}>
          <PaymentBadge order={order} />
          <DeliveryBadge order={order} />
        </div>
      </header>
      <OrderDates order={order} reader="customer" />
      <CardLines order={order} isExpanded={isExpanded} />
      <PayStrip order={order} />
      {isExpanded && (
        <div id={detailsId} className={classes.details}>
          <CardDetails order={order} />
        </div>
      )}
      <div className={classes.again}>
        <OrderAgain order={order} />
        {canCustomerCancel(statusOf(order)) && <CancelOrder order={order} token={null} />}
      </div>
      <footer className={classes.foot}>
        <Button
          variant="subtle"
          px={0}
          aria-expanded={isExpanded}
          {...(isExpanded && { 'aria-controls': detailsId })}
          onClick={onToggle}
          rightSection={<Chevron size={18} />}
        >
          {isExpanded ? texts.hideOrderDetails : texts.viewOrderDetails}
        </Button>
        <p className={classes.total}>
          {texts.total} <strong>{formatAmount(totalPrice)}</strong>
        </p>
      </footer>
    </article>
  )
}

function PaymentBadge({ order }: { order: AnyOrder }) {
  return (
    <Labelled label={texts.payment}>
      <StatusBadge tone={paymentTone(order)}>
        {isOnInvoice(order)
          ? paymentLabel(order)
          : paymentStatusWords(order.paymentStatus, statusOf(order), order.totalPrice)}
      </StatusBadge>
    </Labelled>
  )
}

/** A shop order is in process until delivered or cancelled; a workshop order shows every step. */
function DeliveryBadge({ order }: { order: AnyOrder }) {
  const isOver = ['delivered', 'cancelled'].includes(statusOf(order))
  const isStep = isOver || isWorkshop(order.kind)
  return (
    <Labelled label={isWorkshop(order.kind) ? texts.order : texts.delivery}>
      {isStep ? <OrderStatusBadge order={order} /> : <StatusBadge tone="moving">{deliveryLabel(false)}</StatusBadge>}
    </Labelled>
  )
}

/** A state with its label: 'Pending' alone says nothing. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={classes.state}>
      {label}: {children}
    </span>
  )
}
