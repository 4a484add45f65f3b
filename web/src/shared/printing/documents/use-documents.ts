import { useQueries } from '@tanstack/react-query'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { failedWith } from '../../api/api-failure.ts'
import { useSession } from '../../session/session-store.ts'
import { type Upload, useUploads } from '../../uploads/uploads-store.ts'
import { type LocalDocument, useLocalDocuments } from './documents-store.ts'
import { printDocumentQuery } from './print-document-query.ts'

/** A document that a customer has chosen, as far as it is known. */
export type ChosenDocument = {
  readonly id: string
  readonly name: string
  readonly upload: Upload
  readonly local: LocalDocument | undefined
  /** What is known of it: by the shop, which has the last word, or until then by this tab. */
  readonly facts: DocumentFacts | undefined
  /** The shop has read it. */
  readonly isConfirmed: boolean
  /** The shop has read something else than this tab, and prices by that. */
  readonly isCorrected: boolean
  /** Why it cannot be printed. */
  readonly problem: string | undefined
}

/** The documents with these ids that are there, in this order. */
export function useDocuments(ids: readonly string[]): ChosenDocument[] {
  const uploads = useUploads((state) => state.uploads)
  const locals = useLocalDocuments((state) => state.documents)
  const userId = useSession(({ currentUser }) => currentUser?._id)
  const known = ids.flatMap((id) => uploads[id] ?? [])
  const answers = useQueries({
    queries: known.map(({ state, stored }) => ({
      ...printDocumentQuery(stored?.path ?? ''),
      // What a guest uploaded before signing in is sent again with the order, and is not the account's until then.
      enabled: state === 'sent' && stored !== undefined && (userId === undefined || stored.uid === userId),
    })),
  })
  return known.map((upload, index) => {
    const { data, error } = answers[index] ?? {}
    const local = locals[upload.id]
    return {
      id: upload.id,
      name: upload.picture.name,
      upload,
      local,
      facts: data ?? local?.facts,
      isConfirmed: data !== undefined,
      isCorrected: data !== undefined && local?.facts !== undefined && !isSame(data, local.facts),
      problem: failedWith(error, 'INVALID_INPUT', 'NOT_FOUND') ? error.message : undefined,
    }
  })
}

const isSame = (one: DocumentFacts, other: DocumentFacts) =>
  one.pages === other.pages && one.colorPages.join() === other.colorPages.join()
