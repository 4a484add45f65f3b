import type { Caller } from '../caller.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { permissionDenied } from '../status.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { Plan } from '../write/commit-writes.ts'
import type { UsageLedger } from './usage-ledger.ts'

/** The checks between a request and the data: rules for everybody but the server, indexes for every query. */
export type Access = {
  readonly ledger: UsageLedger
  checkGet(caller: Caller, snapshot: Snapshot, path: string, document: StoredDocument | undefined): void
  checkList(caller: Caller, snapshot: Snapshot, query: ParsedQuery): void
  checkWrites(caller: Caller, snapshot: Snapshot, plan: Plan): void
  /** Throws FAILED_PRECONDITION for a query that production could not answer from its indexes. */
  checkIndex(databaseName: string, query: ParsedQuery, summed?: readonly string[]): void
  /** Refuses everyone but the server, for calls that no rule can permit. */
  checkServer(caller: Caller): void
}

export function requireServer(caller: Caller): void {
  if (caller.identity !== 'server') throw permissionDenied('Missing or insufficient permissions.')
}
