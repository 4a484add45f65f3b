import { Link } from 'react-router-dom'
import classes from './Brand.module.css'

/** The shop's mark and name, leading home. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={classes.brand} aria-label="Teeshala">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d="M4 8H60V17H4ZM14 17H24C24 22 27.4 25.4 32 25.4S40 22 40 17H50L60 33 51.4 38.6 46 31V58H18V31L12.6 38.6 4 33Z" />
      </svg>
      Teeshala
    </Link>
  )
}
