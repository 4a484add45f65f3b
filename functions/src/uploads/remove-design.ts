import { largePath, previewPath } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { dayMs, designRecord } from './design-records.ts'

/** How long the record outlives its file, so that an order in progress can still be told. */
export const recordDays = 2

/** Deletes an upload whose record is marked as deleted; the record expires in two days. */
export async function removeDesign(path: string, deps: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const { db, now } = deps
  await removeUpload(path, deps)
  const expiresAt = new Date(now().getTime() + recordDays * dayMs)
  await designRecord(path, db).update({ removeAfter: null, expiresAt })
}

/** Deletes an uploaded file and the pictures made from it. */
export async function removeUpload(path: string, { files }: Pick<Deps, 'files'>): Promise<void> {
  // The upload is deleted last: after an interruption the next attempt finds it.
  for (const file of [largePath(path), previewPath(path), path]) if (file) await files.remove(file)
}
