import type { StoredOrder, StoredTimelineEntry } from '@teeshala/contract/orders/order'
import { canMovePayment, type PaymentStatus } from '@teeshala/contract/orders/payment'
import type { RefundReason, StoredPayment } from '@teeshala/contract/payments/stored-payment'
import type { GatewayPayment } from './payment-gateway.ts'

type Order = Pick<StoredOrder, 'paymentStatus' | 'status' | 'totalPaise' | 'timeline' | 'gateway'>
type OrderChanges = Pick<StoredOrder, 'paymentStatus' | 'timeline' | 'gateway'>

/** What is to be stored after news of a payment; a part that does not change is left out. */
export type PaymentStep = { readonly payment?: StoredPayment; readonly order?: OrderChanges }

type News = {
  readonly payment: GatewayPayment & { readonly gatewayOrderId: string }
  readonly orderId: string
  readonly now: Date
}

/**
 * What news of a payment changes. News come more than once and in any order, so each is judged by what it says of the
 * payment and never by when it came: money that is here for an order that can take it makes the order paid, money that no
 * order can take goes back, a failure counts only while nothing better is known.
 */
export function paymentStep(order: Order, known: StoredPayment | undefined, news: News): PaymentStep {
  const { payment } = news
  if (payment.status === 'failed') return known ? {} : failed(order, news)
  if (payment.status !== 'captured' && payment.status !== 'refunded') return {}
  const taken = isMoneyKnown(known) ? { payment: known } : moneyCame(order, known, news)
  const isBack = payment.status === 'refunded' || payment.refundedPaise >= payment.amountPaise
  const step = isBack ? moneyWentBack(order, taken, news) : taken
  return step.payment === known && !step.order ? {} : step
}

const isMoneyKnown = (known: StoredPayment | undefined): known is StoredPayment =>
  known !== undefined && known.status !== 'failed'

function failed(order: Order, news: News): PaymentStep {
  const payment = stored(news, 'failed')
  return order.paymentStatus === 'pending' ? { payment, order: movedTo(order, 'failed', news) } : { payment }
}

function moneyCame(
  order: Order,
  known: StoredPayment | undefined,
  news: News,
): PaymentStep & { payment: StoredPayment } {
  const reason = whyRefused(order, news)
  const createdAt = known?.createdAt ?? news.now
  if (reason) return { payment: { ...stored(news, 'refund_due'), createdAt, reason } }
  const { id, gatewayOrderId } = news.payment
  const paid = { ...movedTo(order, 'paid', news), gateway: { orderId: gatewayOrderId, paymentId: id } }
  return { payment: { ...stored(news, 'captured'), createdAt }, order: paid }
}

function whyRefused(order: Order, { payment }: News): RefundReason | undefined {
  if (payment.currency !== 'INR' || payment.amountPaise !== order.totalPaise) return 'other_amount'
  if (order.status === 'cancelled') return 'cancelled'
  if (!canMovePayment(order.paymentStatus, 'paid')) return 'already_paid'
  return undefined
}

function moneyWentBack(order: Order, taken: PaymentStep & { payment: StoredPayment }, news: News): PaymentStep {
  // Staff may have returned it already, and been cut short before the order said so.
  const isKnown = taken.payment.status === 'refunded'
  const payment: StoredPayment = isKnown ? taken.payment : { ...taken.payment, status: 'refunded', updatedAt: news.now }
  const now = { ...order, ...taken.order }
  const isOfOrder = now.gateway?.paymentId === news.payment.id && canMovePayment(now.paymentStatus, 'refunded')
  return isOfOrder ? { payment, order: movedTo(now, 'refunded', news) } : { payment }
}

function movedTo(order: Order, to: PaymentStatus, { now }: News): OrderChanges {
  const entry: StoredTimelineEntry = { kind: 'payment', to, by: 'system', at: now }
  return {
    paymentStatus: to,
    timeline: [...order.timeline, entry],
    ...(order.gateway && { gateway: order.gateway }),
  }
}

function stored({ payment, orderId, now }: News, status: StoredPayment['status']): StoredPayment {
  const { gatewayOrderId, amountPaise, currency, method } = payment
  return { orderId, gatewayOrderId, amountPaise, currency, method, status, createdAt: now, updatedAt: now }
}
