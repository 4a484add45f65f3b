import { toRupees } from '@teeshala/contract/money'
import type { OrderPayment } from '@teeshala/contract/payments/order-payment'
import { type PartRefund, returnedPaise } from '@teeshala/contract/payments/part-refunds'
import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import { paymentsIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Handler } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'

/** Returns the gateway payments and attempts of an order, newest first, with the gateway's fees. */
export const listOrderPayments: Handler<'listOrderPayments'> = async ({ params, query }, deps) => {
  const payments = paymentsIn(deps.db).where('orderId', '==', params.id)
  return listPage(payments, { page: query, answer: orderPaymentAnswer }, deps)
}

const duePaise = (parts: readonly PartRefund[]) =>
  returnedPaise({ parts: parts.filter(({ refundId }) => refundId === undefined) })

function orderPaymentAnswer({
  _id,
  createdAt,
  amountPaise,
  fee,
  parts,
  ...payment
}: WithId<StoredPayment>): OrderPayment {
  const { currency, method, status } = payment
  return {
    _id,
    at: createdAt.toISOString(),
    amount: toRupees(amountPaise),
    currency,
    method,
    status,
    ...(parts && { parts: { amount: toRupees(returnedPaise({ parts })), due: toRupees(duePaise(parts)) } }),
    ...(fee && { fee: { amount: toRupees(fee.feePaise), gst: toRupees(fee.gstPaise) } }),
  }
}
