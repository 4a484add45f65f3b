import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { canMoveOrder, type OrderStatus } from '@teeshala/contract/orders/order-status'
import { statusOfWord, statusWords } from '@teeshala/contract/orders/status-words'
import { paymentMovedTo, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { adminPaymentLabels, canMovePayment, type PaymentStatus } from '@teeshala/contract/payments/payment'
import { staffNote } from '../audit/staff-note.ts'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { bulkAnswer } from '../orders/bulk-answer.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { printAnswer } from '../orders/print-answer.ts'
import { shirtAnswer } from '../orders/shirt-answer.ts'
import { writeMove } from '../orders/write-move.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { forbiddenMove } from './forbidden-move.ts'

type AskedMove = {
  readonly status: OrderStatus | undefined
  readonly paymentStatus: PaymentStatus | undefined
  readonly note: string | undefined
}

/** Moves a shop or single order: its fulfilment, its payment or both, as the rules allow. */
export async function moveOrder({ caller, params, body }: Call<'moveOrder'>, deps: Deps): Reply<'moveOrder'> {
  const { paymentStatus, note } = body
  const status = body.status ?? (body.isDelivered ? 'delivered' : undefined)
  return ok(shirtAnswer(await move(['shop', 'single'], params.id, { status, paymentStatus, note }, caller.uid, deps)))
}

/** Moves a bulk order, in the workshop's words. */
export async function moveBulkOrder(
  { caller, params, body }: Call<'moveBulkOrder'>,
  deps: Deps,
): Reply<'moveBulkOrder'> {
  const { paymentStatus, note } = body
  const status = body.status && statusOfWord(body.status)
  return ok(bulkAnswer(await move(['bulk'], params.id, { status, paymentStatus, note }, caller.uid, deps)))
}

/** Moves a print order, in the workshop's words. */
export async function movePrintOrder(
  { caller, params, body }: Call<'movePrintOrder'>,
  deps: Deps,
): Reply<'movePrintOrder'> {
  const { paymentStatus, note } = body
  const status = body.status && statusOfWord(body.status)
  return ok(printAnswer(await move(['print'], params.id, { status, paymentStatus, note }, caller.uid, deps)))
}

/** Moves an order of one of these kinds by staff. What was paid through the gateway is refunded first where the move asks for that. */
export async function move(
  kinds: readonly OrderKind[],
  id: string,
  { note: remark, ...asked }: AskedMove,
  uid: string,
  deps: Deps,
): Promise<WithId<StoredOrder>> {
  const { db } = deps
  const [shop, note] = await Promise.all([currentSettings(db), staffNote(uid, deps)])
  const attempt = (isRefunded: boolean) =>
    transact(deps, async (transaction) => {
      const order = documentOf(await transaction.get(ordersIn(db).doc(id)))
      if (!order || !kinds.includes(order.kind)) throw orderNotFound()
      const paymentIds = isRefunded ? [] : paymentsToRefund(order, asked)
      if (paymentIds.length > 0) {
        refuseForbiddenMove(order, asked)
        return { paymentIds }
      }
      if (await note.isMade(transaction)) return { order }
      // The gateway's event of the refund may have been recorded before this transaction.
      const isKnown = isRefunded && order.payment.status === 'refunded'
      const paymentStatus = isKnown ? undefined : isRefunded ? 'refunded' : asked.paymentStatus
      refuseForbiddenMove(order, { ...asked, paymentStatus })
      const payment = paymentStatus && { now: paymentMovedTo(order.payment, paymentStatus), passed: [paymentStatus] }
      const step = { status: asked.status, payment, by: 'staff', remark } as const
      return { order: await writeMove(order, step, { transaction, db, shop, at: note.at, note }) }
    })
  let { order, paymentIds = [] } = await attempt(false)
  for (const paymentId of paymentIds) await refundPayment(paymentId, deps)
  order ??= (await attempt(true)).order
  if (!order) throw orderNotFound()
  return order
}

type Moves = Omit<AskedMove, 'note'>

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
