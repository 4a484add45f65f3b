import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { ordersIn, paymentLinksIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { orderAnswer } from '../../orders/answers/order-answer.ts'
import { findOrder, orderNotFound } from '../../orders/find-order.ts'
import { endLinkSoon } from './end-link-soon.ts'

/** Cancels an order's payment link. Payments made through it stay, including those that arrive while the gateway cancels it. */
export const cancelPaymentLink: Handler<'cancelPaymentLink'> = async ({ caller, params }, deps) => {
  const { db } = deps
  const note = await staffNote(caller.uid, deps)
  const document = ordersIn(db).doc(params.id)
  const reference = await transact(deps, async (transaction) => {
    const order = await transaction.read(document)
    if (!order) throw orderNotFound()
    if (await note.isMade(transaction)) return undefined
    const { link, ...payment } = order.payment
    if (!link) throw new AppError('CONFLICT', 'No payment link is open for this order.')
    transaction.update(paymentLinksIn(db).doc(link.reference), { isUnwanted: true, updatedAt: note.at })
    transaction.update(document, { payment, updatedAt: note.at })
    const { amountPaise } = link
    const details = { amountPaise, reference: link.reference }
    note.make(transaction, { action: 'order.link_cancelled', target: document.path, details })
    return link.reference
  })
  if (reference !== undefined) await endLinkSoon(reference, deps)
  return ok(orderAnswer(await findOrder(params.id, db)))
}
