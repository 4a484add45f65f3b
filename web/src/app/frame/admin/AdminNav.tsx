import { NavLink } from '../../../shared/routing/NavLink.tsx'
import { useStaffRole } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/frame/admin.ts'
import classes from './AdminNav.module.css'
import { adminLinksOf } from './admin-links.ts'

type AdminNavProps = {
  /** Called when a link is followed. */
  onFollow?: () => void
}

/** The admin area's pages: at the side on a desktop, in the drawer on a phone. */
export function AdminNav({ onFollow }: AdminNavProps) {
  const role = useStaffRole()
  return (
    <nav aria-label={texts.admin} className={classes.nav}>
      {adminLinksOf(role).map((links) => (
        <ul key={links[0]?.to} className={classes.group}>
          {links.map(({ to, label, icon: Icon, end = false }) => (
            <li key={to}>
              <NavLink to={to} end={end} className={classes.link} {...(onFollow && { onClick: onFollow })}>
                <Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
                <span className={classes.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
