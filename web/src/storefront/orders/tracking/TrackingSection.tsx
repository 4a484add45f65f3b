import { type ReactNode, useId } from 'react'
import classes from './OrderTracking.module.css'

type TrackingSectionProps = { title: string; children: ReactNode; className?: string | undefined }

/** A titled section of the order page. */
export function TrackingSection({ title, children, className }: TrackingSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
