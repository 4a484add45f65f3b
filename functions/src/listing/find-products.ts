import { toPaise } from '@teeshala/contract/money'
import { readPriceWords } from '@teeshala/contract/search/price-words'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import type { Call } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { freshSearch } from '../search/fresh-search.ts'
import type { ProductSearch } from '../search/product-search.ts'

/** The filters of a listing. */
export type Narrowing = Call<'countChoices'>['query']

/** A search result with its relevance. */
export type Found = { readonly id: string; readonly entry: SearchEntry; readonly score: number }

/** Returns the products that match a search and its filters, as indexed, unsorted. */
export async function findProducts(narrowing: Narrowing, deps: Deps): Promise<Found[]> {
  return findByWords(narrowing.q, await freshSearch(deps)).filter(({ entry }) => fits(entry, narrowing))
}

/** Returns the products that match a search before other filters, within the price range that its words name; all without a search. */
export function findByWords(q: string | undefined, search: ProductSearch): Found[] {
  const { words, ...limits } = readPriceWords(q ?? '')
  const isAnyProduct = q === undefined || (words === '' && q !== words)
  const scores = isAnyProduct ? undefined : (search.index.find(words) ?? new Map<string, number>())
  const ids = scores ? scores.keys() : search.entries.keys()
  const found: Found[] = []
  for (const id of ids) {
    const entry = search.entries.get(id)
    if (entry && fits(entry, limits)) found.push({ id, entry, score: scores?.get(id) ?? 0 })
  }
  return found
}

/** The filters with multiple choice: each is counted in combination with the others. */
export const facets = ['sizes', 'colors', 'fabrics', 'countries', 'price'] as const
export type Facet = (typeof facets)[number]

const meets: Readonly<Record<Facet, (entry: SearchEntry, narrowing: Partial<Narrowing>) => boolean>> = {
  sizes: (entry, { sizes }) => !sizes || sizes.some((size) => entry.sizes.includes(size)),
  colors: (entry, { colors }) => !colors || colors.some((color) => entry.colors.includes(color)),
  fabrics: ({ fabric }, { fabrics }) => !fabrics || (fabric !== undefined && fabrics.includes(fabric)),
  countries: ({ country }, { countries }) => !countries || (country !== undefined && countries.includes(country)),
  price: ({ pricePaise }, { minPrice, maxPrice }) =>
    (minPrice === undefined || pricePaise >= toPaise(minPrice)) &&
    (maxPrice === undefined || pricePaise < toPaise(maxPrice + 1)),
}

/** Returns the facets whose selection excludes a product; undefined if its type, category or kind is excluded. */
export function missedFacets(entry: SearchEntry, narrowing: Partial<Narrowing>): readonly Facet[] | undefined {
  const { type, category, seasonal, customizable, best } = narrowing
  const isOfKind =
    (type === undefined || entry.type === type) &&
    (category === undefined || entry.category === category) &&
    (seasonal === undefined || entry.isSeasonal) &&
    (customizable === undefined || entry.isCustomizable) &&
    (best === undefined || entry.isBestSeller)
  return isOfKind ? facets.filter((facet) => !meets[facet](entry, narrowing)) : undefined
}

/** Returns whether a product passes all filters. */
const fits = (entry: SearchEntry, narrowing: Partial<Narrowing>) => missedFacets(entry, narrowing)?.length === 0
