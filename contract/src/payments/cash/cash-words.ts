import { toPaise, toRupees } from '../../money.ts'
import type { FulfilmentKind, OrderStatus } from '../../orders/order-status.ts'
import { formatAmount } from '../../rupee-format.ts'
import { isPaidOnline, type PaymentStatus, type UsedMethod } from '../payment.ts'

type Cash = {
  readonly paymentMethod: UsedMethod
  readonly paymentStatus: PaymentStatus
  readonly status: OrderStatus
  readonly fulfilment: FulfilmentKind
  /** What is still to be paid, in rupees. */
  readonly dueAmount: number
  /** What of it is to come online before the order is made, in rupees. */
  readonly advanceMissing: number
  /** Within how many days of its invoice it is paid, where that was agreed on. */
  readonly invoiceDays?: number | undefined
}

/** Returns 'Keep ₹120.00 ready at delivery', without an advance that is paid online, for an order whose cash is still to come; undefined for every other. */
export function cashWords(order: Cash): string | undefined {
  const { paymentMethod, paymentStatus, status, fulfilment, dueAmount, advanceMissing } = order
  if (isPaidOnline(paymentMethod) || order.invoiceDays !== undefined) return undefined
  if (status === 'delivered' || status === 'cancelled') return undefined
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return undefined
  const cashPaise = toPaise(dueAmount) - toPaise(advanceMissing)
  if (cashPaise <= 0) return undefined
  return `Keep ${formatAmount(toRupees(cashPaise))} ready ${fulfilment === 'ship' ? 'at delivery' : 'when you collect it'}`
}
