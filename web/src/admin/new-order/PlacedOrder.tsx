import { Alert, Button, Group } from '@mantine/core'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { SecretLink } from '../../shared/payments/SecretLink.tsx'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { FormPart } from './FormPart.tsx'

export type PlacedStaffOrder = AnyOrder

type PlacedOrderProps = { order: PlacedStaffOrder; onNext: () => void }

/** A placed order, and the link with which its customer pays and follows it. */
export function PlacedOrder({ order, onNext }: PlacedOrderProps) {
  const { _id, contact, trackingToken = '' } = order
  return (
    <FormPart title={texts.orderIsPlaced(_id)}>
      <Alert color="green" role="status">
        {formatAmount(order.totalPrice)} {order.paymentStatus === 'paid' ? texts.paid : texts.toBePaid}, {contact.name}.
        {contact.email && texts.aMailIsOnItsWay(contact.email)}
      </Alert>
      <strong>{isPayable(order) ? texts.paymentLink : texts.linkToTheOrder}</strong>
      <SecretLink order={order} token={trackingToken} />
      <Group gap="lg">
        <Button variant="outline" onClick={onNext}>
          {texts.takeAnotherOrder}
        </Button>
        <TextLink to={orderRecordPath(_id)}>{texts.openTheOrder}</TextLink>
      </Group>
    </FormPart>
  )
}
