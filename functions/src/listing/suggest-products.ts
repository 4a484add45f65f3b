import { pagesSoughtBy } from '@teeshala/contract/search/pages-sought'
import { readPriceWords } from '@teeshala/contract/search/price-words'
import { productAnswer } from '../catalogue/product-answer.ts'
import { type Handler, shared } from '../http/handler.ts'
import { freshSearch } from '../search/fresh-search.ts'
import { findByWords } from './find-products.ts'
import { pageOfFound } from './page-of-found.ts'
import { shownProducts } from './shown-products.ts'

/** As many as fit above a phone's keyboard. */
const mostProducts = 5
const mostSearches = 3

/** Returns suggestions for a partly typed search: the best products, and the most frequent types among the results. */
export const suggestProducts: Handler<'suggestProducts'> = async ({ query }, deps) => {
  const search = await freshSearch(deps)
  const found = findByWords(query.q, search)
  const { ids } = pageOfFound(found, { q: query.q, limit: mostProducts })
  const products = await shownProducts(ids, deps)
  const types = new Map<string, number>()
  for (const { entry } of found) types.set(entry.type, (types.get(entry.type) ?? 0) + 1)
  const searches = [...types].sort(([, one], [, other]) => other - one).map(([type]) => type)
  return shared({
    products: products.map(productAnswer),
    types: searches.slice(0, mostSearches),
    // Somebody who searches for a page of the shop has not mistyped a product.
    instead:
      found.length === 0 && pagesSoughtBy(query.q).length === 0
        ? search.index.instead(readPriceWords(query.q).words)
        : [],
  })
}
