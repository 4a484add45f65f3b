import { useQueries } from '@tanstack/react-query'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { failedWith } from '../../api/api-failure.ts'
import { useSession } from '../../session/session-store.ts'
import { type Upload, useUploads } from '../../uploads/uploads-store.ts'
import { type LocalDocument, useLocalDocuments } from './documents-store.ts'
import { printDocumentQuery } from './print-document-query.ts'
import { takeOverQuery } from './take-over-document.ts'

/** A chosen document with everything known about it. */
export type ChosenDocument = {
  readonly id: string
  readonly name: string
  readonly upload: Upload
  readonly local: LocalDocument | undefined
  /** Its facts: the shop's, which count, or until then those read in this tab. */
  readonly facts: DocumentFacts | undefined
  /** Whether the shop has read it. */
  readonly isConfirmed: boolean
  /** Whether the shop's facts differ from this tab's; prices use the shop's. */
  readonly isCorrected: boolean
  /** Why it cannot be printed. */
  readonly problem: string | undefined
}

/** Returns the documents with these ids that exist, in this order. */
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
      // A guest's upload is sent again with the order if this tab still has its file.
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
