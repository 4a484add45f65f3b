import { Anchor } from '@mantine/core'
import { useDrafts } from '../../../shared/designer/design-drafts.ts'
import { trackingAddress } from '../../../shared/link-secrets/placed-order.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import classes from './LatestOrder.module.css'

/** The way back to the order that was placed in this tab, for who reloaded its page or went back before keeping its link. */
export function LatestOrder() {
  const ordered = useDrafts((drafts) => drafts.ordered)
  if (!ordered) return null
  return (
    <p className={classes.latest}>
      {texts.yourOrder} <strong>{ordered._id}</strong> {texts.isIn}{' '}
      <Anchor component={Link} to={trackingAddress(ordered)} className={classes.link}>
        {texts.trackYourOrder}
      </Anchor>
    </p>
  )
}
