import { ActionIcon } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { categories } from '@teeshala/contract/catalogue/categories'
import { type FormEvent, useState } from 'react'
import classes from './CatalogueTools.module.css'
import { usualSort } from './listing-address.ts'
import { useListingAddress } from './use-listing-address.ts'

const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'price', label: 'Price: low to high' },
  { value: '-price', label: 'Price: high to low' },
]

const bestMatch = { value: 'relevance', label: 'Best match' }

/** Search, category, season and order of the listing. All of it stands in the address, so that back and a sent link bring it back. */
export function CatalogueTools({ isOfOneCategory = false }: { isOfOneCategory?: boolean }) {
  const { search, change: go } = useListingAddress()
  const usual = usualSort(search.get('q') ?? undefined)

  return (
    <div className={classes.tools}>
      <SearchBox key={search.get('q') ?? ''} sought={search.get('q') ?? ''} onSearch={(q) => go({ q })} />
      {!isOfOneCategory && (
        <label className={classes.choice}>
          <span>Category</span>
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
            <option value="">All categories</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
            <option value="seasonal">Seasonal</option>
          </select>
        </label>
      )}
      <label className={classes.choice}>
        <span>Sort by</span>
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

type SearchBoxProps = { sought: string; onSearch: (q: string | undefined) => void }

function SearchBox({ sought, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(sought)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim() || undefined)
  }
  return (
    <search className={classes.search} data-sought={sought ? true : undefined}>
      <form onSubmit={submit}>
        <input
          type="search"
          enterKeyHint="search"
          aria-label="Search products"
          placeholder="Search products"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {sought && (
          <ActionIcon variant="subtle" size={40} aria-label="Clear search" onClick={() => onSearch(undefined)}>
            <IconX size={18} />
          </ActionIcon>
        )}
        <ActionIcon type="submit" variant="subtle" size={40} aria-label="Search">
          <IconSearch size={20} />
        </ActionIcon>
      </form>
    </search>
  )
}
