import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ListHead.module.css'

type ListHeadProps = {
  title: string
  /** How many there are, in words; undefined while they load. */
  count: string | undefined
  /** What can be done with all of them. */
  children?: ReactNode
}

/** The head of a page that lists what a customer keeps. */
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
