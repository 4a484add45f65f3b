import { useLocation, useResolvedPath } from 'react-router-dom'
import { Link, type LinkProps } from './Link.tsx'

type NavLinkProps = LinkProps & {
  /** Whether only the exact URL counts as the present page. */
  end?: boolean
  /** Another page for which the link is shown as current, and to which it leads back. */
  over?: string | undefined
}

/** A navigation link with `aria-current` while its page, or one below it, is open. */
export function NavLink({ to, end = false, over, ...rest }: NavLinkProps) {
  const there = useResolvedPath(to).pathname.toLowerCase()
  const here = useLocation().pathname.toLowerCase()
  const isOpen = here === there || (!end && there !== '/' && here.startsWith(`${there}/`))
  return <Link {...rest} to={to} aria-current={isOpen ? 'page' : over === here || undefined} />
}
