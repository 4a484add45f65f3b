import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { keepInSearch } from '../search/search-shards.ts'

/** Deletes a product; carts show its lines as not available, orders keep theirs. */
export const deleteProduct: Handler<'deleteProduct'> = async ({ caller, params }, deps) => {
  const document = productsIn(deps.db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const product = (await transaction.get(document)).data()
    if (await note.isMade(transaction)) return
    if (!product) throw new AppError('NOT_FOUND', productNotFound)
    transaction.delete(document)
    keepInSearch(transaction, params.id, undefined)
    note.make(transaction, { action: 'product.deleted', target: document.path, details: { name: product.name } })
  })
  return ok({ message: 'Product deleted successfully!' })
}
