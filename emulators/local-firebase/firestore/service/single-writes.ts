import { randomBytes } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { checkCollectionId, documentName, parseDocumentName, parseParentName } from '../resource-name.ts'
import { toWireDocument } from '../store/stored-document.ts'
import { maskFields } from '../values/field-path.ts'
import type {
  CreateDocumentRequest,
  DeleteDocumentRequest,
  Document,
  DocumentMask,
  UpdateDocumentRequest,
  Write,
} from '../wire.ts'
import type { Access } from './access.ts'
import type { Session } from './session.ts'
import { commit } from './write-documents.ts'

export async function createDocument(
  session: Session,
  request: CreateDocumentRequest,
  caller: Caller,
  access: Access,
): Promise<Document> {
  const { path: parent } = parseParentName(request.parent)
  const collectionId = request.collectionId ?? ''
  checkCollectionId(collectionId)
  const id = request.documentId || randomBytes(15).toString('base64url')
  const name = documentName(session.database.name, [parent, collectionId, id].filter(Boolean).join('/'))
  const write = { update: { name, fields: request.document?.fields ?? {} }, currentDocument: { exists: false } }
  return writeOne(session, name, write, request.mask, caller, access)
}

export async function updateDocument(
  session: Session,
  { document, updateMask, mask, currentDocument }: UpdateDocumentRequest,
  caller: Caller,
  access: Access,
): Promise<Document> {
  const name = document?.name ?? ''
  const write: Write = { update: { name, fields: document?.fields ?? {} } }
  if (updateMask?.fieldPaths?.length) write.updateMask = updateMask
  if (currentDocument) write.currentDocument = currentDocument
  return writeOne(session, name, write, mask, caller, access)
}

export async function deleteDocument(
  session: Session,
  { name, currentDocument }: DeleteDocumentRequest,
  caller: Caller,
  access: Access,
): Promise<Record<string, never>> {
  const write: Write = { delete: name ?? '' }
  if (currentDocument) write.currentDocument = currentDocument
  await commit(session, { writes: [write] }, caller, access)
  return {}
}

async function writeOne(
  session: Session,
  name: string,
  write: Write,
  mask: DocumentMask | undefined,
  caller: Caller,
  access: Access,
): Promise<Document> {
  await commit(session, { writes: [write] }, caller, access)
  const stored = session.database.documents.get(parseDocumentName(name).path)
  return stored ? toWireDocument(session.database.name, stored, maskFields(stored.fields, mask?.fieldPaths)) : { name }
}
