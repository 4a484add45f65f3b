import { TypeChoice } from '../../shared/catalogue/TypeChoice.tsx'
import classes from './TypeFilter.module.css'
import { useListingAddress } from './use-listing-address.ts'

/** Filters a listing by product type. */
export function TypeFilter() {
  const { search, change } = useListingAddress()
  return (
    <div className={classes.types}>
      <TypeChoice chosen={search.get('type') ?? undefined} onChange={(type) => change({ type })} />
    </div>
  )
}
