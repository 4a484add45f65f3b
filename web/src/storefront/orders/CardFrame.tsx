import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { ReactNode } from 'react'
import { formatDay } from '../../shared/ui/day.ts'
import classes from './CardFrame.module.css'

type CardFrameProps = {
  id: string
  /** The order's id as the card names it, with the way to its own page where it has one. */
  name: ReactNode
  createdAt: string
  totalPrice: number
  badges: ReactNode
  isExpanded: boolean
  onToggle: () => void
  /** What the card shows open or closed. */
  summary: ReactNode
  /** What is still to be done about it. */
  action?: ReactNode
  /** What it shows only open. */
  details: ReactNode
}

/** An order in the list, of whichever kind: closed with what it is about, open with everything. */
export function CardFrame(props: CardFrameProps) {
  const { id, name, createdAt, totalPrice, badges, isExpanded, onToggle, summary, action, details } = props
  const [titleId, detailsId] = [`order-${id}`, `details-${id}`]
  const Chevron = isExpanded ? IconChevronUp : IconChevronDown
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.id}>
            {name}
          </h2>
          <p className={classes.date}>Placed on {formatDay(createdAt)}</p>
        </div>
        <div className={classes.badges}>{badges}</div>
      </header>
      {summary}
      {action}
      {isExpanded && (
        <div id={detailsId} className={classes.details}>
          {details}
        </div>
      )}
      <footer className={classes.foot}>
        <Button
          variant="subtle"
          px={0}
          aria-expanded={isExpanded}
          {...(isExpanded && { 'aria-controls': detailsId })}
          onClick={onToggle}
          rightSection={<Chevron size={18} />}
        >
          {isExpanded ? 'Hide order details' : 'View order details'}
        </Button>
        <p className={classes.total}>
          Total <strong>{formatAmount(totalPrice)}</strong>
        </p>
      </footer>
    </article>
  )
}
