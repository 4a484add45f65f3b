import type { StoredOrder, StoredOrderPayment } from '@teeshala/contract/orders/stored-order'
import { linkAfterPart, takesByLink } from '@teeshala/contract/payments/gateway/payment-link'
import { takesAmount, withoutPart, withPart } from '@teeshala/contract/payments/money-gate'
import { leftPaise } from '@teeshala/contract/payments/part-refunds'
import { canMovePayment, type PaymentStatus, type UsedMethod } from '@teeshala/contract/payments/payment'
import type { RefundReason, StoredPayment } from '@teeshala/contract/payments/stored-payment'
import type { GatewayPayment } from '../ports/payment-gateway.ts'

type Order = Pick<StoredOrder, 'payment' | 'status' | 'kind'>

/** The payment of an order from now on, and the statuses it has passed, oldest first. */
type OrderStep = { readonly now: StoredOrderPayment; readonly passed: readonly PaymentStatus[] }

/** What is to be stored after an event of a payment; a part that does not change is left out. */
export type PaymentStep = { readonly payment?: StoredPayment; readonly order?: OrderStep }

type Event = {
  readonly payment: GatewayPayment & { readonly gatewayOrderId: string }
  readonly orderId: string
  /** The name of the link by which it came; absent of what came through the gateway's window. */
  readonly link?: string | undefined
  readonly now: Date
}

/**
 * What an event of a payment changes. Events come more than once and in any order, so each is judged by what it says of the
 * payment and never by when it came: money that is here for an order that can take it makes the order paid, money that no
 * order can take is refunded, a failure counts only while nothing better is known.
 */
export function paymentStep(order: Order, known: StoredPayment | undefined, event: Event): PaymentStep {
  const { payment } = event
  if (payment.status === 'failed') return known ? {} : failed(order, event)
  // What was never captured was never the shop's: the order waits for money as before.
  if (payment.status === 'released') return isMoneyKnown(known) ? {} : { payment: released(known, event) }
  if (payment.status !== 'captured' && payment.status !== 'refunded') return {}
  const taken = isMoneyKnown(known) ? { payment: withNews(known, event) } : moneyCame(order, known, event)
  const isBack = payment.status === 'refunded' || payment.refundedPaise >= payment.amountPaise
  const step = isBack ? moneyWentBack(order, taken, event) : taken
  return step.payment === known && !step.order ? {} : step
}

const isMoneyKnown = (known: StoredPayment | undefined): known is StoredPayment =>
  known !== undefined && known.status !== 'failed'

/** The gateway may tell its fee later than the payment, and of each part that goes back. */
function withNews(known: StoredPayment, { payment: { fee, refundedPaise } }: Event): StoredPayment {
  const isFeeNew = fee !== undefined && known.fee === undefined
  const isMoreBack = refundedPaise > (known.toldBackPaise ?? 0) && refundedPaise < known.amountPaise
  if (!isFeeNew && !isMoreBack) return known
  return { ...known, ...(isFeeNew && { fee }), ...(isMoreBack && { toldBackPaise: refundedPaise }) }
}

const released = (known: StoredPayment | undefined, event: Event): StoredPayment => ({
  ...stored(event, 'released'),
  createdAt: known?.createdAt ?? event.now,
})

function failed({ payment: money }: Order, event: Event): PaymentStep {
  const payment = stored(event, 'failed')
  return money.status === 'pending' ? { payment, order: passing({ ...money, status: 'failed' }) } : { payment }
}

