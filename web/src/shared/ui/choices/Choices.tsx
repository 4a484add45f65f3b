import type { ReactNode } from 'react'
import classes from './Choices.module.css'

/** A group of radio buttons or checkboxes with custom looks: each label is the button, with its invisible input on top. */
export function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
