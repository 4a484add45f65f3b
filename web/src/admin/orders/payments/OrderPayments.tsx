import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import type { OrderPayment } from '@teeshala/contract/payments/order-payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/admin/orders/order-payments.ts'
import { orderPaymentsQuery } from '../history/order-record-queries.ts'
import classes from './order-payments.module.css'

/** The gateway payments of an order with fees; nothing if nobody has tried to pay. */
export function OrderPayments({ orderId }: { orderId: string }) {
  const { data, error, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(orderPaymentsQuery(orderId))
  if (status === 'error' && !data) return <p role="alert">{sentenceFor(error, texts.thePaymentsCouldNotBeLoaded)}</p>
  const payments = data?.pages.flatMap(({ items }) => items) ?? []
  if (payments.length === 0) return null
  return (
    <>
      <ul aria-label={texts.onlinePayments} className={classes.payments}>
        {payments.map((payment) => (
          <Line key={payment._id} payment={payment} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.showEarlierPayments}
        </Button>
      )}
      {isFetchNextPageError && <p role="alert">{sentenceFor(error, texts.thePaymentsCouldNotBeLoaded)}</p>}
    </>
  )
}

function Line({ payment: { _id, at, amount, currency, status, parts, fee } }: { payment: OrderPayment }) {
  const sum = currency === 'INR' ? formatAmount(amount) : `${currency} ${amount}`
  return (
    <li>
      <span>{texts.paymentIs(sum, texts.becameOf[status])}</span>
      <span className={classes.quiet}>{texts.paymentAt(formatMoment(at), _id)}</span>
      {parts && <span>{texts.partsBack(formatAmount(parts.amount))}</span>}
      {parts && parts.due > 0 && <span className={classes.quiet}>{texts.partsDue(formatAmount(parts.due))}</span>}
      {fee && (
        <span className={classes.quiet}>{texts.gatewayKeeps(formatAmount(fee.amount), formatAmount(fee.gst))}</span>
      )}
    </li>
  )
}
