import type { MoveOrderRequest, Order } from '@teeshala/contract/orders/order'
import { isMailed, nextOrderStatuses, type OrderStatus, returnsStock } from '@teeshala/contract/orders/order-status'
import { nextPaymentStatuses, type PaymentStatus } from '@teeshala/contract/orders/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { Move } from '../../shared/admin/MovePanel.tsx'

const statusMoves: Readonly<Record<OrderStatus, string>> = {
  placed: 'Back to placed',
  in_production: 'Start production',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
}
const paymentMoves: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Await payment again',
  paid: 'Mark payment as completed',
  failed: 'Mark payment as failed',
  refunded: 'Mark payment as refunded',
}

/** The moves that an order's state allows, with what each brings about. */
export function movesOf(order: Order): Move<MoveOrderRequest>[] {
  const { status, paymentStatus } = order
  return [
    ...nextOrderStatuses(status).map((to) => ({
      label: statusMoves[to],
      consequence: consequenceOf(order, to),
      isDestructive: to === 'cancelled',
      request: { status: to },
    })),
    ...nextPaymentStatuses(paymentStatus).map((to) => ({
      label: paymentMoves[to],
      consequence: `${to === 'refunded' ? refund(order) : `${formatAmount(order.totalPrice)}.`} The customer sees it in the order's timeline.`,
      isDestructive: to === 'refunded',
      request: { paymentStatus: to },
    })),
  ]
}

function consequenceOf(order: Order, to: OrderStatus): string {
  const pieces = order.orderItems.reduce((sum, { qty }) => sum + qty, 0)
  const isTold = isMailed(to) && order.contact.email !== ''
  return [
    `The customer sees it in the order's timeline${isTold ? ' and is told by mail' : ''}.`,
    returnsStock(to) && `${pieces === 1 ? 'Its one piece goes' : `Its ${pieces} pieces go`} back to the stock.`,
    to === 'cancelled' && order.paymentStatus === 'paid' && refund(order),
    to === 'cancelled' && 'This cannot be undone.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What came through the gateway goes back through it; the rest is given back by hand. */
function refund({ totalPrice, paymentReference }: Order): string {
  const amount = formatAmount(totalPrice)
  return paymentReference
    ? `${amount} goes back to the customer the way it was paid.`
    : `${amount} was not paid through the gateway: give it back by hand.`
}
