import { useLocation, useResolvedPath } from 'react-router-dom'
import { Link, type LinkProps } from './Link.tsx'

type NavLinkProps = LinkProps & {
  /** Only the page itself counts as the present one, not those below its address. */
  end?: boolean
  /** A further page that it stands for, and from which it leads back. */
  over?: string | undefined
}

/** A link of a navigation, which says by `aria-current` when its page, or one below it, is open. */
export function NavLink({ to, end = false, over, ...rest }: NavLinkProps) {
  const there = useResolvedPath(to).pathname.toLowerCase()
  const here = useLocation().pathname.toLowerCase()
  const isOpen = here === there || (!end && there !== '/' && here.startsWith(`${there}/`))
  return <Link {...rest} to={to} aria-current={isOpen ? 'page' : over === here || undefined} />
}
