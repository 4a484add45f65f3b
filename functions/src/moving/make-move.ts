import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { canMoveOrder, type OrderStatus } from '@teeshala/contract/orders/order-status'
import { type Shipment, trackingUrl } from '@teeshala/contract/orders/shipment'
import { statusWords } from '@teeshala/contract/orders/status-words'
import { paymentMovedTo, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { adminPaymentLabels, canMovePayment, type PaymentStatus } from '@teeshala/contract/payments/payment'
import type { AuditNote } from '../audit/audit-note.ts'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { writeMove } from '../orders/write-move.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { forbiddenMove } from './forbidden-move.ts'

export type AskedMove = {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly note?: string | undefined
  /** Who carries it, of a parcel that goes on its way. */
  readonly shipment?: Shipment | undefined
}

/** Who moves an order, and under which entry of the log. */
export type Mover = {
  readonly by: 'customer' | 'staff'
  readonly note: AuditNote
  /** Throws where this mover may not move the order as it is, before any money goes back. */
  readonly refuse?: (order: StoredOrder) => void
}

/** Moves an order of one of these kinds. What was paid through the gateway is refunded first where the move asks for that. */
export async function makeMove(
  kinds: readonly OrderKind[],
  id: string,
  { note: remark, shipment, ...asked }: AskedMove,
  { by, note, refuse }: Mover,
  deps: Deps,
): Promise<WithId<StoredOrder>> {
  const { db } = deps
  const shop = await currentSettings(db)
  const attempt = (isRefunded: boolean) =>
    transact(deps, async (transaction) => {
      const order = documentOf(await transaction.get(ordersIn(db).doc(id)))
      if (!order || !kinds.includes(order.kind)) throw orderNotFound()
      if (shipment && order.fulfilment.kind === 'collect') throw nobodyCarriesIt()
      const paymentIds = isRefunded ? [] : paymentsToRefund(order, asked)
      if (paymentIds.length > 0) {
        refuse?.(order)
        refuseForbiddenMove(order, asked)
        return { paymentIds }
      }
      if (await note.isMade(transaction)) return { order }
      // Once the money has gone back, the order has to follow, however far it has come meanwhile.
      if (!isRefunded) refuse?.(order)
      // The gateway's event of the refund may have been recorded before this transaction.
      const isKnown = isRefunded && order.payment.status === 'refunded'
      const paymentStatus = isKnown ? undefined : isRefunded ? 'refunded' : asked.paymentStatus
      refuseForbiddenMove(order, { ...asked, paymentStatus })
      const payment = paymentStatus && { now: paymentMovedTo(order.payment, paymentStatus), passed: [paymentStatus] }
      const sent = shipment && { ...shipment, url: trackingUrl(shipment) }
      const step = { status: asked.status, payment, by, remark, shipment: sent } as const
      return { order: await writeMove(order, step, { transaction, db, shop, at: note.at, note }) }
    })
  let { order, paymentIds = [] } = await attempt(false)
  for (const paymentId of paymentIds) await refundPayment(paymentId, deps)
  order ??= (await attempt(true)).order
  if (!order) throw orderNotFound()
  return order
}

function nobodyCarriesIt(): AppError {
  const message = 'This order is collected from the shop: no courier carries it.'
  return new AppError('INVALID_INPUT', message, { fields: { shipment: message } })
}

type Moves = Omit<AskedMove, 'note' | 'shipment'>

/**
 * What was paid through the gateway and goes back where the move asks for that or cancels the order. It is returned before the
 * order is changed, so that none reads 'refunded' whose money is still here; it can be done again without returning it twice.
 */
function paymentsToRefund({ payment }: StoredOrder, asked: Moves): readonly string[] {
  const isRefund = asked.paymentStatus === 'refunded' || asked.status === 'cancelled'
  return isRefund && payment.status === 'paid' ? (payment.gateway?.paymentIds ?? []) : []
}

function refuseForbiddenMove({ kind, status: from, fulfilment, payment }: StoredOrder, asked: Moves): void {
  const { status, paymentStatus } = asked
  const label = (each: OrderStatus) => statusWords(kind, each, fulfilment.kind).label
  if (status && !canMoveOrder(from, status, fulfilment.kind)) throw forbiddenMove(label(from), label(status))
  if (paymentStatus && !canMovePayment(payment.status, paymentStatus)) {
    throw forbiddenMove(adminPaymentLabels[payment.status], adminPaymentLabels[paymentStatus])
  }
}
