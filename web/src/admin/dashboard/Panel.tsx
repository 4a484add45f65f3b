import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

/** A short titled list beside the charts; `aside` shows the total count. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
