import { type DesignDocument, picturesOf } from '@teeshala/contract/design-document/design-document'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { designPathFor } from '@teeshala/contract/uploads/stored-file'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { designUploaded } from '../uploads/design-uploaded.ts'
import { readUploads } from '../uploads/read-uploads.ts'

type Change = {
  readonly order: StoredOrder
  /** The files that the order prints already. */
  readonly ordered: ReadonlySet<string>
  /** Whose the new files are. */
  readonly uploader: string
}

/**
 * Returns a changed design, and whose its new files are: copies in the folder of the customer's account, where they read them like those
 * that they have sent, and which go with the account. A guest has none, so that the files stay with whoever uploaded them.
 */
export async function withFilesOfCustomer(
  document: DesignDocument,
  { order: { userId }, ordered, uploader }: Change,
  deps: Deps,
): Promise<{ readonly document: DesignDocument; readonly owner: string }> {
  const added = [...new Set(picturesOf(document).map(({ path }) => path))].filter((path) => !ordered.has(path))
  if (added.length === 0 || userId === null || userId === uploader) return { document, owner: uploader }
  const uploads = await readUploads(added, { owner: uploader, page: 'bulk' }, deps)
  for (const upload of uploads.values()) {
    if ('problem' in upload)
      throw new AppError('INVALID_INPUT', upload.problem, { fields: { document: upload.problem } })
  }
  const copies = new Map<string, string>()
  for (const path of added) copies.set(path, await copied(path, userId, deps))
  const layers = document.layers.map((layer) =>
    layer.kind === 'picture' ? { ...layer, path: copies.get(layer.path) ?? layer.path } : layer,
  )
  return { document: { ...document, layers }, owner: userId }
}

/** Copies an upload once, and has the copy read at once as its arrival would have it read. */
async function copied(path: string, userId: string, deps: Deps): Promise<string> {
  const own = designPathFor(userId, path) ?? path
  if (!(await deps.files.describe(own))) await deps.files.copy(path, own)
  const file = await deps.files.describe(own)
  if (file) {
    await designUploaded({ name: own, contentType: file.contentType, size: file.bytes, arrivedAt: deps.now() }, deps)
  }
  return own
}
