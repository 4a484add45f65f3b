import type { StoredOrder, StoredOrderPayment } from '@teeshala/contract/orders/stored-order'
import { acceptsLinkPayment, linkAfterPart } from '@teeshala/contract/payments/gateway/payment-link'
import { acceptsAmount, withoutPart, withPart } from '@teeshala/contract/payments/money-gate'
import { leftPaise } from '@teeshala/contract/payments/part-refunds'
import { canMovePayment, type PaymentStatus, type UsedMethod } from '@teeshala/contract/payments/payment'
import type { RefundReason, StoredPayment } from '@teeshala/contract/payments/stored-payment'
import type { GatewayPayment } from '../ports/payment-gateway.ts'

type Order = Pick<StoredOrder, 'payment' | 'status' | 'kind'>

/** The new payment of an order, and the statuses passed on the way, oldest first. */
type OrderStep = { readonly now: StoredOrderPayment; readonly passed: readonly PaymentStatus[] }

/** What to store after a payment event; unchanged parts are absent. */
export type PaymentStep = { readonly payment?: StoredPayment; readonly order?: OrderStep }

type Event = {
  readonly payment: GatewayPayment & { readonly gatewayOrderId: string }
  readonly orderId: string
  /** The name of the payment link; absent for payments in the gateway's window. */
  readonly link?: string | undefined
  readonly now: Date
}

/**
 * Returns what a payment event changes. Events arrive more than once and in any order, so each is evaluated by its content, never by its arrival: money
 * that an order can accept makes it paid, money that no order can accept is refunded, and a failure counts only while nothing better is known.
 */
export function paymentStep(order: Order, known: StoredPayment | undefined, event: Event): PaymentStep {
  const { payment } = event
  if (payment.status === 'failed') return known ? {} : failed(order, event)
  // Money that was never captured never belonged to the shop: the order stays unpaid.
  if (payment.status === 'released') return isMoneyKnown(known) ? {} : { payment: released(known, event) }
  if (payment.status !== 'captured' && payment.status !== 'refunded') return {}
  const taken = isMoneyKnown(known) ? { payment: withNews(known, event) } : moneyCame(order, known, event)
  const isBack = payment.status === 'refunded' || payment.refundedPaise >= payment.amountPaise
  const step = isBack ? moneyWentBack(order, taken, event) : taken
  return step.payment === known && !step.order ? {} : step
}

const isMoneyKnown = (known: StoredPayment | undefined): known is StoredPayment =>
  known !== undefined && known.status !== 'failed'

/** The gateway may report its fee after the payment, and reports every partial refund. */
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
  // An advance does not change how the balance is paid: cash stays cash.
  const now = withPart({ ...money, gateway, ...(link && { link }) }, amountPaise)
  const method = now.status === 'paid' ? methodUsed(event.payment.method, money.method) : money.method
  return { payment: { ...stored(event, 'captured'), createdAt }, order: passing({ ...now, method }) }
}

/** Returns the method actually used: in the gateway's window customers may choose another than at checkout. */
function methodUsed(told: string, chosen: UsedMethod): UsedMethod {
  if (told === 'upi' || told === 'netbanking') return told
  // PayPal is one of the gateway's wallets.
  if (told === 'wallet') return chosen === 'paypal' ? chosen : told
  if (told === 'card') return chosen === 'debit_card' ? chosen : 'credit_card'
  return chosen
}

/** The gateway's window accepts only the full outstanding amount, or what is missing of the advance; a link also accepts other parts. */
function whyRefused(order: Order, { payment, link }: Event): RefundReason | undefined {
  const { payment: money, status } = order
  const isClosed = !canMovePayment(money.status, 'paid')
  const { amountPaise } = payment
  const isLinked = link !== undefined
  const isAsked = isClosed
    ? isLinked || amountPaise === money.duePaise
    : isLinked
      ? status === 'cancelled' || acceptsLinkPayment(order, amountPaise)
      : acceptsAmount({ payment: money }, amountPaise)
  if (payment.currency !== 'INR' || !isAsked) return 'other_amount'
  if (status === 'cancelled') return 'cancelled'
  return isClosed ? 'already_paid' : undefined
}

function moneyWentBack(order: Order, taken: PaymentStep & { payment: StoredPayment }, event: Event): PaymentStep {
  // Staff may have refunded it already, interrupted before the order was updated.
  const isKnown = taken.payment.status === 'refunded'
  const payment: StoredPayment = isKnown
    ? taken.payment
    : { ...taken.payment, status: 'refunded', updatedAt: event.now }
  const money = taken.order?.now ?? order.payment
  const refunded = orderRefunded(money, event.payment.id, leftPaise(payment))
  if (!refunded) return { payment }
  return { payment, order: { ...refunded, passed: [...(taken.order?.passed ?? []), ...refunded.passed] } }
}

/** Returns the order's payment after the rest of this payment was refunded; undefined if it was never counted, or refunded before. */
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
