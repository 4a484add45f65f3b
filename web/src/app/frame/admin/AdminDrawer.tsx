import { Drawer } from '@mantine/core'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/frame/admin.ts'
import { SchemeSwitch } from '../SchemeSwitch.tsx'
import classes from './AdminDrawer.module.css'
import { AdminNav } from './AdminNav.tsx'

type AdminDrawerProps = { isOpen: boolean; onClose: () => void }

/** The admin area's links on a narrow screen. */
export function AdminDrawer({ isOpen, onClose }: AdminDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={texts.admin}
      size="18rem"
      closeButtonProps={{ 'aria-label': texts.closeMenu, size: 44 }}
      classNames={{ body: classes.body ?? '' }}
    >
      <AdminNav onFollow={onClose} />
      <ul className={classes.out}>
        <li>
          <Link to="/" onClick={onClose}>
            {texts.viewStore}
          </Link>
        </li>
        <li>
          <Link to="/logout" onClick={onClose}>
            {texts.signOut}
          </Link>
        </li>
      </ul>
      <div className={classes.scheme}>
        <SchemeSwitch />
      </div>
    </Drawer>
  )
}
