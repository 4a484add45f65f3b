import { Button, CopyButton, Group } from '@mantine/core'
import { type AnyOrder, isPayable } from '@teeshala/contract/orders/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import classes from './SecretLink.module.css'

/** The link by which the customer of an order that staff took sees and pays it, and the ways to send it. */
export function SecretLink({ order, token }: { order: AnyOrder; token: string }) {
  const { _id, contact, totalPrice } = order
  const url = `${window.location.origin}/order/${_id}?t=${encodeURIComponent(token)}`
  const toPay = isPayable(order)
  const words = toPay
    ? `Your order ${_id} comes to ${formatAmount(totalPrice)}. Pay it here: ${url}`
    : `Your order ${_id}: ${url}`
  const number = contact.phone.replaceAll(/\D/g, '')
  return (
    <div className={classes.link}>
      <p className={classes.url}>{url}</p>
      <p className={classes.quiet}>Anyone with this link can see and pay for the order. It is shown only once.</p>
      <Group gap="sm">
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/${number}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </Button>
        <Button component="a" variant="default" href={`sms:+${number}?body=${encodeURIComponent(words)}`}>
          SMS
        </Button>
        {contact.email && (
          <Button
            component="a"
            variant="default"
            href={`mailto:${contact.email}?subject=${encodeURIComponent(`Your order ${_id}`)}&body=${encodeURIComponent(words)}`}
          >
            Email
          </Button>
        )}
      </Group>
    </div>
  )
}
