import { type Day, dayOf } from '../../india-day.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { isTaxedAdvance } from '../gst-law.ts'
import { type InvoiceKind, missingTaxDocuments } from '../invoice.ts'
import { lineToTax } from '../invoice-contents.ts'
import { type VoucherKind, voucheredPaise } from './voucher.ts'

/**
 * Returns the tax documents that an order should have but lacks, the next one first. `isTaxed` is whether the shop collects GST; without that it issues
 * no vouchers.
 */
export function dueTaxDocuments(order: StoredOrder, at: Date, isTaxed = true): InvoiceKind[] {
  const taxDocuments = missingTaxDocuments(order)
  const voucher = taxDocuments.length === 0 && isTaxed ? dueVoucher(order, dayOf(at)) : undefined
  return voucher ? [voucher] : taxDocuments
}

/**
 * An advance for a service needs a receipt voucher, and if it is refunded before there is an invoice, a refund voucher (CGST Act 2017, section 31(3)(d)
 * and (e)). Once there is an invoice, it states the advance, and a credit note the refund.
 */
function dueVoucher(order: StoredOrder, day: Day): VoucherKind | undefined {
  if (order.invoice) return undefined
  const leftPaise = order.payment.paidPaise - voucheredPaise(order)
  if (leftPaise < 0) return 'refund_voucher'
  if (leftPaise === 0 || order.status === 'cancelled' || order.cameBack) return undefined
  return hasTaxedAdvance(order, day) ? 'receipt_voucher' : undefined
}

function hasTaxedAdvance({ lines }: Pick<StoredOrder, 'lines'>, day: Day): boolean {
  return lines.map(lineToTax).some(({ hsn, percent }) => percent !== 0 && isTaxedAdvance(hsn, day))
}
