import type { StoredInvoice } from '../invoice.ts'
import { lastMonthToCredit } from '../invoice-number.ts'
import { advanceTables } from './advance-tables.ts'
import type { GstSection } from './gst-sections.ts'
import type { GstTable, GstWriter } from './gst-table.ts'
import { isOfSupply } from './part-of-return.ts'
import { docsTable, sumTables } from './sum-tables.ts'
import { taxDocumentTables } from './tax-document-tables.ts'

const writers: Readonly<Record<Exclude<GstSection, 'docs'>, GstWriter>> = {
  ...taxDocumentTables,
  ...sumTables,
  ...advanceTables,
}

/**
 * Returns a section of the return for documents of one month. If the shop collects no GST, its documents appear only in the list of numbers; vouchers
 * appear only there and among the advances; a GST-collecting shop's bills of supply count as nil-rated. A document whose registration was cancelled
 * appears only in the list of numbers.
 */
export function gstTable(
  section: GstSection,
  all: readonly StoredInvoice[],
  cancelled: ReadonlySet<string> = new Set(),
): GstTable {
  if (section === 'docs') return docsTable(all, cancelled)
  const taxDocuments = all.filter(({ number }) => !cancelled.has(number))
  const taxed = taxDocuments.filter(({ scheme }) => scheme === 'regular')
  if (section === 'at' || section === 'atadj') return writers[section](taxed)
  return writers[section]((section === 'register' ? taxDocuments : taxed).filter(isOfSupply))
}

/**
 * Returns the problems in a month's documents as sentences: a missing number, a document that does not follow the previous one, a credit note too late
 * to reduce the tax. `isIntact` says whether a document still matches its seal.
 */
export function gstProblems(
  taxDocuments: readonly StoredInvoice[],
  isIntact: (taxDocument: StoredInvoice) => boolean,
): string[] {
  const changed = taxDocuments
    .filter((taxDocument) => !isIntact(taxDocument))
    .map(({ number }) => `${number} was changed after it was issued`)
  const series = [...Map.groupBy(taxDocuments, ({ series, year }) => `${series} ${year}`).values()]
  const broken = series.flatMap((all) => {
    const inOrder = all.toSorted((one, other) => one.serial - other.serial)
    return inOrder.flatMap((taxDocument, index) => {
      const before = inOrder[index - 1]
      if (!before || taxDocument.previousSeal === before.seal) return []
      return [`Between ${before.number} and ${taxDocument.number} a number is missing or was changed`]
    })
  })
  return [...changed, ...broken, ...taxDocuments.flatMap(tooLate)]
}

function tooLate({ kind, scheme, number, month, against }: StoredInvoice): string[] {
  if (kind !== 'credit_note' || scheme !== 'regular' || !against) return []
  const last = lastMonthToCredit(against.issuedAt)
  if (month <= last) return []
  const year = last.slice(0, 4)
  return [
    `${number} takes back ${against.number} too late to take its tax off: that was possible until 30 November ${year} (CGST Act 2017, section 34). Ask your accountant before you file it`,
  ]
}
