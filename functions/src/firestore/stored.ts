import type { DocumentData, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** A document as the contract's `Stored…` types have it, its timestamps as Dates, with its id as `_id`. */
export type Kept<T> = T & { readonly _id: string }

/** Reads a document that a query found. */
export function kept<T>(snapshot: QueryDocumentSnapshot): Kept<T> {
  return { ...(withDates(snapshot.data()) as T), _id: snapshot.id }
}

/** Reads a document that may not exist. */
export function keptOrUndefined<T>(snapshot: DocumentSnapshot): Kept<T> | undefined {
  return snapshot.exists ? kept<T>(snapshot as QueryDocumentSnapshot) : undefined
}

/** Timestamps are told by their `toDate`, so that no call needs the Firestore module only to read. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate()
  return Object.fromEntries(Object.entries(value as DocumentData).map(([key, inner]) => [key, withDates(inner)]))
}
