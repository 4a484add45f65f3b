import { Link, NavLink, Outlet } from 'react-router-dom'
import { useCurrentUser } from '../../shared/session/session-store.ts'
import { Brand } from '../header/Brand.tsx'
import { ColorSchemeSwitch } from '../header/ColorSchemeSwitch.tsx'
import { SignOutButton } from '../header/SignOutButton.tsx'
import { PageBody } from '../PageBody.tsx'
import classes from './AdminFrame.module.css'
import { adminLinks } from './admin-links.ts'

/** The staff's frame: a dark bar, so that nobody takes it for the shop, and the admin's real name. */
export function AdminFrame() {
  const user = useCurrentUser()
  return (
    <>
      <header className={classes.header}>
        <a href="#main" className={classes.skip}>
          Skip to content
        </a>
        <div className={classes.bar}>
          <Brand to="/admin" />
          {user?.isAdmin && (
            <nav className={classes.links} aria-label="Administration">
              {adminLinks.map(({ to, label }) => (
                <NavLink key={to} to={to} end={to === '/admin'}>
                  {label}
                </NavLink>
              ))}
            </nav>
          )}
          <div className={classes.tools}>
            {user && (
              <p className={classes.who}>
                <strong>{user.name}</strong>
                <span>{user.email}</span>
              </p>
            )}
            <ColorSchemeSwitch />
            <Link to="/">Shop</Link>
            {user && <SignOutButton />}
          </div>
        </div>
      </header>
      <PageBody>
        <Outlet />
      </PageBody>
    </>
  )
}
