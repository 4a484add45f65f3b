import { documentTypes } from '@teeshala/contract/uploads/stored-file'
import { forgive } from '../errors/error-code.ts'
import type { Deps } from '../ports/deps.ts'
import type { UploadedFile } from '../ports/uploaded-files.ts'
import { designRecord, rememberDocument } from '../uploads/design-records.ts'
import { readApart } from './read-apart.ts'

/** Returns whether a file was uploaded as a print document. */
export const isDocument = ({ contentType, page }: UploadedFile) =>
  page === 'print' && (documentTypes as readonly string[]).includes(contentType)

/** Reads a recorded document and stores its facts. Does nothing if it was read before or is gone. */
export async function readDocument(path: string, file: UploadedFile, deps: Pick<Deps, 'db' | 'files' | 'log'>) {
  const { db, files, log } = deps
  const { document } = (await designRecord(path, db).get()).data() ?? {}
  if (document?.generation === file.generation) return
  const startedAt = performance.now()
  const reading = await readApart(files.stream(path), file).catch(forgive(404))
  if (!reading) return
  await rememberDocument(path, { ...reading, generation: file.generation }, deps)
  const { facts, refusal } = { facts: undefined, refusal: undefined, ...reading }
  const milliseconds = Math.round(performance.now() - startedAt)
  const { contentType, bytes } = file
  log.info({ contentType, bytes, pages: facts?.pages, refusal, milliseconds }, 'a document was read')
}
