import type { ReactNode } from 'react'
import { type SectionName, sections } from '../sections.ts'
import classes from './SettingsSection.module.css'

/** A section of the settings with its anchor. */
export function SettingsSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const { title, about } = sections[name]
  return (
    <section className={classes.section} id={name} aria-labelledby={`${name}-title`}>
      <div className={classes.about}>
        <h2 id={`${name}-title`}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
