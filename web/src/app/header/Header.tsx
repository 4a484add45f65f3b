import { ActionIcon } from '@mantine/core'
import { useWindowScroll } from '@mantine/hooks'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useCurrentUser } from '../../shared/session/session-store.ts'
import { Brand } from './Brand.tsx'
import { CartLink } from './CartLink.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import classes from './Header.module.css'
import { HeaderLink } from './HeaderLink.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { useDropdown } from './use-dropdown.ts'

/** From here on the header lies over the page's content and shows it (storefront specification, section 9). */
const liftedBelowPx = 10

/** The customer's header. Its menus are plain disclosures: no menu of the library's is worth its weight on a first visit. */
export function Header() {
  const user = useCurrentUser()
  const [{ y }] = useWindowScroll()
  const frame = useRef<HTMLElement>(null)
  const { isOpen, toggle, button } = useDropdown(frame)
  return (
    <header ref={frame} className={classes.header} data-lifted={y > liftedBelowPx || isOpen || undefined}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <div className={classes.bar}>
        <Brand />
        <nav className={classes.links} aria-label="Shop">
          <HeaderLink to="/">Home</HeaderLink>
          <CartLink />
          <HeaderLink to="/favorites">Favorites</HeaderLink>
          {user ? <ProfileMenu user={user} /> : <HeaderLink to="/signin">Sign In</HeaderLink>}
        </nav>
        <div className={classes.tools}>
          <ColorSchemeSwitch />
          <ActionIcon
            ref={button}
            className={classes.burger}
            onClick={toggle}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
          >
            {isOpen ? <IconX /> : <IconMenu2 />}
          </ActionIcon>
        </div>
      </div>
      {isOpen && <MobileMenu user={user} />}
    </header>
  )
}
