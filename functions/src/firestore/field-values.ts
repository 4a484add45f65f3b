/**
 * What writes and queries name beside plain values, under the names of Firestore's web SDK. The Admin SDK's part for Firestore is
 * loaded when one of them is first used, because loading it takes longer than everything else at a cold start.
 */
import { createRequire } from 'node:module'
import type * as Firestore from 'firebase-admin/firestore'

const load = createRequire(import.meta.url)
const firestore = (): typeof Firestore => load('firebase-admin/firestore')

/** In an update: takes the field away. */
export const deleteField = () => firestore().FieldValue.delete()
/** In a write: adds `by` to the number that the field has. */
export const increment = (by: number) => firestore().FieldValue.increment(by)
/** In a write: adds a value to the list that the field has, unless it is there. */
export const appended = (value: unknown) => firestore().FieldValue.arrayUnion(value)
/** In a write: the time at which the server takes it. */
export const serverTimestamp = () => firestore().FieldValue.serverTimestamp()
/** In a query: the id of a document, as if it were a field. */
export const documentId = () => firestore().FieldPath.documentId()
/** A field by the names that lead to it, of which any may contain dots. */
export const fieldPath = (...names: string[]) => new (firestore().FieldPath)(...names)
/** In an aggregation: how many documents the query finds. */
export const countAll = () => firestore().AggregateField.count()
/** In an aggregation: the sum of a field of numbers over the documents that the query finds. */
export const sumOf = (field: string | Firestore.FieldPath) => firestore().AggregateField.sum(field)
