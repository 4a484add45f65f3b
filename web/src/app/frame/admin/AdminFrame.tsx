import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../../../shared/session/session-store.ts'
import { MenuButton } from '../menus/MenuButton.tsx'
import { useMenu } from '../menus/use-menu.ts'
import { SchemeSwitch } from '../SchemeSwitch.tsx'
import { Wordmark } from '../Wordmark.tsx'
import classes from './AdminFrame.module.css'
import { AdminMenu } from './AdminMenu.tsx'
import { AdminSide } from './AdminSide.tsx'
import { NotificationBell } from './notifications/NotificationBell.tsx'

const loadAdminDrawer = () => import('./AdminDrawer.tsx')
const AdminDrawer = lazy(() => loadAdminDrawer().then((module) => ({ default: module.AdminDrawer })))

/** The admin area around its pages. */
export function AdminFrame() {
  const user = useSession((state) => state.currentUser)
  const { key } = useLocation()
  const menu = useMenu(loadAdminDrawer)
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <MenuButton className={classes.burger} menu={menu} />
        <Wordmark to="/admin" label="Teeshala admin" />
        <div className={classes.actions}>
          <NotificationBell />
          <SchemeSwitch />
          {user && <AdminMenu key={key} user={user} />}
        </div>
      </header>
      <div className={classes.body}>
        <AdminSide />
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <Suspense>{menu.isKnown && <AdminDrawer isOpen={menu.isOpen} onClose={menu.close} />}</Suspense>
    </div>
  )
}
