import { toRupees } from '../money.ts'
import { lineAmountPaise, piecesIn } from '../orders/order-lines.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredPayment } from '../payments/stored-payment.ts'
import { formatPrice } from '../rupee-format.ts'

type Received = { readonly amountPaise: number; readonly status: StoredPayment['status'] }

const rupees = (paise: number) => formatPrice(toRupees(paise))

/**
 * Returns what of an order's document contradicts itself, in words; nothing of a sound one. `payments` are the payments of the gateway
 * that the order says it was paid with, undefined for one that is not there.
 */
export function orderFaults(order: StoredOrder, payments: readonly (Received | undefined)[]): string[] {
  return [...amountFaults(order), ...moneyFaults(order, payments), ...stepFaults(order)]
}

function amountFaults({ lines, itemsPaise, shippingPaise, discountPaise = 0, totalPaise, pieces }: StoredOrder) {
  const faults: string[] = []
  const ofLines = lines.reduce((sum, line) => sum + lineAmountPaise(line), 0)
  if (ofLines !== itemsPaise)
    faults.push(`Its lines come to ${rupees(ofLines)}, but its items are said to cost ${rupees(itemsPaise)}.`)
  const inAll = itemsPaise + shippingPaise - discountPaise
  if (inAll !== totalPaise)
    faults.push(
      `Items, shipping and discount come to ${rupees(inAll)}, but its total is said to be ${rupees(totalPaise)}.`,
    )
  const shares = lines.flatMap((line) => (line.discountPaise === undefined ? [] : [line.discountPaise]))
  const shared = shares.reduce((sum, share) => sum + share, 0)
  if (shares.length > 0 && shared !== discountPaise)
    faults.push(`Its lines share a discount of ${rupees(shared)}, but the order has ${rupees(discountPaise)}.`)
  if (piecesIn(lines) !== pieces)
    faults.push(`Its lines are ${piecesIn(lines)} pieces, but it is said to have ${pieces}.`)
  return faults
}

function moneyFaults({ payment, totalPaise }: StoredOrder, payments: readonly (Received | undefined)[]): string[] {
  const { status, duePaise, paidPaise } = payment
  const faults: string[] = []
  if (duePaise !== totalPaise)
    faults.push(`The customer is asked for ${rupees(duePaise)}, but its total is ${rupees(totalPaise)}.`)
  if (status === 'paid' && paidPaise !== duePaise)
    faults.push(`It is marked as paid, but ${rupees(paidPaise)} of ${rupees(duePaise)} came in.`)
  const isWhole = status === 'refunded' ? paidPaise > 0 : paidPaise >= duePaise && duePaise > 0
  if (status === 'partly_paid' && paidPaise === 0) faults.push('It is marked as partly paid, but nothing came in.')
  if (status !== 'paid' && isWhole) faults.push(`${rupees(paidPaise)} came in for it, but its payment is '${status}'.`)
  if (payments.includes(undefined)) return [...faults, 'One of the payments that it was paid with is not there.']
  const kept = payments.filter((each) => each?.status === 'captured' || each?.status === 'refund_due')
  const keptPaise = kept.reduce((sum, each) => sum + (each?.amountPaise ?? 0), 0)
  const { handPaise = 0 } = payment
  const isByHand = handPaise > 0 ? ` and ${rupees(handPaise)} was taken by hand` : ''
  if ((payments.length > 0 || handPaise > 0) && keptPaise + handPaise !== paidPaise)
    faults.push(`Its online payments come to ${rupees(keptPaise)}${isByHand}, but it counts ${rupees(paidPaise)}.`)
  return faults
}

function stepFaults({ timeline, status, payment, heldUntil }: StoredOrder): string[] {
  const faults: string[] = []
  const lastOf = (kind: string) => timeline.findLast((step) => step.kind === kind)?.to
  const told = lastOf('status')
  if (told !== status) faults.push(`It is '${status}', but its history ends with '${told ?? 'nothing'}'.`)
  const toldPayment = lastOf('payment') ?? 'pending'
  if (toldPayment !== payment.status)
    faults.push(`Its payment is '${payment.status}', but its history ends with '${toldPayment}'.`)
  if (heldUntil !== undefined && status !== 'placed')
    faults.push(`Its pieces are still held to be confirmed, though it is '${status}'.`)
  return faults
}
