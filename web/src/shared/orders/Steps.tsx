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
  /** Without the steps that are still to come. */
  isPast?: boolean
  /** What else there is to say of a step: to staff, who made it. */
  about?: (entry: TimelineEntry) => ReactNode
}

/** What has happened to an order, oldest first, and what is still to come. */
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
