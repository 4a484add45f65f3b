import { toRupees } from '../money.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { returnedPaise } from '../payments/part-refunds.ts'
import type { StoredPayment } from '../payments/stored-payment.ts'
import { formatPrice } from '../rupee-format.ts'

/** How long a refund may take: the shop asks the gateway every 15 minutes, and outages there can last hours. */
const refundsWithinMs = 24 * 3_600_000

type Order = Pick<StoredOrder, 'payment'>

/** Returns what is wrong between a gateway payment and its order, as sentences; none if sound. */
export function paymentFaults(
  { _id, ...payment }: StoredPayment & { readonly _id: string },
  order: Order | undefined,
  now: Date,
): string[] {
  const { status, orderId, amountPaise, updatedAt, dueSince = updatedAt } = payment
  const amount = formatPrice(toRupees(amountPaise))
  if (status === 'failed') return []
  const byParts = partFaults(payment, now)
  if (byParts.length > 0) return byParts
  if (status === 'refund_due') return isLate(dueSince, now) ? [`${amount} for order ${orderId} must go back.`] : []
  const isCounted = order?.payment.gateway?.paymentIds.includes(_id) ?? false
  if (status !== 'captured' || isCounted) return []
  if (!order) return [`${amount} was received for order ${orderId}, which does not exist.`]
  return [`${amount} was received for order ${orderId}, which does not count it.`]
}

function partFaults(
  { parts = [], orderId, status, amountPaise, toldBackPaise = 0 }: StoredPayment,
  now: Date,
): string[] {
  const said = (paise: number) => formatPrice(toRupees(paise))
  const backPaise = returnedPaise({ parts })
  const late = returnedPaise({ parts: parts.filter(({ refundId, at }) => refundId === undefined && isLate(at, now)) })
  const faults: string[] = []
  if (backPaise > amountPaise)
    faults.push(`${said(backPaise)} is refunded of ${said(amountPaise)} that was received for order ${orderId}.`)
  if (late > 0) faults.push(`${said(late)} for order ${orderId} must go back.`)
  if (status === 'captured' && toldBackPaise > backPaise)
    faults.push(
      `${said(toldBackPaise - backPaise)} of order ${orderId} went back at the gateway without a credit note.`,
    )
  return faults
}

const isLate = (since: Date, now: Date) => now.getTime() - since.getTime() > refundsWithinMs
