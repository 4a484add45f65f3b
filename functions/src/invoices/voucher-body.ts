import { dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Advance, InvoiceLine, StoredInvoice } from '@teeshala/contract/tax/invoice'
import type { InvoiceBody } from '@teeshala/contract/tax/invoice-contents'
import { advanceBase, advanceLines, advanceOnInvoice, takenByLine } from '@teeshala/contract/tax/vouchers/advance-lines'
import { openVouchers, voucheredPaise, voucherKinds } from '@teeshala/contract/tax/vouchers/voucher'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import { intact, taxDocumentRef } from './read-tax-document.ts'
import type { TaxDocumentBody } from './sealed-tax-document.ts'

/** An order's vouchers as issued. */
export type Vouchers = { readonly receipts: readonly StoredInvoice[]; readonly refunds: readonly StoredInvoice[] }

/** Reads the vouchers of an order. */
export async function readVouchers(
  { _id, vouchers = [] }: WithId<StoredOrder>,
  transaction: Transaction,
): Promise<Vouchers> {
  const documents = voucherKinds.flatMap((kind) =>
    vouchers
      .filter((each) => each.kind === kind)
      .map((_, index) => taxDocumentRef(_id, kind, transaction.db, index + 1)),
  )
  const taxDocuments = (await readAll(transaction, ...documents)).map((found) => {
    if (!found) throw new Error(`Order ${_id} names a voucher that is not there`)
    return intact(found)
  })
  const ofKind = (kind: string) => taxDocuments.filter((taxDocument) => taxDocument.kind === kind)
  return { receipts: ofKind('receipt_voucher'), refunds: ofKind('refund_voucher') }
}

/** Returns a receipt voucher for money of an order that is on no voucher yet (CGST Rules 2017, rule 50). */
export function receiptBody(
  order: StoredOrder,
  { receipts, refunds }: Vouchers,
  invoice: InvoiceBody,
  at: Date,
): TaxDocumentBody {
  const base = advanceBase(invoice.lines, dayOf(at))
  const taken = takenByLine(linesOf(receipts), linesOf(refunds))
  return withLines(invoice, advanceLines(base, taken, order.payment.paidPaise - voucheredPaise(order)))
}

/** Returns a refund voucher for what was refunded of the latest receipt voucher with a remaining amount (rule 51). */
export function refundBody(order: StoredOrder, { receipts, refunds }: Vouchers): TaxDocumentBody {
  const open = openVouchers(order).at(-1)
  const receipt = receipts.find(({ number }) => number === open?.number)
  if (!open || !receipt) throw new Error('more went back than any voucher says')
  const taken = takenByLine(linesOf(refundsOf(receipt, refunds)), [])
  const backPaise = Math.min(open.leftPaise, voucheredPaise(order) - order.payment.paidPaise)
  const { number, issuedAt } = receipt
  return { ...withLines(receipt, advanceLines(receipt.lines, taken, backPaise)), against: { number, issuedAt } }
}

/** Returns the advances that an order's invoice deducts. */
export function advancesOf(order: StoredOrder, { receipts, refunds }: Vouchers): { advances?: Advance[] } {
  const open = new Set(openVouchers(order).map(({ number }) => number))
  const left = receipts.filter(({ number }) => open.has(number))
  return left.length === 0
    ? {}
    : { advances: left.map((receipt) => advanceOnInvoice(receipt, linesOf(refundsOf(receipt, refunds)))) }
}

const linesOf = (taxDocuments: readonly StoredInvoice[]) => taxDocuments.flatMap(({ lines }) => lines)
const refundsOf = ({ number }: StoredInvoice, refunds: readonly StoredInvoice[]) =>
  refunds.filter(({ against }) => against?.number === number)

/** A voucher states shop, buyer and place of supply as the invoice would. */
function withLines(body: InvoiceBody, lines: InvoiceLine[]): TaxDocumentBody {
  const { orderedAt, scheme, seller, sellerState, buyer, buyerState, deliveredTo, placeOfSupply } = body
  const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'netPaise') =>
    lines.reduce((total, line) => total + line[name], 0)
  return {
    orderedAt,
    scheme,
    seller,
    sellerState,
    buyer,
    ...(buyerState !== undefined && { buyerState }),
    ...(deliveredTo && { deliveredTo }),
    placeOfSupply,
    lines,
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('netPaise'),
  }
}
