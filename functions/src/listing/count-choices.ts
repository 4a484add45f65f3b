import { sizes } from '@teeshala/contract/catalogue/categories'
import { countries } from '@teeshala/contract/catalogue/options/country'
import { toPaise } from '@teeshala/contract/money'
import { fabrics, priceBands } from '@teeshala/contract/search/filter-values'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import { shared } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { findByWords, fits } from './find-products.ts'

/** How many products each size, colour, fabric, country and price would show beside the other filters; what would show none is left out. */
export async function countChoices({ query }: Call<'countChoices'>, deps: Deps): Reply<'countChoices'> {
  const found = await findByWords(query.q, deps)
  const count = <T>(but: Parameters<typeof fits>[2], valuesOf: (entry: SearchEntry) => readonly T[]) => {
    const counts = new Map<T, number>()
    for (const { entry } of found) {
      if (!fits(entry, query, but)) continue
      for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
  const inOrder = <T>(values: readonly T[], counts: ReadonlyMap<T, number>) =>
    values.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value) ?? 0 }] : []))
  const colors = count('colors', (entry) => entry.colors)
  return shared({
    total: found.filter(({ entry }) => fits(entry, query)).length,
    sizes: inOrder(
      sizes,
      count('sizes', (entry) => entry.sizes),
    ),
    colors: inOrder([...colors.keys()], colors).sort((one, other) => other.count - one.count),
    fabrics: inOrder(
      fabrics,
      count('fabrics', ({ fabric }) => (fabric ? [fabric] : [])),
    ),
    countries: inOrder(
      countries,
      count('countries', ({ country }) => (country ? [country] : [])),
    ),
    prices: inOrder(
      priceBands,
      count('price', ({ pricePaise }) => [bandOf(pricePaise)]),
    ),
  })
}

const bandOf = (pricePaise: number) => priceBands.findLast((from) => pricePaise >= toPaise(from)) ?? priceBands[0]
