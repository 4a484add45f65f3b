import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { reprintShortage } from '@teeshala/contract/claims/reprint-stock'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { auditNote } from '../../audit/audit-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { productsIn } from '../../firestore/collections.ts'
import { readAll, type WithId } from '../../firestore/read-documents.ts'
import type { Transaction } from '../../firestore/transact.ts'
import type { Deps } from '../../ports/deps.ts'

/** Who changes the stock. */
export type Actor = Pick<StoredAuditEntry, 'actorId' | 'actorName'>
type By = { readonly actor: Actor; readonly reason: string }

/** Returns why a reprint changes the stock, as the audit log says it. */
export const reprintReason = ({ _id, orderId }: WithId<Pick<StoredClaim, 'orderId'>>) =>
  `Reprint for claim ${_id} of order ${orderId}`

/**
 * Returns a function that takes the pieces of a reprint from stock in the same transaction, as an order would; throws if there are not enough. Each product
 * gets an audit log entry, by which the nightly audit knows where they went.
 */
export async function takeForReprint(
  pieces: ReadonlyMap<string, number>,
  by: By,
  transaction: Transaction,
  deps: Deps,
): Promise<() => void> {
  const products = await productsOf(pieces, transaction)
  const shortage = reprintShortage(pieces, products)
  if (shortage !== undefined) throw new AppError('CONFLICT', shortage)
  return () => {
    for (const product of products)
      if (product) changeStock(product, -(pieces.get(product._id) ?? 0), by, transaction, deps)
  }
}

/** Returns a function that puts the pieces of a reprint that is not made back into stock; products that are no longer sold are skipped. */
export async function returnOfReprint(
  pieces: ReadonlyMap<string, number>,
  by: By,
  transaction: Transaction,
  deps: Deps,
): Promise<() => void> {
  const products = await productsOf(pieces, transaction)
  return () => {
    for (const product of products)
      if (product) changeStock(product, pieces.get(product._id) ?? 0, by, transaction, deps)
  }
}

function productsOf(pieces: ReadonlyMap<string, number>, transaction: Transaction) {
  return readAll(transaction, ...[...pieces.keys()].sort().map((id) => productsIn(transaction.db).doc(id)))
}

function changeStock(
  { _id, name, stock }: WithId<StoredProduct>,
  more: number,
  { reason, actor }: By,
  transaction: Transaction,
  deps: Deps,
): void {
  const document = productsIn(deps.db).doc(_id)
  const to = { stock: stock + more }
  transaction.update(document, to)
  const details = { name, from: { stock }, to, reason }
  auditNote(actor, deps).make(transaction, { action: 'product.changed', target: document.path, details })
}
