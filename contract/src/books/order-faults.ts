import { toRupees } from '../money.ts'
import { lineAmountPaise, piecesIn } from '../orders/order-lines.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { leftPaise, returnedPaise } from '../payments/part-refunds.ts'
import type { StoredPayment } from '../payments/stored-payment.ts'
import { formatPrice } from '../rupee-format.ts'
import { creditedPaise, wentBackPaise } from '../tax/invoice.ts'
import { openVouchers, voucheredPaise } from '../tax/vouchers/voucher.ts'

type Received = Pick<StoredPayment, 'amountPaise' | 'status' | 'parts'>

const rupees = (paise: number) => formatPrice(toRupees(paise))

/**
 * Returns the contradictions within an order's document, as sentences; none if it is sound. `payments` are the gateway payments listed by the order,
 * undefined for one that does not exist.
 */
export function orderFaults(
  order: StoredOrder,
  payments: readonly (Received | undefined)[],
  now = new Date(),
): string[] {
  return [...amountFaults(order), ...moneyFaults(order, payments), ...voucherFaults(order, now), ...stepFaults(order)]
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

function moneyFaults(order: StoredOrder, payments: readonly (Received | undefined)[]): string[] {
  const { payment, totalPaise } = order
  const { status, duePaise, paidPaise } = payment
  const faults: string[] = []
  const leftOfTotal = totalPaise - creditedPaise(order)
  const total = order.credits ? 'total less its credit notes' : 'total'
  if (duePaise !== leftOfTotal)
    faults.push(`The customer is asked for ${rupees(duePaise)}, but its ${total} is ${rupees(leftOfTotal)}.`)
  if (status === 'paid' && paidPaise !== duePaise)
    faults.push(`It is marked as paid, but ${rupees(paidPaise)} of ${rupees(duePaise)} was received.`)
  const isWhole = status === 'refunded' ? paidPaise > 0 : paidPaise >= duePaise && duePaise > 0
  if (status === 'partly_paid' && paidPaise === 0) faults.push('It is marked as partly paid, but nothing was received.')
  if (status !== 'paid' && isWhole)
    faults.push(`${rupees(paidPaise)} was received for it, but its payment is '${status}'.`)
  if (payments.includes(undefined)) return [...faults, 'One of the payments that it was paid with is missing.']
  const kept = payments.filter((each) => each?.status === 'captured' || each?.status === 'refund_due')
  const keptPaise = kept.reduce((sum, each) => sum + (each ? leftPaise(each) : 0), 0)
  const { handPaise = 0, handBackPaise = 0 } = payment
  const byHand = [
    handPaise > 0 ? ` and ${rupees(handPaise)} was taken by hand` : '',
    handBackPaise > 0 ? ` and ${rupees(handBackPaise)} was given back by hand` : '',
  ].join('')
  const isKnown = payments.length > 0 || handPaise > 0
  if (isKnown && keptPaise + handPaise - handBackPaise !== paidPaise)
    faults.push(`Its online payments come to ${rupees(keptPaise)}${byHand}, but it counts ${rupees(paidPaise)}.`)
  const partsPaise = payments.reduce((sum, each) => sum + (each ? returnedPaise(each) : 0), 0)
  const noted = wentBackPaise(order, 'gateway')
  if (partsPaise !== noted)
    faults.push(`Its credit notes refund ${rupees(noted)} through the gateway, but its payments ${rupees(partsPaise)}.`)
  return faults
}

/** How long a voucher may be missing; the shop issues those due every 15 minutes. */
const vouchersWithinMs = 24 * 3_600_000

function voucherFaults(order: StoredOrder, now: Date): string[] {
  const { vouchers, invoice, payment, updatedAt } = order
  const onVouchers = voucheredPaise(order)
  if (onVouchers < 0 || openVouchers(order).reduce((sum, { leftPaise }) => sum + leftPaise, 0) !== onVouchers)
    return ['Its refund vouchers refund more than its receipt vouchers say.']
  const { paidPaise } = payment
  const isLate = now.getTime() - updatedAt.getTime() > vouchersWithinMs
  if (!vouchers || invoice || onVouchers === paidPaise || !isLate) return []
  return [`Its vouchers for advances come to ${rupees(onVouchers)}, but ${rupees(paidPaise)} was received.`]
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
