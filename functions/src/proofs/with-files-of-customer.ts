import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { designPathFor } from '@teeshala/contract/uploads/stored-file'
import { fieldError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { readUploads } from '../uploads/read-uploads.ts'

type Change = {
  readonly order: StoredOrder
  /** The files that the order prints already. */
  readonly ordered: ReadonlySet<string>
  /** The uid that uploaded the new files. */
  readonly uploader: string
}

/**
 * Returns a changed design with its new files copied to the customer's folder, where they can read them like their own
 * uploads, and which is deleted with the account. For guests the files stay with the uploader. Copies are inspected on arrival like
 * every file: until then the call asks to be retried.
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
    if ('problem' in copy) throw fieldError('document', copy.problem)
  }
  const own = <Layer extends { readonly path: string }>(layer: Layer): Layer => ({
    ...layer,
    path: copies.get(layer.path) ?? layer.path,
  })
  const layers = document.layers.map((layer) => (layer.kind === 'picture' ? own(layer) : layer))
  return { document: { ...document, layers }, pictures: pictures.map(own) }
}
