import { Link } from 'react-router-dom'
import { legalLinks } from '../store/footer-links.ts'
import classes from './AdminFooter.module.css'

/** What stands under every page of the admin area. */
export function AdminFooter() {
  return (
    <footer className={classes.footer}>
      <span>Teeshala admin</span>
      <nav aria-label="Shop pages" className={classes.links}>
        <Link to="/">View Store</Link>
        {legalLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
