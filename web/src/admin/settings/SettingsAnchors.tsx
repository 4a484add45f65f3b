import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/admin/settings.ts'
import classes from './SettingsForm.module.css'
import { sections } from './sections.ts'

/** Links to the sections of the settings. */
export function SettingsAnchors() {
  return (
    <nav className={classes.anchors} aria-label={texts.partsOfTheSettings}>
      {Object.entries(sections).map(([id, { title }]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
      <Link to="/admin/settings/coupons">{texts.coupons}</Link>
      <Link to="/admin/settings/printing">{texts.printingRules}</Link>
    </nav>
  )
}
