import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

type NoticeProps = {
  title: string
  text?: string | undefined
  /** The available actions: buttons or links. */
  children?: ReactNode
  /** `page`: the notice is the whole page, and its title the page's heading. */
  as?: 'page' | 'section'
  isError?: boolean
}

/** An empty, missing or failed part of a page: what is wrong, and what to do. */
export function Notice({ title, text, children, as = 'section', isError = false }: NoticeProps) {
  return (
    <div className={classes.notice} data-as={as} {...(isError && { role: 'alert' })}>
      <span className={classes.thread} aria-hidden />
      <Title order={as === 'page' ? 1 : 2} size="h2">
        {title}
      </Title>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
