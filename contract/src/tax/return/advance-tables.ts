import type { Advance, StoredInvoice } from '../invoice.ts'
import { taxMonthOf } from '../invoice-number.ts'
import type { GstSection } from './gst-sections.ts'
import { type GstTable, type GstWriter, rupees } from './gst-table.ts'
import { ratesOf } from './rated-sums.ts'
import { placed } from './written-words.ts'

type Part = { readonly place: string; readonly percent: number; readonly paise: number; readonly sign: 1 | -1 }

/**
 * The tables of advances taxed on receipt: those received in the month and neither invoiced nor refunded in it (11A), and those of earlier months that
 * were (11B). Amounts exclude the tax.
 */
export const advanceTables = {
  at: (taxDocuments) => {
    const received = taxDocuments.filter(({ kind }) => kind === 'receipt_voucher').flatMap(partsOf)
    const settled = settledIn(taxDocuments).filter(({ isOfMonth }) => isOfMonth)
    return table('Gross Advance Received', [...received, ...settled.map((part) => ({ ...part, sign: -1 as const }))])
  },
  atadj: (taxDocuments) =>
    table(
      'Gross Advance Adjusted',
      settledIn(taxDocuments).filter(({ isOfMonth }) => !isOfMonth),
    ),
} as const satisfies Partial<Readonly<Record<GstSection, GstWriter>>>

function partsOf(taxDocument: StoredInvoice): Part[] {
  return ratesOf(taxDocument).map(({ percent, taxablePaise }) => ({
    place: taxDocument.placeOfSupply,
    percent,
    paise: taxablePaise,
    sign: 1,
  }))
}

/** Returns what invoices adjusted and refund vouchers returned, and whether it had been received in the same month. */
function settledIn(taxDocuments: readonly StoredInvoice[]): (Part & { readonly isOfMonth: boolean })[] {
  return taxDocuments.flatMap((taxDocument) => {
    const isOfMonth = (at: Date) => taxMonthOf(at) === taxDocument.month
    if (taxDocument.kind === 'refund_voucher') {
      const isSame = taxDocument.against !== undefined && isOfMonth(taxDocument.against.issuedAt)
      return partsOf(taxDocument).map((part) => ({ ...part, isOfMonth: isSame }))
    }
    if (taxDocument.kind !== 'invoice') return []
    return (taxDocument.advances ?? []).flatMap(({ issuedAt, rates }: Advance) =>
      rates.map(({ percent, taxablePaise }) => ({
        place: taxDocument.placeOfSupply,
        percent,
        paise: taxablePaise,
        sign: 1 as const,
        isOfMonth: isOfMonth(issuedAt),
      })),
    )
  })
}

function table(column: string, parts: readonly Part[]): GstTable {
  const sums = new Map<string, Part>()
  for (const part of parts) {
    const key = `${part.place} ${`${part.percent}`.padStart(3, '0')}`
    const before = sums.get(key)?.paise ?? 0
    sums.set(key, { ...part, paise: before + part.sign * part.paise })
  }
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).filter(([, { paise }]) => paise !== 0)
  return {
    columns: ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', column, 'Cess Amount'],
    rows: rows.map(([, { place, percent, paise }]) => [placed(place), '', `${percent}`, rupees(paise), rupees(0)]),
  }
}
