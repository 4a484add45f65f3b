import { catalogueFolder, isCataloguePath } from '@teeshala/contract/uploads/catalogue-picture'
import { designFolder, previewedDesign, previewFolder, previewPath } from '@teeshala/contract/uploads/stored-file'
import type { StoredSweep } from '@teeshala/contract/uploads/stored-upload'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import pLimit from 'p-limit'
import { errorCode } from '../errors/error-code.ts'
import { cleanUpsIn } from '../firestore/collections.ts'
import { pictureRecord, recordPicture } from '../pictures/picture-records.ts'
import type { Deps } from '../ports/deps.ts'
import type { FilePage } from '../ports/uploaded-files.ts'
import { dayMs, designRecord, recordUpload } from './design-records.ts'

const pageSize = 500
const pagesARun = 10
const filesAtOnce = 8
/** Cloud Storage repeats an upload's notification this long; until then its trigger may still run. */
export const redeliveryDeadlineMs = dayMs

export type Sweep = { readonly recorded: number; readonly removedPreviews: number }

/**
 * Searches the bucket for what the clean-up by records cannot know: designs and product pictures whose upload was never announced get a record
 * dated from their upload, so that they are kept or deleted like all others; previews without a design are deleted. At
 * most 5,000 files per folder and run, one document read per design; the next run continues where this one ended, and after
 * an interruption the last page is repeated.
 */
export async function sweepUploads(deps: Deps): Promise<Sweep> {
  const recorded = await sweep('designs', designFolder, recordUnannounced, deps)
  const removedPreviews = await sweep('previews', previewFolder, removeOrphans, deps)
  const recordedPictures = await sweep('pictures', catalogueFolder, recordUnannouncedPictures, deps)
  return { recorded: recorded + recordedPictures, removedPreviews }
}

export type Work = (files: FilePage['files'], deps: Deps) => Promise<number>

/** Runs a job on the files of a folder, at most 5,000 per run, continuing where the last run ended. Returns how many were affected. */
export async function sweep(kind: keyof StoredSweep, folder: string, work: Work, deps: Deps): Promise<number> {
  const mark = cleanUpsIn(deps.db).doc('uploads')
  let from = (await mark.get()).data()?.[kind] ?? undefined
  let done = 0
  for (let page = 0; page < pagesARun; page++) {
    const { files, next } = await pageOf(folder, from, deps)
    done += await work(files, deps)
    await mark.set({ [kind]: next ?? null }, { merge: true })
    from = next
    if (from === undefined) break
  }
  return done
}

/** A cursor that the bucket no longer knows restarts the folder. */
async function pageOf(folder: string, from: string | undefined, { files }: Deps): Promise<FilePage> {
  try {
    return await files.list(folder, pageSize, from)
  } catch (error) {
    if (from === undefined || errorCode(error) !== 400) throw error
    return files.list(folder, pageSize)
  }
}

type Kind = {
  readonly isOne: (path: string) => boolean
  readonly recordOf: (path: string, db: Firestore) => DocumentReference
  readonly record: (path: string, createdAt: Date, deps: Deps) => Promise<void>
}

const recorder =
  ({ isOne, recordOf, record }: Kind): Work =>
  async (files, deps) => {
    const { db, now } = deps
    const settledAt = now().getTime() - redeliveryDeadlineMs
    const settled = files.filter(({ path, createdAt }) => isOne(path) && createdAt.getTime() <= settledAt)
    if (settled.length === 0) return 0
    const records = await db.getAll(...settled.map(({ path }) => recordOf(path, db)))
    const unknown = settled.filter((_, index) => !records[index]?.exists)
    await pLimit(filesAtOnce).map(unknown, ({ path, createdAt }) => record(path, createdAt, deps))
    return unknown.length
  }

const recordUnannounced = recorder({
  isOne: (path) => previewPath(path) !== undefined,
  recordOf: designRecord,
  record: recordUpload,
})
const recordUnannouncedPictures = recorder({ isOne: isCataloguePath, recordOf: pictureRecord, record: recordPicture })

const removeOrphans: Work = async (files, deps) => {
  const removed = await pLimit(filesAtOnce).map(files, async ({ path }): Promise<number> => {
    const design = previewedDesign(path)
    if (design === undefined || (await deps.files.describe(design))) return 0
    await deps.files.remove(path)
    return 1
  })
  return removed.reduce((sum, each) => sum + each, 0)
}
