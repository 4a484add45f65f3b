import { piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import { isMailed, nextOrderStatuses, type OrderStatus, returnsStock } from '@teeshala/contract/orders/order-status'
import { canGoOutForDelivery } from '@teeshala/contract/orders/parcel-steps'
import { fulfilmentOf, moneyBackOf, openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf, statusWords } from '@teeshala/contract/orders/status-words'
import { canComeBack, isSoldAgain } from '@teeshala/contract/payments/cash/refused-parcel'
import { isRefundedByCredit } from '@teeshala/contract/payments/credited-payment'
import { isPaidOnline, type MovedPaymentStatus, nextPaymentStatuses } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { waitsForAddress } from './billing/bill-facts.ts'

/** A move that an order's state allows. */
export type Move = {
  label: string
  /** The consequence, shown before confirming. */
  consequence: string
  isDestructive: boolean
  request:
    | { status: OrderStatus }
    | { paymentStatus: MovedPaymentStatus }
    | { outForDelivery: true }
    | { cameBack: true }
  /** The pieces that can go back into stock with it, and whether they usually do. */
  backInStock?: { pieces: number; isUsual: boolean }
  /** The cash received with it in rupees, if the customer pays on delivery or at the counter. */
  cash?: number
  /** Whether a courier takes it, so that name and tracking number are asked for. */
  isSent?: true
  /** Whether it waits for a payment, an approved proof, or the address on its invoice. */
  isHeld?: true
}

/** The labels of payment buttons. */
export const paymentMoves: Readonly<Record<MovedPaymentStatus, string>> = {
  pending: texts.awaitPaymentAgain,
  paid: texts.markPaymentAsCompleted,
  failed: texts.markPaymentAsFailed,
  refunded: texts.markPaymentAsRefunded,
}

/** Returns the moves that an order's state allows, with their consequences. */
export function movesOf(order: AnyOrder): Move[] {
  const fulfilment = fulfilmentOf(order)
  return [
    ...nextOrderStatuses(statusOf(order), fulfilment).map((to) => ({
      label: statusWords(order.kind, to, fulfilment).move,
      consequence: consequenceOf(order, to),
      isDestructive: to === 'cancelled',
      request: { status: to },
      ...(to === 'delivered' && owesCash(order) && { cash: openRupees(order) }),
      ...(to === 'shipped' && fulfilment === 'ship' && { isSent: true as const }),
      ...(isHeld(order, to) && { isHeld: true as const }),
    })),
    ...outForDeliveryOf(order),
    ...cameBackOf(order),
    ...paymentStatusesOf(order).map((to) => ({
      label: paymentMoves[to],
      consequence: texts.refundIsSeen(to === 'refunded' ? refund(order) : `${formatAmount(openRupees(order))}.`),
      isDestructive: to === 'refunded',
      request: { paymentStatus: to },
    })),
  ]
}

/** Returns the possible payment statuses. After a partial credit, the rest is credited as well; a cancelled order takes no more money. */
export function paymentStatusesOf(order: AnyOrder): readonly MovedPaymentStatus[] {
  const status = statusOf(order)
  const isByCredit = isRefundedByCredit(status, order.credits)
  return nextPaymentStatuses(order.paymentStatus, order.totalPrice).filter((to) =>
    to === 'refunded' ? !isByCredit : status !== 'cancelled',
  )
}

/** The courier is out for delivery. */
function outForDeliveryOf(order: AnyOrder): Move[] {
  const { timeline } = order
  if (!canGoOutForDelivery({ status: statusOf(order), fulfilment: fulfilmentOf(order), timeline })) return []
  return [
    {
      label: texts.markAsOutForDelivery,
      consequence: texts.customerSeesIt(false),
      isDestructive: false,
      request: { outForDelivery: true },
    },
  ]
}

/** A COD parcel that was refused and returned. */
function cameBackOf(order: AnyOrder): Move[] {
  const { paymentMethod: method, paymentStatus, invoiceDays } = order
  const sent = { status: statusOf(order), fulfilment: fulfilmentOf(order), method, paymentStatus, invoiceDays }
  if (!canComeBack(sent)) return []
  const sold = piecesSoldAgain(order)
  const pieces = sold || piecesOf(order)
  const consequence = [
    texts.customerSeesIt(order.contact.email !== ''),
    texts.theOrderIsClosed,
    order.invoice && texts.creditNoteIsGiven,
    hasMoney(order) && refund(order),
    texts.thisCannotBeUndone,
  ]
  return [
    {
      label: texts.parcelCameBack,
      consequence: consequence.filter(Boolean).join(' '),
      isDestructive: true,
      request: { cameBack: true },
      ...(pieces > 0 && { backInStock: { pieces, isUsual: sold > 0 } }),
    },
  ]
}

/** Returns whether a step waits for approval, payment or the address on the invoice; a collected order is paid in cash with the step itself. */
function isHeld(order: AnyOrder, to: OrderStatus): boolean {
  if ((to === 'shipped' || to === 'delivered') && waitsForAddress(order)) return true
  const held = order.parts?.heldBefore ?? []
  if (to === 'in_production') return held.includes('production') || order.proof?.isAwaited === true
  if (fulfilmentOf(order) === 'ship') return to === 'shipped' && held.includes('dispatch')
  return to === 'delivered' && held.includes('dispatch') && !owesCash(order)
}

const hasMoney = ({ paymentStatus }: AnyOrder) => paymentStatus === 'paid' || paymentStatus === 'partly_paid'

type Owing = Pick<AnyOrder, 'paymentMethod' | 'paymentStatus' | 'totalPrice' | 'invoiceDays'>

/** Returns whether the customer still has to pay on delivery or at the counter; not on invoice. */
export function owesCash({ paymentMethod, paymentStatus, totalPrice, invoiceDays }: Owing): boolean {
  if (invoiceDays !== undefined) return false
  return !isPaidOnline(paymentMethod) && nextPaymentStatuses(paymentStatus, totalPrice).includes('paid')
}

function consequenceOf(order: AnyOrder, to: OrderStatus): string {
  const pieces = piecesOf(order)
  const isTold = isMailed(to, order.kind) && order.contact.email !== ''
  return [
    texts.customerSeesIt(isTold),
    to !== 'cancelled' && order.missingDesigns && texts.noDesignHasCome(order.missingDesigns.join(', ')),
    returnsStock(to) && pieces > 0 && texts.piecesGoBack(pieces),
    to === 'cancelled' && hasMoney(order) && refund(order),
    to === 'cancelled' && texts.thisCannotBeUndone,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns how many pieces an order took from stock. */
function piecesOf(order: AnyOrder): number {
  if (order.kind === 'print') return 0
  return order.kind === 'bulk' ? piecesOfBulk(order.items) : order.orderItems.reduce((sum, { qty }) => sum + qty, 0)
}

/** Returns how many of them can be sold again: personal prints cannot. */
function piecesSoldAgain(order: AnyOrder): number {
  if (order.kind !== 'shop') return 0
  const again = order.orderItems.filter((item) => isSoldAgain({ kind: 'catalogue', ...item }))
  return again.reduce((sum, { qty }) => sum + qty, 0)
}

/** Returns how a refund is made: gateway payments through the gateway, the rest by hand. */
function refund(order: AnyOrder): string {
  const { online, byHand } = moneyBackOf(order)
  const words = [
    online > 0 && texts.refundedAsPaid(formatAmount(online)),
    byHand > 0 && texts.refundByHand(formatAmount(byHand)),
  ]
  return words.filter(Boolean).join(' ')
}
