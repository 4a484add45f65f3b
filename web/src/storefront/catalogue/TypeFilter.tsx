import { useQuery } from '@tanstack/react-query'
import { productTypesQuery } from '../../shared/catalogue/catalogue-queries.ts'
import * as texts from '../../texts/first-visit.ts'
import classes from './TypeFilter.module.css'
import { useListingAddress } from './use-listing-address.ts'

/** 'All' and a button for every product type. */
export function TypeFilter() {
  const { search, change } = useListingAddress()
  const { data: types = [] } = useQuery(productTypesQuery)
  const chosen = search.get('type') ?? undefined
  const choices = [{ label: texts.all, type: undefined }, ...types.map(({ type }) => ({ label: type, type }))]
  return (
    <fieldset aria-label={texts.productType} className={classes.types}>
      {choices.map(({ label, type }) => (
        <button
          key={label}
          type="button"
          className={classes.type}
          aria-pressed={type === chosen}
          onClick={() => change({ type })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
