import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { documentMissing, documentsOf } from '../../documents/documents-of.ts'
import { isDocument } from '../../documents/read-document.ts'
import type { Deps } from '../../ports/deps.ts'
import { stillChecking } from '../../uploads/still-checking.ts'

/** What is printed on paper, and who has to have uploaded it. */
export type WantedDocuments = { readonly paths: readonly string[]; readonly owner: string | undefined }

type ReadDocument = DocumentFacts | { readonly problem: string }
/** What was read of documents, by their paths, or in words why one cannot be printed. */
export type ReadDocuments = ReadonlyMap<string, ReadDocument>

/**
 * What is known of the documents of an order; each path has an entry. UNAVAILABLE while one that has come is still being read, which
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

/** Why a document was not read: it never came, it came somewhere else, or nothing is wrong and it only takes its time. */
async function problemOfUnread(path: string, { files }: Pick<Deps, 'files'>): Promise<string> {
  const file = await files.describe(path)
  if (!file) return documentMissing
  if (!isDocument(file)) return 'This file was not uploaded to be printed on paper. Please upload it again.'
  throw stillChecking('We are still reading your document. Please try again in a moment.')
}
