import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ListHead.module.css'

type ListHeadProps = {
  title: string
  /** The count in words; undefined while loading. */
  count: string | undefined
  /** Actions for the whole list. */
  children?: ReactNode
}

/** The head of a page that lists a customer's things. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <header className={classes.head}>
      <div>
        <Title order={1}>{title}</Title>
        <p className={classes.count} aria-live="polite">
          {count ?? ' '}
        </p>
      </div>
      {children}
    </header>
  )
}
