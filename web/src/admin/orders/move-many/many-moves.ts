import { toPaise, toRupees } from '@teeshala/contract/money'
import {
  canMoveOrder,
  isMailed,
  type OrderStatus,
  orderStatuses,
  returnsStock,
} from '@teeshala/contract/orders/order-status'
import { fulfilmentOf, openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf, statusWords } from '@teeshala/contract/orders/status-words'
import { MovedPaymentStatus } from '@teeshala/contract/payments/payment'
import * as texts from '../../../texts/admin/orders/orders.ts'
import type { Moving } from '../record/move-call.ts'
import { owesCash, paymentMoves, paymentStatusesOf } from '../record/order-moves.ts'

/** A move that some of the selected orders allow. */
export type ManyMove = {
  label: string
  request: Moving['request']
  isDestructive: boolean
  /** How many allow it, as far as the list knows. */
  allowed: number
  /** The consequence, shown before confirming. */
  consequence: string
  /** The cash received with it in rupees, and for how many orders. */
  cash?: { amount: number; orders: number }
}

/** Returns the moves that at least one of the orders allows. The server decides each one again. */
export function manyMovesOf(orders: readonly AnyOrder[]): ManyMove[] {
  return [
    ...orderStatuses.flatMap((to) => statusMove(orders, to)),
    ...MovedPaymentStatus.options.flatMap((to) => paymentMove(orders, to)),
  ]
}

function statusMove(orders: readonly AnyOrder[], to: OrderStatus): ManyMove[] {
  const movable = orders.filter((order) => canMoveOrder(statusOf(order), to, fulfilmentOf(order)))
  const words = new Set(movable.map((order) => statusWords(order.kind, to, fulfilmentOf(order)).move))
  const told = movable.filter(({ kind, contact }) => isMailed(to, kind) && contact.email !== '').length
  if (movable.length === 0) return []
  const undesigned = movable.filter(({ missingDesigns }) => missingDesigns).length
  const consequence = [
    texts.customersSeeItInTheTimelines,
    to !== 'cancelled' && undesigned > 0 && texts.noDesignHasComeForSome(undesigned),
    told > 0 && texts.toldByMail(told),
    returnsStock(to) && texts.thePiecesGoBackToStock,
    to === 'cancelled' && texts.thisCannotBeUndone,
  ]
  return [
    {
      label: [...words].join(' / '),
      request: { status: to },
      isDestructive: to === 'cancelled',
      allowed: movable.length,
      consequence: consequence.filter(Boolean).join(' '),
      ...(to === 'delivered' && cashOf(movable)),
    },
  ]
}

function cashOf(orders: readonly AnyOrder[]): Pick<ManyMove, 'cash'> {
  const owing = orders.filter(owesCash)
  if (owing.length === 0) return {}
  const paise = owing.reduce((sum, order) => sum + toPaise(openRupees(order)), 0)
  return { cash: { amount: toRupees(paise), orders: owing.length } }
}

function paymentMove(orders: readonly AnyOrder[], to: MovedPaymentStatus): ManyMove[] {
  const allowed = orders.filter((order) => paymentStatusesOf(order).includes(to)).length
  if (allowed === 0) return []
  const consequence = [
    texts.customersSeeItInTheTimelines,
    to === 'refunded' && texts.whatCameThroughTheGatewayIsRefunded,
  ]
  return [
    {
      label: paymentMoves[to],
      request: { paymentStatus: to },
      isDestructive: to === 'refunded',
      allowed,
      consequence: consequence.filter(Boolean).join(' '),
    },
  ]
}
