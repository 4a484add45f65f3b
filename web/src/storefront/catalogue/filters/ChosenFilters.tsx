import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import * as texts from '../../../texts/storefront/catalogue.ts'
import { filterNames, valuesOf } from '../listing-address.ts'
import { useListingAddress } from '../use-listing-address.ts'
import classes from './ChosenFilters.module.css'
import { priceWords } from './price-band.ts'

type Chosen = { label: string; without: Record<string, string | undefined> }

/** The active search and filters of a listing, each with a button to remove it. */
export function ChosenFilters() {
  const { search, change } = useListingAddress()
  const { data: colors = [] } = useQuery({ ...productColorsQuery, enabled: search.has('colors') })
  const some = (name: string, labelOf: (value: string) => string | undefined): Chosen[] =>
    valuesOf(search, name).flatMap((value) => {
      const label = labelOf(value)
      const others = valuesOf(search, name).filter((other) => other !== value)
      return label === undefined ? [] : [{ label, without: { [name]: others.join(',') || undefined } }]
    })
  const [minPrice, maxPrice] = [search.get('minPrice') ?? undefined, search.get('maxPrice') ?? undefined]
  const q = search.get('q')
  const chosen: Chosen[] = [
    ...(q ? [{ label: `“${q}”`, without: { q: undefined, sort: undefined } }] : []),
    ...some('best', () => texts.bestSellers),
    ...some('sizes', (value) => texts.sizeNamed(value)),
    ...some('colors', (value) => colors.find(({ _id }) => _id === value)?.name),
    ...((minPrice ?? maxPrice)
      ? [{ label: priceWords(minPrice, maxPrice), without: { minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...some('fabrics', (value) => value),
    ...some('countries', (value) => texts.madeIn(value)),
  ]
  return (
    <>
      {chosen.map(({ label, without }) => (
        <button
          key={label}
          type="button"
          className={classes.chosen}
          aria-label={texts.removeFilter(label)}
          onClick={() => change(without)}
        >
          {label}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {chosen.length > 1 && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => change(Object.fromEntries(['q', 'sort', ...filterNames].map((name) => [name, undefined])))}
        >
          {texts.clearAll}
        </button>
      )}
    </>
  )
}
