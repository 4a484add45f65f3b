import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { trackingAddress } from '../../../shared/ordering/placed-order.ts'
import { useDrafts } from '../custom-draft.ts'
import classes from './LatestOrder.module.css'

/** The way back to the order that was placed in this tab, for who reloaded its page or went back before keeping its link. */
export function LatestOrder() {
  const ordered = useDrafts((drafts) => drafts.ordered)
  if (!ordered) return null
  return (
    <p className={classes.latest}>
      Your order <strong>{ordered._id}</strong> is in.{' '}
      <Anchor component={Link} to={trackingAddress(ordered)} className={classes.link}>
        Track your order
      </Anchor>
    </p>
  )
}
