import { toRupees } from '../money.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredPayment } from '../payments/stored-payment.ts'
import { formatPrice } from '../rupee-format.ts'

/** How long a refund may wait: the shop asks the gateway every 15 minutes, and an outage there lasts hours. */
const refundsWithinMs = 24 * 3_600_000

type Order = Pick<StoredOrder, 'payment'>

/** Returns what is wrong with a payment of the gateway and the order it was made for, in words; nothing of a sound one. */
export function paymentFaults(
  { _id, ...payment }: StoredPayment & { readonly _id: string },
  order: Order | undefined,
  now: Date,
): string[] {
  const { status, orderId, amountPaise, updatedAt } = payment
  const amount = formatPrice(toRupees(amountPaise))
  if (status === 'failed') return []
  if (status === 'refund_due') return isLate(updatedAt, now) ? [`${amount} for order ${orderId} must go back.`] : []
  const isCounted = order?.payment.gateway?.paymentIds.includes(_id) ?? false
  if (status !== 'captured' || isCounted) return []
  if (!order) return [`${amount} came in for order ${orderId}, which is not there.`]
  return [`${amount} came in for order ${orderId}, which does not count it.`]
}

const isLate = (since: Date, now: Date) => now.getTime() - since.getTime() > refundsWithinMs
