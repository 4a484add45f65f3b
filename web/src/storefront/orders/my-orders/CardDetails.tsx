import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { paymentStatusWords, paymentWords } from '@teeshala/contract/payments/payment'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import type { ReactNode } from 'react'
import { BillLines, hasBill } from '../../../shared/order-lines/BillLines.tsx'
import { BulkLines } from '../../../shared/order-lines/bulk/BulkLines.tsx'
import { BulkPrints } from '../../../shared/order-lines/bulk/BulkPrints.tsx'
import { KeepReady } from '../../../shared/order-lines/KeepReady.tsx'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { PrintJobs } from '../../../shared/order-lines/paper/PrintJobs.tsx'
import { ShippingLines } from '../../../shared/order-lines/ShippingLines.tsx'
import { withMoneyBack } from '../../../shared/orders/order-words.ts'
import { Steps } from '../../../shared/orders/Steps.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './CardDetails.module.css'

/** The details that only an open card shows. */
export function CardDetails({ order }: { order: AnyOrder }) {
  return (
    <>
      <DetailsOfKind order={order} />
      {hasBill(order) && (
        <Part title={texts.billTo}>
          <BillLines order={order} />
        </Part>
      )}
      {order.note && (
        <Part title={texts.yourNote}>
          <p>{order.note}</p>
        </Part>
      )}
    </>
  )
}

function DetailsOfKind({ order }: { order: AnyOrder }) {
  switch (order.kind) {
    case 'bulk':
      return <BulkOrderDetails order={order} />
    case 'print':
      return <PrintOrderDetails order={order} />
    default:
      return <ShirtOrderDetails order={order} />
  }
}

function ShirtOrderDetails({ order }: { order: Order }) {
  return (
    <>
      <Part title={texts.shippingAddress}>
        <ShippingLines to={order.shippingAddress} />
      </Part>
      <Payment order={order} />
      <Part title={texts.totals}>
        <OrderAmounts order={order} />
      </Part>
    </>
  )
}

function BulkOrderDetails({ order }: { order: BulkOrder }) {
  return (
    <>
      <Part title={texts.pieces}>
        <BulkLines items={order.items} />
      </Part>
      {order.shippingAddress && (
        <Part title={texts.shippingAddress}>
          <ShippingLines to={order.shippingAddress} />
        </Part>
      )}
      <Part title={texts.totals}>
        <OrderAmounts order={order} />
      </Part>
      <Part title={texts.progress}>
        <Steps order={order} />
      </Part>
      <Payment order={order} />
      <Part title={texts.designs} className={classes.prints}>
        <BulkPrints order={order} />
      </Part>
    </>
  )
}

function PrintOrderDetails({ order }: { order: PrintOrder }) {
  return (
    <>
      <Part title={order.shippingAddress ? texts.shippingAddress : texts.collection}>
        {order.shippingAddress ? <ShippingLines to={order.shippingAddress} /> : <p>{texts.collectFromTheShop}</p>}
      </Part>
      <Part title={texts.progress}>
        <Steps order={order} />
      </Part>
      <Payment order={order} />
      {order.jobs.length > 0 && (
        <Part title={texts.yourDocuments} className={classes.prints}>
          <PrintJobs jobs={order.jobs} />
        </Part>
      )}
    </>
  )
}

function Payment({ order }: { order: AnyOrder }) {
  const way = paymentWords(order)
  const state = paymentStatusWords(order.paymentStatus, statusOf(order), order.totalPrice)
  return (
    <Part title={texts.payment}>
      <p>
        {way && `${way}, `}
        {withMoneyBack(way ? state.toLowerCase() : state, order)}
      </p>
      <KeepReady order={order} />
    </Part>
  )
}

type PartProps = { title: string; children: ReactNode; className?: string | undefined }

function Part({ title, children, className }: PartProps) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