function moneyCame(
  order: Order,
  known: StoredPayment | undefined,
  event: Event,
): PaymentStep & { payment: StoredPayment } {
  const reason = whyRefused(order, event)
  const createdAt = known?.createdAt ?? event.now
  if (reason) return { payment: { ...stored(event, 'refund_due'), createdAt, reason, dueSince: event.now } }
  const { id, gatewayOrderId, amountPaise } = event.payment
  const money = order.payment
  const paymentIds = [...(money.gateway?.paymentIds ?? []), id]
  const gateway = { ...money.gateway, ...(event.link === undefined && { orderId: gatewayOrderId }), paymentIds }
  const link = linkAfterPart(money.link, event.link, amountPaise)
  // An advance says nothing of how the balance comes: what was to be paid in cash stays so.
  const now = withPart({ ...money, gateway, ...(link && { link }) }, amountPaise)
  const method = now.status === 'paid' ? methodUsed(event.payment.method, money.method) : money.method
  return { payment: { ...stored(event, 'captured'), createdAt }, order: passing({ ...now, method }) }
}

/** How it was paid in the end: in the gateway's window one may choose another way than at the checkout. */
function methodUsed(told: string, chosen: UsedMethod): UsedMethod {
  if (told === 'upi' || told === 'netbanking') return told
  // PayPal is one of the gateway's wallets.
  if (told === 'wallet') return chosen === 'paypal' ? chosen : told
  if (told === 'card') return chosen === 'debit_card' ? chosen : 'credit_card'
  return chosen
}

/** In the gateway's window only the whole of what is outstanding, or what is missing of the advance, is taken; by a link a part of it, too. */
function whyRefused(order: Order, { payment, link }: Event): RefundReason | undefined {
  const { payment: money, status } = order
  const isClosed = !canMovePayment(money.status, 'paid')
  const { amountPaise } = payment
  const isLinked = link !== undefined
  const isAsked = isClosed
    ? isLinked || amountPaise === money.duePaise
    : isLinked
      ? status === 'cancelled' || takesByLink(order, amountPaise)
      : takesAmount({ payment: money }, amountPaise)
  if (payment.currency !== 'INR' || !isAsked) return 'other_amount'
  if (status === 'cancelled') return 'cancelled'
  return isClosed ? 'already_paid' : undefined
}

function moneyWentBack(order: Order, taken: PaymentStep & { payment: StoredPayment }, event: Event): PaymentStep {
  // Staff may have returned it already, and been cut short before the order said so.
  const isKnown = taken.payment.status === 'refunded'
  const payment: StoredPayment = isKnown
    ? taken.payment
    : { ...taken.payment, status: 'refunded', updatedAt: event.now }
  const money = taken.order?.now ?? order.payment
  const refunded = orderRefunded(money, event.payment.id, leftPaise(payment))
  if (!refunded) return { payment }
  return { payment, order: { ...refunded, passed: [...(taken.order?.passed ?? []), ...refunded.passed] } }
}

/** The order's money once what was left of this payment has gone back; undefined where the order never had it, or gave it back before. */
export function orderRefunded(
  money: StoredOrderPayment,
  paymentId: string,
  amountPaise: number,
): OrderStep | undefined {
  const { gateway } = money
  if (!gateway?.paymentIds.includes(paymentId) || gateway.returnedIds?.includes(paymentId)) return undefined
  if (amountPaise === 0 || !canMovePayment(money.status, 'refunded')) return undefined
  const now = withoutPart(money, amountPaise)
  if (now.status === 'refunded') return passing(now)
  return passing({ ...now, gateway: { ...gateway, returnedIds: [...(gateway.returnedIds ?? []), paymentId] } })
}

const passing = (now: StoredOrderPayment): OrderStep => ({ now, passed: [now.status] })

function stored({ payment, orderId, link, now }: Event, status: StoredPayment['status']): StoredPayment {
  const { gatewayOrderId, amountPaise, currency, method, fee, charged, refundedPaise } = payment
  const isPartBack = refundedPaise > 0 && refundedPaise < amountPaise
  return {
    orderId,
    gatewayOrderId,
    ...(link !== undefined && { link }),
    amountPaise,
    currency,
    method,
    status,
    ...(fee && { fee }),
    ...(charged && { isConverted: true as const }),
    ...(isPartBack && { toldBackPaise: refundedPaise }),
    createdAt: now,
    updatedAt: now,
  }
}
