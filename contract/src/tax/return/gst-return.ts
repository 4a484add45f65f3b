import type { StoredInvoice } from '../invoice.ts'
import { lastMonthToCredit } from '../invoice-number.ts'
import { advanceTables } from './advance-tables.ts'
import type { GstSection } from './gst-sections.ts'
import type { GstTable, GstWriter } from './gst-table.ts'
import { paperTables } from './paper-tables.ts'
import { isOfSupply } from './part-of-paper.ts'
import { docsTable, sumTables } from './sum-tables.ts'

const writers: Readonly<Record<Exclude<GstSection, 'docs'>, GstWriter>> = {
  ...paperTables,
  ...sumTables,
  ...advanceTables,
}

/**
 * Returns a section of the return of these papers, all of one month. Papers of a shop that collects no GST belong to no part of GSTR-1 but the list of
 * numbers, vouchers only to that and to the advances; a bill of supply of a shop that does is counted as nil-rated. A paper whose registration was cancelled is counted in that list and reported nowhere else.
 */
export function gstTable(
  section: GstSection,
  all: readonly StoredInvoice[],
  cancelled: ReadonlySet<string> = new Set(),
): GstTable {
  if (section === 'docs') return docsTable(all, cancelled)
  const papers = all.filter(({ number }) => !cancelled.has(number))
  const taxed = papers.filter(({ scheme }) => scheme === 'regular')
  if (section === 'at' || section === 'atadj') return writers[section](taxed)
  return writers[section]((section === 'register' ? papers : taxed).filter(isOfSupply))
}

/**
 * Returns what is wrong with the papers of a month, in words: a number that is missing, a paper that does not follow the one before it, and a credit
 * note that comes too late to take tax off. `isIntact` tells whether a paper says what its seal was made of.
 */
export function gstProblems(papers: readonly StoredInvoice[], isIntact: (paper: StoredInvoice) => boolean): string[] {
  const changed = papers
    .filter((paper) => !isIntact(paper))
    .map(({ number }) => `${number} was changed after it was given`)
  const series = [...Map.groupBy(papers, ({ series, year }) => `${series} ${year}`).values()]
  const broken = series.flatMap((all) => {
    const inOrder = all.toSorted((one, other) => one.serial - other.serial)
    return inOrder.flatMap((paper, index) => {
      const before = inOrder[index - 1]
      if (!before || paper.previousSeal === before.seal) return []
      return [`Between ${before.number} and ${paper.number} a number is missing or was changed`]
    })
  })
  return [...changed, ...broken, ...papers.flatMap(tooLate)]
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
