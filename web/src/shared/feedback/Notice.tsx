import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageTitle } from '../page/PageTitle.tsx'
import classes from './Notice.module.css'

type NoticeProps = {
  title: string
  text?: ReactNode
  /** A heading of the page itself, or of a part of it. */
  order?: 1 | 2 | 3
  /** What to do next. */
  children?: ReactNode
}

/** In place of content that is empty, not found or not allowed: what is so, and what to do next. */
export function Notice({ title, text, order = 1, children }: NoticeProps) {
  return (
    <div className={classes.notice}>
      {order === 1 && <PageTitle>{title}</PageTitle>}
      <svg className={classes.mark} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M4 8H60V17H4ZM14 17H24C24 22 27.4 25.4 32 25.4S40 22 40 17H50L60 33 51.4 38.6 46 31V58H18V31L12.6 38.6 4 33Z" />
      </svg>
      <Title order={order} size={order === 1 ? 'h2' : 'h3'}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" className={classes.text}>
          {text}
        </Text>
      )}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
