/**
 * Special values for writes and queries, named as in Firestore's web SDK. The Admin SDK's Firestore module is
 * loaded on first use, because loading it dominates a cold start.
 */
import { createRequire } from 'node:module'
import type * as Firestore from 'firebase-admin/firestore'

const load = createRequire(import.meta.url)
const firestore = (): typeof Firestore => load('firebase-admin/firestore')

/** For updates: deletes the field. */
export const deleteField = () => firestore().FieldValue.delete()
/** For writes: adds `by` to the number in the field. */
export const increment = (by: number) => firestore().FieldValue.increment(by)
/** For writes: adds a value to the array in the field unless it is already there. */
export const appended = (value: unknown) => firestore().FieldValue.arrayUnion(value)
/** For writes: the server's time of the write. */
export const serverTimestamp = () => firestore().FieldValue.serverTimestamp()
/** For queries: the id of a document as a field. */
export const documentId = () => firestore().FieldPath.documentId()
/** A field path from segments that may contain dots. */
export const fieldPath = (...names: string[]) => new (firestore().FieldPath)(...names)
/** For aggregations: the number of matching documents. */
export const countAll = () => firestore().AggregateField.count()
/** For aggregations: the sum of a numeric field over the matching documents. */
export const sumOf = (field: string | Firestore.FieldPath) => firestore().AggregateField.sum(field)
