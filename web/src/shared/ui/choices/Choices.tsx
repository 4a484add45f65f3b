import type { ReactNode } from 'react'
import classes from './Choices.module.css'

/** A group of radio buttons or check boxes that look like something else: each label is the button, its input lies unseen over it. */
export function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
