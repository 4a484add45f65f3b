import { dayFault } from '@teeshala/contract/books/day-fault'
import type { Finding } from '@teeshala/contract/books/finding'
import type { Day } from '@teeshala/contract/india-day'
import { noSales, type Sales } from '@teeshala/contract/sales/sales'
import { salesYearOf } from '@teeshala/contract/sales/stored-sales'
import { recountsIn, salesYearsIn } from '../firestore/collections.ts'
import { InvalidDocumentError } from '../firestore/document-converter.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { readDay } from '../sales/read-day.ts'
import { findingsOf } from './step.ts'

/** Days with differences are read again, up to this number; if more differ, the first ones are enough to find the cause. */
const mostReadAgain = 60

/** Compares the counted daily figures with the orders. */
export async function checkDays(sold: ReadonlyMap<Day, Sales>, deps: Deps): Promise<Finding[]> {
  const years = (await salesYearsIn(deps.db).get()).docs.map((year) => documentOf(year))
  const counted = new Map(years.flatMap(({ days }) => Object.entries(days)))
  const differ = [...counted].filter(([day, sales]) => dayFault(sales, sold.get(day) ?? noSales) !== undefined)
  const findings: Finding[] = []
  for (const [day] of differ.slice(0, mostReadAgain))
    findings.push(...findingsOf('day', day, [await faultOf(day, deps)]))
  return findings
}

/**
 * Returns what is wrong with the figures of one day. A change to its orders leaves a note in the same transaction, and recounting a day
 * rewrites its year: if neither happened, nothing changed in between.
 */
async function faultOf(day: Day, { db }: Deps): Promise<string | undefined> {
  const year = salesYearsIn(db).doc(salesYearOf(day))
  const before = await year.get()
  const sales = await salesOn(day, db)
  const isNoted = !(await recountsIn(db).where('day', '==', day).limit(1).get()).empty
  const after = await year.get()
  // Unreadable documents were already reported with the orders.
  if (!sales || isNoted || !before.updateTime?.isEqual(after.updateTime ?? before.updateTime)) return undefined
  return dayFault(documentOf(after)?.days[day], sales)
}

async function salesOn(day: Day, db: Deps['db']): Promise<Sales | undefined> {
  try {
    return (await readDay(day, db)).sales
  } catch (error) {
    if (error instanceof InvalidDocumentError) return undefined
    throw error
  }
}
