import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { searchEntryOf, searchShardOf } from '@teeshala/contract/search/search-entry'
import type { Transaction } from 'firebase-admin/firestore'
import { deleteField, serverTimestamp } from '../firestore/field-values.ts'
import type { Deps } from '../ports/deps.ts'
import { productSearch } from './product-search.ts'

/**
 * Writes a product's search entry, in the transaction that writes the product; undefined deletes it. Reads nothing, so that staff who write products of
 * the same shard do not block each other.
 */
export function keepInSearch(
  transaction: Transaction,
  { db }: Pick<Deps, 'db'>,
  id: string,
  product: StoredProduct | undefined,
): void {
  const entry = product && searchEntryOf(product)
  transaction.set(
    db.doc(`searchShards/${searchShardOf(id)}`),
    { entries: { [id]: entry ?? deleteField() }, updatedAt: serverTimestamp() },
    { mergeFields: [`entries.${id}`, 'updatedAt'] },
  )
  productSearch(db).expectChange()
}
