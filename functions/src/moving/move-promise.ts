import { dateRefusal, isDateOver, movedPromise } from '@teeshala/contract/delivery/moved-promise'
import { type Day, dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError, fieldError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { currentSettings } from '../settings/read-settings.ts'

/** Changes the promised date of an order; the customer is mailed the reason. */
export const movePromise: Handler<'movePromise'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const shop = await currentSettings(db)
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { transaction, note, write }) => {
    const today = dayOf(note.at)
    refuseDate(order, body.by, today)
    const { tell } = await customerOf(order, note.at, transaction)
    const dated = write(movedPromise(order, body, today, shop.delivery), 'order.dated', {
      ...(order.promise && { from: { promisedBy: order.promise.by } }),
      to: { promisedBy: body.by },
      reason: body.reason,
    })
    // An order's date can change several times; each change has its own mail.
    tell(dated, 'promise_moved', { shop, key: `promise_moved-${note.at.getTime()}` })
    return dated
  })
  return ok(orderAnswer(order))
}

function refuseDate({ status, fulfilment, promise }: StoredOrder, by: Day, today: Day): void {
  if (isDateOver(status, fulfilment.kind)) throw new AppError('CONFLICT', 'This order no longer waits for a date.')
  const message = dateRefusal(promise?.by, by, today)
  if (message) throw fieldError('by', message)
}
