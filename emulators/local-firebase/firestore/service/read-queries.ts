import type { Caller } from '../caller.ts'
import { aggregate } from '../query/aggregate.ts'
import { type ParsedQuery, parseQuery } from '../query/parsed-query.ts'
import { runQuery } from '../query/run-query.ts'
import { documentName } from '../resource-name.ts'
import { invalidArgument } from '../status.ts'
import { Snapshot } from '../store/snapshot.ts'
import { type StoredDocument, toWireDocument } from '../store/stored-document.ts'
import type { Transaction } from '../store/transactions.ts'
import { maskFields } from '../values/field-path.ts'
import { fromInstant } from '../values/instant.ts'
import type {
  Aggregation,
  PartitionQueryRequest,
  PartitionQueryResponse,
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
} from '../wire.ts'
import type { Access } from './access.ts'
import { type ReadContext, reading, readLocked, type Session } from './session.ts'

export async function executeQuery(
  session: Session,
  request: RunQueryRequest,
  caller: Caller,
  access: Access,
): Promise<RunQueryResponse[]> {
  const query = parseQuery(request.parent, request.structuredQuery)
  return reading(session, request, async (context) => {
    access.checkList(caller, context.snapshot(), query)
    access.checkIndex(session.database.name, query)
    const { answer, snapshot } = await readLocked(
      session,
      context,
      (at) => runQuery(query, at),
      ({ documents }) => documents.map((document) => document.path),
    )
    readWriteTransaction(context)?.watch({
      answer: versions(answer.documents),
      ask: () => versions(runQuery(query, context.snapshot()).documents),
    })
    access.ledger.add(caller.requestId, { reads: Math.max(1, answer.documents.length + answer.skipped) })
    const readTime = fromInstant(snapshot.time)
    const responses = toResponses(session.database.name, query, answer.documents, readTime)
    if (context.begun) responses.unshift({ transaction: context.begun })
    if (answer.documents.length === 0) responses.push({ readTime, skippedResults: answer.skipped })
    return responses
  })
}

const readWriteTransaction = ({ transaction }: ReadContext): Transaction | undefined =>
  transaction?.isReadOnly ? undefined : transaction

const versions = (documents: readonly StoredDocument[]) =>
  documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join()

const toResponses = (
  database: string,
  { select }: ParsedQuery,
  documents: readonly StoredDocument[],
  readTime: RunQueryResponse['readTime'],
): RunQueryResponse[] =>
  documents.map((document) => ({
    document: toWireDocument(database, document, maskFields(document.fields, select)),
    readTime,
  }))

/** Counting costs one read per thousand index entries. */
const entriesPerRead = 1000

export async function executeAggregation(
  session: Session,
  request: RunAggregationQueryRequest,
  caller: Caller,
  access: Access,
): Promise<RunAggregationQueryResponse[]> {
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {}
  const query = parseQuery(request.parent, structuredQuery)
  return reading(session, request, async (context) => {
    access.checkList(caller, context.snapshot(), query)
    access.checkIndex(session.database.name, query, aggregations.flatMap(fieldOf))
    const ask = () => aggregate(query, aggregations, context.snapshot())
    const { answer, snapshot } = await readLocked(session, context, ask, () => [])
    readWriteTransaction(context)?.watch({ answer: JSON.stringify(answer), ask: () => JSON.stringify(ask()) })
    access.ledger.add(caller.requestId, { reads: Math.max(1, Math.ceil(answer.entries / entriesPerRead)) })
    const readTime = fromInstant(snapshot.time)
    const response: RunAggregationQueryResponse = { result: { aggregateFields: answer.fields }, readTime }
    return [context.begun ? { ...response, transaction: context.begun } : response]
  })
}

const fieldOf = ({ sum, avg }: Aggregation): string[] => {
  const path = (sum ?? avg)?.field?.fieldPath
  return path === undefined ? [] : [path]
}

/** Returns cursors that split a query over a collection group into parts of about equal size. */
export function partitionQuery(
  { database }: Session,
  request: PartitionQueryRequest,
  caller: Caller,
  access: Access,
): PartitionQueryResponse {
  access.checkServer(caller)
  const parts = Number(request.partitionCount ?? 0) + 1
  if (parts < 2) throw invalidArgument('The partition count must be positive.')
  const { documents } = runQuery(parseQuery(request.parent, request.structuredQuery), Snapshot.now(database))
  const cuts = Array.from({ length: parts - 1 }, (_, i) => Math.floor(((i + 1) * documents.length) / parts))
  const places = [...new Set(cuts)].filter((place) => place > 0 && place < documents.length)
  return {
    partitions: places.map((place) => ({
      values: [{ referenceValue: documentName(database.name, documents[place]?.path ?? '') }],
      before: true,
    })),
  }
}
