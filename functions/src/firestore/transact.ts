import type { DocumentReference, Firestore, Transaction as PlainTransaction } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { isTransient } from '../errors/transient-failure.ts'
import type { Deps } from '../ports/deps.ts'
import { documentOf, type WithId } from './read-documents.ts'

/** A transaction that knows its database and reads documents with their ids; undefined for one that does not exist. */
export type Transaction = PlainTransaction & {
  readonly db: Firestore
  readonly read: <T>(document: DocumentReference<T>) => Promise<WithId<T> | undefined>
}

const reading = (transaction: PlainTransaction, db: Firestore): Transaction =>
  Object.assign(transaction, {
    db,
    read: async <T>(document: DocumentReference<T>) => documentOf(await transaction.get(document)),
  })

const longestPauseMs = 800

/**
 * Runs a transaction until it succeeds, is refused, or `patienceMs` have passed (UNAVAILABLE). The SDK's own retry gives up
 * after five attempts with pauses of seconds: too early and too slow for a product that many buy at once. The work
 * may run again after a commit whose response was lost, so it must be idempotent.
 */
export async function transact<T>(
  { db, patienceMs, sleep }: Deps,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.runTransaction((transaction) => work(reading(transaction, db)), { maxAttempts: 1 })
    } catch (error) {
      if (error instanceof AppError || !isTransient(error)) throw error
      const pauseMs = Math.random() * Math.min(longestPauseMs, 20 * 2 ** attempt)
      if (performance.now() + pauseMs > giveUpAt) {
        throw new AppError('UNAVAILABLE', 'The shop is very busy at the moment. Please try again.', {
          retryAfterSeconds: 2,
        })
      }
      await sleep(pauseMs)
    }
  }
}

/** Reads several documents as of one moment. */
export function readAtOnce<T>(db: Firestore, read: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.runTransaction((transaction) => read(reading(transaction, db)), { readOnly: true })
}
