import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

type NoticeProps = {
  title: string
  text?: string | undefined
  /** What the visitor can do now: buttons or links. */
  children?: ReactNode
  /** `page`: the notice is all the page has, and its title the page's heading. */
  as?: 'page' | 'section'
  isError?: boolean
}

/** An empty, missing or failed part of a page: what is the matter, and the way on. */
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
