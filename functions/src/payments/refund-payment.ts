import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { leftPaise } from '@teeshala/contract/payments/part-refunds'
import { ordersIn, paymentsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { writeMove } from '../orders/write-move.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { orderRefunded } from './payment-step.ts'

/**
 * Refunds a payment, stores the refund's id with it, and moves the order it had paid to 'refunded'. The gateway refunds once,
 * however often it is asked. Returns the order if it was moved.
 */
export async function refundPayment(paymentId: string, deps: Deps): Promise<WithId<StoredOrder> | undefined> {
  const { db, now, payments } = deps
  if (!payments.online) throw new Error(`Payment ${paymentId} must go back, and no gateway is configured`)
  const refundId = await payments.online.refund(paymentId)
  const document = paymentsIn(db).doc(paymentId)
  const shop = await currentSettings(db)
  return transact(deps, async (transaction) => {
    const payment = await transaction.read(document)
    if (!payment) return undefined
    const order = await transaction.read(ordersIn(db).doc(payment.orderId))
    const step = order && orderRefunded(order.payment, paymentId, leftPaise(payment))
    const { by = 'system', note: remark } = payment.decision ?? {}
    const at = now()
    const moved = step && (await writeMove(order, { payment: step, by, remark }, { transaction, shop, at }))
    transaction.update(document, { status: 'refunded', refundId, updatedAt: at })
    return moved ?? order
  })
}
