import { designFileProblem, type PicturePage } from '@teeshala/contract/uploads/design-limits'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import type { FoundInDesign, StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import pLimit from 'p-limit'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import type { UploadedFile } from '../ports/uploaded-files.ts'
import { designMissing, designRecord, notYourDesign } from './design-records.ts'
import { stillChecking } from './still-checking.ts'

/** How many bucket calls one order makes at a time. */
const filesAtOnce = 8
/** After this time the trigger has read a file, or was never notified of it. */
const readDeadlineMs = 120_000

const ofDesigns = {
  checking: 'We are still checking your design. Please try again in a moment.',
  missing: designMissing,
  foreign: notYourDesign,
}
const ofPhotos = {
  checking: 'We are still checking your photos. Please try again in a moment.',
  missing: 'The photo was not uploaded. Please upload it again.',
  foreign: 'This is not a photo you uploaded. Please upload it again.',
}
const wordsOf = (page: PicturePage) => (page === 'review' ? ofPhotos : ofDesigns)

/** Why an upload cannot be printed, in words for the customer. */
export type Problem = { readonly problem: string }

type Reader = {
  readonly owner: string | undefined
  readonly page: PicturePage
  /** The files that the order prints already, whoever uploaded them. */
  readonly ordered?: ReadonlySet<string>
}
type Reading = Pick<Deps, 'db' | 'files' | 'now'>

/**
 * Returns the findings about designs to print, or photos to show, by path, or why one cannot be used, in words for the customer: it must exist, belong
 * to the customer, be within the page's limits and have been read by `designUploaded`. No file is read here. UNAVAILABLE while one is still being
 * checked, which takes seconds after its upload.
 */
export async function readUploads(
  paths: readonly string[],
  { owner, page, ordered }: Reader,
  deps: Reading,
): Promise<ReadonlyMap<string, FoundInDesign | Problem>> {
  const unique = [...new Set(paths)]
  const own = unique.filter((path) => ordered?.has(path) || (owner !== undefined && isDesignPathOf(owner, path)))
  const files = await pLimit(filesAtOnce).map(own, (path) => deps.files.describe(path))
  const records = await readAll(deps.db, ...own.map((path) => designRecord(path, deps.db)))
  const known = new Map(own.map((path, index) => [path, knownOf(page, files[index], records[index])]))
  const unread = own.flatMap((path, index) => (known.get(path) ? [] : [{ path, file: files[index] }]))
  if (unread.length > 0) {
    const lost = unread.filter(({ file }) => file && deps.now().getTime() - file.createdAt.getTime() > readDeadlineMs)
    await Promise.all(lost.map(({ path }) => deps.files.announce(path)))
    throw stillChecking(wordsOf(page).checking)
  }
  return new Map(unique.map((path) => [path, known.get(path) ?? { problem: wordsOf(page).foreign }]))
}

/** Returns what is known about an owner's file; undefined if it has not been read yet. */
function knownOf(
  page: PicturePage,
  file: UploadedFile | undefined,
  record: StoredUpload | undefined,
): FoundInDesign | Problem | undefined {
  if (record?.isOverQuota) return { problem: uploadedTooMuch }
  const isGone = !file || record?.isDeleted
  // A deleted review takes its photos with it, so orders must not print them.
  if (isGone || (page === 'review') !== (file.page === 'review')) return { problem: wordsOf(page).missing }
  const problem = designFileProblem(page, { type: file.contentType, bytes: file.bytes }) ?? record?.problem
  if (problem) return { problem }
  return record?.found?.generation === file.generation ? record.found : undefined
}
