import { maxDesignBytes, previewPath } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { markBroken, recordUpload, rememberFound } from './design-records.ts'
import { inspectUpload } from './inspect-upload.ts'
import { makePreview } from './make-preview.ts'

/** A file that has arrived in the bucket, as Cloud Storage announces it. */
export type ArrivedFile = {
  readonly name: string
  readonly contentType?: string | undefined
  readonly size: number
  readonly arrivedAt: Date
}

/**
 * Remembers an uploaded design with what its bytes say, so that orders need not read them, and makes its preview. Announcements come at least once and in any order, so a second one changes
 * nothing; what is no design (its own previews, the catalogue) is left alone. A file that cannot be drawn is marked, so that no
 * order takes it; a PDF is no picture and left to `documentUploaded`. Only transient failures are thrown, for Cloud Storage to announce it again.
 */
export async function designUploaded(
  { name, contentType = '', size, arrivedAt }: ArrivedFile,
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
): Promise<void> {
  const preview = previewPath(name)
  if (preview === undefined || contentType === 'application/pdf') return
  const { files, log } = deps
  const file = await files.describe(name)
  if (!file) return
  await recordUpload(name, arrivedAt, deps)
  if (size > maxDesignBytes || (await files.describe(preview))) return
  const bytes = await files.whole(name)
  const found = inspectUpload(bytes, contentType)
  // The generation was asked for before the bytes: had the file been written in between, no order would believe this.
  if (found && !('problem' in found)) await rememberFound(name, { ...found, generation: file.generation }, deps)
  const made = await makePreview(bytes, contentType)
  if ('webp' in made) return files.save(preview, made.webp, 'image/webp')
  if (made.failure === 'broken') await markBroken(name, deps)
  log.info({ contentType, size, ...made }, 'a design has no preview')
}
