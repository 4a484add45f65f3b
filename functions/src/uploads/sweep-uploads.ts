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
/** Cloud Storage announces an upload again for as long; until then its trigger may still come. */
export const redeliveryDeadlineMs = dayMs

export type Sweep = { readonly recorded: number; readonly removedPreviews: number }

/**
 * Looks through the bucket for what the clean-up by records cannot know: designs and pictures of products whose upload was never announced get a record as
 * of the day they came, so that they are kept or deleted like all others, and previews that have lost their design are deleted. At
 * most 5,000 files of each folder a run, one document read for each design; the next run goes on where this one ended, and a run
 * that breaks off does its last page again.
 */
export async function sweepUploads(deps: Deps): Promise<Sweep> {
  const recorded = await sweep('designs', designFolder, recordUnannounced, deps)
  const removedPreviews = await sweep('previews', previewFolder, removeOrphans, deps)
  const recordedPictures = await sweep('pictures', catalogueFolder, recordUnannouncedPictures, deps)
  return { recorded: recorded + recordedPictures, removedPreviews }
}

export type Work = (files: FilePage['files'], deps: Deps) => Promise<number>

/** Does a work on the files of a folder, at most 5,000 a run, from where the last run ended. Returns how many it was done to. */
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

/** A mark that the bucket no longer knows starts the folder again. */
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
