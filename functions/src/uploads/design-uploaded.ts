import { largePath, maxDesignBytes, previewPath } from '@teeshala/contract/uploads/stored-file'
import { forgive } from '../errors/error-code.ts'
import type { Deps } from '../ports/deps.ts'
import { acceptUpload } from './accept-upload.ts'
import { designRecord, rememberDesign } from './design-records.ts'
import { readDesignApart } from './read-design-apart.ts'

/** A file that has arrived in the bucket, as announced by Cloud Storage. */
export type ArrivedFile = {
  readonly name: string
  readonly contentType?: string | undefined
  readonly size: number
  readonly arrivedAt: Date
}

/**
 * Records an uploaded design or review photo within its uploader's quota, reads it completely in a separate process, saves its preview and then its
 * findings, or why it cannot be printed: orders and reviews rely on nothing else. Notifications arrive at least once and in any order, so a second one
 * changes nothing; other files (previews, the catalogue) are ignored, and PDFs left to `documentUploaded`. Only transient failures are thrown, so that
 * Cloud Storage announces the file again.
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
  // The clean-up may delete a file between reading its metadata and its bytes.
  const read = await readDesignApart(name, file, deps).catch(forgive(404))
  if (!read) return
  const milliseconds = Math.round(performance.now() - startedAt)
  log.info({ contentType, size, problem: read.problem, milliseconds }, 'a design was read')
  if (read.problem !== undefined) return rememberDesign(name, { problem: read.problem }, deps)
  await files.save(preview, read.webp, 'image/webp')
  const large = largePath(name)
  if (read.large && large) await files.save(large, read.large, 'image/webp')
  // The generation was read before the bytes: if the file was rewritten in between, no order accepts these findings.
  await rememberDesign(name, { found: { ...read.found, generation: file.generation } }, deps)
}
