import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { Firestore } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'

/** Returns the products of these ids as they are now, in that order; those that are gone or hidden are left out. */
export async function shownProducts(db: Firestore, ids: readonly string[]): Promise<WithId<StoredProduct>[]> {
  const found = await readAll(db, ...ids.map((id) => productsIn(db).doc(id)))
  return found.filter((product) => product !== undefined).filter(({ isHidden }) => !isHidden)
}
