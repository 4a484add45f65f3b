import type { Gate } from '../orders/amounts/paid-parts.ts'
import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'
import { outstandingPaise, type StoredOrder, type StoredOrderPayment } from '../orders/stored-order.ts'
import { awaitsPayment, isPaidOnline } from './payment.ts'

/** The parts of an order that decide its gates. */
export type Money = Pick<StoredOrder, 'status'> & {
  readonly payment: StoredOrderPayment
  readonly fulfilment: { readonly kind: FulfilmentKind }
}

/** Returns the gate that a status move has to pass. A collected order is paid at the counter on handover. */
const gateOf = (to: OrderStatus, fulfilment: FulfilmentKind): Gate | undefined => {
  if (to === 'in_production') return 'production'
  return to === (fulfilment === 'ship' ? 'shipped' : 'delivered') ? 'dispatch' : undefined
}

/**
 * Returns what must have been paid before a gate, in paise: the advance before production, everything before dispatch. For a shipped cash order, the
 * courier collects the balance at the door. 0 without an advance, or if staff waived the gate.
 */
function paiseBefore(gate: Gate, { payment, fulfilment }: Money): number {
  const { advancePaise, waived = [], duePaise, method } = payment
  if (advancePaise === undefined || waived.includes(gate)) return 0
  if (gate === 'production') return advancePaise
  if (fulfilment.kind === 'collect' || isPaidOnline(method)) return duePaise
  return waived.includes('production') ? 0 : advancePaise
}

/** Returns how much is missing before an order may move to this status, in paise. */
export function missingBefore(to: OrderStatus, order: Money): number {
  const gate = gateOf(to, order.fulfilment.kind)
  return gate ? Math.max(0, paiseBefore(gate, order) - order.payment.paidPaise) : 0
}

/** Returns how much of the advance is still unpaid, in paise; 0 once it is waived or the order is past production. */
export function missingAdvance(order: Money): number {
  const isOpen = order.status === 'placed' || order.status === 'in_production'
  if (!isOpen || order.payment.status === 'refunded') return 0
  return Math.max(0, paiseBefore('production', order) - order.payment.paidPaise)
}

/** Returns the gates ahead of an order that are neither met nor waived. */
export function closedGates(order: Money): Gate[] {
  const ahead: Readonly<Record<OrderStatus, readonly Gate[]>> = {
    placed: ['production', 'dispatch'],
    in_production: ['dispatch'],
    shipped: order.fulfilment.kind === 'collect' ? ['dispatch'] : [],
    delivered: [],
    cancelled: [],
  }
  if (order.payment.status === 'refunded') return []
  return ahead[order.status].filter((gate) => paiseBefore(gate, order) > order.payment.paidPaise)
}

/** Returns whether an order is in production and cannot leave the shop until its balance is paid. A collected order is paid on handover instead. */
export function waitsForBalance(order: Money): boolean {
  return order.status === 'in_production' && order.fulfilment.kind === 'ship' && closedGates(order).includes('dispatch')
}

/** Returns whether an order's advance is still to be paid by hand, because the shop takes no money online. */
export function awaitsAdvanceByHand(order: Money): boolean {
  return order.payment.isAdvanceByHand === true && missingAdvance(order) > 0
}

/** Returns whether the customer can pay online now, including the advance of a cash order. */
export function takesMoneyNow(order: Money): boolean {
  if (awaitsPayment(order.payment, order.status)) return true
  return missingAdvance(order) > 0 && !awaitsAdvanceByHand(order)
}

/** Returns whether production waits for the customer's money. It does not for orders paid on invoice, or whose advance was paid or waived. */
export function waitsToBegin(order: Money): boolean {
  const { advancePaise, invoiceDays } = order.payment
  if (missingAdvance(order) > 0) return true
  const isPaidFirst = advancePaise === undefined && invoiceDays === undefined
  return isPaidFirst && order.status === 'placed' && awaitsPayment(order.payment, order.status)
}

/** Returns what a customer who pays now is charged, in paise: the advance if they choose that, otherwise the whole unpaid amount. */
export function payableNowPaise(order: Money, part?: 'advance'): number {
  const isAdvance = part === 'advance' || !isPaidOnline(order.payment.method)
  return (isAdvance && missingAdvance(order)) || outstandingPaise(order.payment)
}

/**
 * Returns whether an order accepts this amount: all that is unpaid, or exactly the missing advance. Anything else is refunded, also an advance that is
 * more than a credit note has left to pay.
 */
export function acceptsAmount({ payment }: Pick<Money, 'payment'>, amountPaise: number): boolean {
  const { advancePaise = 0, paidPaise } = payment
  const openPaise = outstandingPaise(payment)
  const isAdvance = paidPaise + amountPaise === advancePaise && amountPaise <= openPaise
  return amountPaise > 0 && (amountPaise === openPaise || isAdvance)
}

/** Returns an order's payment after a further amount was received. */
export function withPart(payment: StoredOrderPayment, amountPaise: number): StoredOrderPayment {
  const paidPaise = payment.paidPaise + amountPaise
  return { ...payment, paidPaise, status: paidPaise >= payment.duePaise ? 'paid' : 'partly_paid' }
}

/** Returns an order's payment after an amount was refunded; anything left makes it partly paid. */
export function withoutPart(payment: StoredOrderPayment, amountPaise: number): StoredOrderPayment {
  const paidPaise = Math.max(0, payment.paidPaise - amountPaise)
  return { ...payment, paidPaise, status: paidPaise > 0 ? 'partly_paid' : 'refunded' }
}
