import { useLocation, useResolvedPath } from 'react-router-dom'
import { Link, type LinkProps } from './Link.tsx'

type NavLinkProps = LinkProps & {
  /** Only the page itself counts as the present one, not those below its address. */
  end?: boolean
}

/** A link of a navigation, which says by `aria-current` when its page is the one that is open. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const there = useResolvedPath(to).pathname.toLowerCase()
  const here = useLocation().pathname.toLowerCase()
  const isOpen = here === there || (!end && there !== '/' && here.startsWith(`${there}/`))
  return <Link {...rest} to={to} aria-current={isOpen ? 'page' : undefined} />
}
