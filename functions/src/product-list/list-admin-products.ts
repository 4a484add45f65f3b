import { type ProductListSort, searchSorts } from '@teeshala/contract/catalogue/listing/product-list'
import { matchesSearch, productSearchText, searchKey } from '@teeshala/contract/catalogue/listing/search'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { productAnswer } from '../catalogue/product-answer.ts'
import { fieldError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { totalHeader } from '../firestore/total-header.ts'
import { type Call, type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'

type Asked = Omit<Call<'listAdminProducts'>['query'], 'limit' | 'cursor' | 'count'>

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  price: { field: 'pricePaise', direction: 'asc' },
  '-price': { field: 'pricePaise', direction: 'desc' },
  name: { field: 'name', direction: 'asc' },
  stock: { field: 'stock', direction: 'asc' },
} as const

/**
 * Returns the query for products that match a search and filter, including hidden ones. Low stock is always sorted by pieces,
 * fewest first; `isWanted` filters what the query cannot, and unreadable products are left out. Undefined if nothing can match.
 */
export async function productsMatching(asked: Asked, deps: Pick<Deps, 'db' | 'log'>) {
  const { db } = deps
  const { q, stock, color } = asked
  const mostLeft = stock === 'low' ? (await currentSettings(db)).lowStockThreshold : 0
  let filtered = filteredProducts(db, asked)
  let sort: ProductListSort = asked.sort
  if (q !== undefined) {
    refuseUnindexed(sort)
    const key = searchKey(q)
    if (key === undefined) return undefined
    filtered = filtered.where('searchKeys', 'array-contains', key)
  } else if (color) {
    filtered = filtered.where('colors', 'array-contains', color)
  }
  if (q === undefined && stock === 'low') {
    filtered = filtered.where('stock', '<=', mostLeft)
    sort = 'stock'
  }
  const isWanted = (product: StoredProduct) =>
    (q === undefined || matchesSearch(productSearchText(product), q)) &&
    (color === undefined || product.colors.includes(color)) &&
    (stock !== 'low' || product.stock <= mostLeft)
  return { filtered, order: { ...orders[sort], onUnfit: leaveOutUnfit(deps) }, isWanted }
}

/** Returns a page of all products with the total count; pages of a search can be shorter, and its total too high. */
export const listAdminProducts: Handler<'listAdminProducts'> = async ({ query }, deps) => {
  const matching = await productsMatching(query, deps)
  if (!matching) return ok([], { [totalCountHeader]: '0' })
  const { filtered, order, isWanted } = matching
  const [{ items, headers }, total] = await Promise.all([
    readPage(filtered, order, query),
    // Counted in the same order, because search words are only indexed together with one.
    totalHeader(filtered.orderBy(order.field, order.direction), query),
  ])
  return ok(items.filter(isWanted).map(productAnswer), { ...headers, ...total })
}

function filteredProducts(db: Firestore, query: Asked): Query<StoredProduct, StoredProduct> {
  let filtered: Query<StoredProduct, StoredProduct> = productsIn(db)
  if (query.type) filtered = filtered.where('type', '==', query.type)
  if (query.category) filtered = filtered.where('category', '==', query.category)
  if (query.flag) filtered = filtered.where(query.flag, '==', true)
  if (query.hidden) filtered = filtered.where('isHidden', '==', query.hidden === 'true')
  if (query.stock === 'out') filtered = filtered.where('stock', '==', 0)
  return filtered
}

function refuseUnindexed(sort: ProductListSort): void {
  if ((searchSorts as readonly string[]).includes(sort)) return
  throw fieldError('sort', 'What a search finds can be sorted by date and by price.')
}
