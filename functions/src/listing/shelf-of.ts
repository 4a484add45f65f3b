import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import type { Call } from '../http/route.ts'

/** What a query of the database can narrow a listing by. */
type Shelf = Partial<Pick<Call<'listProducts'>['query'], 'type' | 'category' | 'seasonal' | 'customizable'>>

/** Returns the query for all products of a shelf that the shop shows. */
export function shelfOf(
  db: Firestore,
  { type, category, seasonal, customizable }: Shelf,
): Query<StoredProduct, StoredProduct> {
  let shelf: Query<StoredProduct, StoredProduct> = productsIn(db).where('isHidden', '==', false)
  if (type) shelf = shelf.where('type', '==', type)
  if (category) shelf = shelf.where('category', '==', category)
  if (seasonal) shelf = shelf.where('isSeasonal', '==', true)
  if (customizable) shelf = shelf.where('isCustomizable', '==', true)
  return shelf
}
