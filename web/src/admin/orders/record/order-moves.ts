import { piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import { isMailed, nextOrderStatuses, type OrderStatus, returnsStock } from '@teeshala/contract/orders/order-status'
import { canGoOutForDelivery } from '@teeshala/contract/orders/parcel-steps'
import { fulfilmentOf, openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf, statusWords } from '@teeshala/contract/orders/status-words'
import { canComeBack, isSoldAgain } from '@teeshala/contract/payments/cash/refused-parcel'
import { isPaidOnline, type MovedPaymentStatus, nextPaymentStatuses } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/admin/orders/orders.ts'

/** A move that an order's state allows. */
export type Move = {
  label: string
  /** What it brings about, said before it is made. */
  consequence: string
  isDestructive: boolean
  request:
    | { status: OrderStatus }
    | { paymentStatus: MovedPaymentStatus }
    | { outForDelivery: true }
    | { cameBack: true }
  /** The pieces that staff can put back into the stock with it, and whether they usually do. */
  backInStock?: { pieces: number; isUsual: boolean }
  /** What comes in with it, in rupees, where the customer pays at the door or the counter. */
  cash?: number
  /** Whether a courier takes it, whose name and number are asked for. */
  isSent?: true
  /** Whether it waits for money that has not come, or for an approved proof. */
  isHeld?: true
}

/** What is said on the button that moves a payment. */
export const paymentMoves: Readonly<Record<MovedPaymentStatus, string>> = {
  pending: texts.awaitPaymentAgain,
  paid: texts.markPaymentAsCompleted,
  failed: texts.markPaymentAsFailed,
  refunded: texts.markPaymentAsRefunded,
}

/** The moves that an order's state allows, with what each brings about. */
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

/** Where its payment may move. Once a part went back by a credit note, so does the rest. */
export function paymentStatusesOf({ paymentStatus, totalPrice, credits }: AnyOrder): readonly MovedPaymentStatus[] {
  return nextPaymentStatuses(paymentStatus, totalPrice).filter((to) => to !== 'refunded' || !credits)
}

/** A parcel whose courier is on the way to the door. */
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

/** A parcel that nobody paid for at the door, brought back by its courier. */
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

/** Whether a step waits for the customer's approval, or for money: what is collected is paid when it is handed over, in cash with the step itself. */
function isHeld(order: AnyOrder, to: OrderStatus): boolean {
  const held = order.parts?.heldBefore ?? []
  if (to === 'in_production') return held.includes('production') || order.proof?.isAwaited === true
  if (fulfilmentOf(order) === 'ship') return to === 'shipped' && held.includes('dispatch')
  return to === 'delivered' && held.includes('dispatch') && !owesCash(order)
}

const hasMoney = ({ paymentStatus }: AnyOrder) => paymentStatus === 'paid' || paymentStatus === 'partly_paid'

type Owing = Pick<AnyOrder, 'paymentMethod' | 'paymentStatus' | 'totalPrice' | 'invoiceDays'>

/** Whether an order's customer still has to pay at the door or the counter; who pays on invoice does not. */
export function owesCash({ paymentMethod, paymentStatus, totalPrice, invoiceDays }: Owing): boolean {
  if (invoiceDays !== undefined) return false
  return !isPaidOnline(paymentMethod) && nextPaymentStatuses(paymentStatus, totalPrice).includes('paid')
}

function consequenceOf(order: AnyOrder, to: OrderStatus): string {
  const pieces = piecesOf(order)
  const isTold = isMailed(to, order.kind) && order.contact.email !== ''
  return [
    texts.customerSeesIt(isTold),
    returnsStock(to) && pieces > 0 && texts.piecesGoBack(pieces),
    to === 'cancelled' && hasMoney(order) && refund(order),
    to === 'cancelled' && texts.thisCannotBeUndone,
  ]
    .filter(Boolean)
    .join(' ')
}

/** How many pieces an order took from the stock. */
function piecesOf(order: AnyOrder): number {
  if (order.kind === 'print') return 0
  return order.kind === 'bulk' ? piecesOfBulk(order.items) : order.orderItems.reduce((sum, { qty }) => sum + qty, 0)
}

/** How many of them anybody would buy: what is printed for one buyer is nobody else's. */
function piecesSoldAgain(order: AnyOrder): number {
  if (order.kind !== 'shop') return 0
  const again = order.orderItems.filter((item) => isSoldAgain({ kind: 'catalogue', ...item }))
  return again.reduce((sum, { qty }) => sum + qty, 0)
}

/** What came through the gateway goes back through it; the rest is refunded by hand. */
function refund({ totalPrice, parts, paymentReference }: AnyOrder): string {
  const amount = formatAmount(parts?.paid ?? totalPrice)
  return paymentReference ? texts.refundedAsPaid(amount) : texts.refundByHand(amount)
}
