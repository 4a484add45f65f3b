import type { Caller } from '../caller.ts'
import { parseQuery } from '../query/parsed-query.ts'
import { runQuery } from '../query/run-query.ts'
import { checkCollectionId, documentName, lastSegment, parseDocumentName, parseParentName } from '../resource-name.ts'
import { invalidArgument, notFound } from '../status.ts'
import { type StoredDocument, toWireDocument } from '../store/stored-document.ts'
import { maskFields } from '../values/field-path.ts'
import { fromInstant } from '../values/instant.ts'
import type {
  BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  Document,
  GetDocumentRequest,
  ListCollectionIdsRequest,
  ListDocumentsRequest,
} from '../wire.ts'
import type { Access } from './access.ts'
import { pageOf } from './page-of.ts'
import { reading, readLocked, type Session } from './session.ts'

export async function batchGetDocuments(
  session: Session,
  request: BatchGetDocumentsRequest,
  caller: Caller,
  access: Access,
): Promise<BatchGetDocumentsResponse[]> {
  const names = request.documents ?? []
  const paths = names.map((name) => pathIn(session, name))
  return reading(session, request, async (context) => {
    const { answer, snapshot } = await readLocked(
      session,
      context,
      (at) => paths.map((path) => at.get(path)),
      () => paths,
    )
    paths.forEach((path, i) => {
      access.checkGet(caller, snapshot, path, answer[i])
    })
    access.ledger.add(caller.requestId, { reads: names.length })
    const readTime = fromInstant(snapshot.time)
    const responses: BatchGetDocumentsResponse[] = names.map((name, i) => {
      const found = answer[i]
      if (!found) return { missing: name, readTime }
      const fields = maskFields(found.fields, request.mask?.fieldPaths)
      return { found: toWireDocument(session.database.name, found, fields), readTime }
    })
    return context.begun ? [{ transaction: context.begun, readTime }, ...responses] : responses
  })
}

function pathIn({ database }: Session, name: string): string {
  const parsed = parseDocumentName(name)
  if (parsed.database !== database.name) throw invalidArgument(`"${name}" is not in the database of the request.`)
  return parsed.path
}

/** Returns one document; throws NOT_FOUND if there is none. */
export async function getDocument(
  session: Session,
  { name = '', ...request }: GetDocumentRequest,
  caller: Caller,
  access: Access,
): Promise<Document> {
  const responses = await batchGetDocuments(session, { ...request, documents: [name] }, caller, access)
  const found = responses.find((response) => response.found)?.found
  if (!found) throw notFound(`Document "${name}" not found.`)
  return found
}

export async function listDocuments(
  session: Session,
  request: ListDocumentsRequest,
  caller: Caller,
  access: Access,
): Promise<{ documents: Document[]; nextPageToken: string }> {
  const { database } = session
  const { path: parent } = parseParentName(request.parent)
  const collectionId = request.collectionId ?? ''
  if (collectionId) checkCollectionId(collectionId)
  const query = parseQuery(request.parent, {
    from: [{ collectionId }],
    orderBy: (request.orderBy ?? '').split(',').filter(Boolean).map(orderOf),
  })
  if (request.showMissing) access.checkServer(caller)
  const answer = await reading(session, request, async (context) => {
    access.checkList(caller, context.snapshot(), query)
    const pathsOf = (documents: StoredDocument[]) => documents.map((document) => document.path)
    return (await readLocked(session, context, (at) => runQuery(query, at).documents, pathsOf)).answer
  })
  const collectionPath = parent ? `${parent}/${collectionId}` : collectionId
  const missing = request.showMissing && collectionId ? database.missingParents(collectionPath) : []
  const rows = [
    ...answer.map((document) => ({ path: document.path, document })),
    ...missing.map((path) => ({ path, document: undefined })),
  ]
  if (missing.length > 0) rows.sort((a, b) => (lastSegment(a.path) < lastSegment(b.path) ? -1 : 1))
  const { page, nextPageToken } = pageOf(rows, request)
  access.ledger.add(caller.requestId, { reads: page.length })
  return {
    documents: page.map(({ path, document }) =>
      document
        ? toWireDocument(database.name, document, maskFields(document.fields, request.mask?.fieldPaths))
        : { name: documentName(database.name, path) },
    ),
    nextPageToken,
  }
}

function orderOf(text: string) {
  const [fieldPath, direction = 'asc'] = text.trim().split(/\s+/)
  return { field: { fieldPath }, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' }
}

export function listCollectionIds(
  { database }: Session,
  request: ListCollectionIdsRequest,
  caller: Caller,
  access: Access,
) {
  access.checkServer(caller)
  const ids = database.collectionIds(parseParentName(request.parent).path)
  const { page, nextPageToken } = pageOf(ids, request)
  return { collectionIds: page, nextPageToken }
}
