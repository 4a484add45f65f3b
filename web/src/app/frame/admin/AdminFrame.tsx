import { useCallback, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSingleKeys } from '../../../shared/admin/use-single-keys.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../texts/frame/admin.ts'
import { MenuButton } from '../menus/MenuButton.tsx'
import { useMenu } from '../menus/use-menu.ts'
import { SchemeSwitch } from '../SchemeSwitch.tsx'
import { Wordmark } from '../Wordmark.tsx'
import { AdminFooter } from './AdminFooter.tsx'
import classes from './AdminFrame.module.css'
import { AdminMenu } from './AdminMenu.tsx'
import { AdminSide } from './AdminSide.tsx'
import { useAdminKeys } from './keys/use-admin-keys.ts'
import { NotificationBell } from './notifications/NotificationBell.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { usePalette } from './palette/use-palette.ts'

const loadAdminDrawer = () => import('./AdminDrawer.tsx')
const AdminDrawer = lazyPart(() => loadAdminDrawer().then((module) => module.AdminDrawer))
const FirstSteps = lazyPart(() =>
  import('../../../admin/first-steps/FirstSteps.tsx').then((module) => module.FirstSteps),
)
const loadPalette = () => import('./palette/CommandPalette.tsx')
const CommandPalette = lazyPart(() => loadPalette().then((module) => module.CommandPalette))
const KeysDialog = lazyPart(() => import('./keys/KeysDialog.tsx').then((module) => module.KeysDialog))

/** The admin area around its pages. */
export function AdminFrame() {
  const user = useSession((state) => state.currentUser)
  const { key, pathname } = useLocation()
  const menu = useMenu(loadAdminDrawer)
  const palette = usePalette(loadPalette)
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = useCallback(() => setShowsKeys(true), [])
  const [isOn] = useSingleKeys()
  useAdminKeys({ isOn, onHelp: showKeys })
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <MenuButton className={classes.burger} menu={menu} />
        <Wordmark to="/admin" label={texts.adminOf} />
        <PaletteButton onOpen={palette.open} />
        <div className={classes.actions}>
          <NotificationBell />
          <div className={classes.scheme}>
            <SchemeSwitch />
          </div>
          {user && <AdminMenu key={key} user={user} onKeys={showKeys} />}
        </div>
      </header>
      <div className={classes.body}>
        <AdminSide />
        <div className={classes.content}>
          <main id="main" tabIndex={-1} className={classes.main}>
            {pathname === '/admin' && <FirstSteps />}
            <Outlet />
          </main>
          <AdminFooter />
        </div>
      </div>
      {menu.isKnown && <AdminDrawer isOpen={menu.isOpen} onClose={menu.close} />}
      {palette.isOpen && <CommandPalette takeEarly={palette.takeEarly} onClose={palette.close} />}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </div>
  )
}
