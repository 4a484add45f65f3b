import type { Gate } from '@teeshala/contract/orders/amounts/paid-parts'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { closedGates } from '@teeshala/contract/payments/money-gate'
import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { toPrint } from '../orders/to-print.ts'

/** Lets an order proceed without the payment it waits for; the audit log records who allowed it and why. The amount stays due. */
export const waiveGate: Handler<'waiveGate'> = async ({ caller, params, body }, deps) => {
  const { gate, reason } = body
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { write }) => {
    refuseOpen(order, gate)
    const payment = { ...order.payment, waived: [...(order.payment.waived ?? []), gate] }
    const { duePaise, paidPaise } = payment
    const details = { gate, reason, duePaise, paidPaise }
    return write({ payment, ...toPrint({ ...order, payment }) }, 'order.waived', details)
  })
  return ok(orderAnswer(order))
}

function refuseOpen(order: StoredOrder, gate: Gate): void {
  if (closedGates(order).includes(gate)) return
  throw new AppError('CONFLICT', 'This order does not wait for money there.')
}
