import { Alert, Anchor, Button, CopyButton, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { isPayable } from '@teeshala/contract/orders/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'

type PlacedOrderProps = { order: AnyOrder; onNext: () => void }

/** An order that has been placed, and the link by which its customer pays and follows it. */
export function PlacedOrder({ order, onNext }: PlacedOrderProps) {
  const { _id, contact, trackingToken = '' } = order
  const url = `${window.location.origin}/order/${_id}?t=${encodeURIComponent(trackingToken)}`
  const toPay = isPayable(order)
  const words = toPay
    ? `Your order ${_id} comes to ${formatAmount(order.totalPrice)}. Pay it here: ${url}`
    : `Your order ${_id}: ${url}`
  const number = contact.phone.replaceAll(/\D/g, '')
  const list = order.kind === 'bulk' ? '/admin/bulk-orders' : '/admin/orders'
  return (
    <FormPart title={`Order ${_id} is placed`}>
      <Alert color="green" role="status">
        {formatAmount(order.totalPrice)} {order.paymentStatus === 'paid' ? 'paid' : 'to be paid'}, {contact.name}.
        {contact.email && ` A mail is on its way to ${contact.email}.`}
      </Alert>
      <Text fw={600}>{toPay ? 'Payment link' : 'Link to the order'}</Text>
      <Text className={classes.link}>{url}</Text>
      <p className={classes.quiet}>Whoever has this link can see and pay the order. It is shown only now.</p>
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
      <Group gap="lg">
        <Button variant="outline" onClick={onNext}>
          Take another order
        </Button>
        <Anchor component={Link} to={`${list}?order=${_id}`}>
          Open the order
        </Anchor>
      </Group>
    </FormPart>
  )
}
