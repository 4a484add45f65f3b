import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import type { Listing } from '../../../shared/catalogue/catalogue-queries.ts'
import { lazyInside, lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../texts/first-visit.ts'
import { filterNames } from '../listing-address.ts'
import { useListingAddress } from '../use-listing-address.ts'
import classes from './Filters.module.css'

const FilterPanel = lazyPart(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel))
const ChosenFilters = lazyInside(() => import('./ChosenFilters.tsx').then((module) => module.ChosenFilters))

/** The button that opens a listing's filters, beside the active ones. Their code loads on first use. */
export function Filters({ asked }: { asked: Listing }) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { search } = useListingAddress()
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
          {texts.filters}
          <IconChevronDown size={18} aria-hidden />
        </button>
        <Suspense>{['q', ...filterNames].some((name) => search.has(name)) && <ChosenFilters />}</Suspense>
      </div>
      {isOpen && <FilterPanel fallback={<div className={classes.waiting} aria-busy />} id={panelId} asked={asked} />}
    </>
  )
}
