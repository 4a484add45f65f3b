import type { MouseEvent, ReactNode } from 'react'
import classes from './RecordCards.module.css'

/** A list of records on a narrow screen. */
export function RecordCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {children}
    </ul>
  )
}

type RecordCardProps = {
  title: ReactNode
  aside: ReactNode
  /** What the table's columns would show, by their headings. */
  facts: Readonly<Record<string, ReactNode>>
  /** A press anywhere on the card, where the record can be opened. */
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** One record of the list. */
export function RecordCard({ title, aside, facts, onClick }: RecordCardProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in it does the same for the keyboard
    <li className={classes.card} onClick={onClick}>
      <div className={classes.head}>
        {title}
        <span>{aside}</span>
      </div>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
