import { type Day, dayOf } from '../india-day.ts'

/** The number series, one per type of document: tax invoices, bills of supply, credit notes, receipt vouchers and refund vouchers. */
export const invoiceSeries = ['INV', 'BOS', 'CN', 'RV', 'RF'] as const
export type InvoiceSeries = (typeof invoiceSeries)[number]

/** Returns the Indian financial year of a time in IST, April to March: '26-27'. */
export function financialYearOf(at: Date): string {
  const day = dayOf(at)
  const begins = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return [begins, begins + 1].map((year) => `${year % 100}`.padStart(2, '0')).join('-')
}

/**
 * Returns the last month in whose return a credit note can still reduce the tax of a supply: October after its financial year, because November's return
 * is filed after 30 November (CGST Act 2017, section 34(2)).
 */
export function lastMonthToCredit(suppliedAt: Date): string {
  return `20${financialYearOf(suppliedAt).slice(3)}-10`
}

/** Returns the month in IST in which a document is reported: '2026-11'. */
export function taxMonthOf(at: Date): string {
  return dayOf(at).slice(0, 7)
}

/** Returns a number such as 'INV/26-27/00042'. From the hundred thousandth of a year it has one digit more, still within the legal limit. */
export function invoiceNumber(series: InvoiceSeries, year: string, serial: number): string {
  return `${series}/${year}/${`${serial}`.padStart(5, '0')}`
}

/** Returns a day as tax documents write it: '21-11-2026'. */
export function taxDay(day: Day): string {
  return day.split('-').toReversed().join('-')
}
