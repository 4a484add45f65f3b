import { Container, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { NavLink } from '../../shared/routing/NavLink.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../texts/storefront/content.ts'
import classes from './TextPage.module.css'

const pages = [
  { to: '/about', label: texts.aboutUs },
  { to: '/contact', label: texts.contactUs },
  { to: '/returns', label: texts.shippingAndReturns },
  { to: '/privacy', label: texts.privacy },
  { to: '/terms', label: texts.termsOfSale },
] as const

type TextPageProps = { title: string; lead: string; children: ReactNode }

/** A text page: heading, lead, text, and links to the others. */
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
      <nav aria-label={texts.aboutTheShop} className={classes.pages}>
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
    </Container>
  )
}
