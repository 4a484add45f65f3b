import { useQueries } from '@tanstack/react-query'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { failedWith } from '../../api/api-failure.ts'
import { useSession } from '../../session/session-store.ts'
import { type Upload, useUploads } from '../../uploads/uploads-store.ts'
import { type LocalDocument, useLocalDocuments } from './documents-store.ts'
import { printDocumentQuery } from './print-document-query.ts'
import { takeOverQuery } from './take-over-document.ts'

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
  const isOwn = ({ stored }: Upload) => userId === undefined || stored?.uid === userId
  const answers = useQueries({
    queries: known.map((upload) => ({
      ...printDocumentQuery(upload.stored?.path ?? ''),
      enabled: upload.state === 'sent' && upload.stored !== undefined && isOwn(upload),
    })),
  })
  const takeOvers = useQueries({
    queries: known.map((upload) => ({
      ...takeOverQuery(upload.id),
      // What a guest uploaded before signing in is sent again with the order, where this tab still has its file.
      enabled: upload.state === 'sent' && !upload.file && !isOwn(upload),
    })),
  })
  return known.map((upload, index) => {
    const { data, error: unread } = answers[index] ?? {}
    const error = unread ?? takeOvers[index]?.error
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
