import { toPaise, toRupees } from '@teeshala/contract/money'
import { handWays } from '@teeshala/contract/orders/amounts/paid-parts'
import { isWorkshop } from '@teeshala/contract/orders/status-words'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { cashLimitRefusal } from '@teeshala/contract/payments/cash/cash-limit'
import { withPart } from '@teeshala/contract/payments/money-gate'
import { canMovePayment } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { AppError, fieldError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { refuseCollected } from '../orders/refuse-collected.ts'
import { writeMove } from '../orders/write-move.ts'
import { endLinkSoon } from '../payments/links/end-link-soon.ts'
import { currentSettings } from '../settings/read-settings.ts'

/**
 * Records a part payment of a bulk or print order that staff received outside the gateway. The order is paid once nothing is due. Staff send
 * the paid amount that they saw, so that a double click or two concurrent requests record it once.
 */
export const recordPart: Handler<'recordPart'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const shop = await currentSettings(db)
  const amountPaise = toPaise(body.amount)
  let link: string | undefined
  const moved = await changeOrder(params.id, caller.uid, deps, async (order, { transaction, note }) => {
    link = order.payment.link?.reference
    refuseClosed(order)
    if (order.payment.paidPaise !== toPaise(body.paidBefore)) throw otherMoneyCame(order)
    refuseTooMuch(order, amountPaise)
    const cashPaise = (order.payment.cashPaise ?? 0) + (body.way === 'cash' ? amountPaise : 0)
    if (body.way === 'cash') refuseTooMuchCash(cashPaise)
    await refuseCollected(order, transaction)
    const now = {
      ...withPart(order.payment, amountPaise),
      handPaise: (order.payment.handPaise ?? 0) + amountPaise,
      ...(cashPaise > 0 && { cashPaise }),
    }
    const payment = { now, passed: [now.status] }
    const remark = `${formatAmount(body.amount)} received ${handWays[body.way]}`
    return writeMove(order, { payment, by: 'staff', remark }, { transaction, shop, at: note.at, note })
  })
  if (!moved.payment.link) await endLinkSoon(link, deps)
  return ok(orderAnswer(moved))
}

function refuseClosed({ kind, status, payment }: StoredOrder): void {
  if (!isWorkshop(kind)) throw new AppError('CONFLICT', 'Only bulk and print orders are paid in parts.')
  if (status === 'cancelled') throw new AppError('CONFLICT', 'This order was cancelled. There is nothing to pay.')
  if (!canMovePayment(payment.status, 'paid')) throw new AppError('CONFLICT', 'There is nothing more to pay.')
}

function otherMoneyCame({ payment }: StoredOrder): AppError {
  const paid = formatAmount(toRupees(payment.paidPaise))
  return new AppError(
    'CONFLICT',
    `${paid} has been received for this order in the meantime. Please check again before you record more.`,
  )
}

function refuseTooMuch({ payment }: StoredOrder, amountPaise: number): void {
  const open = outstandingPaise(payment)
  if (amountPaise <= open) return
  throw fieldError('amount', `Only ${formatAmount(toRupees(open))} is still to be paid`)
}

function refuseTooMuchCash(cashPaise: number): void {
  const message = cashLimitRefusal(cashPaise)
  if (message) throw fieldError('amount', message)
}
