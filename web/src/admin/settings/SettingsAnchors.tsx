import { Link } from 'react-router-dom'
import classes from './SettingsForm.module.css'
import { sections } from './sections.ts'

/** The way to each part of the settings. */
export function SettingsAnchors() {
  return (
    <nav className={classes.anchors} aria-label="Parts of the settings">
      {Object.entries(sections).map(([id, { title }]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
      <Link to="/admin/settings/coupons">Coupons</Link>
      <Link to="/admin/settings/printing">Printing rules</Link>
    </nav>
  )
}
