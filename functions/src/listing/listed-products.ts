import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import type { Call } from '../http/handler.ts'

/** The filters that Firestore can query. */
type ListFilter = Partial<Pick<Call<'listProducts'>['query'], 'type' | 'category' | 'seasonal' | 'customizable'>>

/** Returns the query for visible products with these filters. */
export function listedProducts(
  db: Firestore,
  { type, category, seasonal, customizable }: ListFilter,
): Query<StoredProduct, StoredProduct> {
  let listed: Query<StoredProduct, StoredProduct> = productsIn(db).where('isHidden', '==', false)
  if (type) listed = listed.where('type', '==', type)
  if (category) listed = listed.where('category', '==', category)
  if (seasonal) listed = listed.where('isSeasonal', '==', true)
  if (customizable) listed = listed.where('isCustomizable', '==', true)
  return listed
}
