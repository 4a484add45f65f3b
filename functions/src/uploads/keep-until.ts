import { fieldError } from '../errors/app-error.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import { designProblem, designRecord } from './design-records.ts'

/**
 * Reads the records of files that nobody has ordered yet, and returns the writes that keep them at least until a time. INVALID_INPUT
 * if one is being deleted.
 */
export async function keepUntil(paths: readonly string[], until: Date, transaction: Transaction): Promise<() => void> {
  const unique = [...new Set(paths)].sort()
  const records = await readAll(transaction, ...unique.map((path) => designRecord(path, transaction.db)))
  for (const record of records) {
    const problem = record && designProblem(record)
    if (problem) throw fieldError('files', problem)
  }
  return () => {
    for (const [index, path] of unique.entries()) {
      const removeAfter = records[index]?.removeAfter
      if (removeAfter && removeAfter < until)
        transaction.update(designRecord(path, transaction.db), { removeAfter: until })
    }
  }
}
