import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import classes from './HeaderLink.module.css'

type HeaderLinkProps = { to: string; children: ReactNode; label?: string }

/** A link of the header; the page one is on is underlined in marigold. */
export function HeaderLink({ to, children, label }: HeaderLinkProps) {
  return (
    <NavLink to={to} end className={classes.link} aria-label={label}>
      {children}
    </NavLink>
  )
}
