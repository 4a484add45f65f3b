import type { Caller } from '../caller.ts'
import { aggregate } from '../query/aggregate.ts'
import { parseQuery } from '../query/parsed-query.ts'
import { runQuery } from '../query/run-query.ts'
import { toWireDocument } from '../store/stored-document.ts'
import { maskFields } from '../values/field-path.ts'
import { fromInstant } from '../values/instant.ts'
import type {
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
} from '../wire.ts'
import type { Access } from './access.ts'
import { openRead, readLocked, type Session } from './session.ts'

export async function executeQuery(
  session: Session,
  request: RunQueryRequest,
  caller: Caller,
  access: Access,
): Promise<RunQueryResponse[]> {
  const { database } = session
  const query = parseQuery(request.parent, request.structuredQuery)
  access.checkIndex(database.name, query)
  const context = openRead(session, request)
  const { answer, snapshot } = await readLocked(
    session,
    context,
    (at) => runQuery(query, at),
    ({ documents }) => documents.map((document) => document.path),
  )
  access.checkList(caller, snapshot, query, answer.documents)
  const print = ({ documents }: typeof answer) =>
    documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join()
  if (context.transaction && !context.transaction.isReadOnly)
    context.transaction.watch({ answer: print(answer), ask: () => print(runQuery(query, context.snapshot())) })

  access.ledger.add(caller.requestId, { reads: Math.max(1, answer.documents.length + answer.skipped) })
  const readTime = fromInstant(snapshot.time)
  const responses: RunQueryResponse[] = answer.documents.map((document) => ({
    document: toWireDocument(database.name, document, maskFields(document.fields, query.select)),
    readTime,
  }))
  if (context.begun) responses.unshift({ transaction: context.begun })
  if (answer.documents.length === 0) responses.push({ readTime, skippedResults: answer.skipped })
  return responses
}

/** Counting costs one read for each thousand index entries. */
const ENTRIES_PER_READ = 1000

export async function executeAggregation(
  session: Session,
  request: RunAggregationQueryRequest,
  caller: Caller,
  access: Access,
): Promise<RunAggregationQueryResponse[]> {
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {}
  const query = parseQuery(request.parent, structuredQuery)
  access.checkIndex(session.database.name, query)
  const context = openRead(session, request)
  const ask = () => aggregate(query, aggregations, context.snapshot())
  const { answer, snapshot } = await readLocked(session, context, ask, () => [])
  access.checkList(caller, snapshot, query, [])
  if (context.transaction && !context.transaction.isReadOnly)
    context.transaction.watch({ answer: JSON.stringify(answer), ask: () => JSON.stringify(ask()) })
  access.ledger.add(caller.requestId, { reads: Math.max(1, Math.ceil(answer.entries / ENTRIES_PER_READ)) })
  const response: RunAggregationQueryResponse = {
    result: { aggregateFields: answer.fields },
    readTime: fromInstant(snapshot.time),
  }
  if (context.begun) response.transaction = context.begun
  return [response]
}
