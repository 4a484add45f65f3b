import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { comingBack, isOnItsWayBack, isOutForDelivery } from '@teeshala/contract/orders/parcel-steps'
import { fulfilmentOf } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf, statusWords } from '@teeshala/contract/orders/status-words'
import { isPaidOnline, type PaymentStatus, paymentStatusWords } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'

/** What determines the wording of an order. */
export type Worded = Pick<AnyOrder, 'kind' | 'shippingAddress'>

/** What determines the wording of an order's payment. */
type Paid = Pick<AnyOrder, 'paymentStatus' | 'status' | 'invoiceDays' | 'moneyBack'>

/** Returns the label of an order status, whichever form its call uses. */
export function statusLabel(order: Worded, status: AnyOrder['status']): string {
  return statusWords(order.kind, statusOf({ status }), fulfilmentOf(order)).label
}

const paymentSteps: Readonly<Record<PaymentStatus, string>> = {
  pending: texts.paymentPending,
  partly_paid: texts.partlyPaid,
  paid: texts.paymentReceived,
  failed: texts.paymentFailed,
  refunded: texts.paymentRefunded,
}

/** What determines the wording of an order's progress. */
export type Progressed = Worded & Pick<AnyOrder, 'status' | 'timeline'>

/** Returns an order's progress: its status, or its parcel's position. */
export function progressLabel(order: Progressed): string {
  const parcel = { status: statusOf(order), timeline: order.timeline }
  if (isOnItsWayBack(parcel)) return texts.comingBackToUs
  return isOutForDelivery(parcel) ? texts.outForDelivery : statusLabel(order, order.status)
}

/** Returns the label of a step in an order's history. */
export function stepLabel(order: Worded, { kind, to }: Pick<TimelineEntry, 'kind' | 'to'>): string {
  if (kind === 'parcel') return to === comingBack ? texts.comingBackToUs : texts.outForDelivery
  return kind === 'payment' ? paymentSteps[to as PaymentStatus] : statusLabel(order, to as OrderStatus)
}

/** Returns the title of an order known only by its id: 'Bulk order TB7K2M9QX4RD'. */
export function titleOfId(id: string): string {
  const rules = Object.values(kindRules).find(({ prefix }) => id.startsWith(prefix))
  return `${rules?.title ?? texts.order} ${id}`
}

/** Returns whether nothing is due before the invoice, by agreement with the customer. */
export function isOnInvoice({ invoiceDays, paymentStatus, status }: Paid): boolean {
  return invoiceDays !== undefined && paymentStatus === 'pending' && statusOf({ status }) !== 'cancelled'
}

/**
 * Returns an order's payment as customers read it: 'Payment pending', 'Pay on delivery', 'On invoice', 'Not charged'. Undefined for cash orders
 * that were handed over: the customer has paid, and the shop counts the money when the courier brings it.
 */
export function paymentLabel(
  order: Paid & Pick<AnyOrder, 'paymentMethod' | 'shippingAddress' | 'totalPrice'>,
): string | undefined {
  if (isOnInvoice(order)) return texts.onInvoice
  const { paymentStatus, status } = order
  const orderStatus = statusOf({ status })
  const isBare = paymentStatus === 'pending' || paymentStatus === 'failed'
  if (!isBare || orderStatus === 'cancelled')
    return withMoneyBack(paymentStatusWords(paymentStatus, orderStatus, order.totalPrice), order)
  if (paymentStatus === 'failed' || isPaidOnline(order.paymentMethod)) return paymentSteps[paymentStatus]
  if (orderStatus === 'delivered') return undefined
  return fulfilmentOf(order) === 'ship' ? texts.payOnDelivery : texts.payOnCollection
}

/** Returns the payment's label including refunds by credit notes: 'Paid, ₹300.00 refunded'. */
export function withMoneyBack(words: string, { moneyBack, paymentStatus }: Pick<Paid, 'moneyBack' | 'paymentStatus'>) {
  return moneyBack === undefined || paymentStatus === 'refunded'
    ? words
    : texts.partRefunded(words, formatAmount(moneyBack))
}

/** Returns an order's position as customers read it: 'To be delivered' until it is shipped. */
export function deliveryWords(order: Progressed): string {
  if (statusOf(order) !== 'placed') return progressLabel(order)
  return fulfilmentOf(order) === 'ship' ? texts.toBeDelivered : texts.toBeCollected
}
