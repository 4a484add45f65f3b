import { Link } from 'react-router-dom'
import { useCartCount } from '../../shared/cart/cart-query.ts'
import type { SessionUser } from '../../shared/session/session-store.ts'
import classes from './MobileMenu.module.css'
import { SignOutButton } from './SignOutButton.tsx'

/** The header's links on a narrow screen. */
export function MobileMenu({ user }: { user: SessionUser | null }) {
  const pieces = useCartCount()
  return (
    <nav id="mobile-menu" className={classes.menu} aria-label="Shop">
      {user && (
        <p className={classes.who}>
          {user.name}
          <span>{user.email}</span>
        </p>
      )}
      <Link to="/">Home</Link>
      <Link to="/cart">My Cart{pieces > 0 && ` (${pieces})`}</Link>
      <Link to="/favorites">Favorites</Link>
      {user ? (
        <>
          <Link to="/profile">Profile</Link>
          <Link to="/orders">Orders</Link>
          {user.isAdmin && <Link to="/admin">Shop administration</Link>}
          <SignOutButton />
        </>
      ) : (
        <Link to="/signin">Sign In</Link>
      )}
    </nav>
  )
}
