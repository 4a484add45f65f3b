import { toPaise } from '@teeshala/contract/money'
import { readPriceWords } from '@teeshala/contract/search/price-words'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import type { Call } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { builtSearch } from '../search/built-search.ts'

/** What a listing may be narrowed by. */
export type Narrowing = Call<'countChoices'>['query']

/** A product that a search finds, with how well it fits. */
export type Found = { readonly id: string; readonly entry: SearchEntry; readonly score: number }

/** Returns the products that a search and its filters find, as the index knows them, in no order. */
export async function findProducts(narrowing: Narrowing, deps: Deps): Promise<Found[]> {
  return (await findByWords(narrowing.q, deps)).filter(({ entry }) => fits(entry, narrowing))
}

/** Returns the products that a search finds before any filter, within the price that its words name; all where there is none. */
export async function findByWords(q: string | undefined, deps: Deps): Promise<Found[]> {
  const search = await builtSearch(deps)
  await search.refresh(deps.searchStaleMs)
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

/** Whether a product is within all filters, of which `but` may be left out. */
export function fits(
  entry: SearchEntry,
  narrowing: Partial<Narrowing>,
  but?: 'sizes' | 'colors' | 'fabrics' | 'countries' | 'price',
): boolean {
  const { type, category, seasonal, customizable, best, sizes, colors, fabrics, countries, minPrice, maxPrice } =
    narrowing
  return (
    (type === undefined || entry.type === type) &&
    (category === undefined || entry.category === category) &&
    (seasonal === undefined || entry.isSeasonal) &&
    (customizable === undefined || entry.isCustomizable) &&
    (best === undefined || entry.isBestSeller) &&
    (but === 'sizes' || sizes === undefined || sizes.some((size) => entry.sizes.includes(size))) &&
    (but === 'colors' || colors === undefined || colors.some((color) => entry.colors.includes(color))) &&
    (but === 'fabrics' || fabrics === undefined || (entry.fabric !== undefined && fabrics.includes(entry.fabric))) &&
    (but === 'countries' ||
      countries === undefined ||
      (entry.country !== undefined && countries.includes(entry.country))) &&
    (but === 'price' || minPrice === undefined || entry.pricePaise >= toPaise(minPrice)) &&
    (but === 'price' || maxPrice === undefined || entry.pricePaise < toPaise(maxPrice + 1))
  )
}
