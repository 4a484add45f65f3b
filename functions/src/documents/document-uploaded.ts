import { previewPath } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { acceptUpload } from '../uploads/accept-upload.ts'
import type { ArrivedFile } from '../uploads/design-uploaded.ts'
import { isDocument, readDocument } from './read-document.ts'

/** Records and reads a document that has arrived to be printed; what is none is left alone. A second announcement changes nothing. */
export async function documentUploaded(
  { name, arrivedAt }: Pick<ArrivedFile, 'name' | 'arrivedAt'>,
  deps: Deps,
): Promise<void> {
  if (previewPath(name) === undefined) return
  const file = await deps.files.describe(name)
  if (!file || !isDocument(file)) return
  if (!(await acceptUpload({ path: name, bytes: file.bytes, arrivedAt }, deps))) return
  await readDocument(name, file, deps)
}
