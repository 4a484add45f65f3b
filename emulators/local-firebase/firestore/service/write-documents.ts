import type { Caller } from '../caller.ts'
import { invalidArgument, toStatus } from '../status.ts'
import type { LockOwner } from '../store/locks.ts'
import { Snapshot } from '../store/snapshot.ts'
import type { BatchWriteRequest, BatchWriteResponse, CommitRequest, CommitResponse, Write } from '../wire.ts'
import { pathOfWrite } from '../write/apply-write.ts'
import { commitWrites } from '../write/commit-writes.ts'
import type { Access } from './access.ts'
import type { Session } from './session.ts'

/** Commits all writes or none. Waits for transactions that hold one of the documents. */
export async function commit(
  session: Session,
  request: CommitRequest,
  caller: Caller,
  access: Access,
): Promise<CommitResponse> {
  const writes = request.writes ?? []
  if (!request.transaction || request.transaction.length === 0) return commitAlone(session, writes, caller, access)
  const { database, transactions } = session
  const transaction = transactions.find(request.transaction)
  try {
    if (transaction.isReadOnly && writes.length > 0)
      throw invalidArgument('Cannot modify entities in a read-only transaction.')
    const paths = writes.map((write) => pathOfWrite(write, database.name))
    return await transaction.during(async () => {
      await transactions.locks.acquire(paths, transaction)
      transaction.checkReads(database)
      return store(session, writes, caller, access)
    })
  } finally {
    transactions.end(transaction)
  }
}

async function commitAlone(session: Session, writes: Write[], caller: Caller, access: Access): Promise<CommitResponse> {
  const { locks } = session.transactions
  const owner: LockOwner = { giveWay: () => false }
  const paths = writes.map((write) => pathOfWrite(write, session.database.name))
  if (locks.areFree(paths, owner)) return store(session, writes, caller, access)
  try {
    await locks.acquire(paths, owner)
    return store(session, writes, caller, access)
  } finally {
    locks.release(owner)
  }
}

function store({ database }: Session, writes: Write[], caller: Caller, access: Access): CommitResponse {
  const response = commitWrites(database, writes, (plan) => {
    access.checkWrites(caller, Snapshot.now(database), plan)
  })
  const deletes = writes.filter((write) => write.delete !== undefined).length
  access.ledger.add(caller.requestId, { writes: writes.length - deletes, deletes })
  return response
}

/** Commits each write separately: a failed one does not affect the others. */
export async function batchWrite(
  session: Session,
  request: BatchWriteRequest,
  caller: Caller,
  access: Access,
): Promise<BatchWriteResponse> {
  access.checkServer(caller)
  const response: BatchWriteResponse = { writeResults: [], status: [] }
  for (const write of request.writes ?? []) {
    try {
      const { writeResults } = await commitAlone(session, [write], caller, access)
      response.writeResults.push(writeResults[0] ?? {})
      response.status.push({ code: 0 })
    } catch (error) {
      response.writeResults.push({})
      response.status.push(toStatus(error))
    }
  }
  return response
}
