import type { AuditEntry } from '@teeshala/contract/audit/audit'
import { formatNearDay } from '@teeshala/contract/date-format'
import type { Day } from '@teeshala/contract/india-day'
import { toRupees } from '@teeshala/contract/money'
import { type OrderOrigin, originLabels } from '@teeshala/contract/orders/buyer/order-origin'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, type PaymentStatus } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { statusLabel, type Worded } from '../../../shared/orders/order-words.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'

const subjects: Readonly<Record<string, string>> = {
  status: 'Status',
  paymentStatus: texts.payment,
  paidPaise: texts.paidWord,
  isBackInStock: texts.piecesWord,
}

/** Returns an audit log entry as one line: what changed, or the action's name. */
export function logLine(order: Worded, { action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  if (action === 'order.taken') return takenLine(details)
  if (action === 'order.link_renewed') return texts.newPaymentLink
  if (action === 'order.link_sent' || action === 'order.link_cancelled') return linkLine(action, details)
  if (action.startsWith('order.proof_')) return proofLine(action, details)
  if (action === 'order.design_changed') return texts.designWasChanged(String(details.placement))
  if (action === 'order.waived') return waivedLine(details)
  if (action === 'order.credited') return creditedLine(details)
  if (action === 'order.dated') return datedLine(details)
  if (action === 'order.out_for_delivery') return texts.notedAsOutForDelivery
  if (action === 'order.coming_back') return texts.notedAsComingBack
  if (action === 'order.courier_booked') return texts.courierWasBooked(String(details.courier), String(details.awb))
  if (action === 'order.courier_cancelled')
    return texts.bookingWasCancelled(String(details.courier), String(details.awb))
  if (action === 'order.e_invoice_retried') return texts.registrationWasTried(String(details.numbers))
  if (action === 'order.e_invoice_cancelled') return texts.registrationWasCancelled(String(details.numbers))
  if (action === 'order.billed_to')
    return details.isFirst ? texts.billingAddressWasEntered : texts.billingAddressWasChanged
  if (action === 'order.confirmed') return texts.confirmedWithTheCustomer
  const from = (details.from ?? {}) as Record<string, unknown>
  const to = (details.to ?? {}) as Record<string, unknown>
  const words = (name: string, value: unknown) => {
    if (name === 'paidPaise') return formatAmount(toRupees(Number(value)))
    if (name === 'isBackInStock') return value ? texts.intoTheStock : texts.notIntoTheStock
    if (name === 'paymentStatus') return adminPaymentLabels[value as PaymentStatus]
    return name === 'status' ? statusLabel(order, value as OrderStatus) : String(value)
  }
  const changed = Object.keys(to).filter((name) => to[name] !== from[name])
  const changes = changed.map((name) => {
    const before = from[name] === undefined ? '' : `${words(name, from[name])} → `
    return `${subjects[name] ?? name}: ${before}${words(name, to[name])}`
  })
  return changes.join(', ') || action.replaceAll(/[._]/g, ' ')
}

function proofLine(action: string, { number, reason }: AuditEntry['details']): string {
  if (action === 'order.proof_sent') return texts.proofWasSent(Number(number))
  if (action === 'order.proof_approved') return texts.proofWasApproved(Number(number))
  if (action === 'order.proof_refused') return texts.changesWereAsked(Number(number))
  return texts.becauseOf(texts.waivedProof, String(reason))
}

function linkLine(action: string, { amountPaise }: AuditEntry['details']): string {
  const amount = formatAmount(toRupees(Number(amountPaise)))
  return action === 'order.link_sent' ? texts.linkWasSent(amount) : texts.linkWasCancelled(amount)
}

function waivedLine({ gate, reason }: AuditEntry['details']): string {
  return texts.becauseOf(gate === 'production' ? texts.waivedProduction : texts.waivedDispatch, String(reason))
}

function creditedLine({ totalPaise, way, reason }: AuditEntry['details']): string {
  const amount = formatAmount(toRupees(Number(totalPaise)))
  return texts.becauseOf(
    way === undefined ? texts.credited(amount) : texts.creditedWith(amount, String(way)),
    String(reason),
  )
}

function datedLine({ to, reason }: AuditEntry['details']): string {
  const { promisedBy } = to as { promisedBy: Day }
  return texts.becauseOf(texts.newDateIs(formatNearDay(promisedBy)), String(reason))
}

function takenLine({ origin, discountPaise, discountReason }: AuditEntry['details']): string {
  const taken = texts.takenBy(originLabels[origin as OrderOrigin]?.toLowerCase() ?? '').trim()
  return discountPaise === undefined
    ? taken
    : texts.takenWithDiscount(taken, formatAmount(toRupees(Number(discountPaise))), String(discountReason))
}
