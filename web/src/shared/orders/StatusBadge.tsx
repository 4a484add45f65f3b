import type { ReactNode } from 'react'
import classes from './StatusBadge.module.css'

/** `good`: all is well; `waiting`: something is still to come; `bad`: it failed; `moving`: under way; `plain`: nothing special. */
export type Tone = 'good' | 'waiting' | 'bad' | 'moving' | 'plain'

/** A state of an order; its colour only repeats what its word says. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
