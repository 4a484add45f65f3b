import { Kbd } from '@mantine/core'
import { Link } from '../../../../shared/routing/Link.tsx'
import * as texts from '../../../../texts/frame/admin.ts'
import classes from './PaletteOptions.module.css'
import type { PaletteGroup } from './palette-entry.ts'

type PaletteOptionsProps = {
  listId: string
  groups: readonly PaletteGroup[]
  /** The entry that Enter follows. */
  current: string | undefined
  optionId: (id: string) => string
  /** Told when the pointer comes to an entry. */
  onPoint: (id: string) => void
  onFollow: () => void
}

/** What the palette offers, by kinds. The keyboard stays in its search field. */
export function PaletteOptions({ listId, groups, current, optionId, onPoint, onFollow }: PaletteOptionsProps) {
  return (
    <div id={listId} role="listbox" aria-label={texts.found} className={classes.list}>
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={title} role="group" aria-label={title}>
          <div className={classes.title} aria-hidden>
            {title}
          </div>
          {entries.map(({ id, label, text, icon: Icon, to, keys }) => (
            <Link
              key={id}
              id={optionId(id)}
              to={to}
              role="option"
              aria-selected={id === current}
              tabIndex={-1}
              className={classes.option}
              onMouseMove={() => onPoint(id)}
              onClick={onFollow}
            >
              <Icon size={19} stroke={1.7} aria-hidden className={classes.icon} />
              <span className={classes.label}>{label}</span>
              {text && <span className={classes.text}>{text}</span>}
              {keys && (
                <span className={classes.keys} aria-hidden>
                  {keys.split(' ').map((key) => (
                    <Kbd key={key} size="xs">
                      {key.toUpperCase()}
                    </Kbd>
                  ))}
                </span>
              )}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
