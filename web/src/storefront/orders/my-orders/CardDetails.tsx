import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { paymentStatusWords, paymentWords } from '@teeshala/contract/payments/payment'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
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
        <section>
          <h3>{texts.billTo}</h3>
          <BillLines order={order} />
        </section>
      )}
      {order.note && (
        <section>
          <h3>{texts.yourNote}</h3>
          <p>{order.note}</p>
        </section>
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
      <section>
        <h3>{texts.shippingAddress}</h3>
        <ShippingLines to={order.shippingAddress} />
      </section>
      <Payment order={order} />
      <section>
        <h3>{texts.totals}</h3>
        <OrderAmounts order={order} />
      </section>
    </>
  )
}

function BulkOrderDetails({ order }: { order: BulkOrder }) {
  return (
    <>
      <section>
        <h3>{texts.pieces}</h3>
        <BulkLines items={order.items} />
      </section>
      {order.shippingAddress && (
        <section>
          <h3>{texts.shippingAddress}</h3>
          <ShippingLines to={order.shippingAddress} />
        </section>
      )}
      <section>
        <h3>{texts.totals}</h3>
        <OrderAmounts order={order} />
      </section>
      <section>
        <h3>{texts.progress}</h3>
        <Steps order={order} />
      </section>
      <Payment order={order} />
      <section className={classes.prints}>
        <h3>{texts.designs}</h3>
        <BulkPrints order={order} />
      </section>
    </>
  )
}

function PrintOrderDetails({ order }: { order: PrintOrder }) {
  return (
    <>
      <section>
        <h3>{order.shippingAddress ? texts.shippingAddress : texts.collection}</h3>
        {order.shippingAddress ? <ShippingLines to={order.shippingAddress} /> : <p>{texts.collectFromTheShop}</p>}
      </section>
      <section>
        <h3>{texts.progress}</h3>
        <Steps order={order} />
      </section>
      <Payment order={order} />
      {order.jobs.length > 0 && (
        <section className={classes.prints}>
          <h3>{texts.yourDocuments}</h3>
          <PrintJobs jobs={order.jobs} />
        </section>
      )}
    </>
  )
}

function Payment({ order }: { order: AnyOrder }) {
  const way = paymentWords(order)
  const state = paymentStatusWords(order.paymentStatus, statusOf(order), order.totalPrice)
  return (
    <section>
      <h3>{texts.payment}</h3>
      <p>
        {way && `${way}, `}
        {withMoneyBack(way ? state.toLowerCase() : state, order)}
      </p>
      <KeepReady order={order} />
    </section>
  )
}
