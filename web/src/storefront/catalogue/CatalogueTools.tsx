import { categories } from '@teeshala/contract/catalogue/categories'
import * as texts from '../../texts/first-visit.ts'
import classes from './CatalogueTools.module.css'
import { usualSort } from './listing-address.ts'
import { useListingAddress } from './use-listing-address.ts'

const sorts = [
  { value: 'newest', label: texts.newest },
  { value: 'price', label: texts.priceLowToHigh },
  { value: '-price', label: texts.priceHighToLow },
]

const bestMatch = { value: 'relevance', label: texts.bestMatch }

/** Category, season and sort order of the listing, stored in the URL, so that Back and shared links restore them. */
export function CatalogueTools({ isOfOneCategory = false }: { isOfOneCategory?: boolean }) {
  const { search, change: go } = useListingAddress()
  const usual = usualSort(search.get('q') ?? undefined)

  return (
    <div className={classes.tools}>
      {!isOfOneCategory && (
        <label className={classes.choice}>
          <span>{texts.category}</span>
          <select
            value={search.get('seasonal') ? 'seasonal' : (search.get('category') ?? '')}
            onChange={({ target: { value } }) =>
              go(
                value === 'seasonal'
                  ? { category: undefined, seasonal: 'true' }
                  : { category: value || undefined, seasonal: undefined },
              )
            }
          >
            <option value="">{texts.allCategories}</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
            <option value="seasonal">{texts.seasonal}</option>
          </select>
        </label>
      )}
      <label className={classes.choice}>
        <span>{texts.sortBy}</span>
        <select
          value={search.get('sort') ?? usual}
          onChange={({ target: { value } }) => go({ sort: value === usual ? undefined : value })}
        >
          {(usual === 'relevance' ? [bestMatch, ...sorts] : sorts).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
