import { Container, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './TextPage.module.css'

type TextPageProps = { title: string; lead: string; children: ReactNode }

/** A page to read: its heading, a sentence that says what it is about, and its text. */
export function TextPage({ title, lead, children }: TextPageProps) {
  const { pathname } = useLocation()
  return (
    <Container>
      <PageHead title={title} description={lead} path={pathname} />
      <article className={classes.page}>
        <Title order={1}>{title}</Title>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.text}>{children}</div>
      </article>
    </Container>
  )
}
