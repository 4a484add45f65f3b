import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { documentMissing, documentsOf } from '../../documents/documents-of.ts'
import { isDocument } from '../../documents/read-document.ts'
import type { Deps } from '../../ports/deps.ts'
import { stillChecking } from '../../uploads/still-checking.ts'

/** The documents to print, and who must have uploaded them. */
export type WantedDocuments = { readonly paths: readonly string[]; readonly owner: string | undefined }

type ReadDocument = DocumentFacts | { readonly problem: string }
/** The facts of documents by path, or why one cannot be printed. */
export type ReadDocuments = ReadonlyMap<string, ReadDocument>

/**
 * Returns what is known about an order's documents, with an entry per path. UNAVAILABLE while one is still being read, which
 * takes seconds after its upload.
 */
export async function readDocumentsToPrint(
  { paths, owner }: WantedDocuments,
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<ReadDocuments> {
  const known = await documentsOf(paths, { owner }, deps)
  const read = await Promise.all(
    [...known].map(async ([path, { facts, problem }]): Promise<[string, ReadDocument]> => {
      return [path, facts ?? { problem: problem ?? (await problemOfUnread(path, deps)) }]
    }),
  )
  return new Map(read)
}

/** Returns why a document was not read: it never arrived, arrived elsewhere, or is simply still in progress (undefined). */
async function problemOfUnread(path: string, { files }: Pick<Deps, 'files'>): Promise<string> {
  const file = await files.describe(path)
  if (!file) return documentMissing
  if (!isDocument(file)) return 'This file was not uploaded to be printed on paper. Please upload it again.'
  throw stillChecking('We are still reading your document. Please try again in a moment.')
}
