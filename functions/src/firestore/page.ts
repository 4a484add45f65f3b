import { nextCursorHeader } from '@teeshala/contract/paging/paging-headers'
import type { DocumentData, DocumentSnapshot, Query } from 'firebase-admin/firestore'
import { fieldError } from '../errors/app-error.ts'
import type { InvalidDocumentError } from './document-converter.ts'
import { documentOf, fittingDocuments, type WithId } from './read-documents.ts'

export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined }
export type Page<T> = { readonly items: WithId<T>[]; readonly headers: Record<string, string> }

export type PageOrder = {
  readonly field: string
  readonly direction: 'asc' | 'desc'
  /** A second sort field for documents with equal values in the first. */
  readonly tie?: string
}

export const newestFirst = { field: 'createdAt', direction: 'desc' } as const

type Order = PageOrder & {
  /** Is told of a document that does not fit its schema, which is left out then; otherwise the page fails. */
  readonly onUnfit?: (error: InvalidDocumentError) => void
}
type Position = string | number | boolean | Date

/**
 * Reads one page of a query and not one document more: a full page has a cursor for the next, which may turn out to
 * be empty. Documents with equal values are ordered by id.
 */
export async function readPage<T extends DocumentData>(
  query: Query<T, T>,
  order: Order,
  page: PageRequest,
): Promise<Page<T>> {
  const fields = order.tie === undefined ? [order.field] : [order.field, order.tie]
  let ordered: Query<T, T> = query.limit(page.limit)
  for (const field of [...fields, '__name__']) ordered = ordered.orderBy(field, order.direction)
  if (page.cursor !== undefined) ordered = ordered.startAfter(...positionOf(page.cursor, fields.length))
  const { docs } = await ordered.get()
  const { onUnfit } = order
  const items = onUnfit ? fittingDocuments(docs, onUnfit) : docs.map((document) => documentOf(document))
  const last = docs.at(-1)
  if (last === undefined || docs.length < page.limit) return { items, headers: {} }
  const values = fields.map((field) => valueAt(last, field))
  return { items, headers: { [nextCursorHeader]: cursorAt(values, last.id) } }
}

/** Returns a field's stored value; nested fields are named with dots, as in the query. */
function valueAt(document: DocumentSnapshot, field: string): Position {
  const value = document.get(field)
  return value instanceof Object && 'toDate' in value ? value.toDate() : value
}

/** Returns the cursor for the page after a document with these values. */
export function cursorAt(values: readonly Position[], id: string): string {
  const plain = values.map((value) => (value instanceof Date ? { at: value.getTime() } : value))
  return Buffer.from(JSON.stringify([...plain, id])).toString('base64url')
}

/** Firestore's timestamps end with the year 9999 and start about as far back; JavaScript's range is larger. */
const furthestMs = 60_000_000_000_000

/** Returns the values and the id encoded in a cursor; throws INVALID_INPUT if it is malformed. */
export function positionOf(cursor: string, fields: number): Position[] {
  try {
    const read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const values = read.slice(0, -1).map(plainPosition)
    const id = read.at(-1)
    const isPlace = values.length === fields && values.every(isPosition)
    if (isPlace && typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id)) return [...values, id]
  } catch {
    // Handled below.
  }
  throw fieldError('cursor', 'Not a cursor of this list')
}

const plainPosition = (value: { at?: unknown } | Position) =>
  typeof value === 'object' && Number.isInteger((value as { at?: unknown }).at)
    ? new Date((value as { at: number }).at)
    : value

const isPosition = (value: unknown) =>
  value instanceof Date ? Math.abs(value.getTime()) <= furthestMs : /^(string|number|boolean)$/.test(typeof value)
