import type { Gate } from '../orders/amounts/paid-parts.ts'
import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'
import { outstandingPaise, type StoredOrder, type StoredOrderPayment } from '../orders/stored-order.ts'
import { awaitsPayment, isPaidOnline } from './payment.ts'

/** What the gates look at of an order. */
export type Money = Pick<StoredOrder, 'status'> & {
  readonly payment: StoredOrderPayment
  readonly fulfilment: { readonly kind: FulfilmentKind }
}

/** The step that passes each gate: what is collected is paid at the counter, when it is handed over. */
const gateOf = (to: OrderStatus, fulfilment: FulfilmentKind): Gate | undefined => {
  if (to === 'in_production') return 'production'
  return to === (fulfilment === 'ship' ? 'shipped' : 'delivered') ? 'dispatch' : undefined
}

/**
 * Returns what has to have come in before a gate, in paise: the advance before production, all of it before dispatch. Of an order in cash
 * that is sent, the courier collects the balance at the door. Nothing of an order without an advance, or where staff have waived it.
 */
export function paiseBefore(gate: Gate, { payment, fulfilment }: Money): number {
  const { advancePaise, waived = [], duePaise, method } = payment
  if (advancePaise === undefined || waived.includes(gate)) return 0
  if (gate === 'production') return advancePaise
  if (fulfilment.kind === 'collect' || isPaidOnline(method)) return duePaise
  return waived.includes('production') ? 0 : advancePaise
}

/** Returns how much is missing before an order may take a step, in paise. */
export function missingBefore(to: OrderStatus, order: Money): number {
  const gate = gateOf(to, order.fulfilment.kind)
  return gate ? Math.max(0, paiseBefore(gate, order) - order.payment.paidPaise) : 0
}

/** Returns what of the advance has not come yet, in paise; nothing once it is waived, or nothing is made any more. */
export function missingAdvance(order: Money): number {
  const isOpen = order.status === 'placed' || order.status === 'in_production'
  if (!isOpen || order.payment.status === 'refunded') return 0
  return Math.max(0, paiseBefore('production', order) - order.payment.paidPaise)
}

/** The gates before an order that are neither met nor waived. */
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

/** Whether an order is being made and may not leave the shop before its balance has come. What is collected is paid when it is handed over. */
export function waitsForBalance(order: Money): boolean {
  return order.status === 'in_production' && order.fulfilment.kind === 'ship' && closedGates(order).includes('dispatch')
}

/** Whether its customer can send money for an order now: the advance of one in cash, too. */
export function takesMoneyNow(order: Money): boolean {
  return awaitsPayment(order.payment, order.status) || missingAdvance(order) > 0
}

/** Whether an order is not begun before its customer's money is there; one that is paid on invoice, or whose advance has come or was waived, is. */
export function waitsToBegin(order: Money): boolean {
  const { advancePaise, invoiceDays } = order.payment
  if (missingAdvance(order) > 0) return true
  const isPaidFirst = advancePaise === undefined && invoiceDays === undefined
  return isPaidFirst && order.status === 'placed' && awaitsPayment(order.payment, order.status)
}

/** Returns what a customer who pays now is asked for, in paise: the advance where they choose that, else all that is open. */
export function askedNow(order: Money, part?: 'advance'): number {
  const isAdvance = part === 'advance' || !isPaidOnline(order.payment.method)
  return (isAdvance && missingAdvance(order)) || outstandingPaise(order.payment)
}

/** Whether an order can take so much: all that is open, or what is missing of its advance. Anything else goes back. */
export function takesAmount({ payment }: Pick<Money, 'payment'>, amountPaise: number): boolean {
  const { advancePaise = 0, paidPaise } = payment
  return amountPaise > 0 && (amountPaise === outstandingPaise(payment) || paidPaise + amountPaise === advancePaise)
}

/** Returns an order's money once so much more has come in. */
export function withPart(payment: StoredOrderPayment, amountPaise: number): StoredOrderPayment {
  const paidPaise = payment.paidPaise + amountPaise
  return { ...payment, paidPaise, status: paidPaise >= payment.duePaise ? 'paid' : 'partly_paid' }
}

/** Returns an order's money once so much of it has gone back: what is left of it is a part. */
export function withoutPart(payment: StoredOrderPayment, amountPaise: number): StoredOrderPayment {
  const paidPaise = Math.max(0, payment.paidPaise - amountPaise)
  return { ...payment, paidPaise, status: paidPaise > 0 ? 'partly_paid' : 'refunded' }
}
