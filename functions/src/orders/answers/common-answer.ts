import { missingDesigns } from '@teeshala/contract/designs/missing-designs'
import { toRupees } from '@teeshala/contract/money'
import type { PaidParts } from '@teeshala/contract/orders/amounts/paid-parts'
import type { TimelineEntry } from '@teeshala/contract/orders/order'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { isWorkshop, workshopWordOf } from '@teeshala/contract/orders/status-words'
import type { StoredOrder, StoredTimelineEntry } from '@teeshala/contract/orders/stored-order'
import type { PayLink } from '@teeshala/contract/payments/asked-by-link'
import { closedGates, missingAdvance, waitsForBalance } from '@teeshala/contract/payments/money-gate'
import { openPaise } from '@teeshala/contract/payments/payment'
import { waysBack } from '@teeshala/contract/payments/ways-back'
import { type StoredTaxDocument, wentBackPaise } from '@teeshala/contract/tax/invoice'
import type { WithId } from '../../firestore/read-documents.ts'
import { proofAnswer } from './proof-answer.ts'

/** Returns the fields that the responses of all kinds share. */
export function commonFields(order: WithId<StoredOrder>) {
  const {
    _id,
    userId,
    contact,
    createdAt,
    payment,
    fulfilment,
    kind,
    company,
    neededBy,
    note,
    promise,
    billingAddress,
  } = order
  const moneyBack = wentBackPaise(order)
  const missing = missingDesigns(order)
  const { handPaise } = waysBack(payment)
  const [reference] = payment.gateway?.paymentIds ?? []
  return {
    _id,
    userId,
    contact,
    createdAt: createdAt.toISOString(),
    timeline: order.timeline.map((entry) => timelineAnswer(entry, isWorkshop(kind))),
    shippingAddress: fulfilment.kind === 'ship' ? fulfilment.address : null,
    ...(billingAddress && { billingAddress }),
    ...(company && { company }),
    ...(missing.length > 0 && { missingDesigns: missing }),
    ...(neededBy !== undefined && { neededBy }),
    ...(note !== undefined && { note }),
    ...(promise && { readyOn: promise.readyOn, promisedBy: promise.by }),
    ...(promise?.moved && { movedDate: promise.moved }),
    ...(order.invoice && { invoice: taxDocumentAnswer(order.invoice) }),
    ...(order.creditNote && { creditNote: taxDocumentAnswer(order.creditNote) }),
    ...(order.vouchers && {
      vouchers: order.vouchers.map((each) => ({
        ...taxDocumentAnswer(each),
        kind: each.kind,
        amount: toRupees(each.totalPaise),
      })),
    }),
    ...(order.credits && {
      credits: order.credits.map((each) => ({ ...taxDocumentAnswer(each), amount: toRupees(each.totalPaise) })),
    }),
    ...(moneyBack > 0 && { moneyBack: toRupees(moneyBack) }),
    ...(order.shipment && { shipment: order.shipment }),
    ...(order.replacedDesigns && { replacedDesigns: order.replacedDesigns }),
    ...(order.proof && { proof: proofAnswer(order, order.proof) }),
    paymentMethod: payment.method,
    paymentStatus: payment.status,
    ...partsAnswer(order),
    ...(handPaise > 0 && { paidByHand: toRupees(handPaise) }),
    ...linkAnswer(payment),
    ...(payment.invoiceDays !== undefined && { invoiceDays: payment.invoiceDays }),
    ...(payment.payBy !== undefined && { invoiceDue: payment.payBy }),
    itemsPrice: toRupees(order.itemsPaise),
    shippingPrice: toRupees(order.shippingPaise),
    ...(order.discountPaise !== undefined && { discount: toRupees(order.discountPaise) }),
    ...(order.coupon !== undefined && { coupon: order.coupon }),
    totalPrice: toRupees(order.totalPaise),
    ...(order.origin && { origin: order.origin }),
    ...(payment.dueAt && { payBy: payment.dueAt.toISOString() }),
    ...(order.heldUntil && { confirmBy: order.heldUntil.toISOString() }),
    ...(reference !== undefined && { paymentReference: reference }),
  }
}

function partsAnswer(order: StoredOrder): { parts?: PaidParts } {
  const { payment } = order
  if (payment.advancePaise === undefined && payment.status !== 'partly_paid') return {}
  return {
    parts: {
      advance: toRupees(payment.advancePaise ?? 0),
      paid: toRupees(payment.paidPaise),
      balance: toRupees(openPaise(order)),
      advanceMissing: toRupees(missingAdvance(order)),
      ...(payment.isAdvanceByHand && { isAdvanceByHand: true as const }),
      heldBefore: closedGates(order),
      waitsForBalance: waitsForBalance(order),
      ...(order.readyAt && { readyAt: order.readyAt.toISOString() }),
    },
  }
}

function linkAnswer({ link }: StoredOrder['payment']): { payLink?: PayLink } {
  if (link?.url === undefined) return {}
  const { url, openPaise, firstPaise, expiresAt } = link
  const takesParts = firstPaise !== undefined
  return { payLink: { url, amount: toRupees(openPaise), takesParts, expiresAt: expiresAt.toISOString() } }
}

const taxDocumentAnswer = ({ number, issuedAt }: StoredTaxDocument) => ({ number, issuedAt: issuedAt.toISOString() })

function timelineAnswer({ kind, to, by, note, at }: StoredTimelineEntry, inWorkshopWords: boolean): TimelineEntry {
  const named = kind === 'status' && inWorkshopWords ? workshopWordOf(to as OrderStatus) : to
  return { kind, to: named, by, ...(note !== undefined && { note }), at: at.toISOString() }
}
