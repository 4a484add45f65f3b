import { dayOf } from '../../india-day.ts'
import { entryInForce, largeInvoices } from '../gst-law.ts'
import type { StoredInvoice } from '../invoice.ts'
import { outsideIndia } from '../state-code.ts'

/** Returns the section that reports a document individually, or together with others of its state and rate. A credit note goes where its invoice went. */
export function partOf(taxDocument: StoredInvoice): 'b2b' | 'exp' | 'b2cl' | 'b2cs' {
  if (taxDocument.placeOfSupply === outsideIndia) return 'exp'
  if (taxDocument.buyer.gstin) return 'b2b'
  const given = taxDocument.against?.issuedAt ?? taxDocument.issuedAt
  const isLarge =
    (taxDocument.against?.totalPaise ?? taxDocument.totalPaise) > entryInForce(largeInvoices, dayOf(given)).abovePaise
  return taxDocument.placeOfSupply !== taxDocument.sellerState && isLarge ? 'b2cl' : 'b2cs'
}

/** Returns whether a document is a credit note. */
export const isNote = ({ kind }: StoredInvoice) => kind === 'credit_note'

/** Returns whether a document is about a supply; vouchers are about advances. */
export const isOfSupply = ({ kind }: Pick<StoredInvoice, 'kind'>) => kind === 'invoice' || kind === 'credit_note'
