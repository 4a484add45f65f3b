import { IconArrowUpRight } from '@tabler/icons-react'
import { soughtPageLinks } from '../../shared/catalogue/sought-pages.ts'
import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/shared/search.ts'
import classes from './SoughtPages.module.css'

/** Links for people who search the products for another page of the shop. */
export function SoughtPages({ q }: { q: string }) {
  const links = soughtPageLinks(q)
  if (links.length === 0) return null
  return (
    <nav aria-label={texts.otherPages} className={classes.pages}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.page}>
          {label}
          <IconArrowUpRight size={18} stroke={1.7} aria-hidden />
        </Link>
      ))}
    </nav>
  )
}
