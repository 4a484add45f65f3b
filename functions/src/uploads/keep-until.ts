import type { Transaction } from '../firestore/transact.ts'
import { designRecord, usableRecords } from './design-records.ts'

/**
 * Reads the records of files that nobody has ordered yet, and returns the writes that keep them at least until a time. INVALID_INPUT
 * if one is being deleted.
 */
export async function keepUntil(paths: readonly string[], until: Date, transaction: Transaction): Promise<() => void> {
  const { db } = transaction
  const records = await usableRecords(paths, 'files', transaction, db)
  return () => {
    for (const [path, record] of records) {
      const removeAfter = record?.removeAfter
      if (removeAfter && removeAfter < until) transaction.update(designRecord(path, db), { removeAfter: until })
    }
  }
}
