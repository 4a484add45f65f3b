import { Alert, Anchor, Button, Group } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { type AnyOrder, isPayable } from '@teeshala/contract/orders/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { SecretLink } from '../../shared/payments/SecretLink.tsx'
import { FormPart } from './FormPart.tsx'

export type PlacedStaffOrder = AnyOrder

type PlacedOrderProps = { order: PlacedStaffOrder; onNext: () => void }

/** An order that has been placed, and the link by which its customer pays and follows it. */
export function PlacedOrder({ order, onNext }: PlacedOrderProps) {
  const { _id, contact, trackingToken = '' } = order
  return (
    <FormPart title={`Order ${_id} is placed`}>
      <Alert color="green" role="status">
        {formatAmount(order.totalPrice)} {order.paymentStatus === 'paid' ? 'paid' : 'to be paid'}, {contact.name}.
        {contact.email && ` A mail is on its way to ${contact.email}.`}
      </Alert>
      <strong>{isPayable(order) ? 'Payment link' : 'Link to the order'}</strong>
      <SecretLink order={order} token={trackingToken} />
      <Group gap="lg">
        <Button variant="outline" onClick={onNext}>
          Take another order
        </Button>
        <Anchor component={Link} to={orderRecordPath(_id)}>
          Open the order
        </Anchor>
      </Group>
    </FormPart>
  )
}
