import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { type Listing, productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { filterNames, valuesOf } from '../listing-address.ts'
import { useListingAddress } from '../use-listing-address.ts'
import classes from './Filters.module.css'
import { priceWords } from './price-band.ts'

const FilterPanel = lazy(() => import('./FilterPanel.tsx').then((module) => ({ default: module.FilterPanel })))

/** Opens the filters of a listing, and shows those that are chosen, each with the way to take it back. */
export function Filters({ asked }: { asked: Listing }) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { search, change } = useListingAddress()
  const chosen = useChosen(search)
  return (
    <>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={18} aria-hidden />
          Filters
          {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
        </button>
        {chosen.map(({ label, without }) => (
          <button
            key={label}
            type="button"
            className={classes.chosen}
            aria-label={`Remove ${label}`}
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
            onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
          >
            Clear all
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<div className={classes.waiting} aria-busy />}>
          <FilterPanel id={panelId} asked={asked} />
        </Suspense>
      )}
    </>
  )
}

type Chosen = { label: string; without: Record<string, string | undefined> }

function useChosen(search: URLSearchParams): Chosen[] {
  const hasColors = search.has('colors')
  const { data: colors = [] } = useQuery({ ...productColorsQuery, enabled: hasColors })
  const some = (name: string, labelOf: (value: string) => string | undefined): Chosen[] =>
    valuesOf(search, name).flatMap((value) => {
      const label = labelOf(value)
      const others = valuesOf(search, name).filter((other) => other !== value)
      return label === undefined ? [] : [{ label, without: { [name]: others.join(',') || undefined } }]
    })
  const [minPrice, maxPrice] = [search.get('minPrice') ?? undefined, search.get('maxPrice') ?? undefined]
  return [
    ...some('best', () => 'Best sellers'),
    ...some('sizes', (value) => `Size ${value}`),
    ...some('colors', (value) => colors.find(({ _id }) => _id === value)?.name),
    ...((minPrice ?? maxPrice)
      ? [{ label: priceWords(minPrice, maxPrice), without: { minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...some('fabrics', (value) => value),
  ]
}
