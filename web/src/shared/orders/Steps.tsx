import type { TimelineEntry } from '@teeshala/contract/orders/order'
import type { ReactNode } from 'react'
import { formatMoment } from '../ui/day.ts'
import classes from './Steps.module.css'
import { stepLabel } from './step-label.ts'

type StepsProps = {
  entries: readonly TimelineEntry[]
  /** Names of the steps that are still expected. */
  toCome?: readonly string[]
  /** What else there is to say of a step: to staff, who made it. */
  about?: (entry: TimelineEntry) => ReactNode
}

/** What has happened to an order, oldest first, and what is still to come. */
export function Steps({ entries, toCome = [], about }: StepsProps) {
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.to} ${entry.at}`} data-done>
          <strong>{stepLabel(entry)}</strong>
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          {about?.(entry)}
          {entry.note && <span>{entry.note}</span>}
        </li>
      ))}
      {toCome.map((step) => (
        <li key={step}>
          <strong>{step}</strong>
        </li>
      ))}
    </ol>
  )
}
