import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { waitsForBalance } from '@teeshala/contract/payments/money-gate'
import { AppError } from '../errors/app-error.ts'
import { mailsIn, ordersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { guestTokenOf } from '../mails/guest-token.ts'
import { capOfMailbox } from '../mails/mailbox-cap.ts'
import { orderMail } from '../mails/order-mail.ts'
import { writeOrderMessage } from '../mails/order-message.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { productionAnswer } from './production-answer.ts'

/**
 * Records that an order is ready except for its balance, and asks the customer for it. Repeating it changes nothing: the
 * customer is asked once.
 */
export const tellReady: Handler<'tellReady'> = async ({ params }, deps) => {
  const { db } = deps
  const shop = await currentSettings(db)
  const document = ordersIn(db).doc(params.id)
  const order = await transact(deps, async (transaction) => {
    const order = documentOf(await transaction.get(document))
    if (!order) throw orderNotFound()
    if (order.readyAt) return order
    refuseOthers(order)
    const at = deps.now()
    const guestToken = await guestTokenOf(order, transaction, db)
    const mayMail = await capOfMailbox(order, at, transaction, db)
    const ready = { ...order, readyAt: at }
    transaction.update(document, { readyAt: at, updatedAt: at })
    const mail = orderMail(ready, 'balance_due', { shop, now: at, guestToken })
    if (mail && mayMail()) transaction.set(mailsIn(db).doc(`${order._id}-balance_due`), mail)
    writeOrderMessage(ready, 'balance_due', { now: at, guestToken }, { transaction, db })
    return ready
  })
  return ok(productionAnswer(order))
}

function refuseOthers(order: StoredOrder): void {
  if (waitsForBalance(order) && outstandingPaise(order.payment) > 0) return
  throw new AppError('CONFLICT', 'This order does not wait for a balance: it can leave once it is made.')
}
