import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import * as texts from '../../../texts/shared/admin.ts'
import { useAddress } from '../../address/use-address.ts'
import classes from './ListFilters.module.css'

type ListFiltersProps = {
  /** The search field, which stays in sight. */
  search: ReactNode
  /** What the filters are called in the address. */
  names: readonly string[]
  children: ReactNode
}

/** What a list is searched and filtered by. On a phone the filters fold behind a button that says how many are set. */
export function ListFilters({ search, names, children }: ListFiltersProps) {
  const { read } = useAddress()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const set = names.filter((name) => read(name) !== '').length
  return (
    <search className={classes.filters}>
      {search}
      <Button
        className={classes.button ?? ''}
        variant="default"
        leftSection={<IconFilter size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters(set)}
      </Button>
      <div id={id} className={classes.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </search>
  )
}
