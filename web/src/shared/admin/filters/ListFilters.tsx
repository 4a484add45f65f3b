import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import * as texts from '../../../texts/shared/admin.ts'
import { useAddress } from '../../address/use-address.ts'
import classes from './ListFilters.module.css'

type ListFiltersProps = {
  /** The search field, if the list has one; it stays visible. */
  search?: ReactNode
  /** The filters' URL parameters. */
  names: readonly string[]
  children: ReactNode
}

/** Search and filters of a list. On a phone the filters collapse behind a button with the number of active ones. */
export function ListFilters({ search, names, children }: ListFiltersProps) {
  const { read, filter } = useAddress()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const folder = useRef<HTMLButtonElement>(null)
  const folded = useRef<HTMLDivElement>(null)
  const set = names.filter((name) => read(name) !== '').length
  const clear = () => {
    filter(Object.fromEntries(names.map((name) => [name, ''])))
    // The button disappears with the filters it has cleared.
    const isFolding = folder.current?.checkVisibility() === true
    const next = isFolding ? folder.current : folded.current?.querySelector<HTMLElement>('select, input')
    next?.focus()
  }
  return (
    <search className={classes.filters}>
      {search}
      <Button
        ref={folder}
        className={classes.button ?? ''}
        variant="default"
        leftSection={<IconFilter size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters(set)}
      </Button>
      <div ref={folded} id={id} className={classes.folded} data-open={isOpen || undefined}>
        {children}
        {set > 0 && (
          <Button className={classes.clear ?? ''} variant="subtle" onClick={clear}>
            {texts.clearFilters}
          </Button>
        )}
      </div>
    </search>
  )
}
