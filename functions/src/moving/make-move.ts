import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { canMoveOrder, type OrderStatus } from '@teeshala/contract/orders/order-status'
import { type Shipment, trackingUrl } from '@teeshala/contract/orders/shipment'
import { statusWords } from '@teeshala/contract/orders/status-words'
import {
  outstandingPaise,
  paymentMovedTo,
  type StoredOrder,
  type StoredOrderPayment,
} from '@teeshala/contract/orders/stored-order'
import { cashLimitRefusal } from '@teeshala/contract/payments/cash/cash-limit'
import { cameBackOf, canComeBack } from '@teeshala/contract/payments/cash/refused-parcel'
import { isRefundedByCredit } from '@teeshala/contract/payments/credited-payment'
import { missingBefore } from '@teeshala/contract/payments/money-gate'
import {
  adminPaymentLabels,
  canMovePayment,
  isPaidOnline,
  type MovedPaymentStatus,
} from '@teeshala/contract/payments/payment'
import { waitsForProof } from '@teeshala/contract/proofs/proof-gate'
import { lacksBillingAddress } from '@teeshala/contract/tax/billed-address'
import { dueTaxDocuments } from '@teeshala/contract/tax/vouchers/due-tax-documents'
import type { AuditNote } from '../audit/audit-note.ts'
import { endBookingSoon } from '../couriers/bookings/end-booking.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { courierBookingsIn, ordersIn, paymentsIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { describe } from '../http/answer-error.ts'
import { issueTaxDocuments } from '../invoices/issue-tax-documents.ts'
import { orderNotFound } from '../orders/find-order.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { refuseCollected } from '../orders/refuse-collected.ts'
import { writeMove } from '../orders/write-move.ts'
import { endLinkSoon } from '../payments/links/end-link-soon.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { countRefusedParcel } from './count-refused-parcel.ts'
import { forbiddenMove } from './forbidden-move.ts'

const waitsForAdvance = 'This order waits for its advance. The office can record a payment, or let it start without it.'
const stillOwesBalance = 'This order waits for its balance. The office can record a payment, or let it ship without it.'
const waitsForApproval =
  'This order waits until its customer approves the proof. The office can send one, or let it start without one.'
const waitsForAddress =
  'By law the invoice of this order has to name the buyer’s address. The office can enter it under ‘Bill to’.'
const nothingToRefund = 'Nothing was to be paid for this order, so nothing can be refunded.'
const nothingToPay = 'A cancelled order takes no money: there is nothing to pay.'
const refundDelayed =
  'The refund is recorded, but the payment gateway has not accepted it yet. We try again every 15 minutes.'
const alreadyCredited = 'A part of this order has already been refunded. Please issue a credit note for the rest.'
const nobodyCarriesIt = 'This order is collected from the shop: no courier carries it.'

export type AskedMove = {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: MovedPaymentStatus | undefined
  /** The status that the mover saw; if given, the order must still have it. */
  readonly expectedStatus?: OrderStatus | undefined
  readonly note?: string | undefined
  /** The courier, when a parcel is shipped. */
  readonly shipment?: Shipment | undefined
  /** What happens to the pieces when a parcel came back unpaid. */
  readonly cameBack?: { readonly isBackInStock: boolean } | undefined
}

/** Who moves an order, and the audit note. */
export type Mover = {
  readonly by: 'customer' | 'staff' | 'system'
  readonly note: AuditNote
  /** Throws if this mover may not move the order as it is. */
  readonly refuse?: (order: StoredOrder) => void
}

/**
 * Moves an order of one of these kinds. If online payments must be refunded, the transaction that makes the move
 * marks each payment, and the gateway is called afterwards: if somebody else moves the order first, nothing is refunded, and a
 * refund that fails here is made by the payment reconciliation.
 */
