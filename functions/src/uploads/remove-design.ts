import { largePath, previewPath } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { dayMs, designRecord } from './design-records.ts'

/** How long the record outlives its file, so that an order under way still learns of it. */
export const recordDays = 2

/** Deletes an upload whose record is marked as deleted already; the record goes in two days. */
export async function removeDesign(path: string, deps: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const { db, now } = deps
  await removeUpload(path, deps)
  const expiresAt = new Date(now().getTime() + recordDays * dayMs)
  await designRecord(path, db).update({ removeAfter: null, expiresAt })
}

/** Deletes an uploaded file and the pictures that were made of it. */
export async function removeUpload(path: string, { files }: Pick<Deps, 'files'>): Promise<void> {
  // The upload goes last: where this breaks off, the next attempt finds it.
  for (const file of [largePath(path), previewPath(path), path]) if (file) await files.remove(file)
}
