import type { Finding, FindingKind } from '@teeshala/contract/books/finding'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { fittingDocument, type WithId } from '../firestore/read-documents.ts'
import { findingsOf } from './step.ts'

/** Separates the documents that fit their schema from those that do not: a single bad one must not stop the check of the others. */
export function separateUnreadable<T>(documents: readonly DocumentSnapshot<T>[], kind: FindingKind) {
  const sound: WithId<T>[] = []
  const findings: Finding[] = []
  for (const document of documents) {
    const found = fittingDocument(document, ({ field }) => {
      findings.push(...findingsOf(kind, document.id, [`It cannot be read: '${field}' is not what it must be.`]))
    })
    if (found) sound.push(found)
  }
  return { sound, findings }
}
