import { failedPrecondition } from '../status.ts'
import type { Instant } from '../values/instant.ts'
import type { Database } from './database.ts'
import type { StoredDocument } from './stored-document.ts'

/** The database at one point in time, or as it is now. */
export class Snapshot {
  readonly database: Database
  readonly time: Instant
  /** The earlier version of each document that has changed since. */
  readonly #past = new Map<string, StoredDocument | undefined>()

  private constructor(database: Database, time: Instant) {
    this.database = database
    this.time = time
  }

  static now(database: Database): Snapshot {
    return new Snapshot(database, database.readTime())
  }

  /** Throws FAILED_PRECONDITION for a time that is no longer kept, or in the future. */
  static at(database: Database, time: Instant): Snapshot {
    if (time > database.readTime()) throw failedPrecondition('The requested read time is in the future.')
    if (!database.remembers(time)) throw failedPrecondition('The requested snapshot version is too old.')
    const snapshot = new Snapshot(database, time)
    for (const commit of database.commitsSince(time))
      for (const { path, before } of commit.changes) if (!snapshot.#past.has(path)) snapshot.#past.set(path, before)
    return snapshot
  }

  get(path: string): StoredDocument | undefined {
    return this.#past.has(path) ? this.#past.get(path) : this.database.documents.get(path)
  }

  /** Whether nothing has changed since. */
  get isCurrent(): boolean {
    return this.#past.size === 0
  }

  /** Whether the document has changed since, so that a current index says nothing about it. */
  isOutdated(path: string): boolean {
    return this.#past.size > 0 && this.#past.has(path)
  }

  /** Returns the earlier versions, which no current index contains. */
  pastDocuments(): StoredDocument[] {
    return [...this.#past.values()].filter((document) => document !== undefined)
  }
}
