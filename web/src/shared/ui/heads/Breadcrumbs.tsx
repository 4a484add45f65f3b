import * as texts from '../../../texts/shared/ui.ts'
import { Link } from '../../routing/Link.tsx'
import classes from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** From the home page down to the parent page. */
  trail: readonly { to: string; label: string }[]
  here: string
}

/** Breadcrumb navigation. */
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
