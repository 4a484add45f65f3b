import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { designPathFor } from '@teeshala/contract/uploads/stored-file'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { readUploads } from '../uploads/read-uploads.ts'

type Change = {
  readonly order: StoredOrder
  /** The files that the order prints already. */
  readonly ordered: ReadonlySet<string>
  /** Whose the new files are. */
  readonly uploader: string
}

/**
 * Returns a changed design with copies of its new files in the folder of the customer's account, where they read them like those that they have
 * sent, and which go with the account. A guest has none, so that the files stay with whoever uploaded them. A copy is read when it arrives, as
 * every file: until then the call is told to ask again.
 */
export async function withFilesOfCustomer<Picture extends { readonly path: string }>(
  { document, pictures }: { readonly document: DesignDocument; readonly pictures: readonly Picture[] },
  { order: { userId }, ordered, uploader }: Change,
  deps: Deps,
): Promise<{ readonly document: DesignDocument; readonly pictures: readonly Picture[] }> {
  const added = [...new Set(pictures.map(({ path }) => path))].filter((path) => !ordered.has(path))
  if (added.length === 0 || userId === null || userId === uploader) return { document, pictures }
  const copies = new Map(added.map((path) => [path, designPathFor(userId, path) ?? path]))
  for (const [path, own] of copies) if (!(await deps.files.describe(own))) await deps.files.copy(path, own)
  for (const copy of (await readUploads([...copies.values()], { owner: userId, page: 'bulk' }, deps)).values()) {
    if ('problem' in copy) throw new AppError('INVALID_INPUT', copy.problem, { fields: { document: copy.problem } })
  }
  const own = <Layer extends { readonly path: string }>(layer: Layer): Layer => ({
    ...layer,
    path: copies.get(layer.path) ?? layer.path,
  })
  const layers = document.layers.map((layer) => (layer.kind === 'picture' ? own(layer) : layer))
  return { document: { ...document, layers }, pictures: pictures.map(own) }
}
