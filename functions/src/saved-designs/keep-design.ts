import { notPrintedOn, productNotFound } from '@teeshala/contract/catalogue/refusals'
import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { pathsOf } from '@teeshala/contract/saved-designs/saved-design'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import { unusedDesignDays } from '@teeshala/contract/uploads/stored-upload'
import { AppError, fieldError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { dayMs, notYourDesign } from '../uploads/design-records.ts'
import { keepUntil } from '../uploads/keep-until.ts'

type Made = { readonly productId: string; readonly document: DesignDocument }

/**
 * Checks a design to be saved: the garment takes prints, and the pictures are the caller's own and not being deleted. Returns the writes that
 * keep the pictures until the clean-up checks again.
 */
export async function keepDesign(
  { productId, document }: Made,
  uid: string,
  transaction: Transaction,
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ readonly files: string[]; readonly keep: () => void }> {
  const foreign = document.layers.flatMap((layer, index) =>
    layer.kind === 'picture' && !isDesignPathOf(uid, layer.path) ? [`document.layers.${index}.path`] : [],
  )
  if (foreign.length > 0) {
    throw new AppError('INVALID_INPUT', notYourDesign, {
      fields: Object.fromEntries(foreign.map((field) => [field, notYourDesign])),
    })
  }
  const [product] = await readAll(transaction, productsIn(deps.db).doc(productId))
  if (!product || product.isHidden) throw new AppError('NOT_FOUND', productNotFound)
  if (!product.isCustomizable) throw fieldError('productId', notPrintedOn)
  const files = pathsOf(document)
  const until = new Date(deps.now().getTime() + unusedDesignDays * dayMs)
  return { files, keep: await keepUntil(files, until, transaction) }
}
