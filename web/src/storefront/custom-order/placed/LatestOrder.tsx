import { useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { trackingAddress } from '../../../shared/link-secrets/placed-order.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import classes from './LatestOrder.module.css'

/** A link back to the order placed in this tab, for people who reloaded or went back before saving its link. */
export function LatestOrder() {
  const ordered = useDrafts((drafts) => drafts.ordered)
  if (!ordered) return null
  return (
    <p className={classes.latest}>
      {texts.yourOrder} <strong>{ordered._id}</strong> {texts.isIn}{' '}
      <TextLink to={trackingAddress(ordered)} className={classes.link}>
        {texts.trackYourOrder}
      </TextLink>
    </p>
  )
}
