import type { ReactNode } from 'react'
import classes from './StatusBadge.module.css'

/** `good`: all is well; `waiting`: something is pending; `bad`: failed; `moving`: in progress; `plain`: neutral. */
export type Tone = 'good' | 'waiting' | 'bad' | 'moving' | 'plain'

/** A state as a badge; its colour only repeats what the text says. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
