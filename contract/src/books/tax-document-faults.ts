import { toRupees } from '../money.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { formatPrice } from '../rupee-format.ts'
import { creditedPaise, type StoredInvoice } from '../tax/invoice.ts'
import { voucheredPaise } from '../tax/vouchers/voucher.ts'
import { taxFaults } from './tax-faults.ts'

type Order = Pick<
  StoredOrder,
  'payment' | 'totalPaise' | 'invoice' | 'creditNote' | 'credits' | 'vouchers' | 'cameBack'
>

const rupees = (paise: number) => formatPrice(toRupees(paise))

/**
 * Returns what is wrong between an invoice or credit note and its order, as sentences; none if sound. `isIntact` is whether the seal matches the
 * content.
 */
export function taxDocumentFaults(taxDocument: StoredInvoice, isIntact: boolean, order: Order | undefined): string[] {
  const { kind, number, orderId, totalPaise } = taxDocument
  if (!isIntact) return ['It was changed after it was issued.']
  if (!order) return [`It is for order ${orderId}, which does not exist.`]
  const credit = kind === 'credit_note' ? order.credits?.find((each) => each.number === number) : undefined
  if (credit) return [...creditFaults(taxDocument, credit.totalPaise, order), ...taxFaults(taxDocument)]
  if (kind === 'receipt_voucher' || kind === 'refund_voucher')
    return [...voucherFaults(taxDocument, order), ...taxFaults(taxDocument)]
  const named = kind === 'invoice' ? order.invoice : order.creditNote
  const faults = named?.number === number ? [] : [`Order ${orderId} names ${named?.number ?? 'none'} in its place.`]
  if (kind === 'invoice' && totalPaise !== order.totalPaise)
    faults.push(`It comes to ${rupees(totalPaise)}, but order ${orderId} costs ${rupees(order.totalPaise)}.`)
  const advancePaise = (taxDocument.advances ?? []).reduce((sum, advance) => sum + advance.totalPaise, 0)
  if (kind === 'invoice' && advancePaise !== voucheredPaise(order))
    faults.push(
      `It takes ${rupees(advancePaise)} of advances off, but the vouchers of order ${orderId} come to ${rupees(voucheredPaise(order))}.`,
    )
  if (kind === 'credit_note' && order.payment.status !== 'refunded' && !order.cameBack)
    faults.push(`It credits order ${orderId}, whose payment is '${order.payment.status}'.`)
  return [...faults, ...taxFaults(taxDocument)]
}

function creditFaults({ totalPaise, orderId }: StoredInvoice, namedPaise: number, order: Order): string[] {
  const faults: string[] = []
  if (totalPaise !== namedPaise)
    faults.push(`It credits ${rupees(totalPaise)}, but order ${orderId} says ${rupees(namedPaise)}.`)
  const inAll = creditedPaise(order)
  if (inAll > order.totalPaise)
    faults.push(
      `The credit notes of order ${orderId} come to ${rupees(inAll)}, but it costs ${rupees(order.totalPaise)}.`,
    )
  return faults
}

function voucherFaults({ number, orderId, totalPaise, against }: StoredInvoice, order: Order): string[] {
  const named = order.vouchers?.find((each) => each.number === number)
  if (!named) return [`Order ${orderId} does not name it.`]
  const faults: string[] = []
  if (totalPaise !== named.totalPaise)
    faults.push(`It comes to ${rupees(totalPaise)}, but order ${orderId} says ${rupees(named.totalPaise)}.`)
  if (named.of !== against?.number)
    faults.push(`It is against ${against?.number ?? 'none'}, but order ${orderId} says ${named.of ?? 'none'}.`)
  return faults
}
