import type { InvoiceContents, InvoiceKind, StoredInvoice, StoredInvoiceCounter } from '@teeshala/contract/tax/invoice'
import type { InvoiceBody } from '@teeshala/contract/tax/invoice-contents'
import { financialYearOf, type InvoiceSeries, invoiceNumber, taxMonthOf } from '@teeshala/contract/tax/invoice-number'
import { sealOf } from './seal.ts'

export type TaxDocumentBody = InvoiceBody & Pick<InvoiceContents, 'against' | 'reason'>

type Next = {
  readonly kind: InvoiceKind
  readonly series: InvoiceSeries
  readonly orderId: string
  readonly body: TaxDocumentBody
  /** The counter of its series and year. */
  readonly last: StoredInvoiceCounter | undefined
  readonly now: Date
}

/** Returns a document with the next number of its series, sealed together with the previous one. */
export function sealedTaxDocument({ kind, series, orderId, body, last, now }: Next): StoredInvoice {
  const year = financialYearOf(now)
  const serial = (last?.serial ?? 0) + 1
  // Server clocks differ slightly; a later number never gets an earlier time.
  const issuedAt = last && last.issuedAt > now ? last.issuedAt : now
  const number = invoiceNumber(series, year, serial)
  const given = { kind, series, number, serial, year, month: taxMonthOf(issuedAt), issuedAt, orderId }
  const contents: InvoiceContents = { ...given, ...body, previousSeal: last?.seal ?? '' }
  return { ...contents, seal: sealOf(contents) }
}
