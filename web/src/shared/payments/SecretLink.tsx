import { Button, CopyButton, Group } from '@mantine/core'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { trackingAddress } from '../link-secrets/placed-order.ts'
import classes from './SecretLink.module.css'

/** The link with which the customer of a staff order views and pays it, and ways to send it. */
export function SecretLink({ order, token }: { order: AnyOrder; token: string }) {
  const { _id, contact, totalPrice } = order
  const url = window.location.origin + trackingAddress({ _id, trackingToken: token })
  const toPay = isPayable(order)
  const words = toPay ? texts.payOrderHere(_id, formatAmount(totalPrice), url) : texts.yourOrderAt(_id, url)
  const number = contact.phone.replaceAll(/\D/g, '')
  return (
    <div className={classes.link}>
      <p className={classes.url}>{url}</p>
      <p className={classes.quiet}>{texts.anyoneWithThisLinkCanSee}</p>
      <Group gap="sm">
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copyLink}</Button>}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/${number}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.whatsapp}
        </Button>
        <Button component="a" variant="default" href={`sms:+${number}?body=${encodeURIComponent(words)}`}>
          {texts.sms}
        </Button>
        {contact.email && (
          <Button
            component="a"
            variant="default"
            href={`mailto:${contact.email}?subject=${encodeURIComponent(texts.yourOrder(_id))}&body=${encodeURIComponent(words)}`}
          >
            {texts.email}
          </Button>
        )}
      </Group>
    </div>
  )
}
