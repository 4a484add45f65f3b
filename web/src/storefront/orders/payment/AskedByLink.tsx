import { formatMoment } from '@teeshala/contract/date-format'
import type { PayLink } from '@teeshala/contract/payments/asked-by-link'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/storefront/orders.ts'
import { PayLinkButton } from './PayLinkButton.tsx'
import classes from './PaymentPanel.module.css'

/** A payment link for an order that is not paid on its page, such as a cash order. */
export function AskedByLink({ link }: { link: PayLink }) {
  return (
    <section className={classes.panel} aria-labelledby="link-title">
      <div>
        <h2 id="link-title" className={classes.title}>
          {texts.youCanPayByLink}
        </h2>
        <p className={classes.words}>
          {texts.askedByLink(formatAmount(link.amount), formatMoment(link.expiresAt), link.takesParts)}
        </p>
      </div>
      <div className={classes.ways}>
        <PayLinkButton link={link} />
      </div>
    </section>
  )
}
