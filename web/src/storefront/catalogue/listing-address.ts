import { categories, productSorts, sizes } from '@teeshala/contract/catalogue/categories'
import { countries } from '@teeshala/contract/catalogue/options/country'
import { fabrics } from '@teeshala/contract/search/filter-values'
import type { Listing } from '../../shared/catalogue/catalogue-queries.ts'

/** The URL parameters that filter a listing, besides type and category. */
export const filterNames = ['sizes', 'colors', 'fabrics', 'countries', 'minPrice', 'maxPrice', 'best'] as const

/** Returns the listing for a URL; `of` is its page's own filter. Invalid values are left out. */
export function listingOf(search: URLSearchParams, of: Listing = {}): Listing {
  const read = (name: string) => search.get(name) || undefined
  const q = read('q')?.slice(0, 100)
  const sort = productSorts.find((known) => known === read('sort'))
  const some = (name: string, isKnown: (value: string) => boolean) =>
    valuesOf(search, name).filter(isKnown).join(',') || undefined
  const rupees = (name: string) => read(name)?.match(/^\d{1,7}$/)?.[0]
  return {
    type: read('type')?.slice(0, 60),
    category: categories.find((known) => known === read('category')),
    seasonal: read('seasonal') === 'true' || undefined,
    best: read('best') === 'true' || undefined,
    q,
    sizes: some('sizes', (value) => (sizes as readonly string[]).includes(value)),
    colors: some('colors', (value) => /^[\w-]{1,128}$/.test(value)),
    fabrics: some('fabrics', (value) => (fabrics as readonly string[]).includes(value)),
    countries: some('countries', (value) => (countries as readonly string[]).includes(value)),
    minPrice: rupees('minPrice'),
    maxPrice: rupees('maxPrice'),
    sort: sort === usualSort(q) ? undefined : sort,
    ...of,
  }
}

/** Returns the default sort order. */
export const usualSort = (q: string | undefined) => (q ? 'relevance' : 'newest')

/** Returns the values of a URL parameter that may have several. */
export const valuesOf = (search: URLSearchParams, name: string): string[] =>
  (search.get(name) ?? '')
    .split(',')
    .filter((value) => value !== '')
    .slice(0, 10)

/** Returns the query of a listing with one change; defaults are left out. */
export function searchWith(search: URLSearchParams, change: Record<string, string | undefined>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `?${next}` : ''
}
