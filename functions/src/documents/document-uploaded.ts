import { previewPath } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { acceptUpload } from '../uploads/accept-upload.ts'
import type { ArrivedFile } from '../uploads/design-uploaded.ts'
import { isDocument, readDocument } from './read-document.ts'

/** Records and reads an uploaded print document; other files are ignored. Repeated notifications change nothing. */
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
