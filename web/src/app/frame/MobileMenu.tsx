import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom'
import { signInPath } from '../../shared/routing/return-path.ts'
import type { SessionUser } from '../../shared/session/session-store.ts'
import { signOut } from '../../shared/session/sign-out.ts'
import classes from './MobileMenu.module.css'

type MobileMenuProps = { isOpen: boolean; onClose: () => void; user: SessionUser | null }

const linksOf = (user: SessionUser | null) => [
  { to: '/', label: 'Home' },
  { to: '/cart', label: 'My Cart' },
  { to: '/favorites', label: 'Favorites' },
  ...(user
    ? [
        { to: '/profile', label: 'Profile' },
        { to: '/orders', label: 'Orders' },
      ]
    : []),
  ...(user?.isAdmin ? [{ to: '/admin', label: 'Admin' }] : []),
]

export function MobileMenu({ isOpen, onClose, user }: MobileMenuProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={user ? user.name : 'Menu'}
      size="22rem"
      closeButtonProps={{ 'aria-label': 'Close menu', size: 44 }}
    >
      <nav aria-label="Shop" className={classes.links}>
        {linksOf(user).map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} className={classes.link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
      {user ? (
        <Button variant="default" fullWidth onClick={() => signOut().then(() => navigate('/'))}>
          Sign Out
        </Button>
      ) : (
        <Button component={Link} to={signInPath(pathname + search)} fullWidth onClick={onClose}>
          Sign In
        </Button>
      )}
    </Drawer>
  )
}
