import { toPaise, toRupees } from '../../money.ts'
import type { FulfilmentKind, OrderStatus } from '../../orders/order-status.ts'
import { formatAmount } from '../../rupee-format.ts'
import { isPaidOnline, type PaymentStatus, type UsedMethod } from '../payment.ts'

type Cash = {
  readonly paymentMethod: UsedMethod
  readonly paymentStatus: PaymentStatus
  readonly status: OrderStatus
  readonly fulfilment: FulfilmentKind
  /** What is still unpaid, in rupees. */
  readonly dueAmount: number
  /** The part of it that is due online before production, in rupees. */
  readonly advanceMissing: number
  /** The credit period in days from the invoice, if agreed. */
  readonly invoiceDays?: number | undefined
}

/** Returns the cash still to be collected as 'Keep ₹120.00 ready at delivery', less any advance that is due online. Undefined if no cash is due. */
export function cashWords(order: Cash): string | undefined {
  const { paymentMethod, paymentStatus, status, fulfilment, dueAmount, advanceMissing } = order
  if (isPaidOnline(paymentMethod) || order.invoiceDays !== undefined) return undefined
  if (status === 'delivered' || status === 'cancelled') return undefined
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return undefined
  const cashPaise = toPaise(dueAmount) - toPaise(advanceMissing)
  if (cashPaise <= 0) return undefined
  return `Keep ${formatAmount(toRupees(cashPaise))} ready ${fulfilment === 'ship' ? 'at delivery' : 'when you collect it'}`
}
