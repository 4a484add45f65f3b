import { categories, productSorts } from '@teeshala/contract/catalogue/categories'
import type { Listing } from '../../shared/catalogue/catalogue-queries.ts'

/** The listing that an address asks for; `of` is what its page is about. What could not be asked for is left out. */
export function listingOf(search: URLSearchParams, of: Listing = {}): Listing {
  const read = (name: string) => search.get(name) || undefined
  const sort = productSorts.find((known) => known === read('sort'))
  return {
    type: read('type')?.slice(0, 60),
    category: categories.find((known) => known === read('category')),
    seasonal: read('seasonal') === 'true' || undefined,
    q: read('q')?.slice(0, 100),
    sort: sort === 'newest' ? undefined : sort,
    ...of,
  }
}

/** The address part of a listing with one thing changed; what is as usual is not named. */
export function searchWith(search: URLSearchParams, change: Record<string, string | undefined>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `?${next}` : ''
}
