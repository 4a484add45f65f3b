import { Link } from '../../../shared/routing/Link.tsx'
import { useShopName } from '../../../shared/settings/use-shop-name.ts'
import * as texts from '../../../texts/frame/admin.ts'
import { legalLinks } from '../store/footer-links.ts'
import classes from './AdminFooter.module.css'

/** The footer of the admin area. */
export function AdminFooter() {
  return (
    <footer className={classes.footer}>
      <span>{texts.adminOf(useShopName())}</span>
      <nav aria-label={texts.shopPages} className={classes.links}>
        <Link to="/">{texts.viewStore}</Link>
        {legalLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
