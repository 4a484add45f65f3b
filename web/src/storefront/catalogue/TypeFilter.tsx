import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { productTypesQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { searchWith } from './listing-address.ts'
import classes from './TypeFilter.module.css'

/** 'All' and a button for every product type. */
export function TypeFilter() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: types = [] } = useQuery(productTypesQuery)
  const chosen = search.get('type') ?? undefined
  const choices = [{ label: 'All', type: undefined }, ...types.map(({ type }) => ({ label: type, type }))]
  return (
    <fieldset aria-label="Product type" className={classes.types}>
      {choices.map(({ label, type }) => (
        <button
          key={label}
          type="button"
          className={classes.type}
          aria-pressed={type === chosen}
          onClick={() => navigate({ search: searchWith(search, { type }) }, { preventScrollReset: true })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
