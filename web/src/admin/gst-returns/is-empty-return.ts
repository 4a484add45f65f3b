import type { GstReturn } from '@teeshala/contract/tax/tax-calls'

type Reported = Pick<GstReturn, 'invoices' | 'creditNotes' | 'sections' | 'problems'>

/** Returns whether a month has nothing to report or correct: advances are reported even without an invoice. */
export function isEmptyReturn({ invoices, creditNotes, sections, problems }: Reported): boolean {
  return invoices === 0 && creditNotes === 0 && problems.length === 0 && sections.every(({ rows }) => rows === 0)
}
