import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SessionUser } from '../../shared/session/session-store.ts'
import linkClasses from './HeaderLink.module.css'
import classes from './ProfileMenu.module.css'
import { SignOutButton } from './SignOutButton.tsx'
import { useDropdown } from './use-dropdown.ts'

/** Who is signed in, and what is theirs. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const frame = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, button } = useDropdown(frame)
  return (
    <div ref={frame} className={classes.frame}>
      <button
        ref={button}
        type="button"
        className={linkClasses.link}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls="profile-menu"
      >
        Profile
        <IconChevronDown size={18} aria-hidden />
      </button>
      {isOpen && (
        <div id="profile-menu" className={classes.panel}>
          <p className={classes.who}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </p>
          <Link to="/profile">My Profile</Link>
          <Link to="/orders">Your Orders</Link>
          <Link to="/favorites">Favorites</Link>
          {user.isAdmin && <Link to="/admin">Shop administration</Link>}
          <SignOutButton />
        </div>
      )}
    </div>
  )
}
