import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { matchesSearch, productSearchText, searchKey } from '@teeshala/contract/catalogue/search'
import type { Query } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { readAll } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { productAnswer } from './product-answer.ts'

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  price: { field: 'pricePaise', direction: 'asc' },
  '-price': { field: 'pricePaise', direction: 'desc' },
} as const

/** A page of what the shop shows, or the products of `ids` in that order; ids of products that are gone or hidden are left out. */
export async function listProducts({ query }: Call<'listProducts'>, { db }: Deps): Reply<'listProducts'> {
  if (query.ids) {
    const found = await readAll(db, ...query.ids.map((id) => productsIn(db).doc(id)))
    return shared(found.flatMap((product) => (product && !product.isHidden ? [productAnswer(product)] : [])))
  }
  let filtered: Query<StoredProduct, StoredProduct> = productsIn(db).where('isHidden', '==', false)
  if (query.type) filtered = filtered.where('type', '==', query.type)
  if (query.category) filtered = filtered.where('category', '==', query.category)
  if (query.seasonal) filtered = filtered.where('isSeasonal', '==', true)
  if (query.customizable) filtered = filtered.where('isCustomizable', '==', true)
  if (query.q) {
    const key = searchKey(query.q)
    if (key === undefined) return shared([])
    filtered = filtered.where('searchKeys', 'array-contains', key)
  }
  const { items, headers } = await readPage(filtered, orders[query.sort], query)
  return shared(items.filter(isWanted(query.q)).map(productAnswer), headers)
}

const isWanted = (q: string | undefined) => (product: StoredProduct) =>
  q === undefined || matchesSearch(productSearchText(product), q)
