import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { waitsForBalance } from '@teeshala/contract/payments/money-gate'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { orderNotFound } from '../orders/find-order.ts'
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
    const order = await transaction.read(document)
    if (!order) throw orderNotFound()
    if (order.readyAt) return order
    refuseOthers(order)
    const at = deps.now()
    const { tell } = await customerOf(order, at, transaction)
    const ready = { ...order, readyAt: at }
    transaction.update(document, { readyAt: at, updatedAt: at })
    tell(ready, 'balance_due', { shop })
    return ready
  })
  return ok(productionAnswer(order))
}

function refuseOthers(order: StoredOrder): void {
  if (waitsForBalance(order) && outstandingPaise(order.payment) > 0) return
  throw new AppError('CONFLICT', 'This order does not wait for a balance: it can leave once it is made.')
}
