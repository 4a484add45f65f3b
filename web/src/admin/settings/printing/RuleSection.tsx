import { type ReactNode, useId } from 'react'
import sectionClasses from '../sections/SettingsSection.module.css'

type RuleSectionProps = { title: string; about: string; children: ReactNode }

/** A section of the rules, styled like the settings. */
export function RuleSection({ title, about, children }: RuleSectionProps) {
  const id = useId()
  return (
    <section className={sectionClasses.section} aria-labelledby={id}>
      <div className={sectionClasses.about}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={sectionClasses.fields}>{children}</div>
    </section>
  )
}