export async function makeMove(
  kinds: readonly OrderKind[],
  id: string,
  { note: remark, shipment, cameBack, ...asked }: AskedMove,
  { by, note, refuse }: Mover,
  deps: Deps,
): Promise<WithId<StoredOrder>> {
  const { db } = deps
  const shop = await currentSettings(db)
  let link: string | undefined
  const order = await transact(deps, async (transaction) => {
    const order = await transaction.read(ordersIn(db).doc(id))
    link = order?.payment.link?.reference
    if (!order || !kinds.includes(order.kind)) throw orderNotFound()
    if (shipment && order.fulfilment.kind === 'collect') throw fieldError('shipment', nobodyCarriesIt)
    if (await note.isMade(transaction)) return order
    refuse?.(order)
    if (cameBack) refuseToComeBack(order)
    else refuseForbiddenMove(order, asked)
    refuseCashAtCounter(order, asked)
    // Cash collected by a courier has not arrived before delivery.
    if (asked.paymentStatus === 'paid' && asked.status !== 'delivered') await refuseCollected(order, transaction)
    const payments = await readAll(
      transaction,
      ...paymentsToReturn(order, asked).map((each) => paymentsIn(db).doc(each)),
    )
    const countRefusal = cameBack ? await countRefusedParcel(order, transaction) : undefined
    const paymentStatus = payments.length > 0 ? undefined : asked.paymentStatus
    const payment = paymentStatus
      ? { now: paymentMovedTo(order.payment, paymentStatus), passed: [paymentStatus] }
      : asked.paymentStatus === 'refunded' && returnedByHand(order.payment)
    const carried = shipment ?? (asked.status === 'shipped' ? await bookedCourier(order, transaction) : undefined)
    const sent = carried && { ...carried, url: trackingUrl(carried) }
    const step = {
      status: asked.status,
      payment: payment || undefined,
      by,
      remark,
      shipment: sent,
      cameBack: cameBack && cameBackOf(order.lines, cameBack.isBackInStock, note.at),
      returnsMoney: payments.length > 0,
    } as const
    const moved = await writeMove(order, step, { transaction, shop, at: note.at, note })
    countRefusal?.()
    for (const each of payments) {
      if (each?.status !== 'captured') continue
      const reason = asked.status === 'cancelled' ? 'cancelled' : 'returned'
      const decision = { by, ...(remark && { note: remark }) }
      const due = { status: 'refund_due', reason, decision, dueSince: note.at, updatedAt: note.at } as const
      transaction.update(paymentsIn(db).doc(each._id), due)
    }
    return moved
  })
  if (!order.payment.link) await endLinkSoon(link, deps)
  // Both call other services, which may take long to answer.
  const [returned] = await Promise.all([
    returnMoney(order, asked, deps),
    asked.status === 'cancelled' ? endBookingSoon(id, deps) : undefined,
  ])
  return withTaxDocuments(returned, deps)
}

/** Issues the documents that the move requires. The move stands without them: a scheduled job issues missing ones. */
async function withTaxDocuments(order: WithId<StoredOrder>, deps: Deps): Promise<WithId<StoredOrder>> {
  if (dueTaxDocuments(order, deps.now()).length === 0) return order
  try {
    return (await issueTaxDocuments(order._id, deps)) ?? order
  } catch (error) {
    deps.log.error({ err: describe(error), order: order._id }, 'an invoice could not be given yet')
    return order
  }
}

/** Requests refunds from the gateway. A cancellation stands whatever happens; for a refund requested by staff, a failure is reported. */
async function returnMoney(order: WithId<StoredOrder>, asked: Moves, deps: Deps): Promise<WithId<StoredOrder>> {
  let returned = order
  for (const paymentId of paymentsToReturn(order, asked)) {
    try {
      returned = (await refundPayment(paymentId, deps)) ?? returned
    } catch (error) {
      deps.log.error({ err: describe(error), order: order._id }, 'a refund could not be made yet')
      if (asked.status === undefined) throw new AppError('UNAVAILABLE', refundDelayed, { retryAfterSeconds: 900 })
    }
  }
  return returned
}

/** Returns the courier booked for the parcel, if staff name no other. */
async function bookedCourier({ _id, shipment, fulfilment }: WithId<StoredOrder>, transaction: Transaction) {
  if (shipment || fulfilment.kind !== 'ship') return undefined
  const booking = await transaction.read(courierBookingsIn(transaction.db).doc(_id))
  const { state, booked, wanted } = booking ?? {}
  return state === 'booked' && booked
    ? { courier: booked.courier || (wanted?.courier ?? ''), awb: booked.awb, url: '' }
    : undefined
}

type Moves = Omit<AskedMove, 'note' | 'shipment' | 'cameBack'>

