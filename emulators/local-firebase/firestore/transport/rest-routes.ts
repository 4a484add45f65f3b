import type { Caller } from '../caller.ts'
import type { Access } from '../service/access.ts'
import type { Firestore } from '../service/firestore.ts'
import { batchGetDocuments, getDocument, listCollectionIds, listDocuments } from '../service/read-documents.ts'
import { executeAggregation, executeQuery } from '../service/read-queries.ts'
import { beginTransaction, type Session } from '../service/session.ts'
import { createDocument, deleteDocument, updateDocument } from '../service/single-writes.ts'
import { batchWrite, commit } from '../service/write-documents.ts'
import type { BeginTransactionRequest, RollbackRequest } from '../wire.ts'
import type { HttpRequest, Route } from './http-server.ts'
import { identify, requestIdHeader } from './identify.ts'
import { jsonFromMessage, messageFromJson } from './json-messages.ts'

type Handler = (session: Session, request: never, caller: Caller, access: Access) => unknown

type Call = {
  request: string
  response: string
  handle: Handler
}

const rollback = ({ transactions }: Session, request: RollbackRequest) => {
  if (request.transaction) transactions.end(transactions.find(request.transaction))
  return {}
}

const begin = (session: Session, request: BeginTransactionRequest) => ({
  transaction: beginTransaction(session, request.options).id,
})

/** Calls of the form `POST …/documents:verb`. */
const callsByVerb: Record<string, Call> = {
  batchGet: { request: 'BatchGetDocumentsRequest', response: 'BatchGetDocumentsResponse', handle: batchGetDocuments },
  beginTransaction: { request: 'BeginTransactionRequest', response: 'BeginTransactionResponse', handle: begin },
  commit: { request: 'CommitRequest', response: 'CommitResponse', handle: commit },
  rollback: { request: 'RollbackRequest', response: '', handle: rollback },
  batchWrite: { request: 'BatchWriteRequest', response: 'BatchWriteResponse', handle: batchWrite },
  runQuery: { request: 'RunQueryRequest', response: 'RunQueryResponse', handle: executeQuery },
  runAggregationQuery: {
    request: 'RunAggregationQueryRequest',
    response: 'RunAggregationQueryResponse',
    handle: executeAggregation,
  },
  listCollectionIds: {
    request: 'ListCollectionIdsRequest',
    response: 'ListCollectionIdsResponse',
    handle: listCollectionIds,
  },
}

const get: Call = { request: 'GetDocumentRequest', response: 'Document', handle: getDocument }
const list: Call = { request: 'ListDocumentsRequest', response: 'ListDocumentsResponse', handle: listDocuments }
const create: Call = { request: 'CreateDocumentRequest', response: 'Document', handle: createDocument }
const update: Call = { request: 'UpdateDocumentRequest', response: 'Document', handle: updateDocument }
const remove: Call = { request: 'DeleteDocumentRequest', response: '', handle: deleteDocument }

const databasePattern = `(projects/[^/]+/databases/[^/]+)`
const documentsPattern = `${databasePattern}/documents`

/** Returns Firestore's REST API, as far as the Admin SDK's preferRest and rules tests use it. */
export function restRoutes(firestore: Firestore, access: Access): Route[] {
  const answer = async (call: Call, name: string | undefined, fields: object, { headers }: HttpRequest) => {
    const message = messageFromJson<never>(call.request, fields)
    const requestId = headers[requestIdHeader]
    const caller = identify(headers.authorization, typeof requestId === 'string' ? requestId : undefined)
    const result = await call.handle(firestore.session(name), message, caller, access)
    if (!call.response) return {}
    if (Array.isArray(result)) return result.map((item: object) => jsonFromMessage(call.response, item))
    return jsonFromMessage(call.response, result as object)
  }
  const route = (method: string, pattern: string, handle: Route['handle']): Route => ({
    method,
    pattern: new RegExp(`^/v1/${pattern}$`, 's'),
    handle,
  })
  const verbs = Object.entries(callsByVerb).map(([verb, call]) =>
    route('POST', `(${documentsPattern}(?:/.+)?):${verb}`, ([, parent = '', database], request) =>
      answer(call, database, { ...bodyOf(request), parent, database }, request),
    ),
  )
  const document = `(${documentsPattern}/[^/]+/[^/]+(?:/[^/]+/[^/]+)*)`
  const collection = `(${documentsPattern}(?:/[^/]+/[^/]+)*)/([^/]+)`
  return [
    ...verbs,
    route('GET', document, ([, name], request) => answer(get, name, { ...queryOf(request), name }, request)),
    route('GET', collection, ([, parent, , collectionId], request) =>
      answer(list, parent, { ...queryOf(request), parent, collectionId }, request),
    ),
    route('POST', collection, ([, parent, , collectionId], request) =>
      answer(create, parent, { ...queryOf(request), parent, collectionId, document: bodyOf(request) }, request),
    ),
    route('PATCH', document, ([, name], request) =>
      answer(update, name, { ...queryOf(request), document: { ...bodyOf(request), name } }, request),
    ),
    route('DELETE', document, ([, name], request) => answer(remove, name, { ...queryOf(request), name }, request)),
  ]
}

const bodyOf = ({ body }: HttpRequest): object => (typeof body === 'object' && body !== null ? body : {})

const repeatedParameter = /(^|\.)fieldPaths$/
const booleanParameter = /(^|\.)(exists|showMissing)$/

/** Returns `?mask.fieldPaths=a&mask.fieldPaths=b` as the members of a request. */
function queryOf({ url }: HttpRequest): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key of new Set(url.searchParams.keys())) {
    if (key.startsWith('$') || key === 'key' || key === 'alt') continue
    const values = url.searchParams.getAll(key)
    const value = repeatedParameter.test(key) ? values : booleanParameter.test(key) ? values[0] === 'true' : values[0]
    const [head = '', member] = key.split('.')
    if (member === undefined) result[head] = value
    else result[head] = { ...(result[head] as object | undefined), [member]: value }
  }
  return result
}
