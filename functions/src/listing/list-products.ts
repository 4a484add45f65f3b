import { productAnswer } from '../catalogue/product-answer.ts'
import { newestFirst, readPage } from '../firestore/page.ts'
import { type Call, type Handler, shared } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { findProducts } from './find-products.ts'
import { listedProducts } from './listed-products.ts'
import { pageOfFound } from './page-of-found.ts'
import { shownProducts } from './shown-products.ts'

const orders = {
  newest: newestFirst,
  price: { field: 'pricePaise', direction: 'asc' },
  '-price': { field: 'pricePaise', direction: 'desc' },
} as const

/**
 * Returns a page of visible products, or the products of `ids` in that order; missing and hidden ones are omitted. Filters that Firestore
 * can query are queried; searches and finer filters use the in-memory index, and only their page is read.
 */
export const listProducts: Handler<'listProducts'> = async ({ query }, deps) => {
  if (query.ids) return shared((await shownProducts(query.ids, deps)).map(productAnswer))
  if (needsIndex(query)) {
    const { ids, headers } = pageOfFound(await findProducts(query, deps), query)
    return shared((await shownProducts(ids, deps)).map(productAnswer), headers)
  }
  const sort = query.sort === undefined || query.sort === 'relevance' ? 'newest' : query.sort
  const { items, headers } = await readPage(
    listedProducts(deps.db, query),
    { ...orders[sort], onUnfit: leaveOutUnfit(deps) },
    query,
  )
  return shared(items.map(productAnswer), headers)
}

const needsIndex = ({
  q,
  best,
  sizes,
  colors,
  fabrics,
  countries,
  minPrice,
  maxPrice,
}: Call<'listProducts'>['query']) =>
  [q, best, sizes, colors, fabrics, countries, minPrice, maxPrice].some((asked) => asked !== undefined)
