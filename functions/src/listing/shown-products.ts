import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { Firestore } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'

/** Returns the current products with these ids, in that order; missing and hidden ones are omitted. */
export async function shownProducts(db: Firestore, ids: readonly string[]): Promise<WithId<StoredProduct>[]> {
  const found = await readAll(db, ...ids.map((id) => productsIn(db).doc(id)))
  return found.filter((product) => product !== undefined).filter(({ isHidden }) => !isHidden)
}
