import { largePath, maxDesignBytes, previewPath } from '@teeshala/contract/uploads/stored-file'
import { errorCode } from '../errors/error-code.ts'
import type { Deps } from '../ports/deps.ts'
import { acceptUpload } from './accept-upload.ts'
import { designRecord, rememberDesign } from './design-records.ts'
import { readDesignApart } from './read-design-apart.ts'

/** A file that has arrived in the bucket, as Cloud Storage announces it. */
export type ArrivedFile = {
  readonly name: string
  readonly contentType?: string | undefined
  readonly size: number
  readonly arrivedAt: Date
}

/**
 * Remembers an uploaded design or photo of a review, as long as its uploader has not sent too many, reads it to its end in a process of its own, saves its preview and then what it is, or why it cannot be
 * printed: orders and reviews believe nothing else. Announcements come at least once and in any order, so a second one changes nothing; what is no
 * design (its own previews, the catalogue) is left alone, and a PDF to `documentUploaded`. Only failures that may pass are thrown, for
 * Cloud Storage to announce the file again.
 */
export async function designUploaded(
  { name, contentType = '', size, arrivedAt }: ArrivedFile,
  deps: Deps,
): Promise<void> {
  const preview = previewPath(name)
  if (preview === undefined || contentType === 'application/pdf') return
  const { db, files, log } = deps
  const file = await files.describe(name)
  if (!file) return
  if (!(await acceptUpload({ path: name, bytes: file.bytes, arrivedAt }, deps))) return
  if (size > maxDesignBytes) return
  const known = (await designRecord(name, db).get()).data()
  if (known?.problem !== undefined || known?.found?.generation === file.generation) return
  const startedAt = performance.now()
  const read = await readDesignApart(name, file, deps).catch(orGone)
  if (!read) return
  const milliseconds = Math.round(performance.now() - startedAt)
  log.info({ contentType, size, problem: read.problem, milliseconds }, 'a design was read')
  if (read.problem !== undefined) return rememberDesign(name, { problem: read.problem }, deps)
  await files.save(preview, read.webp, 'image/webp')
  const large = largePath(name)
  if (read.large && large) await files.save(large, read.large, 'image/webp')
  // The generation was asked for before the bytes: had the file been written in between, no order would believe this.
  await rememberDesign(name, { found: { ...read.found, generation: file.generation } }, deps)
}

/** The clean-up may delete a file between reading its metadata and its bytes. */
function orGone(error: unknown): undefined {
  if (errorCode(error) !== 404) throw error
}
