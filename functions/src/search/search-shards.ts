import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { searchEntryOf, searchShardOf } from '@teeshala/contract/search/search-entry'
import { deleteField, serverTimestamp } from '../firestore/field-values.ts'
import type { Transaction } from '../firestore/transact.ts'
import { productSearch } from './product-search.ts'

/**
 * Writes a product's search entry, in the transaction that writes the product; undefined deletes it. Reads nothing, so that staff who write products of
 * the same shard do not block each other.
 */
export function keepInSearch(transaction: Transaction, id: string, product: StoredProduct | undefined): void {
  const entry = product && searchEntryOf(product)
  transaction.set(
    transaction.db.doc(`searchShards/${searchShardOf(id)}`),
    { entries: { [id]: entry ?? deleteField() }, updatedAt: serverTimestamp() },
    { mergeFields: [`entries.${id}`, 'updatedAt'] },
  )
  productSearch(transaction.db).expectChange()
}
