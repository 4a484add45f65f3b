import { formatMoment } from '@teeshala/contract/date-format'
import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { orderStepsAfter } from '@teeshala/contract/orders/order-status'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import type { ReactNode } from 'react'
import { statusLabel, stepLabel } from './order-words.ts'
import classes from './Steps.module.css'

type StepsProps = {
  order: AnyOrder
  /** Without future steps. */
  isPast?: boolean
  /** Additional text for a step: for staff, who made it. */
  about?: (entry: TimelineEntry) => ReactNode
}

/** An order's history, oldest first, and its next steps. */
export function Steps({ order, isPast = false, about }: StepsProps) {
  const toCome = isPast ? [] : orderStepsAfter(statusOf(order))
  return (
    <ol className={classes.timeline}>
      {order.timeline.map((entry) => (
        <li key={`${entry.kind} ${entry.to} ${entry.at}`} data-done>
          <strong>{stepLabel(order, entry)}</strong>
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          {about?.(entry)}
          {entry.note && <span>{entry.note}</span>}
        </li>
      ))}
      {toCome.map((step) => (
        <li key={step}>
          <strong>{statusLabel(order, step)}</strong>
        </li>
      ))}
    </ol>
  )
}
