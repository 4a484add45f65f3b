import { type Day, dayOf } from '../india-day.ts'

/** Each kind of paper has its own numbers: tax invoices, bills of supply, credit notes, receipt and refund vouchers. */
export const invoiceSeries = ['INV', 'BOS', 'CN', 'RV', 'RF'] as const
export type InvoiceSeries = (typeof invoiceSeries)[number]

/** Returns the financial year of a moment in India, April to March: '26-27'. */
export function financialYearOf(at: Date): string {
  const day = dayOf(at)
  const begins = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return [begins, begins + 1].map((year) => `${year % 100}`.padStart(2, '0')).join('-')
}

/**
 * Returns the last month whose return can take tax of a supply off by a credit note: October after its financial year, because that of November is
 * filed after 30 November (CGST Act 2017, section 34(2)).
 */
export function lastMonthToCredit(suppliedAt: Date): string {
  return `20${financialYearOf(suppliedAt).slice(3)}-10`
}

/** Returns the month of a moment in India, by which it is reported: '2026-11'. */
export function taxMonthOf(at: Date): string {
  return dayOf(at).slice(0, 7)
}

/** Returns 'INV/26-27/00042'. A year's hundred thousandth has a digit more and is still short enough for the law. */
export function invoiceNumber(series: InvoiceSeries, year: string, serial: number): string {
  return `${series}/${year}/${`${serial}`.padStart(5, '0')}`
}

/** Returns '21-11-2026': a day as tax papers write it. */
export function taxDay(day: Day): string {
  return day.split('-').toReversed().join('-')
}