/** Returns the online payments to refund if the move asks for it or cancels the order. */
function paymentsToReturn({ payment }: StoredOrder, asked: Moves): readonly string[] {
  const isRefund = asked.paymentStatus === 'refunded' || asked.status === 'cancelled'
  if (!isRefund || !canMovePayment(payment.status, 'refunded')) return []
  const { paymentIds = [], returnedIds = [] } = payment.gateway ?? {}
  return paymentIds.filter((id) => !returnedIds.includes(id))
}

/** Returns an order's payment once staff have returned cash by hand, while the rest is refunded through the gateway. */
function returnedByHand({ handPaise, ...payment }: StoredOrderPayment) {
  return handPaise ? { now: { ...payment, paidPaise: payment.paidPaise - handPaise }, passed: [] } : undefined
}

function refuseToComeBack({ status, fulfilment, payment }: StoredOrder): void {
  const { method, status: paymentStatus, invoiceDays } = payment
  const sent = { status, fulfilment: fulfilment.kind, method, paymentStatus, invoiceDays }
  if (canComeBack(sent)) return
  throw new AppError('FORBIDDEN_MOVE', 'Only a parcel on its way that is to be paid at the door can come back unpaid.')
}

function refuseForbiddenMove(order: StoredOrder, asked: Moves): void {
  const { kind, status: from, fulfilment, payment } = order
  const { status, paymentStatus, expectedStatus = from } = asked
  const label = (each: OrderStatus) => statusWords(kind, each, fulfilment.kind).label
  if (status && !canMoveOrder(from, status, fulfilment.kind)) throw forbiddenMove(label(from), label(status))
  if (expectedStatus !== from)
    throw new AppError('FORBIDDEN_MOVE', `The order is now '${label(from)}'. Please check it and try again.`)
  if (paymentStatus && !canMovePayment(payment.status, paymentStatus)) {
    throw forbiddenMove(adminPaymentLabels[payment.status], adminPaymentLabels[paymentStatus])
  }
  if (paymentStatus === 'paid' && (status ?? from) === 'cancelled') throw new AppError('FORBIDDEN_MOVE', nothingToPay)
  if (paymentStatus === 'refunded' && order.totalPaise === 0) throw new AppError('FORBIDDEN_MOVE', nothingToRefund)
  if (paymentStatus === 'refunded' && isRefundedByCredit(from, order.credits))
    throw new AppError('FORBIDDEN_MOVE', alreadyCredited)
  if (status) refuseUnpaidStep(order, status, paymentStatus)
  if (status === 'in_production') refuseUnproved(order)
  if (status === 'shipped' || status === 'delivered') refuseUnaddressed(order)
}

/** Throws if the move brings an invoice that would lack its buyer's address. */
function refuseUnaddressed(order: StoredOrder): void {
  if (!lacksBillingAddress({ ...order, fulfilment: order.fulfilment.kind })) return
  throw new AppError('FORBIDDEN_MOVE', waitsForAddress)
}

/** Throws if the order is handed over for more cash than the law allows. Payments by card or bank transfer are recorded separately. */
function refuseCashAtCounter({ payment, fulfilment }: StoredOrder, { status, paymentStatus }: Moves): void {
  const isCash = paymentStatus === 'paid' && status === 'delivered' && !isPaidOnline(payment.method)
  if (!isCash || fulfilment.kind !== 'collect') return
  const message = cashLimitRefusal((payment.cashPaise ?? 0) + outstandingPaise(payment))
  if (message) throw new AppError('CONFLICT', message)
}

/** Throws if a large order's current proof is not approved. */
function refuseUnproved(order: StoredOrder): void {
  if (waitsForProof(order.proof, proofHash(order))) throw new AppError('FORBIDDEN_MOVE', waitsForApproval)
}

/** Throws if a step needs money that is missing; money that comes with the step counts. The press reads this message, so it names no amount. */
function refuseUnpaidStep(order: StoredOrder, to: OrderStatus, paymentStatus: MovedPaymentStatus | undefined): void {
  const payment = paymentStatus ? paymentMovedTo(order.payment, paymentStatus) : order.payment
  if (missingBefore(to, { ...order, payment }) === 0) return
  throw new AppError('FORBIDDEN_MOVE', to === 'in_production' ? waitsForAdvance : stillOwesBalance)
}
