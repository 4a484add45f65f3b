import { documentRefusals } from '@teeshala/contract/documents/document-refusals'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { designRecord } from '../uploads/design-records.ts'

/** What is known about a document: its facts, why it cannot be printed, or that it has not been read yet. */
export type KnownDocument =
  | { readonly facts: DocumentFacts; readonly problem?: undefined; readonly isUnread?: undefined }
  | { readonly problem: string; readonly facts?: undefined; readonly isUnread?: undefined }
  | { readonly isUnread: true; readonly facts?: undefined; readonly problem?: undefined }

/**
 * Returns what is known about each of these documents, by path; a path of another owner has a problem. Reads one record per document
 * and no file: orders rely on facts found earlier.
 */
export async function documentsOf(
  paths: readonly string[],
  { owner }: { readonly owner: string | undefined },
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<string, KnownDocument>> {
  const unique = [...new Set(paths)]
  const own = unique.filter((path) => owner !== undefined && isDesignPathOf(owner, path))
  const records = await readAll(db, ...own.map((path) => designRecord(path, db)))
  const known = new Map(own.map((path, index) => [path, knownBy(records[index])]))
  return new Map(unique.map((path) => [path, known.get(path) ?? { problem: 'Not a file you uploaded' }]))
}

/** The message for a document whose file does not exist. */
export const documentMissing = 'The file was not uploaded. Please upload it again.'

function knownBy(record: StoredUpload | undefined): KnownDocument {
  if (record?.isOverQuota) return { problem: uploadedTooMuch }
  if (record?.isDeleted) return { problem: documentMissing }
  const { facts, refusal } = record?.document ?? {}
  if (facts) return { facts }
  return refusal ? { problem: documentRefusals[refusal] } : { isUnread: true }
}
