import { invalidArgument } from './status.ts'

const namePattern = /^(projects\/([^/]+)\/databases\/([^/]+))(?:\/documents(?:\/(.+))?)?$/

export type ResourceName = {
  /** `projects/{p}/databases/{d}` */
  database: string
  project: string
  /** Path below `/documents`, without a leading slash; empty for the root. */
  path: string
}

/** Parses a resource name; throws INVALID_ARGUMENT for anything that is not below a database. */
export function parseName(name: string | undefined): ResourceName {
  const match = namePattern.exec(name ?? '')
  const [, database, project, , path] = match ?? []
  if (!database || !project) throw invalidArgument(`Invalid resource name: "${name ?? ''}".`)
  return { database, project, path: path ?? '' }
}

/** Like parseName, for a name that must be a document's. */
export function parseDocumentName(name: string | undefined): ResourceName {
  const parsed = parseName(name)
  const segments = parsed.path.split('/')
  if (!parsed.path || segments.length % 2 !== 0)
    throw invalidArgument(`Document name "${name ?? ''}" lacks "/documents" or does not point to a document.`)
  segments.forEach(checkId)
  return parsed
}

/** Like parseName, for a name that can be a parent of collections: the root of a database or a document. */
export function parseParentName(name: string | undefined): ResourceName {
  const parsed = parseName(name)
  return parsed.path ? parseDocumentName(name) : parsed
}

const reservedPattern = /^__.*__$/s

function checkId(id: string): void {
  if (id === '') throw invalidArgument('Resource id is empty.')
  if (id === '.' || id === '..') throw invalidArgument(`Resource id "${id}" is invalid because it is a path segment.`)
  if (reservedPattern.test(id)) throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`)
  if (id.length > 375 && Buffer.byteLength(id) > 1500)
    throw invalidArgument(`Resource id is longer than the maximum of 1500 bytes.`)
}

/** Throws INVALID_ARGUMENT for a collection id that Firestore does not permit. */
export function checkCollectionId(id: string): void {
  checkId(id)
  if (id.includes('/')) throw invalidArgument(`Collection id "${id}" is invalid because it contains "/".`)
}

export const documentName = (database: string, path: string) => `${database}/documents/${path}`

/** Returns the collection of a document path: `users/a/orders` for `users/a/orders/1`. */
export const collectionOf = (documentPath: string) => documentPath.slice(0, documentPath.lastIndexOf('/'))

/** Returns the document that a collection path is below; empty for a top-level collection. */
export const parentOf = (collectionPath: string) =>
  collectionPath.includes('/') ? collectionPath.slice(0, collectionPath.lastIndexOf('/')) : ''

export const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)
