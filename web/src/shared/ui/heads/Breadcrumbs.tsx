import * as texts from '../../../texts/shared/ui.ts'
import { Link } from '../../routing/Link.tsx'
import classes from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** From the top of the shop down to the page above this one. */
  trail: readonly { to: string; label: string }[]
  here: string
}

/** Where a page stands in the shop, and the way up. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.breadcrumb} className={classes.trail}>
      <ol>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
