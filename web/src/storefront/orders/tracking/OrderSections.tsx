import { formatPhone } from '@teeshala/contract/accounts/phone'
import { placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import { paymentWords } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { ReactNode } from 'react'
import { BillLines, hasBill } from '../../../shared/order-lines/BillLines.tsx'
import { BulkLines } from '../../../shared/order-lines/bulk/BulkLines.tsx'
import { BulkPrints } from '../../../shared/order-lines/bulk/BulkPrints.tsx'
import { PeopleList } from '../../../shared/order-lines/bulk/PeopleList.tsx'
import { furtherDesigns } from '../../../shared/order-lines/further-designs.ts'
import { KeepReady } from '../../../shared/order-lines/KeepReady.tsx'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { hasDates, OrderDates } from '../../../shared/order-lines/OrderDates.tsx'
import { OrderItems } from '../../../shared/order-lines/OrderItems.tsx'
import { ShipmentLines } from '../../../shared/order-lines/ShipmentLines.tsx'
import { ShippingLines } from '../../../shared/order-lines/ShippingLines.tsx'
import { isOnInvoice, paymentLabel } from '../../../shared/orders/order-words.ts'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { paymentTone } from '../../../shared/orders/tones.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { moneyBackWords } from '../payment/money-back-words.ts'
import classes from './OrderSections.module.css'
import { PrintOrderSections } from './PrintOrderSections.tsx'
import { TrackingSection } from './TrackingSection.tsx'

type OrderSectionsProps = {
  order: AnyOrder
  /** Shown after the ordered items. */
  children?: ReactNode
}

/** Items, shipping address and payment. */
export function OrderSections({ order, children }: OrderSectionsProps) {
  const isOfWorkshop = isWorkshop(order.kind)
  const { name, phone, email } = order.contact
  const contact = [name, phone && formatPhone(phone), email].filter(Boolean)
  return (
    <>
      <Lines order={order} />
      {children}
      {order.kind !== 'print' && order.note && (
        <TrackingSection title={texts.yourNote}>
          <p className={classes.note}>{order.note}</p>
        </TrackingSection>
      )}
      <div className={classes.pair}>
        {hasDates(order) && (
          <TrackingSection title={texts.delivery}>
            <OrderDates order={order} reader="customer" />
          </TrackingSection>
        )}
        {(!isOfWorkshop || order.shippingAddress) && (
          <TrackingSection title={texts.shippingAddress}>
            <ShippingLines to={order.shippingAddress} />
          </TrackingSection>
        )}
        {order.shipment && (
          <TrackingSection title={texts.courier}>
            <ShipmentLines shipment={order.shipment} />
          </TrackingSection>
        )}
        <Payment order={order} />
        {hasBill(order) && (
          <TrackingSection title={texts.billTo}>
            <BillLines order={order} />
          </TrackingSection>
        )}
        {isOfWorkshop && contact.length > 0 && (
          <TrackingSection title={texts.contact}>
            <p className={classes.contact}>{contact.join(' · ')}</p>
          </TrackingSection>
        )}
      </div>
    </>
  )
}

function Lines({ order }: { order: AnyOrder }) {
  switch (order.kind) {
    case 'bulk':
      return <BulkOrderLines order={order} />
    case 'print':
      return <PrintOrderSections order={order} />
    default:
      return <ShirtOrderLines order={order} />
  }
}

function ShirtOrderLines({ order }: { order: Order }) {
  return (
    <TrackingSection title={texts.items}>
      <OrderItems
        items={order.orderItems}
        further={furtherDesigns(order)}
        documents={order.designDocuments}
        isDetailed
      />
      <div className={classes.amounts}>
        <OrderAmounts order={order} />
      </div>
    </TrackingSection>
  )
}

function BulkOrderLines({ order }: { order: BulkOrder }) {
  return (
    <>
      <TrackingSection title={order.productName}>
        <BulkPrints order={order} />
      </TrackingSection>
      <TrackingSection title={texts.orderItems}>
        <BulkLines items={order.items} />
        <p className={classes.quiet}>{texts.eachIsPrintedAt(placementsOf(order.items).join(texts.and))}</p>
        <div className={classes.amounts}>
          <OrderAmounts order={order} />
        </div>
      </TrackingSection>
      {order.people && (
        <TrackingSection title={texts.namesAndNumbers}>
          <PeopleList people={order.people} />
        </TrackingSection>
      )}
    </>
  )
}

function Payment({ order }: { order: AnyOrder }) {
  const label = paymentLabel(order)
  const way = paymentWords(order)
  const owed = statusOf(order) === 'cancelled' && moneyBackWords(order)
  return (
    <TrackingSection title={texts.payment}>
      {way && !isOnInvoice(order) && <p className={classes.payment}>{way}</p>}
      {label && <StatusBadge tone={paymentTone(order)}>{label}</StatusBadge>}
      {order.parts && order.parts.balance > 0 && (
        <dl className={classes.parts}>
          <dt>{texts.paidSoFar}</dt>
          <dd>{formatAmount(order.parts.paid)}</dd>
          <dt>{texts.balance}</dt>
          <dd>{formatAmount(order.parts.balance)}</dd>
        </dl>
      )}
      {owed && <p className={classes.payment}>{owed}</p>}
      <KeepReady order={order} />
      {order.paymentReference && (
        <p className={classes.reference}>
          {texts.reference} <span>{order.paymentReference}</span>
        </p>
      )}
    </TrackingSection>
  )
}
