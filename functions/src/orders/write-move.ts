import { isMailed, type OrderStatus, returnsStock } from '@teeshala/contract/orders/order-status'
import type { OrderShipment } from '@teeshala/contract/orders/shipment'
import type { StoredOrder, StoredOrderPayment, StoredTimelineEntry } from '@teeshala/contract/orders/stored-order'
import { linesBackInStock, type StoredCameBack } from '@teeshala/contract/payments/cash/refused-parcel'
import { linkNow } from '@teeshala/contract/payments/gateway/payment-link'
import type { PaymentStatus } from '@teeshala/contract/payments/payment'
import { lapsesUnpaid } from '@teeshala/contract/payments/payment-time'
import { cameOnline } from '@teeshala/contract/payments/ways-back'
import type { AuditNote } from '../audit/audit-note.ts'
import { giveCouponBack } from '../coupons/coupon-uses.ts'
import { ordersIn, paymentLinksIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Shop } from '../mails/mail-content.ts'
import type { OrderEvent } from '../mails/order-openings.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { bookingAfter } from './booking-after.ts'
import { markInvoiceDue } from './mark-invoice-due.ts'
import { markRecount } from './mark-recount.ts'
import { stockAfter } from './stock-after.ts'
import { toPrint } from './to-print.ts'

/** A permitted change of an order, who makes it, and the note to the customer. */
export type Move = {
  readonly status?: OrderStatus | undefined
  /** The new payment, and the payment statuses passed on the way, oldest first. */
  readonly payment?: { readonly now: StoredOrderPayment; readonly passed: readonly PaymentStatus[] } | undefined
  readonly by: 'customer' | 'staff' | 'system'
  readonly remark?: string | undefined
  readonly shipment?: OrderShipment | undefined
  readonly cameBack?: StoredCameBack | undefined
  /** Whether a refund through the gateway follows. */
  readonly returnsMoney?: boolean
  /** The mail event, if it does not follow from the move; its key distinguishes it from others of the same name. */
  readonly tells?: { readonly event: OrderEvent; readonly key: string }
}

type Writing = {
  readonly transaction: Transaction
  readonly shop: Shop
  readonly at: Date
  /** The audit note; gateway messages are stored as events of their own. */
  readonly note?: AuditNote
}

/**
 * Writes a move in the transaction that has read the order: status and timeline, stock returned by a cancellation, that its courier
 * is to be cancelled, the customer's mail and the audit log entry. Every move of an order goes through here.
 */
export async function writeMove(
  order: WithId<StoredOrder>,
  { status, payment, by, remark, shipment, cameBack, returnsMoney, tells }: Move,
  { transaction, shop, at, note }: Writing,
): Promise<WithId<StoredOrder>> {
  const document = ordersIn(transaction.db).doc(order._id)
  const returned = status !== undefined && returnsStock(status) ? linesReturned(order, cameBack) : []
  const endsHold = order.heldUntil !== undefined && (status !== undefined || isPaidFor(payment?.now))
  const writeShelf = await stockAfter(order, { returned, endsHold }, transaction)
  const endBooking = await bookingAfter(order, status, at, transaction)
  const { tell } = await customerOf(order, at, transaction)
  const stamp = { by, at, ...(remark && { note: remark }) } as const
  const steps: StoredTimelineEntry[] = [
    ...(payment?.passed ?? []).map((to) => ({ kind: 'payment', to, ...stamp }) as const),
    ...(status ? [{ kind: 'status', to: status, ...stamp } as const] : []),
  ]
  const changed = { ...order, ...(payment && { payment: payment.now }), ...(status && { status }) }
  const moved = { ...changed, payment: endLink(changed, { transaction, at }) }
  const written = {
    status: moved.status,
    ...(shipment && { shipment }),
    ...(cameBack && { cameBack }),
    payment: lapsesUnpaid(moved) ? moved.payment : { ...moved.payment, dueAt: null },
    timeline: [...order.timeline, ...steps],
    updatedAt: at,
  }
  const { heldUntil, ...rest } = order
  const after = { ...rest, ...(heldUntil && !endsHold && { heldUntil }), ...written }
  const changes = { ...written, ...toPrint(after) }
  const result = { ...after, ...changes }
  if (status === 'cancelled') giveCouponBack(order, transaction)
  transaction.update(document, { ...changes, ...(endsHold && { heldUntil: deleteField() }) })
  markRecount({ _id: order._id, before: order, after: result, at }, transaction)
  markInvoiceDue(result, at, transaction)
  writeShelf()
  endBooking()
  const event = tells?.event ?? eventOf(order, { status, payment, by })
  const movedPaise = Math.abs(result.payment.paidPaise - order.payment.paidPaise) || undefined
  if (event) tell(result, event, { shop, movedPaise, key: tells?.key ?? keyOf(event, order) })
  note?.make(transaction, {
    action: 'order.moved',
    target: document.path,
    details: {
      from: {
        status: order.status,
        paymentStatus: order.payment.status,
        ...paidInParts(order.payment, result.payment),
      },
      to: {
        status: result.status,
        paymentStatus: returnsMoney ? 'refunded' : result.payment.status,
        ...paidInParts(result.payment, order.payment),
        ...(cameBack && { isBackInStock: cameBack.isBackInStock }),
      },
    },
  })
  return result
}

function linesReturned({ lines }: StoredOrder, cameBack: StoredCameBack | undefined) {
  return cameBack ? linesBackInStock(lines, cameBack) : lines
}

/** Returns the order's payment without a payment link for more than is due; the link is ended in the same transaction. */
function endLink(
  order: Pick<StoredOrder, 'kind' | 'status' | 'payment'>,
  { transaction, at }: Pick<Writing, 'transaction' | 'at'>,
): StoredOrderPayment {
  const { link, ...payment } = order.payment
  const becomes = linkNow(order)
  if (!link || becomes === 'kept') return order.payment
  if (becomes === 'unwanted')
    transaction.update(paymentLinksIn(transaction.db).doc(link.reference), { isUnwanted: true, updatedAt: at })
  return payment
}

/** Returns the amount paid before, for the audit log, if a move changes it on an order paid in parts. */
function paidInParts(side: StoredOrderPayment, other: StoredOrderPayment) {
  const isPart = side.status === 'partly_paid' || other.status === 'partly_paid'
  return isPart && side.paidPaise !== other.paidPaise ? { paidPaise: side.paidPaise } : {}
}

/** Returns whether an order is paid for; one that a coupon made free needs no money. */
const isPaidFor = (payment: StoredOrderPayment | undefined) =>
  payment?.status === 'paid' || payment?.status === 'partly_paid'

/** Returns the mail key of an event within its order: each part payment has its own mail. */
function keyOf(event: OrderEvent, { payment }: StoredOrder): string {
  return event === 'partly_paid' && payment.paidPaise > 0 ? `${event}-after-${payment.paidPaise}` : event
}

/** Returns the event that the customer is mailed about. A cancellation's mail already covers gateway refunds; a payment recorded by staff needs none. */
function eventOf(order: StoredOrder, { status, payment, by }: Move): OrderEvent | undefined {
  if (status) return isMailed(status, order.kind) ? status : undefined
  const to = payment?.passed.at(-1)
  if (to === 'refunded' && order.status === 'cancelled' && cameOnline(order.payment)) return undefined
  if (to === 'partly_paid' && payment && payment.now.paidPaise < order.payment.paidPaise) return undefined
  return to === 'refunded' || ((to === 'paid' || to === 'partly_paid') && by === 'system') ? to : undefined
}
