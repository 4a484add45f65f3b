import { type ReactNode, useId } from 'react'
import classes from './FormSection.module.css'

type FormSectionProps = { title: string; about: string; children: ReactNode; id?: string }

/** A section of the settings or the printing rules. */
export function FormSection({ title, about, children, id }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={classes.section} id={id} aria-labelledby={titleId}>
      <div className={classes.about}>
        <h2 id={titleId}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
