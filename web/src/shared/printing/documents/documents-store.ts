import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { create } from 'zustand'
import { onOtherPerson } from '../../session/on-other-person.ts'
import type { PdfFile } from './pdf-files.ts'

/** What this tab has read of a document, whose upload is found under the same id. */
export type LocalDocument = {
  /** An open PDF, whose pages can be drawn. */
  readonly pdf?: PdfFile
  /** How many pages have been read. */
  readonly pagesRead: number
  readonly facts?: DocumentFacts
  /** Ends the reading and lets go of the file. */
  readonly close?: () => void
}

type Documents = { readonly documents: Readonly<Record<string, LocalDocument>> }

/** The documents that are open in this tab. A reload closes them: the shop has read them by then. */
export const useLocalDocuments = create<Documents>()((): Documents => ({ documents: {} }))

onOtherPerson(() => useLocalDocuments.setState({ documents: {} }))

/** Keeps more of a document. */
export function changeLocalDocument(id: string, changes: Partial<LocalDocument>): void {
  useLocalDocuments.setState(({ documents }) => ({
    documents: { ...documents, [id]: { pagesRead: 0, ...documents[id], ...changes } },
  }))
}

/** Closes a document and forgets what was read of it. */
export function closeLocalDocument(id: string): void {
  useLocalDocuments.getState().documents[id]?.close?.()
  useLocalDocuments.setState(({ documents: { [id]: _, ...documents } }) => ({ documents }))
}
