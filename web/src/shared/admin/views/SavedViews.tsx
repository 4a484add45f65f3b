import { useQuery } from '@tanstack/react-query'
import type { SavedList, SavedView } from '@teeshala/contract/staff/saved-views'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as texts from '../../../texts/shared/admin.ts'
import { Link } from '../../routing/Link.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { SavedViewDialog } from './SavedViewDialog.tsx'
import classes from './SavedViews.module.css'
import { savedViewsQuery } from './saved-views-query.ts'

type SavedViewsProps = {
  list: SavedList
  /** The built-in views. */
  builtIn: readonly SavedView[]
}

/** URL parameters that are not filters. */
const noFilters = ['pages', 'order', 'user']

/** The views of a list: built-in ones, the user's own, and saving the present filters. */
export function SavedViews({ list, builtIn }: SavedViewsProps) {
  const { data: own = [] } = useQuery(savedViewsQuery(list))
  const [search] = useSearchParams()
  const [isNaming, setNaming] = useState(false)
  const present = filtersOf(search)
  const isPresent = ({ query }: SavedView) => filtersOf(new URLSearchParams(query)) === present
  const chosen = own.find(isPresent)
  const isOther = present !== '' && !chosen && !builtIn.some(isPresent)
  const all: readonly SavedView[] = [{ name: 'All', query: '' }, ...builtIn, ...own]
  return (
    <nav className={classes.views} aria-label={texts.views}>
      {all.map((view) => (
        <Link
          key={`${view.name} ${view.query}`}
          to={`?${view.query}`}
          className={classes.view}
          aria-current={isPresent(view) ? 'true' : undefined}
        >
          {view.name}
        </Link>
      ))}
      {(isOther || chosen) && (
        <SmallButton variant="subtle" onClick={() => setNaming(true)}>
          {chosen ? texts.changeView : texts.saveView}
        </SmallButton>
      )}
      {isNaming && (
        <SavedViewDialog
          list={list}
          others={all.filter((view) => view !== chosen)}
          chosen={chosen}
          query={present}
          onClose={() => setNaming(false)}
        />
      )}
    </nav>
  )
}

/** Returns the filters of a URL in a fixed order. */
function filtersOf(search: URLSearchParams): string {
  const filters = new URLSearchParams([...search].filter(([name, value]) => value !== '' && !noFilters.includes(name)))
  filters.sort()
  return filters.toString()
}
