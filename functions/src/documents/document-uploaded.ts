import { previewPath } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { recordUpload } from '../uploads/design-records.ts'
import type { ArrivedFile } from '../uploads/design-uploaded.ts'
import { isDocument, readDocument } from './read-document.ts'

/** Records and reads a document that has arrived to be printed; what is none is left alone. A second announcement changes nothing. */
export async function documentUploaded(
  { name, arrivedAt }: Pick<ArrivedFile, 'name' | 'arrivedAt'>,
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
): Promise<void> {
  if (previewPath(name) === undefined) return
  const file = await deps.files.describe(name)
  if (!file || !isDocument(file)) return
  await recordUpload(name, arrivedAt, deps)
  await readDocument(name, file, deps)
}
