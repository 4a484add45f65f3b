import { nextCursorHeader } from '@teeshala/contract/paging-headers'
import type { DocumentData, Query } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { documentOf, type WithId } from './read-documents.ts'

export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined }
export type Page<T> = { readonly items: WithId<T>[]; readonly headers: Record<string, string> }

type Order = { readonly field: string; readonly direction: 'asc' | 'desc' }
type Position = string | number | boolean | Date

/**
 * Reads one page of a query and never a document more: a full page carries the cursor of the next, which may turn out to
 * be empty. Documents with the same value are told apart by their id.
 */
export async function readPage<T extends DocumentData>(
  query: Query<T, T>,
  order: Order,
  page: PageRequest,
): Promise<Page<T>> {
  let ordered = query.orderBy(order.field, order.direction).orderBy('__name__', order.direction).limit(page.limit)
  if (page.cursor !== undefined) ordered = ordered.startAfter(...positionOf(page.cursor))
  const { docs } = await ordered.get()
  const items = docs.map((document) => documentOf(document))
  const last = items.at(-1)
  const isFull = last !== undefined && items.length === page.limit
  return { items, headers: isFull ? { [nextCursorHeader]: cursorAt(last[order.field], last._id) } : {} }
}

function cursorAt(value: Position, id: string): string {
  const plain = value instanceof Date ? { at: value.getTime() } : value
  return Buffer.from(JSON.stringify([plain, id])).toString('base64url')
}

/** Firestore's times go to the end of the year 9999 and about as far back; JavaScript's go further. */
const furthestMs = 60_000_000_000_000

function positionOf(cursor: string): [Position, string] {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const position = typeof value === 'object' && Number.isInteger(value?.at) ? new Date(value.at) : value
    const isPosition =
      position instanceof Date
        ? Math.abs(position.getTime()) <= furthestMs
        : /^(string|number|boolean)$/.test(typeof position)
    if (isPosition && typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id)) return [position, id]
  } catch {
    // Refused below.
  }
  throw new AppError('INVALID_INPUT', 'Not a cursor of this list', { fields: { cursor: 'Not a cursor of this list' } })
}
