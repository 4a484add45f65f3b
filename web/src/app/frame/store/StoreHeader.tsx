import { Button } from '@mantine/core'
import { IconChevronDown, IconShoppingBag } from '@tabler/icons-react'
import cx from 'clsx'
import { lazy, type RefObject, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useCartCount } from '../../../shared/cart/use-cart-count.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { Link } from '../../../shared/routing/Link.tsx'
import { NavLink } from '../../../shared/routing/NavLink.tsx'
import { signInPath } from '../../../shared/routing/return-path.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated.ts'
import * as texts from '../../../texts/first-visit.ts'
import type { BeforeMenu } from '../menus/AccountMenu.tsx'
import { MenuButton } from '../menus/MenuButton.tsx'
import { useMenu } from '../menus/use-menu.ts'
import { SchemeSwitch } from '../SchemeSwitch.tsx'
import { Wordmark } from '../Wordmark.tsx'
import { headerLinks } from './header-links.ts'
import classes from './StoreHeader.module.css'
import { SearchButton } from './search/SearchButton.tsx'
import { useScrolled } from './use-scrolled.ts'

const ProfileMenu = lazy(() =>
  import('./ProfileMenu.tsx').then(
    (module) => ({ default: module.ProfileMenu }),
    () => ({ default: ProfileLink }),
  ),
)
const loadMobileMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazyPart(() => loadMobileMenu().then((module) => module.MobileMenu))

/** The customers' header. */
export function StoreHeader() {
  const isScrolled = useScrolled()
  const user = useSession((state) => state.currentUser)
  const { key } = useLocation()
  const menu = useMenu(loadMobileMenu)
  const cartCount = useCartCount()
  const before = useRef<BeforeMenu>(undefined)

  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        <MenuButton className={classes.burger} menu={menu} />
        <Wordmark />
        <SearchButton />
        <div className={classes.actions}>
          <NavLink to="/track" className={cx(classes.link, classes.wide)}>
            {texts.trackOrder}
          </NavLink>
          <NavLink to="/favorites" className={cx(classes.link, classes.wide)}>
            {texts.favorites}
          </NavLink>
          <SchemeSwitch />
          <Link to="/cart" className={classes.cart} aria-label={cartWords(cartCount)}>
            <IconShoppingBag size={22} stroke={1.8} />
            <span className={classes.cartLabel}>{texts.myCart}</span>
            <span className={classes.badge} hidden={cartCount === 0}>
              {cartCount}
            </span>
          </Link>
          <div className={classes.account}>
            {user ? (
              <Suspense fallback={<ProfileButton before={before} />}>
                <ProfileMenu key={key} user={user} before={before} />
              </Suspense>
            ) : (
              <SignInLink />
            )}
          </div>
        </div>
      </div>
      <nav className={classes.nav} aria-label={texts.shop}>
        {headerLinks.map(({ to, label, over }) => (
          <NavLink key={to} to={to} end over={over} className={classes.link}>
            {label}
          </NavLink>
        ))}
      </nav>
      {menu.isKnown && <MobileMenu isOpen={menu.isOpen} onClose={menu.close} user={user} />}
    </header>
  )
}

/** Links to the sign-in screen and back. */
function SignInLink() {
  const { pathname, search } = useLocation()
  // One HTML serves all products, whatever their URL.
  const from = useIsHydrated() ? pathname + search : '/'
  return <ButtonLink to={signInPath(from)}>{texts.signIn}</ButtonLink>
}

/** Returns the cart link's accessible name, including its visible text. */
const cartWords = (count: number) => (count === 0 ? texts.myCart : texts.myCartOf(count))

/**
 * The menu's placeholder while loading, in the same size; records whether it was pressed or focused. It records a press of the mouse
 * when it begins, because the menu may replace it before it ends, and then nobody gets a click. A tap always ends in a click.
 */
function ProfileButton({ before }: { before: RefObject<BeforeMenu> }) {
  const press = () => {
    before.current = 'pressed'
  }
  const handOn = (button: HTMLButtonElement) => () => {
    if (document.activeElement === button) before.current ??= 'focused'
  }
  return (
    <Button
      ref={handOn}
      variant="default"
      onMouseDown={press}
      onClick={press}
      rightSection={<IconChevronDown size={16} />}
    >
      {texts.profile}
    </Button>
  )
}

/** Links to the account if the menu's code cannot be loaded. */
function ProfileLink() {
  return (
    <ButtonLink to="/profile" variant="default">
      {texts.profile}
    </ButtonLink>
  )
}
