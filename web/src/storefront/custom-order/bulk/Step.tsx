import { type ReactNode, useId } from 'react'
import classes from './Step.module.css'

type StepProps = { number: number; title: string; hint?: string; children: ReactNode }

/** One of the numbered steps of a bulk order. */
export function Step({ number, title, hint, children }: StepProps) {
  const id = useId()
  return (
    <section className={classes.step} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <span className={classes.number}>{number}</span> {title}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}
