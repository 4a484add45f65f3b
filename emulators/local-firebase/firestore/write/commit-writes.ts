import { documentName } from '../resource-name.ts'
import type { FirestoreError } from '../status.ts'
import type { Database } from '../store/database.ts'
import type { Change, StoredDocument } from '../store/stored-document.ts'
import { fromInstant, type Instant } from '../values/instant.ts'
import type { CommitResponse, Write, WriteResult } from '../wire.ts'
import { applyWrite, pathOfWrite, refusalOf } from './apply-write.ts'

/** What a commit is about to do; a write can be refused by throwing before anything is stored. */
export type PlannedWrite = {
  write: Write
  path: string
  before: StoredDocument | undefined
  after: StoredDocument | undefined
}

export type Plan = {
  /** The commit's time; its server timestamps are the same without the microseconds. */
  time: Instant
  writes: readonly PlannedWrite[]
  /** Returns a document as it will be after the commit. */
  getAfter: (path: string) => StoredDocument | undefined
}

/**
 * Applies writes in one commit, all or none, and returns what each of them did. Throws NOT_FOUND, ALREADY_EXISTS or
 * FAILED_PRECONDITION if a write's precondition fails.
 */
export function commitWrites(
  database: Database,
  writes: readonly Write[],
  authorize: (plan: Plan) => void,
): CommitResponse {
  const time = database.nextCommitTime()
  const pending = new Map<string, StoredDocument | undefined>()
  const currently = (path: string) => (pending.has(path) ? pending.get(path) : database.documents.get(path))
  const results: WriteResult[] = []
  const planned: PlannedWrite[] = []
  let refusal: FirestoreError | undefined
  for (const write of writes) {
    const path = pathOfWrite(write, database.name)
    const before = currently(path)
    // Reported only to callers who may write at all: others learn nothing about what is stored.
    refusal ??= refusalOf(documentName(database.name, path), before, write.currentDocument)
    const { after, result } = applyWrite(database.name, path, before, write, time)
    pending.set(path, after)
    planned.push({ write, path, before, after })
    results.push(result)
  }
  authorize({ time, writes: planned, getAfter: currently })
  if (refusal) throw refusal
  const changes: Change[] = []
  for (const [path, after] of pending) {
    const before = database.documents.get(path)
    if (before !== after) changes.push({ path, before, after })
  }
  database.apply(time, changes)
  return { writeResults: results, commitTime: fromInstant(time) }
}
