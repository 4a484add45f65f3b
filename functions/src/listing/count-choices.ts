import { sizes } from '@teeshala/contract/catalogue/categories'
import { countries } from '@teeshala/contract/catalogue/options/country'
import { toPaise } from '@teeshala/contract/money'
import { fabrics, priceBands } from '@teeshala/contract/search/filter-values'
import type { ProductChoices } from '@teeshala/contract/search/search-calls'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import { type Handler, shared } from '../http/handler.ts'
import { freshSearch } from '../search/fresh-search.ts'
import type { ProductSearch } from '../search/product-search.ts'
import { type Facet, facets, findByWords, missedFacets, type Narrowing } from './find-products.ts'

/** How many responses are cached: enough for the shop's own lists, whatever else is requested. */
const mostCounted = 200

/**
 * Returns how many products each size, colour, fabric, country and price would show in combination with the other filters; empty choices are omitted.
 */
export const countChoices: Handler<'countChoices'> = async ({ query }, deps) => {
  const search = await freshSearch(deps)
  const key = JSON.stringify(query)
  const choices = search.counted.get(key) ?? choicesOf(query, search)
  if (search.counted.size >= mostCounted) search.counted.clear()
  search.counted.set(key, choices)
  return shared(choices)
}

function choicesOf(query: Narrowing, search: ProductSearch): ProductChoices {
  const counts: Counts = {
    sizes: new Map(),
    colors: new Map(),
    fabrics: new Map(),
    countries: new Map(),
    price: new Map(),
  }
  let total = 0
  for (const { entry } of findByWords(query.q, search)) {
    const missed = missedFacets(entry, query)
    if (!missed || missed.length > 1) continue
    if (missed.length === 0) total++
    // A product excluded by a single facet would be shown by another choice of that facet.
    for (const facet of missed.length === 0 ? facets : missed) countValues(counts[facet], valuesOf[facet](entry))
  }
  return {
    total,
    sizes: inOrder(sizes, counts.sizes),
    colors: inOrder([...counts.colors.keys()], counts.colors).sort((one, other) => other.count - one.count),
    fabrics: inOrder(fabrics, counts.fabrics),
    countries: inOrder(countries, counts.countries),
    prices: inOrder(priceBands, counts.price),
  }
}

type Counts = Readonly<Record<Facet, Map<string, number>>>

const valuesOf: Readonly<Record<Facet, (entry: SearchEntry) => readonly string[]>> = {
  sizes: (entry) => entry.sizes,
  colors: (entry) => entry.colors,
  fabrics: ({ fabric }) => (fabric ? [fabric] : []),
  countries: ({ country }) => (country ? [country] : []),
  price: ({ pricePaise }) => [String(bandOf(pricePaise))],
}

const bandOf = (pricePaise: number) => priceBands.findLast((from) => pricePaise >= toPaise(from)) ?? priceBands[0]

function countValues(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
}

function inOrder<T extends string | number>(values: readonly T[], counts: ReadonlyMap<string, number>) {
  return values.flatMap((value) => {
    const count = counts.get(String(value))
    return count === undefined ? [] : [{ value, count }]
  })
}
