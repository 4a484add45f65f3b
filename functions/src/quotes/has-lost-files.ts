import { filesOfOrder } from '@teeshala/contract/designs/order-designs'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { designProblem, designRecord } from '../uploads/design-records.ts'

/** Whether something that a quote would have printed has been deleted, as it was not ordered in time: its record tells, or went after it. */
export async function hasLostFiles(
  { jobs, files }: Pick<StoredQuote, 'jobs' | 'files'>,
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const records = await readAll(db, ...filesOfOrder({ jobs, files }).map((path) => designRecord(path, db)))
  return records.some((record) => !record || designProblem(record) !== undefined)
}
