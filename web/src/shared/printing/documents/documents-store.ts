import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { create } from 'zustand'
import { onOtherPerson } from '../../session/on-other-person.ts'
import type { PdfFile } from './pdf-files.ts'

/** What this tab has read of a document, whose upload has the same id. */
export type LocalDocument = {
  /** The open PDF, for drawing its pages. */
  readonly pdf?: PdfFile
  /** How many pages have been read. */
  readonly pagesRead: number
  readonly facts?: DocumentFacts
  /** Stops reading and releases the file. */
  readonly close?: () => void
}

type Documents = { readonly documents: Readonly<Record<string, LocalDocument>> }

/** The documents open in this tab. A reload closes them; by then the shop has read them. */
export const useLocalDocuments = create<Documents>()((): Documents => ({ documents: {} }))

onOtherPerson(() => useLocalDocuments.setState({ documents: {} }))

/** Updates a document's data. */
export function changeLocalDocument(id: string, changes: Partial<LocalDocument>): void {
  useLocalDocuments.setState(({ documents }) => ({
    documents: { ...documents, [id]: { pagesRead: 0, ...documents[id], ...changes } },
  }))
}

/** Closes a document and discards its data. */
export function closeLocalDocument(id: string): void {
  useLocalDocuments.getState().documents[id]?.close?.()
  useLocalDocuments.setState(({ documents: { [id]: _, ...documents } }) => ({ documents }))
}
