import { type ReactNode, useId } from 'react'
import classes from './RecordSection.module.css'

/** A titled section of a record. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
