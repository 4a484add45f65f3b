import type { Database } from '../store/database.ts'
import { Snapshot } from '../store/snapshot.ts'
import { type Transaction, Transactions } from '../store/transactions.ts'
import { toInstant } from '../values/instant.ts'
import type { Consistency, TransactionOptions } from '../wire.ts'

/** A database together with its open transactions. */
export type Session = {
  readonly database: Database
  readonly transactions: Transactions
}

export const openSession = (database: Database): Session => ({ database, transactions: new Transactions() })

export function beginTransaction(
  { database, transactions }: Session,
  options: TransactionOptions | undefined,
): Transaction {
  if (!options?.readOnly) return transactions.begin(undefined)
  const { readTime } = options.readOnly
  return transactions.begin(readTime ? Snapshot.at(database, toInstant(readTime)).time : database.readTime())
}

/** The state that a read sees, and the transaction that it belongs to. */
export type ReadContext = {
  transaction: Transaction | undefined
  /** Set if the read itself began the transaction, so that its response must name it. */
  begun: Uint8Array | undefined
  snapshot: () => Snapshot
}

/** Opens a read and runs it; a transaction that it began is ended if it fails. */
export async function reading<T>(
  session: Session,
  consistency: Consistency,
  work: (context: ReadContext) => Promise<T>,
): Promise<T> {
  const context = openRead(session, consistency)
  try {
    return await work(context)
  } catch (error) {
    if (context.begun && context.transaction) session.transactions.end(context.transaction)
    throw error
  }
}

function openRead(session: Session, { transaction: id, newTransaction, readTime }: Consistency): ReadContext {
  const { database, transactions } = session
  const existing = id && id.length > 0 ? transactions.find(id) : undefined
  const transaction = existing ?? (newTransaction ? beginTransaction(session, newTransaction) : undefined)
  const at = transaction?.readTime ?? (readTime && toInstant(readTime))
  return {
    transaction,
    begun: newTransaction ? transaction?.id : undefined,
    snapshot: () => (at === undefined ? Snapshot.now(database) : Snapshot.at(database, at)),
  }
}

/**
 * Reads inside a read-write transaction lock what they return. While one waits for a lock the result may change, so it
 * is read again until every document in the result is locked.
 */
export async function readLocked<T>(
  { database, transactions }: Session,
  context: ReadContext,
  ask: (snapshot: Snapshot) => T,
  pathsOf: (answer: T) => string[],
): Promise<{ answer: T; snapshot: Snapshot }> {
  const { transaction } = context
  if (!transaction || transaction.isReadOnly) {
    const snapshot = context.snapshot()
    return { answer: ask(snapshot), snapshot }
  }
  return transaction.during(async () => {
    while (true) {
      const snapshot = Snapshot.now(database)
      const answer = ask(snapshot)
      const paths = pathsOf(answer)
      if (paths.every((path) => transactions.locks.holds(path, transaction))) {
        transaction.checkReads(database)
        return { answer, snapshot }
      }
      await transactions.locks.acquire(paths, transaction)
    }
  })
}
