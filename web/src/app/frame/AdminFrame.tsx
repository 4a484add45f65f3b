import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../../shared/session/session-store.ts'
import classes from './AdminFrame.module.css'
import { AdminMenu } from './AdminMenu.tsx'
import { adminLinks } from './admin-links.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

const AdminDrawer = lazy(() => import('./AdminDrawer.tsx').then((module) => ({ default: module.AdminDrawer })))

/** The admin area around its pages. */
export function AdminFrame() {
  const user = useSession((state) => state.currentUser)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <ActionIcon
          className={classes.burger}
          variant="transparent"
          size={44}
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => setOpenedAt(key)}
        >
          <IconMenu2 />
        </ActionIcon>
        <Wordmark to="/admin" label="Teeshala admin" />
        <nav aria-label="Admin" className={classes.nav}>
          {adminLinks.map(({ to, label, end }) => (
            <NavLink key={to} to={to} end={end} className={classes.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.actions}>
          <SchemeSwitch />
          {user && <AdminMenu key={key} user={user} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Suspense>
        {openedAt !== undefined && <AdminDrawer isOpen={openedAt === key} onClose={() => setOpenedAt('closed')} />}
      </Suspense>
    </div>
  )
}
