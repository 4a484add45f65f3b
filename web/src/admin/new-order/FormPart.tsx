import { type ReactNode, useId } from 'react'
import classes from './new-order.module.css'

/** A titled part of the form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
