import type { Gate } from '@teeshala/contract/orders/amounts/paid-parts'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { closedGates } from '@teeshala/contract/payments/money-gate'
import { changeOnce } from '../audit/change-once.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { toPrint } from '../orders/to-print.ts'

/** Lets an order proceed without the payment it waits for; the audit log records who allowed it and why. The amount stays due. */
export const waiveGate: Handler<'waiveGate'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const { gate, reason } = body
  const document = ordersIn(db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const order = await changeOnce({ document, note, missing: orderNotFound }, deps, async (order, transaction) => {
    refuseOpen(order, gate)
    const payment = { ...order.payment, waived: [...(order.payment.waived ?? []), gate] }
    const changes = { payment, ...toPrint({ ...order, payment }), updatedAt: note.at }
    transaction.update(document, changes)
    const { duePaise, paidPaise } = payment
    note.make(transaction, {
      action: 'order.waived',
      target: document.path,
      details: { gate, reason, duePaise, paidPaise },
    })
    return { ...order, ...changes }
  })
  return ok(orderAnswer(order))
}

function refuseOpen(order: StoredOrder, gate: Gate): void {
  if (closedGates(order).includes(gate)) return
  throw new AppError('CONFLICT', 'This order does not wait for money there.')
}
