import { AppError } from '../../errors/app-error.ts'
import { paymentLinksIn } from '../../firestore/collections.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { orderAnswer } from '../../orders/answers/order-answer.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { findOrder } from '../../orders/find-order.ts'
import { endLinkSoon } from './end-link-soon.ts'

/** Cancels an order's payment link. Payments made through it stay, including those that arrive while the gateway cancels it. */
export const cancelPaymentLink: Handler<'cancelPaymentLink'> = async ({ caller, params }, deps) => {
  const { db } = deps
  let reference: string | undefined
  await changeOrder(params.id, caller.uid, deps, async (order, { transaction, note, write }) => {
    const { link, ...payment } = order.payment
    if (!link) throw new AppError('CONFLICT', 'No payment link is open for this order.')
    reference = link.reference
    transaction.update(paymentLinksIn(db).doc(reference), { isUnwanted: true, updatedAt: note.at })
    return write({ payment }, 'order.link_cancelled', { amountPaise: link.amountPaise, reference })
  })
  await endLinkSoon(reference, deps)
  return ok(orderAnswer(await findOrder(params.id, db)))
}
