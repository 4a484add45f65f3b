import { filesOfOrder } from '@teeshala/contract/designs/order-designs'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { designProblem, designRecord } from '../uploads/design-records.ts'

/** Returns whether a file of a quote has been deleted because it was not ordered in time: its record says so, or is gone too. */
export async function hasLostFiles(
  { jobs, files }: Pick<StoredQuote, 'jobs' | 'files'>,
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const records = await readAll(db, ...filesOfOrder({ jobs, files }).map((path) => designRecord(path, db)))
  return records.some((record) => !record || designProblem(record) !== undefined)
}
