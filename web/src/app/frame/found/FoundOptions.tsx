import cx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../../../shared/routing/Link.tsx'
import classes from './FoundOptions.module.css'

/** A search result: its target, and its own id. */
type Option = { readonly id: string; readonly to: string }

/** Connects a search field with the options below it. */
export type FoundOptionsProps<Entry extends Option> = {
  listId: string
  groups: readonly { readonly title: string; readonly entries: readonly Entry[] }[]
  /** The option that Enter follows. */
  current: string | undefined
  optionId: (id: string) => string
  /** Called when the pointer moves onto an option. */
  onPoint: (id: string) => void
  onFollow: () => void
}

type LookProps<Entry> = {
  label: string
  optionClass: string | undefined
  children: (entry: Entry) => ReactNode
}

/** The results by kind. Keyboard focus stays in the search field. */
export function FoundOptions<Entry extends Option>(props: FoundOptionsProps<Entry> & LookProps<Entry>) {
  const { listId, label, groups, current, optionId, optionClass, onPoint, onFollow, children } = props
  return (
    <div id={listId} role="listbox" aria-label={label} className={classes.list}>
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={title} role="group" aria-label={title}>
          <div className={classes.title} aria-hidden>
            {title}
          </div>
          {entries.map((entry) => (
            <Link
              key={entry.id}
              id={optionId(entry.id)}
              to={entry.to}
              role="option"
              aria-selected={entry.id === current}
              tabIndex={-1}
              className={cx(classes.option, optionClass)}
              onMouseMove={() => onPoint(entry.id)}
              onClick={onFollow}
            >
              {children(entry)}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
