import { type AskedCredit, creditLines } from '@teeshala/contract/tax/credit/credit-lines'
import type { InvoiceLine, StoredInvoice } from '@teeshala/contract/tax/invoice'
import type { TaxDocumentBody } from './sealed-tax-document.ts'

/** Returns a credit note for a whole invoice. It repeats what the invoice said, whatever has changed in order and shop since. */
export function wholeCreditNote(invoice: StoredInvoice): TaxDocumentBody {
  const {
    kind: _,
    series: _s,
    number,
    serial: _n,
    year: _y,
    month: _m,
    issuedAt,
    previousSeal: _p,
    seal: _l,
    orderId: _o,
    advances: _a,
    ...body
  } = invoice
  return { ...body, against: { number, issuedAt } }
}

/** Returns a credit note for a part of an invoice. `taken` are the lines of earlier credit notes for it. */
export function partCreditNote(
  invoice: StoredInvoice,
  taken: readonly InvoiceLine[],
  asked: readonly AskedCredit[],
): TaxDocumentBody {
  const { receivedPaise: _, payBy: _p, ...body } = wholeCreditNote(invoice)
  const lines = creditLines(invoice.lines, taken, asked)
  const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'netPaise') =>
    lines.reduce((total, line) => total + line[name], 0)
  return {
    ...body,
    against: { number: invoice.number, issuedAt: invoice.issuedAt, totalPaise: invoice.totalPaise },
    lines,
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('netPaise'),
  }
}
