import { Button } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { NavLink } from '../../../shared/routing/NavLink.tsx'
import { signInPath } from '../../../shared/routing/return-path.ts'
import type { SessionUser } from '../../../shared/session/session-store.ts'
import { signOut } from '../../../shared/sign-in/sign-out.ts'
import * as texts from '../../../texts/frame/store.ts'
import { displayName } from '../menus/display-name.ts'
import { MenuDrawer } from '../menus/MenuDrawer.tsx'
import { footerLinks } from './footer-links.ts'
import { type HeaderLink, makingLinks, trackLink } from './header-links.ts'
import classes from './MobileMenu.module.css'

type MobileMenuProps = { isOpen: boolean; onClose: () => void; user: SessionUser | null }

const linksOf = (user: SessionUser | null) => [
  { to: '/', label: texts.home, end: true },
  { to: '/cart', label: texts.myCart, end: false },
  { to: '/favorites', label: texts.favorites, end: false },
  ...(user
    ? [
        { to: '/profile', label: texts.profile, end: false },
        { to: '/orders', label: texts.orders, end: false },
        { to: '/designs', label: texts.myDesigns, end: false },
      ]
    : []),
  ...(user?.isAdmin ? [{ to: '/admin', label: texts.admin, end: false }] : []),
]

/** The store header's links on a narrow screen, with sign-in or sign-out, and the shop's categories. */
export function MobileMenu({ isOpen, onClose, user }: MobileMenuProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <MenuDrawer
      title={user ? displayName(user) : texts.menu}
      label={texts.shop}
      links={linksOf(user)}
      isOpen={isOpen}
      onClose={onClose}
    >
      {user ? (
        <Button variant="default" fullWidth onClick={() => signOut().then(() => navigate('/'))}>
          {texts.signOut}
        </Button>
      ) : (
        <ButtonLink to={signInPath(pathname + search)} fullWidth onClick={onClose}>
          {texts.signIn}
        </ButtonLink>
      )}
      <nav aria-label={texts.shelves} className={classes.shelves}>
        {[...makingLinks, trackLink, ...footerLinks[1].links].map(({ to, label, over }: HeaderLink) => (
          <NavLink key={to} to={to} end over={over} className={classes.link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
    </MenuDrawer>
  )
}
