import { type DesignPage, designFileProblem, designLimits } from '@teeshala/contract/uploads/design-limits'
import { headBytes } from '@teeshala/contract/uploads/image-bytes'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import pLimit from 'p-limit'
import { AppError } from '../errors/app-error.ts'
import { errorCode } from '../errors/error-code.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import type { UploadedFile } from '../ports/uploaded-files.ts'
import { designMissing, designProblem, designRecord, recordUpload, rememberFound } from './design-records.ts'
import { inspectUpload, isDrawing, needsMore, type Problem, type Upload } from './inspect-upload.ts'

/** Calls to the bucket that one order has under way. */
const filesAtOnce = 8
/** Whole files in memory, over all orders that are being placed: with 10 MB each they leave room for everything else. */
const wholeFiles = pLimit(3)
/** So much is read for one order; see `readUploads`. */
export const mostBytesRead = 64 * 1024 * 1024

type Reader = { readonly owner: string | undefined; readonly page: DesignPage }

/**
 * Inspects designs to be printed. Returns for each path what it is, or in words for the customer why it cannot be printed:
 * it must exist, belong to the customer, be within the page's limits and what its bytes say, and, as SVG, neither run nor load
 * anything. What the trigger found holds for the file's generation, so usually no bytes are read here.
 * UNAVAILABLE where more than 64 MB would have to be: what was found until then is remembered, and the next try goes on from there.
 */
export async function readUploads(
  paths: readonly string[],
  { owner, page }: Reader,
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
): Promise<ReadonlyMap<string, Upload | Problem>> {
  const unique = [...new Set(paths)]
  const own = unique.filter((path) => owner !== undefined && isDesignPathOf(owner, path))
  const records = await recordsOf(own, deps)
  const fresh = new Map<string, Upload & { generation: string }>()
  let bytesLeft = mostBytesRead
  const read = async (path: string): Promise<Upload | Problem | undefined> => {
    const record = records.get(path)
    const known = record && designProblem(record)
    if (known) return { problem: known }
    const file = await deps.files.describe(path)
    if (!file) return { problem: designMissing }
    const problem = designFileProblem(page, { type: file.contentType, bytes: file.bytes })
    if (problem) return { problem }
    if (record?.found?.generation === file.generation) return record.found
    bytesLeft -= isDrawing(file.contentType) ? file.bytes : Math.min(file.bytes, headBytes)
    if (bytesLeft < 0) return undefined
    const found = (await inspect(path, file, deps).catch(orMissing)) ?? { problem: designLimits[page].notAnImage }
    if (!('problem' in found)) fresh.set(path, { ...found, generation: file.generation })
    return found
  }
  const limit = pLimit(filesAtOnce)
  const results = await limit.map(own, read)
  if (results.includes(undefined)) {
    await limit.map(fresh, async ([path, found]) => {
      await recordUpload(path, deps.now(), deps)
      await rememberFound(path, found, deps)
    })
    throw new AppError('UNAVAILABLE', 'We are still checking your designs. Please try again in a moment.', {
      retryAfterSeconds: 2,
    })
  }
  const seen = new Map(own.map((path, index) => [path, results[index] as Upload | Problem]))
  return new Map(unique.map((path) => [path, seen.get(path) ?? { problem: 'Not a design you uploaded' }]))
}

async function recordsOf(paths: readonly string[], { db }: Pick<Deps, 'db'>): Promise<Map<string, StoredUpload>> {
  const records = await readAll(db, ...paths.map((path) => designRecord(path, db)))
  return new Map(records.flatMap((record) => (record ? [[record.path, record] as const] : [])))
}

/** The clean-up may delete a file between reading its metadata and its bytes. */
function orMissing(error: unknown): Problem {
  if (errorCode(error) === 404) return { problem: designMissing }
  throw error
}

/** The header nearly always stands in the first 64 KB; where it does not, and of a drawing, the whole file is read. */
async function inspect(path: string, { contentType }: UploadedFile, { files }: Pick<Deps, 'files'>) {
  const whole = () => wholeFiles(async () => inspectUpload(await files.whole(path), contentType))
  if (isDrawing(contentType)) return whole()
  const head = await files.head(path)
  return needsMore(head, contentType) ? whole() : inspectUpload(head, contentType)
}
