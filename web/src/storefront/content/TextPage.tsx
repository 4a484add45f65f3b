import { Container, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './TextPage.module.css'

const pages = [
  { to: '/about', label: 'About us' },
  { to: '/contact', label: 'Contact us' },
  { to: '/returns', label: 'Shipping and returns' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms of sale' },
] as const

type TextPageProps = { title: string; lead: string; children: ReactNode }

/** A page to read: its heading, a sentence that says what it is about, its text, and the way to the others. */
export function TextPage({ title, lead, children }: TextPageProps) {
  const { pathname } = useLocation()
  return (
    <Container className={classes.page}>
      <PageHead title={title} description={lead} path={pathname} />
      <article>
        <Title order={1}>{title}</Title>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.text}>{children}</div>
      </article>
      <nav aria-label="About the shop" className={classes.pages}>
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
    </Container>
  )
}
