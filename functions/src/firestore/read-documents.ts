import type { DocumentReference, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { InvalidDocumentError } from './document-converter.ts'

/** A document as its schema describes it, with its id. */
export type WithId<T> = T & { readonly _id: string }

/** Returns the document of a snapshot with its id; undefined if it does not exist. */
export function documentOf<T>(snapshot: QueryDocumentSnapshot<T>): WithId<T>
export function documentOf<T>(snapshot: DocumentSnapshot<T>): WithId<T> | undefined
export function documentOf<T>(snapshot: DocumentSnapshot<T>): WithId<T> | undefined {
  return snapshot.data() as WithId<T> | undefined
}

/**
 * Returns the document of a snapshot; undefined if it does not exist, or does not fit its schema: `onUnfit` is told, so that a single bad document does
 * not take the others with it.
 */
export function fittingDocument<T>(
  snapshot: DocumentSnapshot<T>,
  onUnfit: (error: InvalidDocumentError) => void,
): WithId<T> | undefined {
  try {
    return documentOf(snapshot)
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error
    onUnfit(error)
    return undefined
  }
}

/** Returns the documents of these snapshots, without those that do not fit their schema. */
export function fittingDocuments<T>(
  snapshots: readonly QueryDocumentSnapshot<T>[],
  onUnfit: (error: InvalidDocumentError) => void,
): WithId<T>[] {
  return snapshots.flatMap((snapshot) => fittingDocument(snapshot, onUnfit) ?? [])
}

// biome-ignore lint/suspicious/noExplicitAny: references of any collections may be read at once
type AnyReference = DocumentReference<any, any>
type Documents<R extends readonly AnyReference[]> = {
  [K in keyof R]: R[K] extends DocumentReference<infer T, infer _> ? WithId<T> | undefined : never
}

/** Reads documents of any collections in one request, in the order of the references; undefined for each that does not exist. */
export async function readAll<const R extends readonly AnyReference[]>(
  reader: { getAll: (...references: AnyReference[]) => Promise<DocumentSnapshot[]> },
  ...references: R
): Promise<Documents<R>> {
  const snapshots = references.length === 0 ? [] : await reader.getAll(...references)
  return snapshots.map((snapshot) => documentOf(snapshot)) as unknown as Documents<R>
}
