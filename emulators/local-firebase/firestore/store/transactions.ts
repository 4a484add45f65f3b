import { randomBytes } from 'node:crypto'
import { aborted, invalidArgument } from '../status.ts'
import type { Instant } from '../values/instant.ts'
import type { Database } from './database.ts'
import { type LockOwner, Locks } from './locks.ts'

/** Production ends a transaction after 270 s, or after 60 s without a request. */
const lifetimeMs = 270_000
const idleMs = 60_000
/** A transaction that blocks others is ended after being idle for this long. */
const idleInTheWayMs = 5_000

/** A query inside a transaction: its result must still be the same when the transaction commits. */
type WatchedRead = {
  answer: string
  ask: () => string
}

export class Transaction implements LockOwner {
  readonly id = randomBytes(16)
  readonly startedMs = Date.now()
  /** For a read-only transaction: the point in time that it sees. */
  readonly readTime: Instant | undefined
  readonly #end: (transaction: Transaction) => void
  readonly #watched: WatchedRead[] = []
  #checkedAt: Instant = 0
  #usedMs = Date.now()
  #pending = 0
  #wounded = false

  constructor(readTime: Instant | undefined, end: (transaction: Transaction) => void) {
    this.readTime = readTime
    this.#end = end
  }

  get isReadOnly() {
    return this.readTime !== undefined
  }

  get isExpired() {
    return Date.now() - this.startedMs > lifetimeMs || (this.#pending === 0 && Date.now() - this.#usedMs > idleMs)
  }

  /** Marks the transaction as active for the duration of a request. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#pending += 1
    try {
      return await work()
    } finally {
      this.#pending -= 1
      this.#usedMs = Date.now()
    }
  }

  giveWay(): boolean {
    if (this.#pending > 0 || Date.now() - this.#usedMs < idleInTheWayMs) return false
    this.#wounded = true
    this.#end(this)
    return true
  }

  watch(read: WatchedRead): void {
    this.#watched.push(read)
  }

  /** Throws ABORTED if something that this transaction has read has changed. */
  checkReads(database: Database): void {
    if (this.#wounded) throw aborted('The transaction was aborted because others waited for it for too long.')
    if (database.lastCommitTime <= this.#checkedAt) return
    if (this.#watched.some(({ answer, ask }) => ask() !== answer))
      throw aborted(
        'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, requiring Firestore to abort at least one in order to enforce serializability.',
      )
    this.#checkedAt = database.lastCommitTime
  }
}

/** The open transactions of one database, and the locks they hold. */
export class Transactions {
  readonly locks = new Locks()
  readonly #open = new Map<string, Transaction>()

  get size() {
    return this.#open.size
  }

  begin(readTime: Instant | undefined): Transaction {
    for (const transaction of this.#open.values()) if (transaction.isExpired) this.end(transaction)
    const transaction = new Transaction(readTime, (ended) => this.end(ended))
    this.#open.set(transaction.id.toString('hex'), transaction)
    return transaction
  }

  /** Returns the open transaction with this id; throws INVALID_ARGUMENT with the message that makes the Admin SDK start again. */
  find(id: Uint8Array): Transaction {
    const transaction = this.#open.get(Buffer.from(id).toString('hex'))
    if (transaction && !transaction.isExpired) return transaction
    if (transaction) this.end(transaction)
    throw invalidArgument('The referenced transaction has expired or is no longer valid.')
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id.toString('hex'))
    this.locks.release(transaction)
  }
}
